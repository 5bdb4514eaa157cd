"""What a host decides before the match begins."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_SEATS = 8
DAY = 24 * 60 * 60

Seconds = Annotated[int, Meta(ge=0, le=14 * DAY)]
Level = Annotated[int, Meta(ge=1, le=6)]
Options = Annotated[dict[Annotated[str, Meta(max_length=40)], bool | str], Meta(max_length=20)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think. `relaxed`: `bank` seconds for every turn; `timed`: a bank, and more with each turn.

    Whoever runs out of time is not out of the match: a stand-in makes that turn's decisions.
    """

    kind: Literal["none", "relaxed", "timed"] = "none"
    bank: Seconds = 0
    increment: Seconds = 0


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table as its host wants it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Options = {}
    public: bool = False
    clock: Clock = Clock()
    spectators: bool = True
    chat: bool = True
    hints: bool = True
    undo: bool = True
