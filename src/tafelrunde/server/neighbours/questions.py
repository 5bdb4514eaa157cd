"""A question for a bot, as it travels to another process: one seat's view, and nothing else of the table."""

from __future__ import annotations

import msgspec
import numpy as np

from tafelrunde.kernel import Move, View, find_game
from tafelrunde.kernel.record import bytes_of

SUBJECT = "tafelrunde.think"
WORKERS = "bots"
BEAT = 1.0
"""A worker that thinks says so every second."""
STILL_THINKING = b""


class Question(msgspec.Struct, frozen=True):
    """What a bot of a level would do with a view."""

    game: str
    edition: int
    level: int
    seats: int
    options: dict[str, bool | str]
    viewer: int
    table: bytes
    to_move: int | None
    legal: list[int]


def ask(view: View, level: int) -> bytes:
    """The question as it is sent."""
    return msgspec.msgpack.encode(
        Question(
            view.game.name,
            view.game.edition,
            level,
            view.seats,
            view.options,
            view.viewer,
            view.table.tobytes(),
            view.to_move,
            [move.number for move in view.legal],
        )
    )


class OtherRules(Exception):
    """The question is about an edition that is not here."""


def read(question: bytes) -> tuple[View, int]:
    """The view and the level that a question is about."""
    asked = msgspec.msgpack.decode(question, type=Question)
    game = find_game(asked.game)
    if game.edition != asked.edition:
        raise OtherRules(asked.game)
    table = game.record.blank()
    bytes_of(table)[0] = np.frombuffer(asked.table, np.uint8)
    legal = tuple(game.moves[number] for number in asked.legal)
    return View(game, asked.seats, asked.options, asked.viewer, table, asked.to_move, legal), asked.level


def answer(move: Move | None) -> bytes:
    """The answer as it is sent; None: this worker cannot say."""
    return msgspec.msgpack.encode(None if move is None else move.number)


def read_answer(view: View, said: bytes) -> Move | None:
    """The move that was answered."""
    number = msgspec.msgpack.decode(said, type=int | None)
    return None if number is None else view.game.moves[number]
