"""The nouns: what lies on the table, who sees it, and what dice and players can do."""

from enum import IntEnum

from tafelrunde.kernel import Grid, MoveTable, Names, Record, Row, Seats, everyone, owner, u8

SEATS, DICE_EACH, FACES, SIDES = Seats(6), 5, Names("face", "123456"), 6
BIDS = Names("bid", (f"{count}x{face}" for count in range(1, DICE_EACH * len(SEATS) + 1) for face in FACES))
"""From the lowest to the highest: 3x5 says that at least three dice show a 5."""

Rule = IntEnum("Rule", "LD_S1 LD_R1 LD_B1 LD_B2 LD_D1 LD_D2 LD_N1 LD_E1 LD_E2")
Phase = IntEnum("Phase", "ROLL BID OVER", start=0)


class Table(Record, game="liars_dice", edition=1):
    """Everything lies open but the dice under the cups: each seat sees its own."""

    seats: int = everyone(u8)
    phase: int = everyone(u8, of=Names.of("phase", Phase))
    turn: int = everyone(u8, of=SEATS)
    left: Row = everyone(u8, SEATS)
    """How many dice each seat still has."""
    rolled: Row = everyone(u8, SEATS)
    """How many of them it has rolled in this round."""
    dice: Grid = owner(u8, SEATS, FACES)
    """How many dice under its cup show each face."""
    bidder: int = everyone(u8, maybe=SEATS)
    bid: int = everyone(u8, maybe=BIDS)
    shown: Grid = everyone(u8, SEATS, FACES)
    """The dice that were under the cups when somebody last doubted."""


MOVES = MoveTable("liars_dice")
ROLL, roll_of = MOVES.nature("roll", "seat {seat} rolls {face}", seat=SEATS, face=FACES)
BID, bid_of = MOVES.seat("bid", "bid {bid}", rules=("LD-B1", "LD-B2"), bid=BIDS)
_, doubt = MOVES.seat("doubt", "doubt", rules=("LD-D1", "LD-D2"))
_, roll_unseen = MOVES.unseen("roll-unseen", "seat {seat} rolls a die", seat=SEATS)
KIND, SEAT, FACE = MOVES.kinds(), MOVES.part("seat"), MOVES.part("face")
