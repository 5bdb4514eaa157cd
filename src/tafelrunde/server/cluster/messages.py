"""Messages between processes about a table. They are hints: a lost one is made up for by polling the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec


class Message(msgspec.Struct, frozen=True, tag_field="type"):
    """Something about a table."""


class Written(Message, frozen=True, tag="written"):
    """A log entry was written."""

    number: int


class Here(Message, frozen=True, tag="here"):
    """The subscribers at a process: the id of each socket's person, and where the host's socket comes from, or any.

    With `asks`, the others answer with theirs.
    """

    process: str
    readers: list[str | None]
    asks: bool = False
    network: str = ""


class RunningOut(Message, frozen=True, tag="running-out"):
    """The clock of a seat is about to run out."""

    seat: int
    left: int


class Muted(Message, frozen=True, tag="muted"):
    """A reader muted or unmuted somebody."""

    reader: str


AnyMessage = Written | Here | RunningOut | Muted
Handler = Callable[[AnyMessage], Awaitable[None]]

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder(AnyMessage).decode
