"""The moves of Festival: what chance brings, what a seat decides, and how the others learn of it."""

from enum import IntEnum, auto

from tafelrunde.games.festival.box import CARDS, SEATS
from tafelrunde.kernel import MoveTable, Names


class Face(IntEnum):
    """How a card is laid."""

    UP = 0
    DOWN = auto()


FACES = Names.of("face", Face)

MOVES = MoveTable("festival")

FIRST, first_is = MOVES.nature("first", "first is {seat}", seat=SEATS)
DRAW, draw_of = MOVES.nature("draw", "draw {card}", card=CARDS)
TAKE, take_of = MOVES.seat("take", "take {card} {face}", rules=("FV-R2", "FV-R5", "FV-R6"), card=CARDS, face=FACES)
HAND, hand_to = MOVES.seat("hand", "hand to {seat}", rules=("FV-R3", "FV-R4"), seat=SEATS)
TAKE_UNSEEN, take_unseen = MOVES.unseen("take-unseen", "take a card down")
DRAW_UNSEEN, draw_unseen = MOVES.unseen("draw-unseen", "draw a card")

KIND = MOVES.kinds()
CARD, FACE, SEAT = MOVES.part("card"), MOVES.part("face"), MOVES.part("seat")
