"""Where NATURE's random numbers come from: a keyed stream that can be verified, a seed, or a script.

Live matches: a secret key is drawn; its commitment is published before the first move, then every seat may add a
contribution of its own, and the key is published after the last move. What decides outcomes is derived from the key,
the setup and the contributions. Commitment and outcomes use the key under different labels, so that neither tells
anything of the other.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Protocol

from tafelrunde.kernel.errors import BadSetup, DiceExhausted, UnknownMove
from tafelrunde.kernel.moves import Move, MoveTable
from tafelrunde.kernel.offer import Weights, number_for, possible

KEY_BYTES = 32
_COMMIT, _STREAM, _SEED = b"tafelrunde commitment 1", b"tafelrunde stream 1", b"tafelrunde seed 1"
_CHUNK = 1 << 64
_FEW = 8


class Dice(Protocol):
    """Decides between NATURE's moves, and counts how often it has."""

    drawn: int

    def decide(self, chances: Weights) -> int:
        """A number below the sum of the weights of what may happen."""


def commitment(key: bytes) -> str:
    """What is published of a key before the first move."""
    return hmac.digest(key, _COMMIT, hashlib.sha256).hex()


@dataclass
class KeyedDice:
    """Numbers from HMAC-SHA-256 of a key, a setup with the seats' contributions, and a counter."""

    key: bytes = field(repr=False)
    setup: Mapping[str, Any]
    contributions: Sequence[str] = ()
    drawn: int = 0
    _stream: bytes = field(init=False, repr=False)

    def __post_init__(self) -> None:
        bound = json.dumps([self.setup, list(self.contributions)], sort_keys=True, separators=(",", ":"))
        self._stream = hmac.digest(self.key, _STREAM + b"\0" + bound.encode(), hashlib.sha256)

    def decide(self, chances: Weights) -> int:
        """The next number, each equally likely: a chunk that would favour small numbers is thrown away."""
        total = int(chances.sum())
        fair = _CHUNK - _CHUNK % total
        attempt = 0
        while True:
            label = b"%d.%d" % (self.drawn, attempt)
            chunk = int.from_bytes(hmac.digest(self._stream, label, hashlib.sha256)[:8], "big")
            if chunk < fair:
                self.drawn += 1
                return chunk % total
            attempt += 1


def key_from_seed(seed: int) -> bytes:
    """The key that a seed stands for."""
    return hashlib.sha256(_SEED + b"\0" + str(seed).encode()).digest()


def secret_key() -> bytes:
    """A new key nobody knows."""
    return secrets.token_bytes(KEY_BYTES)


class ScriptedDice:
    """NATURE's moves, written down beforehand; where NATURE has but one move, the script does not name it."""

    def __init__(self, moves: MoveTable, script: Iterable[str | Move]) -> None:
        if isinstance(script, str) or not isinstance(script, Iterable):
            raise BadSetup("dice: a script is a list of NATURE's moves in notation")
        self.moves = moves
        self.drawn = 0
        self._script: Iterator[str | Move] = iter(script)
        self._read: list[str | Move] = []

    def decide(self, chances: Weights) -> int:
        """The number that falls on the next move of the script."""
        moves = possible(chances)
        if self.drawn == len(self._read):
            self._read.extend(islice(self._script, 1))
        if self.drawn == len(self._read):
            raise DiceExhausted(f"the script ends after {self.drawn} moves; NATURE must choose: {self._few(moves)}")
        try:
            move = self.moves.find(self._read[self.drawn])
        except UnknownMove as error:
            raise DiceExhausted(f"move {self.drawn + 1} of the script: {error}") from None
        if move.number not in moves:
            raise DiceExhausted(f"move {self.drawn + 1} of the script, {move}, cannot happen now: {self._few(moves)}")
        self.drawn += 1
        return number_for(chances, move.number)

    def _few(self, moves: list[int]) -> str:
        few = ", ".join(str(self.moves[move]) for move in moves[:_FEW])
        return few if len(moves) <= _FEW else f"{few} …"


class NoDice:
    """A match that was written down without its key: it can be looked at, but NATURE cannot go on."""

    drawn = 0

    def decide(self, chances: Weights) -> int:
        """Refuse."""
        raise DiceExhausted("this match was saved without its dice: it can be looked at, but not played on")
