"""The moves of UFOs!: what chance brings and what a seat decides. Nothing is hidden, so everybody learns of all.

The dice come first: chance is asked for them most often.
"""

from tafelrunde.games.ufos.box import (
    CITIES,
    KINDS,
    PLACES,
    SEATS,
    SIDES,
    SIX,
    STEPS,
    TILES,
    TWELVE,
    VILLAGES,
)
from tafelrunde.kernel import MoveTable

TABLE = MoveTable("ufos")

BUMP_ROLL, bump_roll_of = TABLE.nature("bump-roll", "dice {attack} against {defence}", attack=SIX, defence=SIX)
TRY_ROLL, try_roll_of = TABLE.nature("try-roll", "die {number}", number=TWELVE)
FIRST, first_is = TABLE.nature("first", "first is {seat}", seat=SEATS)
TILE, tile_in = TABLE.nature("tile", "tile {tile} in {city}", city=CITIES, tile=TILES)

START, start_in = TABLE.seat("start", "start in {village}", village=VILLAGES)
NEW, new_in = TABLE.seat("new", "new {ufo} in {city}", ufo=KINDS, city=CITIES)
FLY, fly_from = TABLE.seat("fly", "fly {ufo} from {place}", ufo=KINDS, place=PLACES)
TO, to_place = TABLE.seat("to", "to {place}", place=PLACES)
ONTO, onto_piece_of = TABLE.seat("onto", "onto seat {seat}", seat=SEATS)
END_MOVEMENT, end_movement = TABLE.seat("end-movement", "end movement")
BUMP, bump_in = TABLE.seat("bump", "bump in {place}", place=PLACES)
SUPPORT, support_side = TABLE.seat("support", "support {side}", side=SIDES)
PUSH, push_by = TABLE.seat("push", "push {ufo} {steps}", ufo=KINDS, steps=STEPS)
STEP, step_to = TABLE.seat("step", "drift to {place}", place=PLACES)
WITNESS, witness_from = TABLE.seat("witness", "witness from {city}", city=CITIES)
NO_WITNESS, no_witness = TABLE.seat("no-witness", "no witness")
STAND, stand_in = TABLE.seat("stand", "stand in {village}", village=VILLAGES)
TAKE_STAND, take_stand_in = TABLE.seat("take-stand", "take over stand in {village}", village=VILLAGES)
OPEN, open_in = TABLE.seat("open", "restaurant in {city}", city=CITIES)
TAKE_OVER, take_over_in = TABLE.seat("take-over", "take over seat {seat} in {city}", city=CITIES, seat=SEATS)
END_TURN, end_turn_move = TABLE.seat("end-turn", "end turn")

KIND = TABLE.kinds()
UFO, SEAT, SIDE, STEPS_OF = (TABLE.part(name) for name in ("ufo", "seat", "side", "steps"))
CITY, VILLAGE, PLACE, TILE_OF = (TABLE.part(name) for name in ("city", "village", "place", "tile"))
ATTACK, DEFENCE, NUMBER = (TABLE.part(name) for name in ("attack", "defence", "number"))
