"""What messages are made of. Codes and arguments, never sentences: the client has the words."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tafelrunde.kernel.tally import TallyLine
from tafelrunde.kernel.telling import Phrase

Who = Literal["person", "bot", "stand-in"]


class Move(Struct, frozen=True):
    """A move as its reader learns of it. `notation` names it for good; words take `kind` and `parts`."""

    notation: str
    kind: str
    parts: dict[str, str]


class SeenMove(Struct, frozen=True):
    """A move as its reader learned of it, and who made it; seat null is chance."""

    seat: int | None
    move: Move


class Choice(Struct, frozen=True):
    """A legal move. `targets` are the things it touches, as `part:name`, in the order of the parts: `card:clown-5`.

    `phrase` is the move as something to choose.
    """

    move: Move
    targets: list[str]
    phrase: Phrase


class Decision(Struct, frozen=True):
    """What the reader has to decide now; a move that answers it says its `turn`. `rules` are those that govern it."""

    turn: int
    kinds: list[str]
    choices: list[Choice]
    rules: list[str]


class Clocks(Struct, frozen=True):
    """Milliseconds left for each seat at the moment `at` (of the server's clock); `running` is whose clock runs."""

    at: int
    running: int | None
    left: list[int | None]


class Outcome(Struct, frozen=True):
    """How the match ended; place 1 is best, tied seats share one. `key` is the key of the dice, now published."""

    reason: str
    points: list[int]
    places: list[int]
    key: str


Tally = list[list[TallyLine]]
"""Where the points come from: the lines of each seat."""


class Request(Struct, frozen=True):
    """Somebody wants to take back their last decision and everything after it: of all moves the first `to` would stand.

    `decisions` is how many that are, which grows while the others play on; `agreed` are the seats that said yes so far.
    """

    seat: int
    decisions: int
    agreed: list[int]
    to: int = 0


class Sitter(Struct, frozen=True):
    """Who sits on a seat: a person, or a bot of some level. `away`: a stand-in plays while the person is gone."""

    name: str
    person: str | None = None
    level: int | None = None
    away: bool = False
    ready: bool = False


class Now(Struct, frozen=True):
    """Where the match stands for one reader. `turn` counts everything that changed the match.

    `ask` says what is being decided, or whom everybody waits for. `practice`: somebody has taken back what could not be
    taken back in earnest, with nobody but bots at the table. `facts` are what the game works out from the reader's
    view for its board, such as odds and forecasts; null if it works nothing out.
    """

    phase: Literal["lobby", "playing", "over"]
    turn: int
    to_move: int | None = None
    decision: Decision | None = None
    clocks: Clocks | None = None
    request: Request | None = None
    outcome: Outcome | None = None
    ask: Phrase | None = None
    practice: bool = False
    facts: Any = None


class You(Struct, frozen=True):
    """Who the reader is at this table; seat null is a spectator."""

    person: str | None
    seat: int | None
    host: bool


Fields = dict[str, Any]
"""Fields of a view by name, with names instead of numbers; what the reader may not know is null."""
