"""The moves of Astoria: what chance brings, what a seat decides, and how the others learn of it.

A colour and its glyph have the same number, so gems are named by their colour and what cards make by the glyph.
"""

from tafelrunde.games.astoria.box import CARDS, COLOURS, FACTIONS, GLYPHS, GOALS, INVASIONS, SEATS, SPECIALS
from tafelrunde.kernel import MoveTable

TABLE = MoveTable("astoria")

# Chance: what comes most often first. Cards of both piles, a card out of a hand, the setup.
ARTEFACT, artefact_is = TABLE.nature("artefact", "artefact {card}", card=CARDS)
INVASION, invasion_is = TABLE.nature("invasion", "invasion {invasion}", invasion=INVASIONS)
GOAL, goal_is = TABLE.nature("goal", "goal {goal}", goal=GOALS)
WIZARD_CARD, wizard_is = TABLE.nature("wizard", "wizard {colour}", colour=COLOURS)
FIRST, first_is = TABLE.nature("first", "first {colour}", colour=COLOURS)
ROLE, role_is = TABLE.nature("role", "role {role}", role=SPECIALS)
BATTLE, battle_is = TABLE.nature("battle", "battle {invasion}", invasion=INVASIONS)
LOOT, loot_is = TABLE.nature("loot", "loot {card}", card=CARDS)
GLIMPSE, glimpse_of = TABLE.nature("glimpse", "glimpse {invasion}", invasion=INVASIONS)

# Actions of a turn.
DRAW, draw = TABLE.seat("draw", "draw")
GATHER, gather = TABLE.seat("gather", "gather")
BURN, burn_of = TABLE.seat("burn", "burn {colour}", colour=COLOURS)
BUY, buy_of = TABLE.seat("buy", "buy {colour}", colour=COLOURS)
CRAFT, craft_of = TABLE.seat("craft", "craft {card} {colour}", card=CARDS, colour=COLOURS)
TRIBUTE, tribute_of = TABLE.seat("tribute", "tribute {colour}", colour=COLOURS)
FIGHT, fight_with = TABLE.seat("fight", "fight {glyph}", glyph=GLYPHS)
GUARD, guard = TABLE.seat("guard", "guard")
ACCUSE, accuse_of = TABLE.seat("accuse", "accuse {seat} {faction}", seat=SEATS, faction=FACTIONS)
ATTACK, attack = TABLE.seat("attack", "attack")
FETCH, fetch_of = TABLE.seat("fetch", "fetch {colour}", colour=COLOURS)
UNPICK, unpick_of = TABLE.seat("unpick", "unpick {card} {colour}", card=CARDS, colour=COLOURS)
SPOIL, spoil_of = TABLE.seat("spoil", "spoil {card}", card=CARDS)
END, end = TABLE.seat("end", "end")
# Whether a second gem could be placed depends on a secret hand, so a Servant is asked in any case.
ENOUGH, enough = TABLE.seat("enough", "enough", always_ask=True)

# Cards that are tapped, in a turn or in somebody else's.
TAP, tap_of = TABLE.seat("tap", "tap {card}", card=CARDS)
ABILITY, ability_for = TABLE.seat("ability", "ability {glyph}", glyph=GLYPHS)

# What glyphs are spent on.
FIRE_ON_HORDES, fire_on_hordes = TABLE.seat("fire-hordes", "fire hordes")
FIRE_ON_MOB, fire_on_mob = TABLE.seat("fire-mob", "fire mob")
FIRE_ON_GUARD, fire_on_guard = TABLE.seat("fire-guard", "fire guard {seat}", seat=SEATS)
SULPHUR_ON_GEM, sulphur_on = TABLE.seat("sulphur", "sulphur {colour}", colour=COLOURS)
NATURE_ON_HORDES, nature_on_hordes = TABLE.seat("nature-hordes", "nature hordes")
NATURE_ON_MOB, nature_on_mob = TABLE.seat("nature-mob", "nature mob")
SUNSHINE, sunshine = TABLE.seat("sun", "sun")
STEAL, steal_from = TABLE.seat("steal", "steal {seat}", seat=SEATS)
DARK_ON_KING, dark_on_king = TABLE.seat("dark-king", "darkness king")
DARK_ON_GUARD, dark_on_guard = TABLE.seat("dark-guard", "darkness guard {seat}", seat=SEATS)
SEIZE, seize_of = TABLE.seat("seize", "seize {card}", card=CARDS)
LOOK, look = TABLE.seat("look", "look")
HEAL, heal = TABLE.seat("heal", "heal")

# Answers.
READY, ready = TABLE.seat("ready", "ready")
PASS, pass_by = TABLE.seat("pass", "pass")
UNTAP, untap_of = TABLE.seat("untap", "untap {card}", card=CARDS)
UNTAP_ABILITY, untap_ability = TABLE.seat("untap-ability", "untap ability")
REST, rest = TABLE.seat("rest", "rest")

# What the others learn of it.
GOAL_UNSEEN, goal_unseen = TABLE.unseen("goal-unseen", "goal unseen")
ARTEFACT_UNSEEN, artefact_unseen = TABLE.unseen("artefact-unseen", "artefact unseen")
GLIMPSE_UNSEEN, glimpse_unseen = TABLE.unseen("glimpse-unseen", "glimpse unseen")
LOOT_UNSEEN, loot_unseen = TABLE.unseen("loot-unseen", "loot unseen")

KIND = TABLE.kinds()
ROLE_OF, GOAL_OF, FACTION_OF = TABLE.part("role"), TABLE.part("goal"), TABLE.part("faction")
CARD, INVASION_OF, SEAT = TABLE.part("card"), TABLE.part("invasion"), TABLE.part("seat")
COLOUR, GLYPH = TABLE.part("colour"), TABLE.part("glyph")
