"""A request to a worker to do one task of a review. The match is over, so it is sent whole."""

from __future__ import annotations

import hashlib
import zlib
from collections import OrderedDict
from weakref import WeakKeyDictionary

import msgspec

from tafelrunde.kernel import Match
from tafelrunde.review import Reviewing, Task, TaskResult

SUBJECT = "tafelrunde.review"
MOST_REVIEWS = 4
"""How many reviews a worker keeps ready for their next tasks."""


class TaskRequest(msgspec.Struct, frozen=True):
    """One task of a review: the file of the match, compressed, whose knowledge is used, and which decision it is."""

    file: bytes
    viewer: int | None
    at: int
    deeper: bool


_FILES: WeakKeyDictionary[Reviewing, bytes] = WeakKeyDictionary()


def encode_task(work: Reviewing, task: Task) -> bytes:
    """The request as it is sent."""
    if work not in _FILES:
        _FILES[work] = zlib.compress(work.match.to_json().encode())
    return msgspec.msgpack.encode(TaskRequest(_FILES[work], work.seat, task.at, task.deeper))


def encode_result(result: TaskResult) -> bytes:
    """The answer as it is sent."""
    return msgspec.msgpack.encode(result)


def decode_result(data: bytes) -> TaskResult:
    """The answer that was sent."""
    return msgspec.msgpack.decode(data, type=TaskResult)


class KnownReviews:
    """The reviews whose tasks a worker has done last, so that a match is read once and not for every task."""

    def __init__(self) -> None:
        self._reviews: OrderedDict[tuple[bytes, int | None], Reviewing] = OrderedDict()

    def read(self, data: bytes) -> tuple[Reviewing, Task]:
        """The task that a request asks for. This takes a while for a match that is new: call it in a thread."""
        request = msgspec.msgpack.decode(data, type=TaskRequest)
        key = (hashlib.blake2b(request.file).digest(), request.viewer)
        work = self._reviews.pop(key, None)
        if work is None:
            work = Reviewing(Match.from_json(zlib.decompress(request.file)), request.viewer)
        self._reviews[key] = work
        while len(self._reviews) > MOST_REVIEWS:
            self._reviews.popitem(last=False)
        return work, Task(request.at, request.deeper)
