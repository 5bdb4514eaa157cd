"""Which dice a match is played with, and what its file says about them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel.chance import (
    KEY_BYTES,
    Dice,
    KeyedDice,
    NoDice,
    ScriptedDice,
    commitment,
    key_from_seed,
    secret_key,
)
from tafelrunde.kernel.errors import BadSetup, check_number
from tafelrunde.kernel.moves import Move, MoveTable
from tafelrunde.kernel.options import Value, recorded_options
from tafelrunde.kernel.position import describe
from tafelrunde.kernel.record import Array

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

LONGEST_CONTRIBUTION = 200
BIGGEST_SEED = 2**63 - 1


@dataclass
class Source:
    """The dice of a match. A seed is public; of a key only the commitment is, until the match is over."""

    kind: str
    dice: Dice
    seed: int | None = None
    key: bytes | None = field(default=None, repr=False)
    contributions: tuple[str, ...] = ()
    published: str | None = None

    @property
    def commitment(self) -> str | None:
        """What binds the key before the first move."""
        return commitment(self.key) if self.key is not None else self.published

    def copy(self) -> Source:
        """The same dice, to be rolled separately from here on."""
        return replace(self, dice=copy(self.dice))

    def to_dict(self, with_key: bool) -> dict[str, Any]:
        """The dice as a match file holds them."""
        if self.kind == "seed":
            return {"kind": self.kind, "seed": self.seed}
        if self.kind == "script":
            return {"kind": self.kind}
        public = {"kind": "key", "commitment": self.commitment, "contributions": list(self.contributions)}
        return public | ({"key": self.key.hex()} if with_key and self.key is not None else {})


def setup_of(game: Game, seats: int, options: Mapping[str, Value], table: Array | None) -> dict[str, Any]:
    """What a match begins with, as positions and files hold it; with the table if it begins from a position."""
    recorded = recorded_options(game.declared_options, options)
    setup = {"game": game.name, "edition": game.edition, "seats": seats, "options": recorded}
    if table is None:
        return setup
    left_out = options.keys() - recorded.keys()
    fields = describe(game.record, table, seats)
    return setup | {"table": {name: value for name, value in fields.items() if name not in left_out}}


def source_of_dice(
    moves: MoveTable,
    setup: Mapping[str, Any],
    *,
    seed: int | None = None,
    script: Iterable[str | Move] | None = None,
    key: bytes | None = None,
    contributions: Sequence[str] = (),
) -> Source:
    """Read what was asked for; at most one of seed, script and key. The stream of a key is bound to the setup."""
    if sum(given is not None for given in (seed, script, key)) > 1:
        raise BadSetup("choose one: a seed, a script of dice, or a key")
    if contributions != () and (seed is not None or script is not None):
        raise BadSetup("contributions are mixed into a key; a seed or a script does without them")
    if script is not None:
        return Source("script", ScriptedDice(moves, script))
    if seed is not None:
        check_number("seed", seed, 0, BIGGEST_SEED)
        return Source("seed", KeyedDice(key_from_seed(seed), setup), seed=seed)
    key = secret_key() if key is None else key
    if not isinstance(key, bytes) or len(key) != KEY_BYTES:
        raise BadSetup(f"a key has {KEY_BYTES} bytes")
    added = check_contributions(contributions, setup["seats"])
    return Source("key", KeyedDice(key, setup, added), key=key, contributions=added)


def check_contributions(contributions: object, seats: int) -> tuple[str, ...]:
    """One text a seat, or none at all."""
    fits = (
        isinstance(contributions, list | tuple)
        and len(contributions) in (0, seats)
        and all(isinstance(each, str) and _is_text(each) for each in contributions)
    )
    if not fits:
        raise BadSetup(f"contributions: a text for each of the {seats} seats, {LONGEST_CONTRIBUTION} letters at most")
    return tuple(contributions)  # type: ignore[arg-type]


def _is_text(contribution: str) -> bool:
    whole = not any("\ud800" <= letter <= "\udfff" for letter in contribution)  # a lone surrogate cannot be encoded
    return whole and len(contribution) <= LONGEST_CONTRIBUTION


def without_dice(published: str | None, contributions: tuple[str, ...]) -> Source:
    """The source of a match whose file holds neither key nor seed: it can be read, but not played on."""
    return Source("key" if published else "script", NoDice(), contributions=contributions, published=published)
