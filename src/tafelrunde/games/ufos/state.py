"""What lies on the table in UFOs!, and on each line who may see it: everything lies open (UF-C4).

Nobody looks at the tiles that were put away; which ones they are follows from those on the map, because all tiles are
different. So nothing is stored about them, and nothing has to be imagined.

A field marked `maybe` stores one more than the number of what it names; 0 is none.
"""

from enum import IntEnum, auto

from tafelrunde.games.ufos.box import CITIES, FLEET, MOST_STEPS, PLACES, SEATS, SIDES, TILES, VILLAGES
from tafelrunde.kernel import Grid, Names, Record, Row, everyone, u8


class Phase(IntEnum):
    """What is being done: the setup, then a turn with its movement, its bumps and its actions."""

    TILES = 0
    FIRST = auto()
    START = auto()
    MOVE = auto()
    AIM = auto()
    BUMP = auto()
    SUPPORT = auto()
    BUMP_ROLL = auto()
    SHARE = auto()
    STEP = auto()
    WITNESS = auto()
    ACT = auto()
    TRY_ROLL = auto()
    OVER = auto()


class Deed(IntEnum):
    """What a UFO did this turn. A calmer that flew and ended where it began has returned."""

    STAYED = 0
    FLOWN = auto()
    BUMPED = auto()
    ACTED = auto()
    RETURNED = auto()


PHASES = Names.of("phase", Phase)
DEEDS = Names.of("what a UFO did this turn", Deed)


class Table(Record, game="ufos", edition=2):
    """The table; rounds count from 0."""

    seats: int = everyone(u8)
    later_points: int = everyone(u8)
    phase: int = everyone(u8, of=PHASES)
    round_now: int = everyone(u8)
    start: int = everyone(u8, of=SEATS)
    active: int = everyone(u8, of=SEATS)
    """Whose turn it is."""
    decider: int = everyone(u8, of=SEATS)
    """Whose decision it is: the active seat, one that may support a side, or the winner of a bump."""

    tile: Row = everyone(u8, CITIES, maybe=TILES)
    stand: Row = everyone(u8, VILLAGES, maybe=SEATS)
    restaurants: Grid = everyone(u8, SEATS, CITIES)
    witnesses: Grid = everyone(u8, SEATS, CITIES)
    ufos: Grid = everyone(u8, SEATS, FLEET, maybe=PLACES)
    counter: Row = everyone(u8, SEATS)

    deed: Row = everyone(u8, FLEET, of=DEEDS)
    """What each UFO of the active seat has done this turn."""
    announced: Row = everyone(u8, FLEET, maybe=SEATS)
    """On whose stand or restaurant each UFO of the active seat was put."""

    chosen: int = everyone(u8, maybe=FLEET)
    """The UFO that is about to fly, is being bumped away, or tries to open or take over a restaurant."""
    fight: int = everyone(u8, maybe=PLACES)
    """Where the bump is."""
    rival: int = everyone(u8, maybe=SEATS)
    """Who is bumped by the active seat, or whose restaurant it tries to take over."""
    support: Row = everyone(u8, SEATS, maybe=SIDES)
    to_share: int = everyone(u8)
    """What is left of the difference for the UFOs that have still to be bumped away."""
    steps_left: int = everyone(u8)
    way: Row = everyone(u8, MOST_STEPS + 1, maybe=PLACES)
    """The places the bumped UFO has touched so far, from where it was bumped on."""
