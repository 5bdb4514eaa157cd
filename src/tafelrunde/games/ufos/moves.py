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

MOVES = MoveTable("ufos")

BUMP_ROLL, bump_roll_of = MOVES.nature("bump-roll", "dice {attack} against {defence}", attack=SIX, defence=SIX)
TRY_ROLL, try_roll_of = MOVES.nature("try-roll", "die {number}", number=TWELVE)
FIRST, first_is = MOVES.nature("first", "first is {seat}", seat=SEATS)
TILE, tile_in = MOVES.nature("tile", "tile {tile} in {city}", city=CITIES, tile=TILES)

START, start_in = MOVES.seat("start", "start in {village}", rules=("UF-S3", "UF-S1"), village=VILLAGES)
NEW, new_in = MOVES.seat("new", "new {ufo} in {city}", rules=("UF-U1", "UF-U2"), ufo=KINDS, city=CITIES)
FLY, fly_from = MOVES.seat("fly", "fly {ufo} from {place}", rules=("UF-M1", "UF-M6"), ufo=KINDS, place=PLACES)
TO, to_place = MOVES.seat("to", "to {place}", rules=("UF-M2", "UF-M3", "UF-W4"), place=PLACES)
ONTO, onto_piece_of = MOVES.seat("onto", "onto seat {seat}", rules=("UF-M4",), seat=SEATS)
END_MOVEMENT, end_movement = MOVES.seat("end-movement", "end movement", rules=("UF-M1", "UF-W4"))
BUMP, bump_in = MOVES.seat("bump", "bump in {place}", rules=("UF-B1",), place=PLACES)
SUPPORT, support_side = MOVES.seat("support", "support {side}", rules=("UF-B4", "UF-B2"), side=SIDES)
PUSH, push_by = MOVES.seat("push", "push {ufo} {steps}", rules=("UF-B7", "UF-B6"), ufo=KINDS, steps=STEPS)
STEP, step_to = MOVES.seat("step", "drift to {place}", rules=("UF-B10", "UF-B8", "UF-B9", "UF-W1"), place=PLACES)
WITNESS, witness_from = MOVES.seat("witness", "witness from {city}", rules=("UF-W3",), city=CITIES)
NO_WITNESS, no_witness = MOVES.seat("no-witness", "no witness", rules=("UF-W3",))
STAND, stand_in = MOVES.seat("stand", "stand in {village}", rules=("UF-A2", "UF-A9"), village=VILLAGES)
TAKE_STAND, take_stand_in = MOVES.seat(
    "take-stand", "take over stand in {village}", rules=("UF-A3", "UF-A9"), village=VILLAGES
)
OPEN, open_in = MOVES.seat("open", "restaurant in {city}", rules=("UF-A4", "UF-A6", "UF-A7"), city=CITIES)
TAKE_OVER, take_over_in = MOVES.seat(
    "take-over", "take over seat {seat} in {city}", rules=("UF-A5", "UF-A6", "UF-A7"), city=CITIES, seat=SEATS
)
END_TURN, end_turn_move = MOVES.seat("end-turn", "end turn", rules=("UF-A1", "UF-E1"))

KIND = MOVES.kinds()
UFO, SEAT, SIDE, STEPS_OF = (MOVES.part(name) for name in ("ufo", "seat", "side", "steps"))
CITY, VILLAGE, PLACE, TILE_OF = (MOVES.part(name) for name in ("city", "village", "place", "tile"))
ATTACK, DEFENCE, NUMBER = (MOVES.part(name) for name in ("attack", "defence", "number"))
