"""What the server says on the socket of a table. Every message is computed from what its reader may know."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.kernel.sheet import Section
from tafelrunde.kernel.telling import Phrase
from tafelrunde.server.wire.events import AnyEvent
from tafelrunde.server.wire.parts import Choice, Fields, Move, Now, Sitter, Tally, You
from tafelrunde.server.wire.problems import Problem
from tafelrunde.server.wire.settings import Settings

Text = str | int


class Message(Struct, frozen=True, kw_only=True, tag_field="type"):
    """A message of the server."""


class Sync(Message, frozen=True, tag="sync"):
    """The whole table as it stands after event `number`, and the events after the last one the client has seen.

    `tally` is null before the match and where the game does not tell, `sheet` where the client did not ask for it.
    """

    table: str
    number: int
    edition: int
    settings: Settings
    commitment: str
    you: You
    seats: list[Sitter | None]
    present: list[int]
    spectators: int
    absent: list[int | None]
    now: Now
    view: Fields | None
    events: list[AnyEvent]
    rematch: str | None = None
    tally: Tally | None = None
    sheet: list[Section] | None = None
    what_if: WhatIf | None = None


class Update(Message, frozen=True, tag="update"):
    """One event, where the match stands after it, and the fields of the view that it changed.

    `seats`, `you`, `tally` and `sheet` are null if they are what they were.
    """

    number: int
    event: AnyEvent
    now: Now
    changed: Fields
    seats: list[Sitter | None] | None = None
    you: You | None = None
    tally: Tally | None = None
    sheet: list[Section] | None = None


class Presence(Message, frozen=True, tag="presence"):
    """Which seats have somebody at the table now, and how many look on. It has no number: only the last one counts.

    `absent`: for how many milliseconds each person has been away; null for bots and for those who are here.
    """

    present: list[int]
    spectators: int
    absent: list[int | None]


class Warned(Message, frozen=True, tag="warned"):
    """A clock is about to run out; then a stand-in decides."""

    seat: int
    left: int


class Done(Message, frozen=True, tag="done"):
    """A command was carried out and is safely written down. `doubled`: it had been before."""

    id: str
    number: int
    doubled: bool = False


class Answer(Message, frozen=True, tag="answer"):
    """The answer to `why-not`: the rule that forbids a move, or null if it may be made, and what is legal."""

    id: str
    move: Move
    rule: str | None
    instead: list[Choice]


class Ranked(Struct, frozen=True):
    """A move as a strong bot sees it: how much of its thought it spent on it, and what the reader may expect of it.

    `wins` is the share of the win, which may be off by `margin` in 19 of 20 cases. A move that was not thought about
    has no expectations. `then` is what the reader would most likely decide next.
    """

    move: Move
    tried: float
    wins: float | None = None
    margin: float | None = None
    points: float | None = None
    then: Phrase | None = None


class Hinted(Message, frozen=True, tag="hinted"):
    """What a strong bot thinks of the moves in the reader's place, the best first."""

    id: str
    turn: int
    moves: list[Ranked]


class Cost(Struct, frozen=True):
    """A move with which the reader wins less often than with the best: by `wins`, give or take `margin`.

    That holds in 19 of 20 cases. `points` is the same in points. `serves` is the other seat that gains most by it, and
    `gain` what it gains.
    """

    move: Move
    wins: float
    margin: float
    points: float
    serves: int
    gain: float


class Coached(Message, frozen=True, tag="coached"):
    """The best move in the reader's place, the rule about it, and every move that costs something beyond doubt.

    `best` is null if nobody has thought about it: search is not ready yet.
    """

    id: str
    turn: int
    best: Ranked | None
    rule: str | None
    costs: list[Cost]


class Sheet(Message, frozen=True, tag="read"):
    """The answer to `read`: the table laid out in words."""

    id: str
    sheet: list[Section]


class Refusal(Message, frozen=True, tag="refusal"):
    """A command was not carried out, and nothing changed. For moves against the rules `rule` is the rule."""

    id: str | None
    code: Problem
    arguments: dict[str, Text] = {}
    rule: str | None = None
    instead: list[Choice] = []


class Pong(Message, frozen=True, tag="pong"):
    """The answer to `ping`; `at` is the server's clock."""

    at: int
    number: int


class Bye(Message, frozen=True, tag="bye"):
    """The server closes the socket. After `restart` and `slow` come back at once with the last number you saw."""

    why: Literal["restart", "slow", "flood", "gone", "idle"]


FromServer = Sync | Update | Presence | Warned | Done | Answer | Hinted | Coached | Sheet | Refusal | Pong | Bye
