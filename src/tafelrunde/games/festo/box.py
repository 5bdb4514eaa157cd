"""The box of Festo!: what box.toml says, as tables the rules can index."""

import tomllib
from pathlib import Path

import numpy as np

from tafelrunde.kernel import Names, Row, Seats

BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))

SEATS = Seats(max(BOX["seats"]["counts"]))
MOST_SEATS = len(SEATS)

# The board: six characters from left to right, each with an ingredient and a market; the seventh area is the grocer's.
CHARACTERS = Names("character", BOX["characters"]["ids"])
AREAS = Names("area", (*CHARACTERS, BOX["characters"]["grocer"]))
COLOURS = Names("colour", BOX["characters"]["ingredients"])
INGREDIENTS = Names("ingredient", (*COLOURS, BOX["ingredients"]["salt"]))
N_CHARACTERS, N_AREAS, N_COLOURS, N_INGREDIENTS = len(CHARACTERS), len(AREAS), len(COLOURS), len(INGREDIENTS)
TROLL, PIXIES, ORC = AREAS.number("troll"), AREAS.number("pixies"), AREAS.number("orc")
MAGICIAN, ELF, DWARF = AREAS.number("magician"), AREAS.number("elf"), AREAS.number("dwarf")
GROCER = AREAS.number(BOX["characters"]["grocer"])
SALT = N_COLOURS
NUMBERS = Names("number", map(str, range(1, N_CHARACTERS + 1)))

OF_EACH_COLOUR = int(BOX["ingredients"]["of_each_colour"])
SALT_BEYOND_SEATS = int(BOX["ingredients"]["salt_beyond_players"])
N_CUBES = OF_EACH_COLOUR * N_COLOURS + int(BOX["ingredients"]["salt_in_box"])
MARKET_LIMIT, SHELF_LIMIT = int(BOX["limits"]["market"]), int(BOX["limits"]["shelf"])
SHELF_REFILL = int(BOX["limits"]["shelf_refill"])


def _by_seats(name: str) -> Row:
    """A table that is indexed by the number of seats."""
    table = np.zeros(MOST_SEATS + 1, np.int64)
    table[BOX["seats"]["counts"]] = BOX["seats"][name]
    return table


MARKET_REFILL, DICE = _by_seats("market_refill"), _by_seats("dice")
HELPERS, DISCS = int(BOX["players"]["helpers"]), int(BOX["players"]["discs"])
PIECES = Names("piece", ("helper", "disc"))
N_PIECES = len(PIECES)
HELPER, DISC = PIECES.number("helper"), PIECES.number("disc")
ROUNDS = int(BOX["rounds"]["count"])
LAST_ROUND = ROUNDS - 1

# The dishes: small ones row by row and colour by colour, then the two large ones.
ROWS = Names("row", BOX["rows"]["small"])
LARGE = Names("large dish", BOX["rows"]["large"])
SMALL_DISHES = Names("small dish", (f"{row}-{colour}" for row in ROWS for colour in COLOURS))
DISHES = Names("dish", (*SMALL_DISHES, *LARGE))
N_ROWS, N_LARGE, N_SMALL, N_DISHES = len(ROWS), len(LARGE), len(SMALL_DISHES), len(DISHES)
N_TYPES = N_ROWS + N_LARGE
DESSERT, SIDE_DISH = ROWS.number("dessert"), ROWS.number("side-dish")
APPETISER, DRINK = ROWS.number("appetiser"), ROWS.number("drink")
ROAST, MAIN_COURSE = DISHES.number("roast"), DISHES.number("main-course")
SURCHARGE: Row = np.array(BOX["dishes"]["surcharge"])
COLUMNS = len(SURCHARGE)
LAST_COLUMN = COLUMNS - 1

_FACES = [face for row in ROWS for face in BOX["small"][row]]
ROW_OF: Row = np.repeat(np.arange(N_ROWS), N_COLOURS)
COLOUR_OF: Row = np.tile(np.arange(N_COLOURS), N_ROWS)
OWN_AMOUNT: Row = np.array([own for own, _, _ in _FACES])
OTHER_AMOUNT: Row = np.array([other for _, other, _ in _FACES])
POINTS_OF: Row = np.array([*(points for _, _, points in _FACES), *(BOX["large_points"][name] for name in LARGE)])
TYPE_OF: Row = np.append(np.repeat(np.arange(N_ROWS), N_COLOURS), np.arange(N_ROWS, N_TYPES))
ROAST_AMOUNT = int(BOX["large"]["roast_of_one_colour"])
MAIN_COURSE_AMOUNT = int(BOX["large"]["main_course_of_each_colour"])

SET_POINTS: Row = np.array(BOX["sets"]["points"])
INGREDIENT_POINTS = int(BOX["score"]["ingredient"])
DWARF_POINTS = int(BOX["score"]["dwarf_last_round"])
MAGICAL_POINTS, MAGICAL_SAVED = int(BOX["magical"]["points"]), int(BOX["magical"]["saved"])

ELF_GIVES, MAGICIAN_GIVES = int(BOX["abilities"]["elf_gives"]), int(BOX["abilities"]["magician_gives"])
RESERVATION_SAVES = int(BOX["abilities"]["reservation_saves"])
ABILITIES_PER_TURN = int(BOX["abilities"]["per_turn"])

# How many a seat may say: from the grocery store, and of salt in a payment of one colour.
BOUGHT = Names("count", map(str, range(1, SHELF_LIMIT + 1)))
SALTED = Names("count", map(str, range(ROAST_AMOUNT + 1)))

EVENTS = Names("event", BOX["events"]["ids"])
N_EVENTS = len(EVENTS)
RICH_HARVEST = EVENTS.number("rich-harvest")
POOR_HARVEST = EVENTS.number("poor-harvest")
FULL_SHELVES = EVENTS.number("full-shelves")
SALT_CARAVAN = EVENTS.number("salt-caravan")
EARLY_BIRDS = EVENTS.number("early-birds")
LATE_OPENING = EVENTS.number("late-opening")
OPEN_DOORS = EVENTS.number("open-doors")
DAY_OFF = EVENTS.number("day-off")
FAIR_SHARES = EVENTS.number("fair-shares")
DOUBLE_MAGIC = EVENTS.number("double-magic")
MAGIC_LULL = EVENTS.number("magic-lull")
FRESH_FROM_THE_KITCHEN = EVENTS.number("fresh-from-the-kitchen")
APPLAUSE = EVENTS.number("applause")
GOURMETS = EVENTS.number("gourmets")
HARVEST_CHANGE, SHELVES_CHANGE = int(BOX["events"]["harvest"]), int(BOX["events"]["shelves"])
CARAVAN_SALT = int(BOX["events"]["salt"])
DICE_FEWER = int(BOX["events"]["dice_fewer"])
DOUBLE_ABILITIES = int(BOX["events"]["abilities_per_turn"])
APPLAUSE_POINTS, GOURMET_POINTS = int(BOX["events"]["applause"]), int(BOX["events"]["gourmets"])

LONGEST = int(BOX["bounds"]["longest_match_moves"])
