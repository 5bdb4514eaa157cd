### The lessons of Festo! in English

introduction-who = You are a halfling cook on the eve of the feast, and you send your helpers to market.
introduction-want = You want the ingredients that the others want too, and dishes of as many different types as you can cook.
introduction-win = After four rounds the dishes, and sets of different types, score points; the best cook wins.

## Helpers and dice

helpers-title = Helpers and dice
helpers-stalls = Six stalls stand in a row, and each sells one ingredient. You and Mila have six helpers each. Where they stand decides who gets what.
helpers-closed = This morning the dice showed 2, 2 and 5: those stalls are closed, and nobody can be sent there. Everything else is open.
helpers-place = You need meat. Send a helper to the Troll.
helpers-ring = Open to you as well. For this lesson send the helper where the ring is.
helpers-not-yet = You could stop here. But one lonely helper rarely gets much: send another.
helpers-more = One helper more than anybody else is worth a lot: whoever has the most may clear out the whole market. Send a second one.
helpers-keep = You may place all six now. But in the afternoon the dice are rolled again, and you will know more. Keep four: the ring shows how.
helpers-all-at-once = Beginners like to place everything at once. Helpers in hand are your only answer to what Mila does: keep some.
helpers-afternoon = Afternoon: 1, 2 and 6 are closed now. Your helpers at the Troll stay. What you still have in hand must all be placed now.
helpers-grocer = The grocer is never closed. He sells a little of everything, and whoever has the most helpers there becomes start player. Send one.
helpers-task = You have three helpers left, Mila has two. In one place she cannot catch up with you whatever she does. Where?
helpers-grocer-again = The grocer is yours already, and his shelves are almost bare. Look for a full market where Mila has nobody.
helpers-contested = Mila stands there already, and with two more she draws level. Where does she have nobody?
helpers-end = Three at the Elf: even with both her helpers Mila could not have caught you. Now the tiles come off and everybody collects.

## Acting

acting-title = Majorities
acting-order = All helpers have been placed. Now the stalls take their turns from left to right. Most helpers act first; a crown marks whoever has more than anybody else.
acting-take-all = Two to one at the Troll: the absolute majority is yours. It lets you take the whole market, all 3 meat. Do it!
acting-ability = The Troll’s trick is nice, but it costs you the whole market. Abilities come in the next lesson.
acting-one-by-one = One for each helper makes two. The whole market makes three.
acting-greedy = Leave with empty hands? You came first: take the lot.
acting-second = At the Orc Mila had the majority and cleared the market. Your helper could still use the Orc’s ability. For now, withdraw it.
acting-next-lesson = Good idea, but that is the next lesson. Withdraw for now.
acting-tie = Two to two at the Elf: nobody has the majority, so nobody takes everything. Ties are broken by player order, and you are start player: you act first. Take a fruit.
acting-fruit = Allowed. But count: each helper brings one fruit, and Mila comes right after you. Take fruit.
acting-each = One ingredient for each helper. Your second one takes another.
acting-store = Mila got the last fruit: the tie cost you one. Last comes the grocery store. One helper each: you act first again, and as the first you keep the start player card.
acting-task = You have 3 meat and 2 fruit. The fruit dessert in the first column costs 3 fruit and 2 of one other colour, for 12 points. Buy what is missing.
acting-count = Count again: 3 fruit are needed, you have 2. The 2 of another colour you have already.
acting-end = 3 fruit, 3 meat: the dessert is as good as cooked. More helpers first, ties by player order, the majority takes all: that is the market.

## The six abilities

abilities-title = Six tricks
abilities-one-each = You and Mila have one helper at every stall, and you act first. One helper is either one ingredient, or the ability of the stall. Today we try the abilities.
abilities-ability = An ingredient in the hand is fine too. But here we want to see the trick: use the ability with your helper.
abilities-troll = The Troll carries one ingredient from a market to another. Use his ability.
abilities-lift = Let him lift a potato from the Dwarf’s market.
abilities-potato = That would work too. But we have a plan for the potato at the Dwarf’s.
abilities-drop = And set it down at the Elf’s. You will soon see why.
abilities-to-elf = Possible. But everything in this lesson leads to the Elf.
abilities-pixies = The Pixies send the helper you use further to the right, and he counts there at once. Use the ability.
abilities-send = To the Elf! Then you have two there, and Mila one.
abilities-orc = The Orc reserves a dish: your helper sits down on it, nobody else may cook it, and it costs you 1 ingredient fewer. Use the ability.
abilities-reserve = Reserve the fruit drink. Do not forget: until you cook it, that helper is not at market.
abilities-drink = Any small dish can be reserved. Take the fruit drink, since there will soon be fruit.
abilities-magician = The Magician gives you salt, and salt stands for any ingredient when you cook. Use the ability.
abilities-elf = The Elf swaps 1 ingredient for any 2. But look: two to one! You have the majority, and with your potato there are 4 ingredients. Take the whole market.
abilities-four = The swap is good when the market is poor. Here the majority brings you 4 at once.
abilities-dwarf = Only the Dwarf is left. He places your two special discs, which count as helpers in the next round, before any die is rolled. Use his ability.
abilities-task = Next round you want to be two ahead at the Magician, whatever the dice say. Place the first disc.
abilities-other-disc = And the second one.
abilities-two-discs = A disc counts where it lies, and only there. You wanted to be two ahead at the Magician.
abilities-end = Six tricks in one round, and the best one was none: carrying and sending gave you the majority. In the last round the Dwarf gives 2 points instead.

## Cooking

cooking-title = Cooking
cooking-price = Evening: time to cook. A small dish shows how much of its own colour it costs, and how much of one other colour of your choice. This one: 2 honey and 1 other.
cooking-cook = You have 3 meat, 3 honey and 1 salt. Cook the honey drink.
cooking-hungry = Whoever passes is out for this evening. You still have food: cook first.
cooking-drink-first = You could, but then the rest would not be enough for two dishes. Begin with the honey drink.
cooking-second-colour = With which other colour? You have plenty of meat.
cooking-no-such-colour = You have none of that, so your salt would have to stand in. Meat is cheaper for you.
cooking-salt = Salt may stand for anything, so you are asked. You have the meat: no salt.
cooking-salt-precious = Salt is the only ingredient that is always right. Keep it for what you do not have.
cooking-salt-again = The same for the honey: no salt.
cooking-columns = A dish for 7 points! Mila passes. Now look at the columns: the second costs 1 ingredient more, the third 2 more. Next round dishes move left and get cheaper, if nobody takes them.
cooking-reserved = Your helper sits on this one: the Orc reserved it for you. It costs 2 honey and 2 other, 1 more for its column, and 1 fewer because it is yours.
cooking-task = You have 2 meat, 1 honey and 1 salt. One dish uses up exactly that. Cook it.
cooking-recalled = Calling the helper back costs an ingredient and the dish. Cook it instead.
cooking-too-dear = It can be cooked, but another is worth more, and your helper would stay stuck. Think of the reserved one.
cooking-pay = The surcharge is paid in one of the two colours. Your discount can take it right off again: pay it in honey.
cooking-either = Meat works too; then you are asked where you save. Take honey for the shorter way.
cooking-sets = A drink and an appetiser: two different types, worth 3 extra points. Six different ones are worth 21! A second drink begins a new set, so cook what you do not have yet.
cooking-end = Your kitchen is empty, your helper is home, and Mila is behind. You know all of Festo! now. Off to your first feast!

## What puzzles are about

theme-majority = Majority
theme-reservation = Reservation
theme-cooking = Cooking
theme-market = Market or ability
theme-ingredients = The right ingredient
theme-order = Start player
