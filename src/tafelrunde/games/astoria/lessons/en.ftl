### The lessons of Astoria in English

introduction-who = You are a wizard at the court of a dying king, and nobody knows on whose side you are.
introduction-want = Most goals say: save the king; but some of you serve the barbarians, the mob or the dragon, and want him dead.
introduction-win = Reaching your goal brings 20 points, gems and power the rest; whoever has the most wins, alone.

## The king and the siege

siege-title = The king and the siege
siege-king = The king is sick. At 10 he is saved, at 0 he is dead: both end the match. He stands at 6, and loses 1 in every round.
siege-hordes = The hordes of the barbarians come nearer after every round, by their reinforcement, which is 2 now. At 10 it is over.
siege-mob = The mob comes closer in the same way, by the unrest, which is 1 now.
siege-dragon = And the dragon loses its patience whenever an invasion card says so. A red or yellow gem calms it.
siege-goal = This is your goal, and only you see it: save the king. Somebody at this table wants something else.
siege-ability = You have 5 actions. Your ability card, the wizard, makes 2 glyphs of nature. Use it.
siege-wizard-first = There is much to do. Begin with your own magic: the wizard card.
siege-strike = One nature glyph pushes the hordes back by 1. Do that.
siege-mob-costs-two = Against the mob nature needs 2 glyphs for 1 step. The hordes are cheaper, and faster.
siege-glyphs-first = Careful: glyphs that are not spent at once are lost. Use one against the hordes.
siege-over = The hordes are at 0 and cannot fall further. What else you can do comes in the next lessons: end your turn.
siege-enough = You have actions left, and in a match you would use them all. Here it is enough: end your turn.
siege-besieged = Everybody had a turn, so the siege comes: hordes +2, mob +1, and the king is down to 5. Without you the hordes would be at 3.
siege-task = After the siege everybody recovers: up to 2 used cards are made ready again. Get your magic back.
siege-tired = Without it your wizard would sit out the next round, tired.
siege-end = The king lives, the hordes are held off. That is a round: invasion card, everybody’s turn, siege, recovery.

## Gems, power and flow

power-title = Gems and power
power-stock = You have 9 gems in stock, all green like you. But artefacts need other colours too. You get them for power.
power-gather = The slow way: gather 1 power with an action.
power-gather-first = Later. First gather 1 power, to compare.
power-flow = The fast way is shown on the invasion card: the flow of this round. Green flows at 6. The numbers change every round.
power-burn = Burn a green gem: you get 6 power at once.
power-burn-it = Allowed. But 6 power for one gem is not on offer every round: burn it.
power-reserve = Gems are sold at the same rate: blue flows at 2, so a blue gem costs 2. Burn what is high, buy what is low: that is the whole trade.
power-buy = Buy a blue gem.
power-blue = Not wrong. For this lesson a blue one, please.
power-task = 5 power left. You also want a colour that you do not have yet. Buy the cheapest one.
power-dear = Yellow flows at 4. There is something cheaper.
power-have-one = Of that colour you have some already.
power-buy-one = You have the power now: buy a gem.
power-end = Red for 3. At the end each point of power is worth 1 point; but a gem in your flask is worth 2, as you will see.

## Artefacts and glyphs

artefacts-title = Artefacts and glyphs
artefacts-hand = A round later. This card in your hand is the Acorn Charm: 2 green gems and 1 blue, and it makes 2 nature glyphs. You have the gems.
artefacts-first-gem = Each craft action places one gem. Place a green one.
artefacts-charm = There is a lot one can do. Let us finish the charm first: half an artefact is worth nothing.
artefacts-second-gem = The second green one.
artefacts-last-gem = And the blue one.
artefacts-flask = Done! Its 3 gems went into your flask: 2 points each at the end. And every finished artefact heals the king by 1.
artefacts-tap = You may use it at once. Tap the charm.
artefacts-use-it = You have the actions. Try your new toy first.
artefacts-task = 2 nature glyphs. For 1 the hordes fall by 1, for 2 the mob falls by 1. Hordes 3, mob 2. Where do you get more for them?
artefacts-half = One step for two glyphs. The hordes would give you two.
artefacts-wasted = Your glyphs would be lost. Spend them first.
artefacts-again = One glyph is left.
artefacts-end = Red fights, green defends, blue heals and peeks, yellow empties flasks, orange brings power, purple steals. Rest on a glyph and it tells you more.

## Warlords and guards

warlords-title = Warlords and guards
warlords-warlord = The invasion card brought a warlord. As long as he lives the king loses 1 more in every siege, unless somebody answers with his glyph, sulphur.
warlords-fight-how = To fight him you tap cards; then a card is turned up, and its flow says what each glyph is worth. He has strength 10: your 2 nature glyphs need a 5 or a 6.
warlords-guard-why = A dead warlord is worth 5 points to you. But a lost fight ends your turn at once! So do everything else first, for example a guard for the castle.
warlords-burn = A guard costs 5 power and a gem of your colour. Green flows at 6: burn one.
warlords-too-early = Bravely done, but too early: if you lose, your other actions are gone. Take it back.
warlords-burn-it = Allowed, but you need power now.
warlords-guard = Post a guard. He adds 5 to your side when somebody attacks the castle.
warlords-post-it = You have the power: post the guard.
warlords-task = Nothing else is urgent now, and you still have your wizard card. Dare to do it!
warlords-now-fight = You could. But the warlord will not wait.
warlords-end = Green at 6, twice: 12 against 10. His card is your trophy. You were lucky, by the way: only 5 of the 17 other cards would have done. Bring more glyphs next time.

## Goals, accusation, exile, castle

traitors-title = Traitors
traitors-goals = Three of the goals are “save the king”, and there is one each for the barbarians, the dragon and the mob. Whoever holds one of the last three is a traitor, and wants the king dead in the right way.
traitors-suspicion = Mila has nature glyphs, which can calm the mob. She used one against the hordes, and let the other go to waste. Does she like the mob?
traitors-accuse = Accuse Mila of serving the mob: touch the mask beside her name. In a match wait for better proof, for whoever accuses wrongly goes into exile.
traitors-wrong-faction = The right person, the wrong master: now you are in exile. You have to name the faction as well.
traitors-otto = Poor Otto was loyal, and now you are in exile. Take it back before he notices.
traitors-accuse-her = There is time for that later. First the accusation.
traitors-exile = You were right! Mila goes into exile, and since a traitor is unmasked, the king’s sickness stops. She keeps her goal, though.
traitors-over = Keep your wizard card ready: exiles are dangerous. End your turn.
traitors-enough = Possible, but your wizard card should stay ready. End your turn.
traitors-castle = There she is: Mila attacks the castle with 2 nature glyphs. If she is stronger the match ends, and she gets 20 points. Otto does not defend.
traitors-task = Defend the castle with what you have.
traitors-fallen = Without you nobody stands at the gate. Take it back: a card that is ready wants to be used.
traitors-end = Sun at 6 against nature at 4: 12 to 8, the castle stands. Trust nobody, keep a card ready, and heal the king: now you know Astoria.

## What puzzles are about

theme-accusation = Accusation
theme-castle = Castle
theme-battle = Battle
theme-glyphs = Glyphs
theme-gems = Gems
