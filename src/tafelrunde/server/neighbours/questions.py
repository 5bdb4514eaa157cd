"""A question for a bot, as it travels to another process: one seat's view, and nothing else of the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from tafelrunde.bots.search import Considered
from tafelrunde.kernel import View, find_game
from tafelrunde.kernel.record import bytes_of

SUBJECT = "tafelrunde.think"
WORKERS = "bots"
BEAT = 1.0
"""A worker that thinks says so every second."""
STILL_THINKING = b""


class Question(msgspec.Struct, frozen=True):
    """What a bot of a level would do with a view; without a level: what a strong one thinks of all moves."""

    game: str
    edition: int
    level: int | None
    seats: int
    options: dict[str, bool | str]
    viewer: int
    table: bytes
    to_move: int | None
    legal: list[int]


def ask(view: View, level: int | None = None) -> bytes:
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


def read(question: bytes) -> tuple[View, int | None]:
    """The view and the level that a question is about."""
    asked = msgspec.msgpack.decode(question, type=Question)
    game = find_game(asked.game)
    if game.edition != asked.edition:
        raise OtherRules(asked.game)
    table = game.record.blank()
    bytes_of(table)[0] = np.frombuffer(asked.table, np.uint8)
    legal = tuple(game.moves[number] for number in asked.legal)
    return View(game, asked.seats, asked.options, asked.viewer, table, asked.to_move, legal), asked.level


class _Said(msgspec.Struct, frozen=True, array_like=True):
    """A move as it was considered."""

    move: int
    visits: int = 0
    win_shares: tuple[float, ...] = ()
    points: tuple[float, ...] = ()


def answer(considered: Sequence[Considered]) -> bytes:
    """The answer as it is sent: the moves, the best first; none: this worker cannot say."""
    said = [_Said(each.move.number, each.visits, each.win_shares, each.points) for each in considered]
    return msgspec.msgpack.encode(said)


def read_answer(view: View, said: bytes) -> tuple[Considered, ...]:
    """The moves that were answered."""
    return tuple(
        Considered(view.game.moves[each.move], each.visits, each.win_shares, each.points)
        for each in msgspec.msgpack.decode(said, type=list[_Said])
    )
