"""The kernel: the contract every game fulfils, and what follows from it. It knows no game, no clock and no network."""

from tafelrunde.kernel.batch import Batch
from tafelrunde.kernel.compiled import INTERPRETED, inlined, rule
from tafelrunde.kernel.contract import ALLOWED, NATURE, OPEN, OVER, SPECTATOR
from tafelrunde.kernel.dice import below
from tafelrunde.kernel.engine import rank
from tafelrunde.kernel.errors import (
    BadMatchFile,
    BadPosition,
    BadSetup,
    DiceExhausted,
    Refused,
    TafelError,
    UndoImpossible,
    UnknownMove,
)
from tafelrunde.kernel.game import Game, find_game
from tafelrunde.kernel.history import Played, TakenBack
from tafelrunde.kernel.match import Match
from tafelrunde.kernel.moves import Move, MoveTable
from tafelrunde.kernel.names import Names, Seats
from tafelrunde.kernel.offer import offer, offer_if, weigh, weigh_each
from tafelrunde.kernel.options import Option
from tafelrunde.kernel.playouts import Playouts, playouts
from tafelrunde.kernel.reading import Reader
from tafelrunde.kernel.record import Cube, Grid, Record, Row, everyone, i8, i16, i32, nobody, owner, u8, u16, u32
from tafelrunde.kernel.scratch import zeros
from tafelrunde.kernel.sheet import Cell, Section, Sheet
from tafelrunde.kernel.sheet import Row as SheetRow
from tafelrunde.kernel.state import Outcome
from tafelrunde.kernel.steps import Step
from tafelrunde.kernel.tally import Tally, TallyLine, reads
from tafelrunde.kernel.telling import Argument, Deed, Line, Phrase, Seat, Telling, move_arguments, move_line
from tafelrunde.kernel.verify import verify
from tafelrunde.kernel.view import View

__all__ = [
    "ALLOWED",
    "INTERPRETED",
    "NATURE",
    "OPEN",
    "OVER",
    "SPECTATOR",
    "Argument",
    "BadMatchFile",
    "BadPosition",
    "BadSetup",
    "Batch",
    "Cell",
    "Cube",
    "Deed",
    "DiceExhausted",
    "Game",
    "Grid",
    "Line",
    "Match",
    "Move",
    "MoveTable",
    "Names",
    "Option",
    "Outcome",
    "Phrase",
    "Played",
    "Playouts",
    "Reader",
    "Record",
    "Refused",
    "Row",
    "Seat",
    "Seats",
    "Section",
    "Sheet",
    "SheetRow",
    "Step",
    "TafelError",
    "TakenBack",
    "Tally",
    "TallyLine",
    "Telling",
    "UndoImpossible",
    "UnknownMove",
    "View",
    "below",
    "everyone",
    "find_game",
    "i8",
    "i16",
    "i32",
    "inlined",
    "move_arguments",
    "move_line",
    "nobody",
    "offer",
    "offer_if",
    "owner",
    "playouts",
    "rank",
    "reads",
    "rule",
    "u8",
    "u16",
    "u32",
    "verify",
    "weigh",
    "weigh_each",
    "zeros",
]
