### Astoria in English
###
### $colour       a gem's colour: red | orange | yellow | green | blue | purple
### $glyph, $foe  fire | sun | sulphur | nature | cobalt | darkness
### $card         an artefact by its id
### $invasion     an invasion card by its id, i01 to i18
### $faction      barbarians | dragon | mob;  $goal: save or one of these;  $role: alchemist | servant | deceiver
### $who          you: the reader acts; target: the reader is the seat meant; other: somebody else acts
### $name         the name of the seat that acts or decides; in choices, of the seat meant;  $target, $first, $attacker: names of other seats
### $gems, $glyphs, $cards, $invasions, $wizards, $goals, $missing, $flow   things, listed
### $attack, $defence   a sum, or a sum with its guards
### everything else is a whole number, never negative

game-title = Astoria
game-line = The king is sick and the castle besieged. Save him, unless your secret goal says otherwise.
fair-chance = Fair cards

## Names

colour =
    { $colour ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
       *[purple] purple
    }

# .object: a gem as what somebody pays, takes or places.
gem =
    { $colour ->
        [red] red gem
        [orange] orange gem
        [yellow] yellow gem
        [green] green gem
        [blue] blue gem
       *[purple] purple gem
    }
    .object =
        { $colour ->
            [red] a red gem
            [orange] an orange gem
            [yellow] a yellow gem
            [green] a green gem
            [blue] a blue gem
           *[purple] a purple gem
        }

glyph =
    { $glyph ->
        [fire] fire
        [sun] sun
        [sulphur] sulphur
        [nature] nature
        [cobalt] cobalt
       *[darkness] darkness
    }

# .object: the warlord as whom somebody fights.
warlord =
    { $glyph ->
        [fire] warlord of fire
        [sun] warlord of the sun
        [sulphur] warlord of sulphur
        [nature] warlord of nature
        [cobalt] warlord of cobalt
       *[darkness] warlord of darkness
    }
    .object =
        { $glyph ->
            [fire] the warlord of fire
            [sun] the warlord of the sun
            [sulphur] the warlord of sulphur
            [nature] the warlord of nature
            [cobalt] the warlord of cobalt
           *[darkness] the warlord of darkness
        }

card =
    { $card ->
        [ember-ring] Ember Ring
        [flame-dagger] Flame Dagger
        [fire-wand] Fire Wand
        [phoenix-staff] Phoenix Staff
        [book-of-fire] Book of Fire
        [sun-medal] Sun Medal
        [dawn-mirror] Dawn Mirror
        [solar-rod] Solar Rod
        [noon-crown] Noon Crown
        [book-of-the-sun] Book of the Sun
        [brimstone-vial] Brimstone Vial
        [alembic] Alembic
        [sulphur-censer] Sulphur Censer
        [transmuter-furnace] Transmuter Furnace
        [book-of-sulphur] Book of Sulphur
        [acorn-charm] Acorn Charm
        [thorn-bow] Thorn Bow
        [root-sceptre] Root Sceptre
        [oak-heart] Oak Heart
        [book-of-nature] Book of Nature
        [cobalt-seal] Cobalt Seal
        [blessed-bell] Blessed Bell
        [azure-shield] Azure Shield
        [oracle-orb] Oracle Orb
        [book-of-cobalt] Book of Cobalt
        [night-cloak] Night Cloak
        [shade-lantern] Shade Lantern
        [raven-blade] Raven Blade
        [skull-sceptre] Skull Sceptre
       *[book-of-darkness] Book of Darkness
    }

# What an invasion card brings.
invasion =
    { $invasion ->
        [i01] warlord of fire, strength 12
        [i02] hammer
        [i03] hammer
        [i04] warlord of the sun, strength 11
        [i05] hammer
        [i06] hammer and dragon +1
        [i07] warlord of sulphur, strength 10
        [i08] hammer and dragon +1
        [i09] dragon +1
        [i10] warlord of nature, strength 12
        [i11] dragon +1
        [i12] dragon +1
        [i13] warlord of cobalt, strength 14
        [i14] dragon +1
        [i15] dragon +2
        [i16] warlord of darkness, strength 15
        [i17] dragon +2
       *[i18] dragon +2
    }

# Who is being answered or fought; $foe is a glyph.
foe =
    { $foe ->
        [fire] warlord of fire
        [sun] warlord of the sun
        [sulphur] warlord of sulphur
        [nature] warlord of nature
        [cobalt] warlord of cobalt
       *[darkness] warlord of darkness
    }

# The glyph of whoever is being answered.
foe-glyph =
    { $foe ->
        [fire] fire
        [sun] sun
        [sulphur] sulphur
        [nature] nature
        [cobalt] cobalt
       *[darkness] darkness
    }

goal =
    { $goal ->
        [save] Save the king
        [barbarians] Barbarians
        [dragon] Dragon
       *[mob] Mob
    }

# .served: whom a traitor serves, as in an accusation.
faction =
    { $faction ->
        [barbarians] Barbarians
        [dragon] Dragon
       *[mob] Mob
    }
    .served =
        { $faction ->
            [barbarians] the barbarians
            [dragon] the dragon
           *[mob] the mob
        }

role =
    { $role ->
        [alchemist] Great Alchemist
        [servant] Servant
       *[deceiver] Deceiver
    }

option-sickness_stops = An unmasked traitor stops the sickness
    .explained = Once a traitor is unmasked, the king no longer sickens in the siege: for the rest of the match, or only in that round.
option-sickness_stops-for-good = for good
option-sickness_stops-that-round = in that round

option-specials = Special cards with 5 and 6 players
    .explained = Great Alchemist, Servant and Deceiver are dealt at random, or chosen one after the other, starting with a player drawn at random.
option-specials-dealt = dealt
option-specials-chosen = chosen

option-even_specials = Even chances for special cards
    .explained = With 5 and 6 players a Great Alchemist begins with 20 power, which is worth 20 points, and wins more often. With this option, Servants and Deceivers get 20 points at the end.

## Moves, as choices

move-draw = Draw an artefact card
move-gather = Gather 1 power
move-burn =
    { $power ->
        [0] Burn { gem.object } for power
       *[other] Burn { gem.object }: +{ $power } power
    }
move-buy =
    { $power ->
        [0] Buy { gem.object } with power
       *[other] Buy { gem.object }: −{ $power } power
    }
move-craft = Place { gem.object } on the { card }
move-tribute = Pay { gem.object } to the dragon
move-fight = Fight { warlord.object }
move-guard = Post a guard
move-accuse = Accuse { $name } of serving { faction.served }
move-attack = Attack the castle
move-fetch = Tap your card: fetch { gem.object } from the reserve
move-unpick = Tap your card: take { gem.object } off the { card }
move-spoil = Tap your card: tap the { card } without effect
move-end = End your turn
move-enough = Leave it at one gem
move-tap = Tap the { card }
move-ability = Tap your ability card for { glyph }
move-fire-hordes = 1 fire: drive the hordes back
move-fire-mob = 1 fire: disperse the mob, stirring unrest
move-fire-guard = 3 fire: kill one of { $name }’s guards, and go into exile
move-sulphur = 1 sulphur: take { gem.object } out of your flask
move-nature-hordes = 1 nature: drive the hordes back
move-nature-mob = 2 nature: calm the mob
move-sun = Use all sun for power
move-steal = 2 darkness: steal a card from { $name }’s hand
move-dark-king = 3 darkness: weaken the king, and go into exile
move-dark-guard = 3 darkness: kill one of { $name }’s guards
move-seize = 6 darkness: steal the { card }
move-look = 1 cobalt: look at the next invasion card
move-heal = 3 cobalt: heal the king
move-choose = Choose the special card of the { role }
move-ready = Ready: tap no more cards
move-pass = Do nothing
move-untap = Untap the { card }
move-untap-ability = Untap your ability card
move-rest = Untap nothing more

## Things in lists

# What somebody pays, takes or places.
gems =
    { $colour ->
        [red]
            { $count ->
                [one] 1 red gem
               *[other] { $count } red gems
            }
        [orange]
            { $count ->
                [one] 1 orange gem
               *[other] { $count } orange gems
            }
        [yellow]
            { $count ->
                [one] 1 yellow gem
               *[other] { $count } yellow gems
            }
        [green]
            { $count ->
                [one] 1 green gem
               *[other] { $count } green gems
            }
        [blue]
            { $count ->
                [one] 1 blue gem
               *[other] { $count } blue gems
            }
       *[purple]
            { $count ->
                [one] 1 purple gem
               *[other] { $count } purple gems
            }
    }
stones = { $count } { colour }
glyphs = { $count } { glyph }
flow-of = { colour } { $count }
glyph-flow = { glyph } { $flow }
the-card = the { card }
ability-card = the ability card
artefact-cards =
    { $count ->
        [one] 1 artefact card
       *[other] { $count } artefact cards
    }
invasion-cards =
    { $count ->
        [one] the next invasion card
       *[other] { $count } invasion cards
    }
guard-count =
    { $count ->
        [one] 1 guard
       *[other] { $count } guards
    }
wizard-of = { $name } ({ colour })
special-wizard-of = { $name } ({ colour }, { role })
goal-of = { $name }: { goal }

## What happens

log-chooser =
    { $who ->
        [you] You are the first to choose a special card.
       *[other] { $name } is the first to choose a special card.
    }
log-choose =
    { $who ->
        [you] You choose a special card: { role }.
       *[other] { $name } chooses a special card: { role }.
    }
log-setup = The cards are dealt: { $wizards }. { $first } starts.
log-own-goal = Your goal: { goal }.
event-round = Round { $round }
log-invasion = Invasion: { invasion }. Reinforcement { $reinforcement }, the dragon’s rage { $rage }.
log-gather =
    { $who ->
        [you] You gather { $count } power.
       *[other] { $name } gathers { $count } power.
    }
log-burn =
    { $who ->
        [you] You burn { $gems }: { $power } power.
       *[other] { $name } burns { $gems }: { $power } power.
    }
log-buy =
    { $who ->
        [you] You buy { $gems } for { $power } power.
       *[other] { $name } buys { $gems } for { $power } power.
    }
log-tribute =
    { $who ->
        [you] You pay the dragon { $gems }: its rage falls to { $rage }.
       *[other] { $name } pays the dragon { $gems }: its rage falls to { $rage }.
    }
log-sulphur =
    { $who ->
        [you] You take { $gems } out of your flask.
       *[other] { $name } takes { $gems } out of the flask.
    }
log-craft =
    { $who ->
        [you] You place { $gems } on the { card }.
       *[other] { $name } places { $gems } on the { card }.
    }
event-finished = The { card } is finished: the king’s health rises to { $health }.
log-draw =
    { $who ->
        [you] You draw { artefact-cards }.
       *[other] { $name } draws { artefact-cards }.
    }
log-draw-seen =
    { $who ->
        [you] You draw { $cards }.
       *[other] { $name } draws { $cards }.
    }
log-look =
    { $who ->
        [you] You look at { invasion-cards }.
       *[other] { $name } looks at { invasion-cards }.
    }
log-look-seen =
    { $who ->
        [you] You look at { invasion-cards }: { $invasions }.
       *[other] { $name } looks at { invasion-cards }: { $invasions }.
    }
log-steal =
    { $who ->
        [you] You steal a card from { $target }’s hand.
        [target] { $name } steals a card from your hand.
       *[other] { $name } steals a card from { $target }’s hand.
    }
log-steal-seen =
    { $who ->
        [you] You steal the { card } from { $target }’s hand.
        [target] { $name } steals the { card } from your hand.
       *[other] { $name } steals the { card } from { $target }’s hand.
    }
log-guard =
    { $who ->
        [you] You post a guard; you have { guard-count }.
       *[other] { $name } posts a guard and has { guard-count }.
    }
log-accuse =
    { $who ->
        [you] You accuse { $target } of serving { faction.served }.
        [target] { $name } accuses you of serving { faction.served }.
       *[other] { $name } accuses { $target } of serving { faction.served }.
    }
event-unmasked =
    { $who ->
        [you] The accusation is right, you are unmasked: { goal }.
       *[other] The accusation is right, { $name } is unmasked: { goal }.
    }
event-cleared =
    { $who ->
        [you] The accusation is wrong: you do not serve { faction.served }.
       *[other] The accusation is wrong: { $name } does not serve { faction.served }.
    }
event-exile =
    { $who ->
        [you] You go into exile.
       *[other] { $name } goes into exile.
    }
log-fetch =
    { $who ->
        [you] You fetch { gem.object } from the reserve.
       *[other] { $name } fetches { gem.object } from the reserve.
    }
log-unpick =
    { $who ->
        [you] You send { gem.object } from the { card } back to { $target }.
        [target] { $name } sends { gem.object } from your { card } back to your stock.
       *[other] { $name } sends { gem.object } from the { card } back to { $target }.
    }
log-spoil =
    { $who ->
        [you] You tap { $target }’s { card } without effect.
        [target] { $name } taps your { card } without effect.
       *[other] { $name } taps { $target }’s { card } without effect.
    }
log-seize =
    { $who ->
        [you] You steal the { card } from { $target }.
        [target] { $name } steals your { card }.
       *[other] { $name } steals the { card } from { $target }.
    }
log-end =
    { $who ->
        [you] You end your turn.
       *[other] { $name } ends the turn.
    }
log-enough =
    { $who ->
        [you] You leave it at 1 gem.
       *[other] { $name } leaves it at 1 gem.
    }
log-tap =
    { $who ->
        [you] You tap { $cards }: { $glyphs }.
       *[other] { $name } taps { $cards }: { $glyphs }.
    }
log-fire-hordes =
    { $who ->
        [you] You drive the hordes back with fire by { $count }, to { $at }.
       *[other] { $name } drives the hordes back with fire by { $count }, to { $at }.
    }
log-nature-hordes =
    { $who ->
        [you] You drive the hordes back with nature by { $count }, to { $at }.
       *[other] { $name } drives the hordes back with nature by { $count }, to { $at }.
    }
log-fire-mob =
    { $who ->
        [you] You disperse the mob with fire by { $count }, to { $at }.
       *[other] { $name } disperses the mob with fire by { $count }, to { $at }.
    }
log-nature-mob =
    { $who ->
        [you] You calm the mob with nature by { $count }, to { $at }.
       *[other] { $name } calms the mob with nature by { $count }, to { $at }.
    }
event-unrest = That stirs the unrest, to { $unrest }.
log-sun =
    { $who ->
        [you] You turn { $count } sun into { $power } power.
       *[other] { $name } turns { $count } sun into { $power } power.
    }
log-heal =
    { $who ->
        [you] You heal the king: health { $health }.
       *[other] { $name } heals the king: health { $health }.
    }
log-dark-king =
    { $who ->
        [you] You weaken the king with darkness: health { $health }.
       *[other] { $name } weakens the king with darkness: health { $health }.
    }
log-fire-guard =
    { $who ->
        [you] You throw fire at one of { $target }’s guards.
        [target] { $name } throws fire at one of your guards.
       *[other] { $name } throws fire at one of { $target }’s guards.
    }
log-dark-guard =
    { $who ->
        [you] You send darkness against one of { $target }’s guards.
        [target] { $name } sends darkness against one of your guards.
       *[other] { $name } sends darkness against one of { $target }’s guards.
    }
event-guard-saved =
    { $who ->
        [you] You tap { $cards } and save the guard.
       *[other] { $name } taps { $cards } and saves the guard.
    }
event-guard-killed =
    { $who ->
        [you] Your guard is killed.
       *[other] { $name }’s guard is killed.
    }
log-fight =
    { $who ->
        [you] You challenge { warlord.object }, strength { $needed }.
       *[other] { $name } challenges { warlord.object }, strength { $needed }.
    }
log-fight-with =
    { $who ->
        [you] You challenge { warlord.object }, strength { $needed }, with { $glyphs }: { $cards }.
       *[other] { $name } challenges { warlord.object }, strength { $needed }, with { $glyphs }: { $cards }.
    }
log-fight-won =
    { $who ->
        [you] You defeat { warlord.object } with { $glyphs }: { $strength } against { $needed }.
       *[other] { $name } defeats { warlord.object } with { $glyphs }: { $strength } against { $needed }.
    }
log-fight-lost =
    { $who ->
        [you] You fail against { warlord.object } with { $glyphs }: { $strength } against { $needed }. Your turn is over.
       *[other] { $name } fails against { warlord.object } with { $glyphs }: { $strength } against { $needed }. The turn is over.
    }
log-attack =
    { $who ->
        [you] You attack the castle.
       *[other] { $name } attacks the castle.
    }
log-attack-with =
    { $who ->
        [you] You attack the castle with { $glyphs }: { $cards }.
       *[other] { $name } attacks the castle with { $glyphs }: { $cards }.
    }
log-defend =
    { $who ->
        [you] You defend it with { $glyphs }: { $cards }.
       *[other] { $name } defends it with { $glyphs }: { $cards }.
    }
log-stand-by =
    { $who ->
        [you] You tap nothing to defend it.
       *[other] { $name } taps nothing to defend it.
    }
sum-with-guards =
    { $guards ->
        [one] { $sum } (5 from 1 guard)
       *[other] { $sum } ({ $guards } × 5 from guards)
    }
event-castle-falls = Attack { $attack } against defence { $defence }: the castle falls.
event-castle-holds = Attack { $attack } against defence { $defence }: the castle holds.
battle-flow = Drawn: { invasion }. Flow: { $flow }.
battle-card = Drawn: { invasion }.
event-siege = Siege
log-siege = The hordes advance by { $reinforcement } to { $hordes }, the mob by { $unrest } to { $mob }.
event-sickness = The king sickens: health { $health }.
event-warlord-harms = Nobody answers { warlord.object }: the king’s health falls to { $health }.
log-answer =
    { $who ->
        [you] You tap { $cards } against { warlord.object }.
       *[other] { $name } taps { $cards } against { warlord.object }.
    }
log-pass =
    { $who ->
        [you] You do not answer { warlord.object }.
       *[other] { $name } does not answer { warlord.object }.
    }
log-untap =
    { $who ->
        [you] You untap { $cards }.
       *[other] { $name } untaps { $cards }.
    }
log-rest =
    { $who ->
        [you] You untap nothing.
       *[other] { $name } untaps nothing.
    }
event-goals = The goals: { $goals }.

# Of a match that goes on within a deed, the rest is told move by move.
log-artefact = An artefact card: { card }.
log-artefact-unseen = An artefact card is drawn; you do not see it.
log-goal = A goal card: { goal }.
log-goal-unseen = A goal card is dealt; you do not see it.
log-wizard = The wizard of this colour joins the game: { colour }.
log-first = Drawn for the start player: { colour }.
log-role = A special card is dealt: { role }.
log-battle = The battle is decided by this card: { invasion }.
log-loot = Stolen: { card }.
log-loot-unseen = A hand card changes hands; you do not see which.
log-glimpse = The invasion card looked at: { invasion }.
log-glimpse-unseen = An invasion card is looked at; you do not see it.
log-ability =
    { $who ->
        [you] You tap your ability card for { glyph }.
       *[other] { $name } taps the ability card for { glyph }.
    }
log-ready =
    { $who ->
        [you] You are ready.
       *[other] { $name } is ready.
    }
log-untap-ability =
    { $who ->
        [you] You untap your ability card.
       *[other] { $name } untaps the ability card.
    }

## What is being decided

decide-act =
    { $actions_left ->
        [one] You have 1 action left.
       *[other] You have { $actions_left } actions left.
    }
decide-act-with-glyphs =
    { $actions_left ->
        [one] You have 1 action left. Or spend glyphs: { $glyphs }.
       *[other] You have { $actions_left } actions left. Or spend glyphs: { $glyphs }.
    }
decide-glyphs = Spend your glyphs ({ $glyphs }), or end your turn.
decide-second-gem = Place a second gem, or leave it at 1.
decide-choose-role = Choose your special card.
decide-protect = One of { $target }’s guards is about to be killed: protect it with cobalt?
decide-fight = Tap cards against the { foe }, strength { $strength }.
decide-attack = Tap cards for your attack on the castle.
decide-defend = { $attacker } attacks the castle with { $glyphs }: tap cards to defend it.
decide-defend-against-guards = { $attacker } attacks the castle without cards: tap cards to defend it.
decide-answer = The { foe } threatens the king: tap a card that makes { foe-glyph }?
decide-recover =
    { $actions_left ->
        [one] You may untap 1 more card.
       *[other] You may untap { $actions_left } cards.
    }
wait-act = It is { $name }’s turn.
wait-choose-role = { $name } chooses a special card.
wait-protect = { $name } may protect { $target }’s guard.
wait-fight = { $name } prepares for the fight against the { foe }.
wait-attack = { $name } prepares to attack the castle.
wait-defend = { $name } may defend the castle against { $attacker }.
wait-answer = { $name } may answer the { foe }.
wait-recover = { $name } may untap cards.
wait-chance = A card is drawn.

## Where points come from

tally-goal = Goal reached: { goal }
tally-flask =
    { $count ->
        [one] 1 gem in the flask
       *[other] { $count } gems in the flask
    }
tally-warlords =
    { $count ->
        [one] 1 warlord defeated
       *[other] { $count } warlords defeated
    }
tally-power = Power
tally-special =
    { $role ->
        [servant] As a Servant
       *[deceiver] As a Deceiver
    }

## Why the match ended

reason-dragon = The dragon’s rage knows no bounds: the king is dead.
reason-hordes = The hordes overrun the castle: the king is dead.
reason-mob = The mob storms the castle: the king is dead.
reason-hordes-and-mob = Hordes and mob storm the castle together: the king is dead.
reason-castle = An exile has taken the castle: the king is dead.
reason-sickness = The king has died of his sickness.
reason-dark-magic = Dark magic has killed the king.
reason-cured = The king is fully healthy.
reason-rounds = After 60 rounds of siege the king has passed away.

## Refusals

refused-AS-C5 = Your power is at its maximum: that would change nothing.
refused-AS-S1 = Goals and wizards are dealt only once, before the first round.
refused-AS-S4 = The start player is drawn only once, among the colours in play.
refused-AS-R1 = An invasion card is turned up only at the start of a round, from the top of the pile.
refused-AS-R2 = You can do this only in your turn, while you have an action left, and only if it changes something.
refused-AS-K2 = Answer a warlord in the siege, with a card that makes its glyph.
refused-AS-L1 = During recovery you untap your own tapped cards, 2 at most.
refused-AS-A1 = Draw only with fewer than 5 cards in hand, while there are artefact cards left.
refused-AS-A3 = Burn only gems that are in your stock.
refused-AS-A4 = Buying takes a gem of this colour in the reserve and as much power as its flow.
refused-AS-A5 = Place a gem from your stock on a free space of its colour, on an artefact of yours that is in hand or in progress.
refused-AS-A7 = The last gem of a spellbook costs 5 power as well.
refused-AS-A8 = Tap only finished cards of your own that are not tapped, for the glyphs they make.
refused-AS-A9 = Tribute is a red or yellow gem from your stock.
refused-AS-A10 = Fight a living warlord, with at least one card that makes glyphs.
    .ready = In a fight you are ready once a card is tapped; outside a battle there is nothing to be ready for.
refused-AS-A11 = A guard costs 5 power and a gem of your own colour.
refused-AS-A12 = Accuse another player whose goal card has not been shown.
refused-AS-Y1 = This takes fire: 1 for the hordes or the mob, 3 for a guard that is there.
refused-AS-Y2 = This takes 1 sulphur, and a gem of this colour in your flask.
refused-AS-Y3 = This takes nature: 1 for the hordes, 2 for the mob.
refused-AS-Y4 = Sun works once a turn, if you have some.
refused-AS-Y5 = This takes darkness: 2 for a hand card, 3 for the king or a guard, 6 for a finished artefact that is not a spellbook; exiles neither steal artefacts nor lose them.
refused-AS-Y6 = This takes cobalt: 1 to look at a card that is still in the pile, 3 for the king.
refused-AS-Y7 = Only a card that makes cobalt can protect a guard.
refused-AS-Y8 = That would change nothing: the track is at its end.
refused-AS-X1 = An exile cannot do this.
refused-AS-X2 = Only an exile can attack the castle, and not in the turn in which they went into exile.
refused-AS-E5 = The match is over.
refused-AS-V1 = Only the Great Alchemist’s special card makes glyphs; special cards are dealt or chosen at the start, as long as one of that kind is left.
refused-AS-V3 = Only a Servant whose card is untapped can fetch a gem, if the reserve has one.
refused-AS-V4 = Only a Deceiver whose card is untapped, and who is not in exile, can do this, to what others have; a Deceiver’s sulphur counts as sun.

## Labels on the table

label-you = you
label-round = Round
label-health = Health of the king
label-rage = Rage of the dragon
label-hordes = Hordes
label-mob = Mob
label-warlords = Warlords
label-guards = Guards
label-power = Power
label-stock = Stock
label-flask = Flask
label-reserve = Reserve
label-hand = Your hand
label-artefacts = Artefacts
label-ability = Ability card
label-goal = Your goal
label-exile = Exile
label-trophies = Trophies
label-flow = Flow
label-glyphs = Glyphs at hand
label-defence = Defence
label-pile = Artefact pile
label-invasions = Invasion pile
label-discards = Discards
label-colour = Wizard
label-role = Special card
label-shown = Goal shown
label-cleared = Does not serve
label-foresight = Next invasion cards
label-now = Now
label-end = End
label-siege = After the siege
label-tracks = Tracks
label-actions = Actions left
label-strength = Strength
label-invasion = Invasion card
label-points = Points

# Short words of the sheet.
state-of-card =
    { $state ->
        [in-work] { $count } of { $spaces } gems
        [ready] ready
       *[tapped] tapped
    }
label-tapped = tapped
label-untapped = untapped
label-hand-size = Cards in hand
label-missing = missing
warlord-strength = { warlord }, strength { $strength }
card-state = { card } ({ state-of-card })
card-missing = { card } ({ state-of-card }; missing { $missing })
card-makes = { card }: { $makes } { glyph }, { $missing }

## The board

board-realm = The realm
board-health = The king’s health: { $now }. At 0 he is dead, at { $most } he is cured.
board-hordes = Hordes: { $now }; at { $most } in a siege they overrun the castle. Reinforcement { $growth }: that many steps each siege.
board-mob = Mob: { $now }; at { $most } in a siege it storms the castle. Unrest { $growth }: that many steps each siege.
board-rage = The dragon’s rage: { $now }; at { $most } the match is over at once. Tribute, a red or yellow gem, calms it by 1.
board-after = After the siege, if nothing happens: { $after }.
board-attack = Attack the castle. Your turn ends with it.
board-warlord = The { warlord }, strength { $strength }. While he lives, the king loses 1 health in each siege unless somebody answers. If you lose the fight, your turn ends.
board-answered-by =
    { $count ->
        [0] Nobody can answer him now.
       *[other] Who can answer him: { $names }.
    }
board-round = Round { $round }
board-invasion-card = Invasion card
board-flow = Flow of { glyph }: { $flow }.
board-burn = Burning a gem of this colour: +{ $flow } power.
board-reserve = Reserve: { $count } { colour }. Buying 1: −{ $flow } power.
board-under-flow = Above: flow, + power for burning. Below: reserve, − power for buying.
board-pile =
    { $count ->
        [one] 1 artefact card left to draw
       *[other] { $count } artefact cards left to draw
    }
board-invasions =
    { $count ->
        [one] Invasion pile: 1 card, { $discards } in the discards
       *[other] Invasion pile: { $count } cards, { $discards } in the discards
    }
board-guards = Guard room: { $count }. Posting a guard costs 5 power and a gem of your own colour.
board-guards-of =
    { $count ->
        [one] { $name }: 1 guard
       *[other] { $name }: { $count } guards
    }
board-gems = { $count } { colour }
board-siege = The siege, if nothing happens:
board-siege-brings = health { $health }, hordes { $hordes }, mob { $mob }.
board-discards = In the discards:
board-hand = Your hand
board-artefacts = Your artefacts
board-artefact =
    { $lies ->
        [hand] { card }, in your hand: { $makes } { glyph }.
        [in-work] { card }, in progress: { $makes } { glyph }.
        [ready] { card }, ready: { $makes } { glyph }.
       *[tapped] { card }, tapped: { $makes } { glyph }.
    }
board-lacks = Missing: { $gems }.
board-spellbook = The last gem costs 5 power as well.
board-ability =
    { $role ->
        [wizard] Ability card: { $count } { glyph }
        [alchemist] Great Alchemist: { $count } { glyph }, or 1 of any kind
        [servant] Servant: any gem from the reserve without power
       *[deceiver] Deceiver: take a gem off another player’s artefact in progress, or tap a finished one
    } ({ $state ->
        [tapped] tapped
       *[ready] ready
    })
board-stock = Stock: { $count } { colour }. Burning 1: +{ $flow } power.
board-power = Power: { $count } of { $most }
board-cleared = Wrongly accused: does not serve { faction.served }
board-trophy = Trophy: { warlord }, 5 points
board-hand-of =
    { $count ->
        [one] { $name }: 1 card in hand
       *[other] { $name }: { $count } cards in hand
    }
board-flask =
    { $count ->
        [one] Flask: 1 gem, 2 points
       *[other] Flask: { $count } gems, 2 points each
    }
board-in-flask = In your flask: { $count } { colour }
board-goal =
    { $goal ->
        [save] 20 points if the king is fully healthy.
        [barbarians] 20 points if the hordes reach 10, or lead when the king dies of sickness.
        [dragon] 20 points if the dragon’s rage reaches 10, or leads when the king dies of sickness.
       *[mob] 20 points if the mob reaches 10, or leads when the king dies of sickness.
    }
board-goal-now = { $steps } to go. If the king died now: { $points } points.
board-glyphs = Glyphs at hand
board-effect =
    { $kind ->
        [fire-hordes] 1 fire: hordes −1
        [fire-mob] 1 fire: mob −1, stirs unrest
        [fire-guard] 3 fire: kill a guard, go into exile
        [sulphur] 1 sulphur: a gem out of your flask
        [nature-hordes] 1 nature: hordes −1
        [nature-mob] 2 nature: mob −1
        [sun] All sun: power
        [steal] 2 darkness: steal a hand card
        [dark-king] 3 darkness: health −1, go into exile
        [dark-guard] 3 darkness: kill a guard
        [seize] 6 darkness: steal an artefact
        [look] 1 cobalt: see the next invasion card
       *[heal] 3 cobalt: health +1
    }
board-foresight = Next invasion cards
board-accuse = Accuse { $name }
board-at-stake = If you are right, the goal card is shown and the accused goes into exile. If you are wrong, you go into exile for good.
board-protect = One of { $name }’s guards is about to be killed
board-castle = { $name } attacks the castle
board-fight = { $name } fights { warlord.object }, strength { $strength }
board-answer = The { warlord } threatens the king: he will lose 1 health
board-choose-role = The special cards
board-attacking = Attack
board-defending = Defence
board-strength = Strength
board-chance =
    { $cards ->
        [one] With the next card the attack wins: { $percent }%.
       *[other] The attack wins with { $percent }% of the { $cards } possible cards.
    }
board-outcome =
    { $end ->
        [defeated] { $name } defeats { warlord.object }.
        [failed] { $name } fails against { warlord.object }.
        [fallen] The castle falls.
       *[held] The castle holds.
    }
board-sums = Possible totals
board-fight-stake = If you lose, your turn ends at once.
board-attack-stake = If the castle holds, your turn ends.
board-tap-or-pass = Tap one of your lit cards, or do nothing.
board-role =
    { $role ->
        [alchemist] Great Alchemist: 20 power, 3 glyphs of their colour or 1 of any kind
        [servant] Servant: takes gems without power, places 2 at once
       *[deceiver] Deceiver: takes back gems, undoes the work of others
    }
board-notes = My notes
board-notes-only-you = Only you see this
board-notes-undealt =
    { $count ->
        [0] Every goal card is in play.
        [one] 1 goal card was not dealt.
       *[other] { $count } goal cards were not dealt.
    }
board-suspicion =
    { $mark ->
        [likely] { $name }, { goal }: likely
        [unlikely] { $name }, { goal }: unlikely
       *[open] { $name }, { goal }: no idea
    }

## What things on the table mean; .line: what it does, .rule: its paragraph in the rulebook

meaning-king = The king’s health
    .line = At 0 he is dead, fully healthy he is saved; both end the match. Finished artefacts and cobalt heal him, sickness and warlords weaken him.
    .rule = AS-K3
meaning-hordes = Hordes
    .line = In every siege they come nearer by their reinforcement. At 10 the match ends, in favour of the barbarians.
    .rule = AS-G1
meaning-mob = Mob
    .line = In every siege it rises by the unrest. At 10 the match ends, in favour of the mob.
    .rule = AS-G1
meaning-dragon = The dragon’s rage
    .line = Invasion cards raise it; a red or yellow gem as tribute lowers it by 1. At its maximum the match ends at once.
    .rule = AS-I3
meaning-warlord = { warlord }
    .line = As long as he lives, the king loses 1 health in each siege unless somebody answers with his glyph. Whoever defeats him scores 5 points.
    .rule = AS-K2
meaning-answers = Who can answer
    .line = Whoever has an untapped card that makes this warlord’s glyph. An exclamation mark: nobody, so the king will lose 1 health.
    .rule = AS-K2
meaning-trophy = Trophy: { warlord }
    .line = A defeated warlord scores 5 points.
    .rule = AS-E5
meaning-flow = Flow: { glyph }
    .line = This is the power a gem of this colour brings when burnt and costs when bought in this round; in fights each glyph of this colour is worth what the drawn card shows.
    .rule = AS-I1
meaning-reserve = Reserve: { gem }
    .line = Gems that can be bought for power, at the price of their flow.
    .rule = AS-A4
meaning-stock = Stock: { gem }
    .line = To craft with, to burn for power, or to pay tribute.
    .rule = AS-A3
meaning-power = Power
    .line = Buys gems, posts guards and finishes spellbooks. Each point of power left at the end scores 1 point.
    .rule = AS-A2
meaning-flask = Flask
    .line = Gems of finished artefacts. Each scores 2 points at the end; sulphur brings them back into the stock.
    .rule = AS-A6
meaning-hand = Hand
    .line = Artefact cards that nobody else sees. Darkness can steal one.
    .rule = AS-A1
meaning-pile = Artefact pile
    .line = With fewer than 5 cards in hand you may draw one as an action.
    .rule = AS-A1
meaning-invasions = Invasion pile
    .line = One card a round is executed, and its flow numbers apply. The cards for fights are drawn here too; cobalt looks ahead.
    .rule = AS-R1
meaning-guards = Guards
    .line = Each adds 5 to the side of its owner when the castle is attacked. One costs 5 power and a gem of your own colour.
    .rule = AS-A11
meaning-artefact = { card }
    .line = Put its gems on the free spaces; when it is complete it can be tapped for its glyphs, and the king gains 1 health.
    .rule = AS-A5
meaning-glyph = Glyph: { glyph }
    .line =
        { $glyph ->
            [fire] Drives hordes or mob back by 1; 3 kill a guard, and send you into exile.
            [sun] Brings power: 1, and 1 more for each sun.
            [sulphur] Takes a gem out of your flask into your stock.
            [nature] 1 drives the hordes back, 2 calm the mob.
            [cobalt] 1 lets you look at the next invasion card or protects a guard, 3 heal the king by 1.
           *[darkness] 2 steal a card, 3 hurt the king or kill a guard, 6 steal an artefact.
        }
    .rule =
        { $glyph ->
            [fire] AS-Y1
            [sun] AS-Y4
            [sulphur] AS-Y2
            [nature] AS-Y3
            [cobalt] AS-Y6
           *[darkness] AS-Y5
        }
meaning-ability = Wizard card
    .line = Tap it for 2 glyphs of its colour.
    .rule = AS-C5
meaning-role = { role }
    .line =
        { $role ->
            [alchemist] Starts with 20 power and fewer gems. Taps for 3 glyphs of their colour or 1 of any.
            [servant] Power falls to 0 after each turn. Crafts 2 gems at once, and taps for any gem of the reserve.
           *[deceiver] Gems of finished artefacts go back into the stock. Taps to undo the work of others.
        }
    .rule =
        { $role ->
            [alchemist] AS-V2
            [servant] AS-V3
           *[deceiver] AS-V4
        }
meaning-accuse = Accuse
    .line = Name the faction this wizard serves. If you are right, they go into exile; if not, you do.
    .rule = AS-A12
meaning-exile = Exile
    .line = For good: no tribute, no influence on mob and hordes, no guards; but the castle can be attacked.
    .rule = AS-X1
meaning-goal = Goal: { goal }
    .line =
        { $goal ->
            [save] 20 points if the king is fully healthy.
           *[other] 20 points if the king falls to this faction: a traitor’s goal.
        }
    .rule =
        { $goal ->
            [save] AS-E4
           *[other] AS-E1
        }
meaning-cleared = Not the { faction }
    .line = Was wrongly accused of serving this faction.
    .rule = AS-A12
meaning-round = Round
    .line = An invasion card, a turn for everybody, then the siege.
    .rule = AS-R1
meaning-points = Points
    .line = 2 for each gem in the flask, 5 for each warlord, 1 for each point of power; 20 for the goal once the match is over.
    .rule = AS-E5
