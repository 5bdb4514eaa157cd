"""What processes say to each other about a table. Nothing depends on its being heard: the log tells the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec


class Word(msgspec.Struct, frozen=True, tag_field="type"):
    """Something about a table."""


class Written(Word, frozen=True, tag="written"):
    """A line was written."""

    number: int


class Here(Word, frozen=True, tag="here"):
    """Who reads along at a process: the id of each socket's person. With `asks`, the others are to say the same."""

    process: str
    readers: list[str | None]
    asks: bool = False


class RunningOut(Word, frozen=True, tag="running-out"):
    """The clock of a seat is about to run out."""

    seat: int
    left: int


class Muted(Word, frozen=True, tag="muted"):
    """A reader wants to hear other people than before."""

    reader: str


AnyWord = Written | Here | RunningOut | Muted
Hear = Callable[[AnyWord], Awaitable[None]]

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyWord).decode
