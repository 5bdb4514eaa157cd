"""What lies on the table in Festo!, and on each line who may see it: everyone sees everything.

Piles are not in any order: the dishes of a row that are in no other place are its draw pile, and an event is any of
those not seen so far. What is stored with `maybe` is one higher than its number: 0 is none.
"""

from enum import IntEnum, auto

from tafelrunde.games.festo.box import (
    AREAS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DISHES,
    EVENTS,
    INGREDIENTS,
    LARGE,
    PIECES,
    ROUNDS,
    ROWS,
    SEATS,
    SMALL_DISHES,
)
from tafelrunde.kernel import Grid, Names, Record, Row, everyone, u8, u16


class Phase(IntEnum):
    """The phases in the order of a round: preparation, shopping, action, cooking."""

    CHOOSE_FIRST = 0
    DRAW_DISH = auto()
    TURN_UP_EVENT = auto()
    GIVE = auto()
    MORNING_ROLL = auto()
    MORNING = auto()
    AFTERNOON_ROLL = auto()
    AFTERNOON = auto()
    ACT = auto()
    LIFT = auto()
    DROP = auto()
    SEND = auto()
    RESERVE = auto()
    TRADE = auto()
    FETCH = auto()
    LAY = auto()
    GROCER = auto()
    COOK = auto()
    RANSOM = auto()
    COMBINE = auto()
    ADD = auto()
    SAVE = auto()
    SALT = auto()
    OVER = auto()


PHASES = Names.of("phase", Phase)


class Table(Record, game="festo", edition=2):
    """The table; rounds, rows and columns count from 0."""

    seats: int = everyone(u8)
    magical_dishes: int = everyone(u8)
    events: int = everyone(u8)
    phase: int = everyone(u8, of=PHASES)
    round_now: int = everyone(u8)
    holder: int = everyone(u8, of=SEATS)
    """Who has the start player card."""
    first: int = everyone(u8, of=SEATS)
    """Who is first in player order; from the grocer's card to the cooking this may be somebody else than the holder."""
    mover: int = everyone(u8, of=SEATS)

    supply: Row = everyone(u8, INGREDIENTS)
    stock: Grid = everyone(u8, AREAS, COLOURS)
    """What lies in each market, and, with the grocer, in the grocery store."""
    moved: Grid = everyone(u8, AREAS, COLOURS)
    """How many of those were brought there by a Troll in this round."""
    covers: Row = everyone(u8, CHARACTERS)
    dice_left: int = everyone(u8)
    event_of: Row = everyone(u8, ROUNDS, maybe=EVENTS)
    """The event of each round so far."""

    pile: Row = everyone(u8, SMALL_DISHES)
    """What is left of each row's draw pile: everyone can tell, nobody knows the order."""
    display: Grid = everyone(u8, ROWS, COLUMNS, maybe=DISHES)
    reserved: Grid = everyone(u8, ROWS, COLUMNS, maybe=SEATS)
    """Whose helper stands on a dish."""
    large: Row = everyone(u8, LARGE)

    owned: Grid = everyone(u8, SEATS, INGREDIENTS)
    cooked: Grid = everyone(u8, SEATS, DISHES)
    tokens: Row = everyone(u16, SEATS)
    in_hand: Row = everyone(u8, SEATS)
    """Helpers on the player's board."""
    helpers: Grid = everyone(u8, SEATS, AREAS)
    discs: Grid = everyone(u8, SEATS, AREAS)
    """Special discs that count in this round."""
    discs_next: Grid = everyone(u8, SEATS, CHARACTERS)
    """Special discs that will count in the next round."""
    passed: Row = everyone(u8, SEATS)

    area: int = everyone(u8, of=AREAS)
    """Where the players act now."""
    majority: int = everyone(u8, maybe=SEATS)
    """Who had the absolute majority when this character's turn began."""
    used: int = everyone(u8)
    """How often the mover has used the ability in this turn."""
    taking: int = everyone(u8)
    """Whether the mover has begun to take ingredients."""
    thanked: int = everyone(u8)
    """Whether the mover's appetisers have given their point in this turn."""
    piece: int = everyone(u8, of=PIECES)
    """What the mover used for the ability in use."""
    lifted: int = everyone(u8, maybe=COLOURS)
    lifted_from: int = everyone(u8, maybe=AREAS)
    progress: int = everyone(u8)
    """How many ingredients the Elf gave by the ability in use."""

    dish_now: int = everyone(u8, maybe=DISHES)
    """The dish being paid for, or from which a helper is being called back."""
    price: Row = everyone(u8, COLOURS)
    """What is still to be paid of each colour, in cubes or in salt."""
