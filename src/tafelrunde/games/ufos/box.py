"""The box of UFOs!: what box.toml and map.json say, as tables the rules can index.

Places are numbered cities first. A set of places is a whole number in which each place has one bit.
"""

import json
import tomllib
from pathlib import Path

import numpy as np

from tafelrunde.kernel import Grid, Names, Row, Seats

BOX = tomllib.loads(Path(__file__).with_name("box.toml").read_text(encoding="utf-8"))
MAP = json.loads(Path(__file__).with_name(BOX["map"]["file"]).read_text(encoding="utf-8"))

SEATS = Seats(max(BOX["seats"]["counts"]))
MOST_SEATS = len(SEATS)

# The map. Each table has a row for the small map and one for the large one.
CITIES = Names("city", MAP["cities"])
VILLAGES = Names("village", MAP["villages"])
PLACES = Names("place", (*CITIES, *VILLAGES))
N_CITIES, N_VILLAGES, N_PLACES = len(CITIES), len(VILLAGES), len(PLACES)

SMALL, LARGE = range(2)
MAP_FOR: Row = np.array([seats not in BOX["seats"]["on_small_map"] for seats in range(MOST_SEATS + 1)], np.int64)
BIT: Row = 1 << np.arange(N_PLACES)
ON_SMALL_MAP = [({**MAP["cities"], **MAP["villages"]})[place]["small_map"] for place in PLACES]
IN_PLAY: Grid = np.array([ON_SMALL_MAP, np.ones(N_PLACES)], np.int64)
ALL_IN_PLAY: Row = np.array([int((BIT * row).sum()) for row in IN_PLAY])  # type: ignore[attr-defined]

_LINES = [(PLACES.number(line["a"]), PLACES.number(line["b"]), line["red"]) for line in MAP["lines"]]
NEIGHBOURS: Grid = np.array(
    [
        [
            sum({1 << a + b - place for a, b, red in _LINES if place in (a, b) and (red or size)})
            for place in range(N_PLACES)
        ]
        for size in (SMALL, LARGE)
    ]
)
VILLAGES_NEAR = np.array([[mask & ~((1 << N_CITIES) - 1) for mask in row] for row in NEIGHBOURS])  # type: ignore[attr-defined]

# The powers of two leave different remainders when divided by 67: that tells which place a single bit is.
BIT_CLOCK = 67
PLACE_OF_BIT: Row = np.zeros(BIT_CLOCK, np.int64)
for _place in range(N_PLACES):
    PLACE_OF_BIT[(1 << _place) % BIT_CLOCK] = _place

# The pieces of one colour.
KINDS = Names("kind of UFO", BOX["ufos"]["kinds"])
STANDARD, BUMPER, CALMER = map(KINDS.number, ("standard", "bumper", "calmer"))
N_KINDS = len(KINDS)
_OF_KIND = dict(zip(KINDS, BOX["ufos"]["counts"], strict=True))
FLEET = Names("UFO", (f"{kind}-{i + 1}" for kind in KINDS for i in range(_OF_KIND[kind])))
FLEET_SIZE = len(FLEET)
KIND_OF: Row = np.array([kind for kind, name in enumerate(KINDS) for _ in range(_OF_KIND[name])])
UFOS_AT_START: int = BOX["ufos"]["at_start"]
RESTAURANTS: int = BOX["supply"]["restaurants"]
STANDS: int = BOX["supply"]["stands"]
WITNESSES: int = BOX["supply"]["witnesses"]

# The city tiles.
TILES = Names("tile", (f"{resistance}-{burgers}" for resistance, burgers in BOX["tiles"]["all"]))
RESISTANCE: Row = np.array([resistance for resistance, _ in BOX["tiles"]["all"]])
N_TILES = len(TILES)
BURGERS: Row = np.array([burgers for _, burgers in BOX["tiles"]["all"]])

# Dice and modifiers.
SIX = Names("face of a d6", (str(face + 1) for face in range(BOX["dice"]["bump_faces"])))
TWELVE = Names("face of a d12", (str(face + 1) for face in range(BOX["dice"]["try_faces"])))
N_SIX, N_TWELVE = len(SIX), len(TWELVE)
FOR_ATTACKER: int = BOX["bump"]["attacker"]
FOR_LEADER: Row = np.array([0, BOX["bump"]["bumper"], BOX["bump"]["calmer"]])
EACH_FURTHER: int = BOX["bump"]["each_further_ufo"]
EACH_NEAR: int = BOX["bump"]["each_own_ufo_near"]
EACH_SUPPORTER: int = BOX["bump"]["each_supporter"]
EACH_STAND_NEAR: int = BOX["try"]["each_stand_near"]
EACH_FOREIGN: int = BOX["try"]["each_foreign_restaurant"]
EACH_WITNESS: int = BOX["try"]["each_witness"]
EACH_FURTHER_HELPER: int = BOX["try"]["each_further_ufo"]
FOR_KIND: Row = np.array([0, BOX["try"]["bumper_or_calmer"], BOX["try"]["bumper_or_calmer"]])

# The end, by the number of seats. Nobody can get more UFOs than the cities that end the match.
CITIES_TO_CONTROL: Row = np.array([BOX["end"]["cities_to_control"].get(str(n), 0) for n in range(MOST_SEATS + 1)])
ENDS_EVERYWHERE: Row = np.array([n in BOX["end"]["ends_when_every_city_has_one"] for n in range(MOST_SEATS + 1)])
POINTS_FOR_STAND: int = BOX["points"]["stand"]
POINTS_FOR_WITNESS: int = BOX["points"]["witness"]
POINTS_FOR_LATER: Row = np.array([BOX["later_points"]["each_place"].get(str(n), 0) for n in range(MOST_SEATS + 1)])
LAST_ROUND: int = BOX["bounds"]["rounds"]
LONGEST = LAST_ROUND * MOST_SEATS * BOX["bounds"]["moves_in_a_turn"]

# The widest a bump can be: best die against worst, all bonuses on one side, everybody else supporting it.
_WIDEST_ALONE = len(SIX) - 1 + BOX["bump"]["attacker"] + BOX["bump"]["bumper"] - BOX["bump"]["calmer"]
MOST_STEPS = max(
    _WIDEST_ALONE + ufos - 1 + (int(seats) - 2) * ufos for seats, ufos in BOX["end"]["cities_to_control"].items()
)
PLACES_ON_WAY = MOST_STEPS + 1
STEPS = Names("number of steps", (str(n + 1) for n in range(MOST_STEPS)))
SIDES = Names("side", ("attacker", "defender", "nobody"))
ATTACKER, DEFENDER, NOBODY = map(SIDES.number, SIDES)
