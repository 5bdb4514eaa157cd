"""The box of Astoria: what box.toml says, as tables the rules can index."""

import tomllib
from pathlib import Path

import numpy as np

from tafelrunde.kernel import Grid, Names, Row, Seats

BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))
_ARTEFACTS, _INVASIONS = BOX["artefacts"], BOX["invasions"]["cards"]

SEATS = Seats(max(BOX["seats"]["counts"]))
COLOURS = Names("colour", BOX["colours"]["ids"])
GLYPHS = Names("glyph", BOX["colours"]["glyphs"])
GOALS = Names("goal", BOX["goals"]["ids"])
FACTIONS = Names("faction", BOX["goals"]["ids"][1:])
ROLES = Names("role", BOX["roles"]["ids"])
SPECIALS = Names("special card", BOX["roles"]["ids"][1:])
CARDS = Names("artefact", (row["ids"][colour] for colour in range(len(COLOURS)) for row in _ARTEFACTS))
INVASIONS = Names("invasion card", (card["id"] for card in _INVASIONS))

MOST_SEATS = len(SEATS)
N_COLOURS = len(COLOURS)
N_GOALS = len(GOALS)
N_FACTIONS = len(FACTIONS)
N_CARDS = len(CARDS)
N_INVASIONS = len(INVASIONS)
CARDS_OF_A_COLOUR = len(_ARTEFACTS)

# Colours and their glyphs have the same numbers. The nature glyph is GREEN: NATURE is chance.
FIRE, SUN, SULPHUR = map(GLYPHS.number, ("fire", "sun", "sulphur"))
GREEN, COBALT, DARKNESS = map(GLYPHS.number, ("nature", "cobalt", "darkness"))
SAVE, BARBARIANS, DRAGON, MOB = map(GOALS.number, ("save", "barbarians", "dragon", "mob"))
WIZARD, ALCHEMIST, SERVANT, DECEIVER = map(ROLES.number, ("wizard", "alchemist", "servant", "deceiver"))

# Goals and roles.
GOAL_COPIES: Row = np.array(BOX["goals"]["copies"])
GOAL_CARDS = int(sum(BOX["goals"]["copies"]))
ROLE_COPIES: Row = np.array(BOX["role_cards"]["copies"])
START_POWER: Row = np.array(BOX["roles"]["power"])
START_STOCK: Row = np.array(BOX["roles"]["gems_in_stock"])
MARKER_GEMS: Row = np.array(BOX["roles"]["gems_as_marker"])
START_RESERVE: Row = np.array(BOX["roles"]["gems_in_reserve"])
OWN_GLYPHS: Row = np.array(BOX["role_cards"]["own_glyphs"])
OTHER_GLYPHS: Row = np.array(BOX["roles"]["other_glyphs"])
SPECIAL_FROM = int(BOX["roles"]["special_from_seats"])

# The actions of a turn, by the number of seats.
_ACTIONS = dict(zip(BOX["seats"]["counts"], BOX["seats"]["actions"], strict=True))
ACTIONS: Row = np.array([_ACTIONS.get(seats, 0) for seats in range(MOST_SEATS + 1)])

# Artefacts: what they make, and how many gems of each colour they need.
CARD_GLYPH: Row = np.array([colour for colour in range(N_COLOURS) for _ in _ARTEFACTS])
CARD_MAKES: Row = np.array([row["glyphs"] for _ in COLOURS for row in _ARTEFACTS])
NEEDS: Grid = np.array(
    [
        [sum((colour + step) % N_COLOURS == gem for step in row["spaces"]) for gem in range(N_COLOURS)]
        for colour in range(N_COLOURS)
        for row in _ARTEFACTS
    ]
)
SPACES: Row = np.array([len(row["spaces"]) for _ in COLOURS for row in _ARTEFACTS])
SPELLBOOK = max(len(row["spaces"]) for row in _ARTEFACTS)

# Invasion cards: their flow, what they bring, and which of them are warlords.
FLOW: Grid = np.array([card["flow"] for card in _INVASIONS])
HAMMER: Row = np.array([card.get("hammer", 0) for card in _INVASIONS])
DRAGON_RISES: Row = np.array([card.get("dragon", 0) for card in _INVASIONS])
WARLORD: Row = np.array([GLYPHS.number(card["warlord"]) + 1 if "warlord" in card else 0 for card in _INVASIONS])
WARLORD_STRENGTH: Row = np.array([max(c["strength"] for c in _INVASIONS if c.get("warlord") == g) for g in GLYPHS])
WARLORD_CARD: Row = np.array([next(i for i, c in enumerate(_INVASIONS) if c.get("warlord") == g) for g in GLYPHS])

# Tracks, limits and prices.
GEMS = int(BOX["gems"]["each"])
HAND_DEALT, HAND_MOST = int(BOX["hand"]["dealt"]), int(BOX["hand"]["most"])
TRACK_MOST, CUBOID_START = int(BOX["tracks"]["most"]), int(BOX["tracks"]["cuboid_start"])
GROWTH_LEAST, GROWTH_MOST = int(BOX["tracks"]["growth_least"]), int(BOX["tracks"]["growth_most"])
RAGE_START, HEALTH_START = int(BOX["tracks"]["rage_start"]), int(BOX["tracks"]["health_start"])
POWER_MOST = int(BOX["tracks"]["power_most"])
RECOVERS = int(BOX["recovery"]["cards"])
GUARD_PRICE, SPELLBOOK_PRICE = int(BOX["prices"]["guard"]), int(BOX["prices"]["spellbook"])
GUARD_STRENGTH = int(BOX["strength"]["guard"])
PAYS_TRIBUTE: Row = np.array([int(colour in BOX["prices"]["tribute_colours"]) for colour in COLOURS])

_COSTS = BOX["glyph_costs"]
FIRE_HORDES, FIRE_MOB, FIRE_GUARD = _COSTS["fire_hordes"], _COSTS["fire_mob"], _COSTS["fire_guard"]
SULPHUR_GEM = _COSTS["sulphur_gem"]
NATURE_HORDES, NATURE_MOB = _COSTS["nature_hordes"], _COSTS["nature_mob"]
DARK_HAND, DARK_KING = _COSTS["darkness_hand"], _COSTS["darkness_king"]
DARK_GUARD, DARK_ARTEFACT = _COSTS["darkness_guard"], _COSTS["darkness_artefact"]
COBALT_LOOK, COBALT_KING = _COSTS["cobalt_look"], _COSTS["cobalt_king"]
SUN_EXTRA = _COSTS["sun_extra_power"]

GOAL_POINTS = int(BOX["goals"]["points"])
GEM_POINTS, WARLORD_POINTS = int(BOX["points"]["gem_in_flask"]), int(BOX["points"]["warlord"])
POWER_POINTS = int(BOX["points"]["power"])
EVENING_POINTS: Row = np.array(BOX["even_specials"]["points"])

# A bit for each place around the table, for sets of seats.
BIT: Row = np.array([1 << place for place in range(MOST_SEATS)])

MOST_ROUNDS = int(BOX["bounds"]["rounds"])
LONGEST = int(BOX["bounds"]["longest_match_moves"])
