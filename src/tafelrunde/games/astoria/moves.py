"""The moves of Astoria: what chance brings, what a seat decides, and how the others learn of it.

A colour and its glyph have the same number, so gems are named by their colour and what cards make by the glyph.
"""

from tafelrunde.games.astoria.box import CARDS, COLOURS, FACTIONS, GLYPHS, GOALS, INVASIONS, SEATS, SPECIALS
from tafelrunde.kernel import MoveTable

MOVES = MoveTable("astoria")

# Chance: what comes most often first. Cards of both piles, a card out of a hand, the setup.
ARTEFACT, artefact_is = MOVES.nature("artefact", "artefact {card}", card=CARDS)
INVASION, invasion_is = MOVES.nature("invasion", "invasion {invasion}", invasion=INVASIONS)
GOAL, goal_is = MOVES.nature("goal", "goal {goal}", goal=GOALS)
WIZARD_CARD, wizard_is = MOVES.nature("wizard", "wizard {colour}", colour=COLOURS)
FIRST, first_is = MOVES.nature("first", "first {colour}", colour=COLOURS)
CHOOSER, chooser_is = MOVES.nature("chooser", "chooser {seat}", seat=SEATS)
ROLE, role_is = MOVES.nature("role", "role {role}", role=SPECIALS)
BATTLE, battle_is = MOVES.nature("battle", "battle {invasion}", invasion=INVASIONS)
LOOT, loot_is = MOVES.nature("loot", "loot {card}", card=CARDS)
GLIMPSE, glimpse_of = MOVES.nature("glimpse", "glimpse {invasion}", invasion=INVASIONS)

# Before the first round, if special cards are chosen.
CHOOSE, choose_of = MOVES.seat("choose", "choose {role}", rules=("AS-V1",), role=SPECIALS)

# Actions of a turn.
DRAW, draw = MOVES.seat("draw", "draw", rules=("AS-A1",))
GATHER, gather = MOVES.seat("gather", "gather", rules=("AS-A2", "AS-C5"))
BURN, burn_of = MOVES.seat("burn", "burn {colour}", rules=("AS-A3", "AS-I1"), colour=COLOURS)
BUY, buy_of = MOVES.seat("buy", "buy {colour}", rules=("AS-A4", "AS-I1"), colour=COLOURS)
CRAFT, craft_of = MOVES.seat(
    "craft", "craft {card} {colour}", rules=("AS-A5", "AS-A6", "AS-A7", "AS-V3"), card=CARDS, colour=COLOURS
)
TRIBUTE, tribute_of = MOVES.seat("tribute", "tribute {colour}", rules=("AS-A9",), colour=COLOURS)
FIGHT, fight_with = MOVES.seat("fight", "fight {glyph}", rules=("AS-A10",), glyph=GLYPHS)
GUARD, guard = MOVES.seat("guard", "guard", rules=("AS-A11", "AS-X2"))
ACCUSE, accuse_of = MOVES.seat(
    "accuse", "accuse {seat} {faction}", rules=("AS-A12", "AS-K1", "AS-X1"), seat=SEATS, faction=FACTIONS
)
ATTACK, attack = MOVES.seat("attack", "attack", rules=("AS-X2",))
FETCH, fetch_of = MOVES.seat("fetch", "fetch {colour}", rules=("AS-V3",), colour=COLOURS)
UNPICK, unpick_of = MOVES.seat("unpick", "unpick {card} {colour}", rules=("AS-V4",), card=CARDS, colour=COLOURS)
SPOIL, spoil_of = MOVES.seat("spoil", "spoil {card}", rules=("AS-V4",), card=CARDS)
END, end = MOVES.seat("end", "end", rules=("AS-R2",))
# Whether a second gem could be placed depends on a secret hand, so a Servant is asked in any case.
ENOUGH, enough = MOVES.seat("enough", "enough", rules=("AS-V3",), always_ask=True)

# Cards that are tapped, in a turn or in somebody else's.
TAP, tap_of = MOVES.seat("tap", "tap {card}", rules=("AS-A8",), card=CARDS)
ABILITY, ability_for = MOVES.seat("ability", "ability {glyph}", rules=("AS-A8", "AS-C5", "AS-V2"), glyph=GLYPHS)

# What glyphs are spent on.
FIRE_ON_HORDES, fire_on_hordes = MOVES.seat("fire-hordes", "fire hordes", rules=("AS-Y1",))
FIRE_ON_MOB, fire_on_mob = MOVES.seat("fire-mob", "fire mob", rules=("AS-Y1",))
FIRE_ON_GUARD, fire_on_guard = MOVES.seat("fire-guard", "fire guard {seat}", rules=("AS-Y1", "AS-Y7"), seat=SEATS)
SULPHUR_ON_GEM, sulphur_on = MOVES.seat("sulphur", "sulphur {colour}", rules=("AS-Y2",), colour=COLOURS)
NATURE_ON_HORDES, nature_on_hordes = MOVES.seat("nature-hordes", "nature hordes", rules=("AS-Y3",))
NATURE_ON_MOB, nature_on_mob = MOVES.seat("nature-mob", "nature mob", rules=("AS-Y3",))
SUNSHINE, sunshine = MOVES.seat("sun", "sun", rules=("AS-Y4",))
STEAL, steal_from = MOVES.seat("steal", "steal {seat}", rules=("AS-Y5",), seat=SEATS)
DARK_ON_KING, dark_on_king = MOVES.seat("dark-king", "darkness king", rules=("AS-Y5", "AS-K3"))
DARK_ON_GUARD, dark_on_guard = MOVES.seat("dark-guard", "darkness guard {seat}", rules=("AS-Y5", "AS-Y7"), seat=SEATS)
SEIZE, seize_of = MOVES.seat("seize", "seize {card}", rules=("AS-Y5",), card=CARDS)
LOOK, look = MOVES.seat("look", "look", rules=("AS-Y6",))
HEAL, heal = MOVES.seat("heal", "heal", rules=("AS-Y6", "AS-E4"))

# Answers.
READY, ready = MOVES.seat("ready", "ready", rules=("AS-A10", "AS-X2"))
PASS, pass_by = MOVES.seat("pass", "pass", rules=("AS-K2", "AS-Y7"))
UNTAP, untap_of = MOVES.seat("untap", "untap {card}", rules=("AS-L1",), card=CARDS)
UNTAP_ABILITY, untap_ability = MOVES.seat("untap-ability", "untap ability", rules=("AS-L1",))
REST, rest = MOVES.seat("rest", "rest", rules=("AS-L1",))

# What the others learn of it.
GOAL_UNSEEN, goal_unseen = MOVES.unseen("goal-unseen", "goal unseen")
ARTEFACT_UNSEEN, artefact_unseen = MOVES.unseen("artefact-unseen", "artefact unseen")
GLIMPSE_UNSEEN, glimpse_unseen = MOVES.unseen("glimpse-unseen", "glimpse unseen")
LOOT_UNSEEN, loot_unseen = MOVES.unseen("loot-unseen", "loot unseen")

KIND = MOVES.kinds()
ROLE_OF, GOAL_OF, FACTION_OF = MOVES.part("role"), MOVES.part("goal"), MOVES.part("faction")
CARD, INVASION_OF, SEAT = MOVES.part("card"), MOVES.part("invasion"), MOVES.part("seat")
COLOUR, GLYPH = MOVES.part("colour"), MOVES.part("glyph")
