### Astoria in English
###
### $colour       a gem's colour: red | orange | yellow | green | blue | purple
### $glyph, $foe  fire | sun | sulphur | nature | cobalt | darkness
### $card         an artefact by its id
### $invasion     an invasion card by its id, i01 to i18
### $faction      barbarians | dragon | mob;  $goal: save or one of these;  $role: alchemist | servant | deceiver
### $who          you: the reader acts; target: the reader is the seat meant; other: somebody else acts
### $name         the name of the seat that acts; in choices, of the seat meant;  $target: the name of the seat meant
### $count, $points, $actions_left, $round   whole numbers, never negative

game-title = Astoria
game-line = The king is sick and the castle besieged. Save him, unless your secret goal says otherwise.

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

option-sickness_stops = Unmasking a traitor stops the sickness

## Moves, as choices

move-draw = Draw an artefact card
move-gather = Gather 1 power
move-burn = Burn { gem.object } for power
move-buy = Buy { gem.object } with power
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
move-fire-guard = 3 fire: kill a guard of { $name }, and go into exile
move-sulphur = 1 sulphur: take { gem.object } out of your flask
move-nature-hordes = 1 nature: drive the hordes back
move-nature-mob = 2 nature: calm the mob
move-sun = Use all sun for power
move-steal = 2 darkness: steal a hand card of { $name }
move-dark-king = 3 darkness: weaken the king, and go into exile
move-dark-guard = 3 darkness: kill a guard of { $name }
move-seize = 6 darkness: steal the { card }
move-look = 1 cobalt: look at the next invasion card
move-heal = 3 cobalt: heal the king
move-ready = Ready: tap no more cards
move-pass = Do nothing
move-untap = Untap the { card }
move-untap-ability = Untap your ability card
move-rest = Untap nothing more

## Moves, as told in the log

log-artefact = An artefact card: { card }.
log-artefact-unseen = An artefact card is drawn; you do not see it.
log-invasion = Invasion: { invasion }.
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
log-draw =
    { $who ->
        [you] You draw an artefact card.
       *[other] { $name } draws an artefact card.
    }
log-gather =
    { $who ->
        [you] You gather power.
       *[other] { $name } gathers power.
    }
log-burn =
    { $who ->
        [you] You burn { gem.object }.
       *[other] { $name } burns { gem.object }.
    }
log-buy =
    { $who ->
        [you] You buy { gem.object }.
       *[other] { $name } buys { gem.object }.
    }
log-craft =
    { $who ->
        [you] You place { gem.object } on the { card }.
       *[other] { $name } places { gem.object } on the { card }.
    }
log-tribute =
    { $who ->
        [you] You pay the dragon { gem.object }.
       *[other] { $name } pays the dragon { gem.object }.
    }
log-fight =
    { $who ->
        [you] You challenge { warlord.object }.
       *[other] { $name } challenges { warlord.object }.
    }
log-guard =
    { $who ->
        [you] You post a guard.
       *[other] { $name } posts a guard.
    }
log-accuse =
    { $who ->
        [you] You accuse { $target } of serving { faction.served }.
        [target] { $name } accuses you of serving { faction.served }.
       *[other] { $name } accuses { $target } of serving { faction.served }.
    }
log-attack =
    { $who ->
        [you] You attack the castle.
       *[other] { $name } attacks the castle.
    }
log-fetch =
    { $who ->
        [you] You fetch { gem.object } from the reserve.
       *[other] { $name } fetches { gem.object } from the reserve.
    }
log-unpick =
    { $who ->
        [you] You take { gem.object } off the { card }.
       *[other] { $name } takes { gem.object } off the { card }.
    }
log-spoil =
    { $who ->
        [you] You tap the { card } without effect.
       *[other] { $name } taps the { card } without effect.
    }
log-end =
    { $who ->
        [you] You end your turn.
       *[other] { $name } ends the turn.
    }
log-enough =
    { $who ->
        [you] You leave it at one gem.
       *[other] { $name } leaves it at one gem.
    }
log-tap =
    { $who ->
        [you] You tap the { card }.
       *[other] { $name } taps the { card }.
    }
log-ability =
    { $who ->
        [you] You tap your ability card for { glyph }.
       *[other] { $name } taps the ability card for { glyph }.
    }
log-fire-hordes =
    { $who ->
        [you] You drive the hordes back with fire.
       *[other] { $name } drives the hordes back with fire.
    }
log-fire-mob =
    { $who ->
        [you] You disperse the mob with fire.
       *[other] { $name } disperses the mob with fire.
    }
log-fire-guard =
    { $who ->
        [you] You throw fire at a guard of { $target } and go into exile.
        [target] { $name } throws fire at one of your guards and goes into exile.
       *[other] { $name } throws fire at a guard of { $target } and goes into exile.
    }
log-sulphur =
    { $who ->
        [you] You take { gem.object } out of your flask.
       *[other] { $name } takes { gem.object } out of the flask.
    }
log-nature-hordes =
    { $who ->
        [you] You drive the hordes back with nature.
       *[other] { $name } drives the hordes back with nature.
    }
log-nature-mob =
    { $who ->
        [you] You calm the mob with nature.
       *[other] { $name } calms the mob with nature.
    }
log-sun =
    { $who ->
        [you] You turn sun into power.
       *[other] { $name } turns sun into power.
    }
log-steal =
    { $who ->
        [you] You steal a hand card of { $target }.
        [target] { $name } steals one of your hand cards.
       *[other] { $name } steals a hand card of { $target }.
    }
log-dark-king =
    { $who ->
        [you] You weaken the king with darkness and go into exile.
       *[other] { $name } weakens the king with darkness and goes into exile.
    }
log-dark-guard =
    { $who ->
        [you] You send darkness against a guard of { $target }.
        [target] { $name } sends darkness against one of your guards.
       *[other] { $name } sends darkness against a guard of { $target }.
    }
log-seize =
    { $who ->
        [you] You steal the { card }.
       *[other] { $name } steals the { card }.
    }
log-look =
    { $who ->
        [you] You look at the next invasion card.
       *[other] { $name } looks at the next invasion card.
    }
log-heal =
    { $who ->
        [you] You heal the king.
       *[other] { $name } heals the king.
    }
log-ready =
    { $who ->
        [you] You are ready.
       *[other] { $name } is ready.
    }
log-pass =
    { $who ->
        [you] You do nothing.
       *[other] { $name } does nothing.
    }
log-untap =
    { $who ->
        [you] You untap the { card }.
       *[other] { $name } untaps the { card }.
    }
log-untap-ability =
    { $who ->
        [you] You untap your ability card.
       *[other] { $name } untaps the ability card.
    }
log-rest =
    { $who ->
        [you] You untap nothing more.
       *[other] { $name } untaps nothing more.
    }

## Decisions

decide-act =
    { $actions_left ->
        [0] No action is left: spend your glyphs, place the second gem or end your turn.
        [one] You have { $actions_left } action left.
       *[other] You have { $actions_left } actions left.
    }
decide-protect = A guard is about to be killed: protect it with cobalt?
decide-fight = Tap cards for the fight against the { foe }, then say that you are ready.
decide-attack = Tap cards for your attack on the castle, then say that you are ready.
decide-defend = The castle is attacked: tap cards to defend it, then say that you are ready.
decide-answer = The { foe } threatens the king: answer with { foe-glyph }?
decide-recover =
    { $actions_left ->
        [one] You may untap { $actions_left } more card.
       *[other] You may untap { $actions_left } cards.
    }
wait-act = It is the turn of { $name }.
wait-protect = { $name } may protect the guard.
wait-fight = { $name } prepares for the fight.
wait-attack = { $name } prepares to attack the castle.
wait-defend = { $name } may defend the castle.
wait-answer = { $name } may answer the warlord.
wait-recover = { $name } untaps cards.

## Events

event-round = Round { $round }
event-siege = Siege
event-exile = { $name } goes into exile.
event-unmasked = { $name } is unmasked: { goal }.
event-cleared = { $name } does not serve { faction.served }.
event-finished = The { card } is finished; the king feels better.
event-guard-killed = A guard is killed.
event-guard-saved = The guard is saved.
event-warlord-dead = The { foe } is dead.
event-warlord-stands = The { foe } stands firm.
event-castle-holds = The castle holds.
event-shuffled = The invasion cards are shuffled.

## Scoring

score-goal = Goal reached: { goal }, +{ $points }
score-flask =
    { $count ->
        [one] { $count } gem in the flask: +{ $points }
       *[other] { $count } gems in the flask: +{ $points }
    }
score-warlords =
    { $count ->
        [one] { $count } warlord defeated: +{ $points }
       *[other] { $count } warlords defeated: +{ $points }
    }
score-power = Power: +{ $points }
score-total =
    { $points ->
        [one] Total: { $points } point
       *[other] Total: { $points } points
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
reason-rounds = After sixty rounds of siege the king has passed away.

## Refusals

refused-AS-C5 = Your power is at its maximum: that would change nothing.
refused-AS-S1 = Goals and wizards are dealt only once, before the first round.
refused-AS-S4 = The start player is drawn only once, among the colours in play.
refused-AS-R1 = An invasion card is turned up only at the start of a round, from the top of the pile.
refused-AS-R2 = You can do this only in your turn, while you have an action left, and only if it changes something.
refused-AS-K2 = Answer a warlord in the siege, with a card that makes its glyph.
refused-AS-L1 = Untap your own tapped cards, two at most, in the recovery.
refused-AS-A1 = Draw only with fewer than five cards in hand, while there are artefact cards left.
refused-AS-A3 = Burn only gems that are in your stock.
refused-AS-A4 = Buying takes a gem of this colour in the reserve and as much power as its flow.
refused-AS-A5 = Place a gem from your stock on a free space of its colour, on an artefact of yours that is in hand or in work.
refused-AS-A7 = The last gem of a spellbook costs 5 power as well.
refused-AS-A8 = Tap only finished cards of your own that are not tapped, for the glyphs they make.
refused-AS-A9 = Tribute is a red or yellow gem from your stock.
refused-AS-A10 = Fight a living warlord, with at least one card that makes glyphs.
refused-AS-A11 = A guard costs 5 power and a gem of your own colour.
refused-AS-A12 = Accuse another player whose goal card has not been shown.
refused-AS-Y1 = This takes fire: 1 for the hordes or the mob, 3 for a guard that is there.
refused-AS-Y2 = This takes 1 sulphur, and a gem of this colour in your flask.
refused-AS-Y3 = This takes nature: 1 for the hordes, 2 for the mob.
refused-AS-Y4 = Sun works once a turn, if you have some.
refused-AS-Y5 = This takes darkness: 2 for a hand card, 3 for the king or a guard, 6 for a finished artefact that is no spellbook, neither from an exile nor by one.
refused-AS-Y6 = This takes cobalt: 1 to look at a card that is still in the pile, 3 for the king.
refused-AS-Y7 = Only a card that makes cobalt protects a guard.
refused-AS-Y8 = That would change nothing: the track is at its end.
refused-AS-X1 = An exile cannot do this.
refused-AS-X2 = Only an exile attacks the castle, and not in the turn in which they went into exile.
refused-AS-E5 = The match is over.
refused-AS-V1 = Only the Great Alchemist’s special card makes glyphs; special cards are dealt at the start.
refused-AS-V3 = Only a Servant whose card is untapped fetches a gem, if the reserve has one.
refused-AS-V4 = Only a Deceiver whose card is untapped, and who is not in exile, does this, to what others have; a Deceiver’s sulphur counts as sun.

## Labels on the table

label-you = you
label-round = Round
label-health = Health of the king
label-rage = Rage of the dragon
label-hordes = Hordes
label-reinforcement = Reinforcement
label-mob = Mob
label-unrest = Unrest
label-warlords = Warlords
label-guards = Guards
label-power = Power
label-stock = Stock
label-flask = Flask
label-reserve = Reserve
label-hand = In hand
label-artefacts = Artefacts
label-ability = Ability card
label-goal = Goal
label-exile = Exile
label-trophies = Trophies
label-flow = Flow
label-glyphs = Glyphs
label-defence = Defence
label-start-player = Start player
label-pile-count = Artefact pile
label-invasions = Invasion pile
label-discards = Discards
label-tapped = tapped
label-in-work = in work
label-open-invasion = Invasion card
label-colour = Colour
label-role = Special card
label-shown = Goal shown
label-hand-size = Cards in hand
label-cleared = Does not serve
label-card = Artefact
label-before = Lies before
label-lies = State
label-placed = Gems on it
label-ready = ready
