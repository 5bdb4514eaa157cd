"""A request to a worker: one seat's view and the id of its match, and nothing else of the table."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from tafelrunde.bots.search import Considered
from tafelrunde.kernel import View, find_game
from tafelrunde.kernel.record import bytes_of
from tafelrunde.server.tables.bots import ANYBODY
from tafelrunde.server.tables.think_queue import Requester

SUBJECT = "tafelrunde.think"
QUEUE = "bots"
HEARTBEAT = 1.0
"""A worker that thinks sends an empty answer every second."""
STILL_THINKING = b""
NOTHING = msgspec.msgpack.encode([])
"""The answer of a worker that cannot do what is asked."""


class ThinkRequest(msgspec.Struct, frozen=True):
    """Which move a bot of a level makes with a view; without a level: what a strong one thinks of all moves.

    With `compared` it looks at each of them by itself.
    """

    game: str
    edition: int
    level: int | None
    match: str
    """The id of the match: a worker keeps the search tree of its seat."""
    seats: int
    options: dict[str, bool | str]
    viewer: int
    table: bytes
    to_move: int | None
    legal: list[int]
    name: str | None = None
    """The character who plays."""
    owner: str = ""
    """A digest of whose share of the workers it is."""
    watched: bool = True
    compared: bool = False


class Decoded(NamedTuple):
    """A request as a worker sees it."""

    view: View
    level: int | None
    match: str
    name: str | None
    requester: Requester
    compared: bool


def encode_request(
    view: View,
    level: int | None = None,
    match: str = "",
    name: str | None = None,
    requester: Requester = ANYBODY,
    *,
    compared: bool = False,
) -> bytes:
    """The request as it is sent."""
    owner = hashlib.blake2b(requester.owner.encode(), digest_size=8).hexdigest()
    return msgspec.msgpack.encode(
        ThinkRequest(
            view.game.name,
            view.game.edition,
            level,
            match,
            view.seats,
            view.options,
            view.viewer,
            view.table.tobytes(),
            view.to_move,
            [move.number for move in view.legal],
            name,
            owner,
            requester.is_watched(),
            compared,
        )
    )


class WrongEdition(Exception):
    """The request is about another edition of the game than the one installed here."""


def decode_request(data: bytes) -> Decoded:
    """The request that was sent."""
    request = msgspec.msgpack.decode(data, type=ThinkRequest)
    game = find_game(request.game)
    if game.edition != request.edition:
        raise WrongEdition(request.game)
    table = game.record.blank()
    bytes_of(table)[0] = np.frombuffer(request.table, np.uint8)
    legal = tuple(game.moves[number] for number in request.legal)
    view = View(game, request.seats, request.options, request.viewer, table, request.to_move, legal)
    requester = Requester(request.owner, lambda: request.watched)
    return Decoded(view, request.level, request.match, request.name, requester, request.compared)


class _Considered(msgspec.Struct, frozen=True, array_like=True):
    """A move as it was considered."""

    move: int
    visits: int = 0
    win_shares: tuple[float, ...] = ()
    points: tuple[float, ...] = ()
    then: int | None = None


def encode_answer(considered: Sequence[Considered]) -> bytes:
    """The answer as it is sent: the moves, the best first; none if this worker cannot answer."""
    return msgspec.msgpack.encode([_encoded(each) for each in considered])


def _encoded(considered: Considered) -> _Considered:
    then = None if considered.then is None else considered.then.number
    return _Considered(considered.move.number, considered.visits, considered.win_shares, considered.points, then)


def decode_answer(view: View, data: bytes) -> tuple[Considered, ...]:
    """The moves of an answer."""
    return tuple(_decoded(view, each) for each in msgspec.msgpack.decode(data, type=list[_Considered]))


def _decoded(view: View, considered: _Considered) -> Considered:
    moves = view.game.moves
    then = None if considered.then is None else moves[considered.then]
    shares, points = considered.win_shares, considered.points
    return Considered(moves[considered.move], visits=considered.visits, win_shares=shares, points=points, then=then)
