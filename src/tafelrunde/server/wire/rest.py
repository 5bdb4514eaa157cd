"""Bodies and answers of the REST endpoints."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.kernel.sheet import Section
from tafelrunde.kernel.telling import Deed
from tafelrunde.server.wire.parts import Fields, Outcome, SeenMove, Sitter, Tally
from tafelrunde.server.wire.problems import Problem
from tafelrunde.server.wire.settings import Settings

LONGEST_NAME = 24


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest chooses."""

    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]


class Person(Struct, frozen=True):
    """Who you are."""

    person: str
    name: str


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A code that lets another device be the same person, once, for a few minutes."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


class Handover(Struct, frozen=True):
    """A link for another device, and the same as a picture."""

    code: str
    link: str
    qr: str
    seconds: int


InLanguages = dict[str, str]
"""A text in each language: `en`, `de`, `fr`."""


class OptionInfo(Struct, frozen=True):
    """An option of a game: what it is if nothing is chosen, what may be chosen, and its words.

    `value_titles` has an entry for each of `values`, which is empty where the value speaks for itself.
    """

    name: str
    default: bool | str
    values: list[bool | str]
    title: InLanguages
    explained: InLanguages
    value_titles: list[InLanguages]


class CharacterInfo(Struct, frozen=True):
    """A bot of a game's cast; `tagline` says what to expect of it."""

    level: int
    name: str
    temper: str
    tagline: InLanguages


class LessonListed(Struct, frozen=True):
    """A lesson of a game; `title` says what it teaches."""

    name: str
    title: InLanguages
    minutes: int


class GameInfo(Struct, frozen=True):
    """A game of this server."""

    name: str
    edition: int
    title: InLanguages
    tagline: InLanguages
    minutes: int | None
    seats: list[int]
    usual_seats: int
    options: list[OptionInfo]
    cast: list[CharacterInfo]
    levels: list[int]
    lessons: list[LessonListed]
    puzzles: list[str]
    """The themes of its puzzles; the first is followed as the lesson `puzzle-1`."""
    themes: dict[str, InLanguages]
    ready: bool = False
    """Whether matches can start at once; otherwise the rules are still being compiled."""
    compiled: int = 0
    """How many hundredths of the rules are compiled."""
    seconds_left: int | None = None
    """How long it will still take, if that is known."""
    searches: bool = False
    """Whether strong bots think ahead already; until then they play by their priors alone."""


class TableInfo(Struct, frozen=True):
    """A table as a list shows it. `seat` and `your_turn` are the reader's own."""

    table: str
    settings: Settings
    edition: int
    phase: Literal["lobby", "playing", "over"]
    seats: list[Sitter | None]
    to_move: int | None
    opened: int
    changed: int
    seat: int | None = None
    your_turn: bool = False
    imported: bool = False
    points: list[int] | None = None
    """The points of each seat once the match is over, and who won; null in lists stored before they held it."""
    winners: list[int] = []
    what_if: WhatIf | None = None
    """From which moment of another match this one goes on, if it is a what-if."""


class TableOpened(Struct, frozen=True):
    """A new table, the link that leads to it, and the link as a picture (SVG)."""

    table: str
    link: str
    qr: str


class Invitation(Struct, frozen=True):
    """The link that leads others to a table, also as a picture (SVG). `here_only`: it works on this machine alone."""

    link: str
    qr: str
    here_only: bool


class Step(Struct, frozen=True):
    """One step of a replay: the moves from one decision to the next, and the fields they changed.

    From the first deed in `told` on, the log reads so. `tally` and `facts` are null if they are what they were, `sheet`
    if nobody asked.
    """

    seat: int | None
    moves: list[SeenMove]
    changed: Fields
    told: list[Deed]
    tally: Tally | None = None
    sheet: list[Section] | None = None
    facts: Any = None


class Replay(Struct, frozen=True):
    """A match from one point of view (`seat`; null with `open`: everything, else a spectator's)."""

    match: str
    game: str
    edition: int
    seats: int
    options: dict[str, bool | str]
    seat: int | None
    open: bool
    names: list[str]
    view: Fields
    steps: list[Step]
    outcome: Outcome | None
    tally: Tally | None = None
    """Where the points come from, once the match is over; null if the game does not tell."""
    sheet: list[Section] | None = None
    """The table before the first step, laid out in words, if that was asked for."""
    facts: Any = None
    """What the game works out from the view before the first step, for its board."""
    what_if: WhatIf | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a finished match from which to play on: after so many moves, in the place of a seat.

    `anew`: what that seat could not know is dealt anew.
    """

    moves: Annotated[int, Meta(ge=0, le=10**6)]
    seat: Annotated[int, Meta(ge=0, lt=8)]
    anew: bool = False


class Imported(Struct, frozen=True):
    """A match that was read from a file."""

    match: str


class ErrorBody(Struct, frozen=True):
    """Why a request was not carried out."""

    code: Problem
    arguments: dict[str, Any] = {}
