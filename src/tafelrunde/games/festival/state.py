"""What lies on the table in Festival, and on each line who may see it.

A card in a field marked `maybe` is stored one higher than its number: 0 is no card, or none that this seat may see.
"""

from tafelrunde.games.festival.box import CARDS, MOST_SEATS, PACKET, ROUNDS, SEATS
from tafelrunde.kernel import Cube, Grid, Names, Record, Row, everyone, nobody, owner, u8

PHASES = Names("phase", ("choose-first", "draw", "take", "hand", "over"))
CHOOSE_FIRST, DRAWING, TAKING, HANDING, ENDED = range(len(PHASES))

LAID = Names("way a card lies", ("not-yet", "up", "down"))
NOT_YET, LIES_UP, LIES_DOWN = range(len(LAID))


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
    lies: Grid = everyone(u8, SEATS, ROUNDS, of=LAID)
    open_card: Grid = everyone(u8, SEATS, ROUNDS, maybe=CARDS)
    secret_card: Grid = owner(u8, SEATS, ROUNDS, maybe=CARDS)
    handed: Cube = owner(u8, SEATS, ROUNDS, PACKET, maybe=CARDS)
    """The packet each seat was handed in each round, in the order of the cards: what the seat remembers."""
    pile: Row = nobody(u8, CARDS, counted=True)
