"""The moves of Festival: what chance brings, what a seat decides, and how the others learn of it."""

from tafelrunde.games.festival.box import CARDS, FACES, SEATS
from tafelrunde.kernel import MoveTable

TABLE = MoveTable("festival")

FIRST, first_is = TABLE.nature("first", "first is {seat}", seat=SEATS)
DRAW, draw_of = TABLE.nature("draw", "draw {card}", card=CARDS)
TAKE, take_of = TABLE.seat("take", "take {card} {face}", card=CARDS, face=FACES)
HAND, hand_to = TABLE.seat("hand", "hand to {seat}", seat=SEATS)
TAKE_UNSEEN, take_unseen = TABLE.unseen("take-unseen", "take a card down")
DRAW_UNSEEN, draw_unseen = TABLE.unseen("draw-unseen", "draw a card")

UP, DOWN = range(len(FACES))

KIND = TABLE.kinds()
CARD, FACE, SEAT = TABLE.part("card"), TABLE.part("face"), TABLE.part("seat")
