"""What lies on the table in Festival, and on each line who may see it.

A card in a field marked `maybe` is stored one higher than its number: 0 is no card, or none that this seat may see.
"""

from enum import IntEnum, auto

from tafelrunde.games.festival.box import CARDS, MOST_SEATS, PACKET, ROUNDS, SEATS
from tafelrunde.kernel import Cube, Grid, Names, Record, Row, everyone, nobody, owner, u8


class Phase(IntEnum):
    """What comes next."""

    CHOOSE_FIRST = 0
    DRAW = auto()
    TAKE = auto()
    HAND = auto()
    OVER = auto()


class Lies(IntEnum):
    """How the card of a seat lies in a round."""

    NOT_YET = 0
    UP = auto()
    DOWN = auto()


PHASES = Names.of("phase", Phase)
WAYS_TO_LIE = Names.of("way a card lies", Lies)


class Table(Record, game="festival", edition=1):
    """The table; rounds and places in a round count from 0."""

    seats: int = everyone(u8)
    simplified: int = everyone(u8)
    phase: int = everyone(u8, of=PHASES)
    round_now: int = everyone(u8)
    first: int = everyone(u8, of=SEATS)
    holder: int = everyone(u8, of=SEATS)
    packet_now: int = everyone(u8)
    """How many cards the holder has in hand, or has drawn so far."""
    served: Grid = everyone(u8, ROUNDS, MOST_SEATS, maybe=SEATS)
    """Who took a card first, second, third … in each round."""
    lies: Grid = everyone(u8, SEATS, ROUNDS, of=WAYS_TO_LIE)
    open_card: Grid = everyone(u8, SEATS, ROUNDS, maybe=CARDS)
    secret_card: Grid = owner(u8, SEATS, ROUNDS, maybe=CARDS)
    handed: Cube = owner(u8, SEATS, ROUNDS, PACKET, maybe=CARDS)
    """The packet each seat was handed in each round, in the order of the cards: what the seat remembers."""
    pile: Row = nobody(u8, CARDS, counted=True)
