"""A game: its rules, its moves, its box; the place where matches start."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from tafelrunde.installed import modules
from tafelrunde.kernel import contract
from tafelrunde.kernel.compiled import rule
from tafelrunde.kernel.errors import BadPosition, BadSetup, shown
from tafelrunde.kernel.moves import Move, MoveTable
from tafelrunde.kernel.options import Option, Value, read_options
from tafelrunde.kernel.position import lay_out
from tafelrunde.kernel.record import Array, Record
from tafelrunde.kernel.sheet import sheet_of_fields
from tafelrunde.kernel.sight import Sight
from tafelrunde.kernel.telling import Telling
from tafelrunde.kernel.words import Words

if TYPE_CHECKING:
    from tafelrunde.kernel.match import Match
    from tafelrunde.kernel.sheet import Sheet
    from tafelrunde.kernel.tally import Tally
    from tafelrunde.kernel.view import View


@rule
def _sees_all(table: Any, move: int, seat: int) -> int:
    return move


@rule
def _knows_all(table: Any, seat: int, dice: Any) -> None:
    pass


@rule
def _no_chance(table: Any, weights: Any) -> None:
    pass


@rule
def _no_census(table: Any) -> int:
    return 0


# For games without secrets, chance or pieces to count.
_DEFAULTS = {"seen": _sees_all, "imagine": _knows_all, "odds": _no_chance, "census": _no_census}


class Game:
    """The rules of a game and its box.

    The functions of the contract are named one by one, as `functions`. `rules` numbers the rules of the ledger from 1;
    `reasons` are the ways a match can end, in the numbers that `outcome` returns; `longest` bounds the moves of one
    match; `tally` tells line by line where the points come from, as far as a viewer can see; `telling` tells what
    happens; `sheet` lays the table out in words; `facts` are what boards show beyond what lies on the table, such as
    odds and forecasts, computed from a view; `groups` are the kinds of groups by which wins are worth counting, such as
    factions, each with a function of a finished match laid open: the group of every seat.
    """

    def __init__(
        self,
        module: str,
        record: type[Record],
        moves: MoveTable,
        *,
        seats: Sequence[int],
        reasons: Sequence[str],
        longest: int,
        rules: type[IntEnum],
        options: Sequence[Option] = (),
        tally: Callable[[View], Tally] | None = None,
        telling: Telling | None = None,
        sheet: Callable[[View], Sheet] = sheet_of_fields,
        facts: Callable[[View], Struct] | None = None,
        groups: Mapping[str, Callable[[View], Sequence[str]]] | None = None,
        **functions: Callable[..., Any],
    ) -> None:
        self.module = module
        self.name = record.game
        self.edition = record.edition
        self.record = record
        self.moves = moves
        self.seats = tuple(seats)
        self.declared_options = tuple(options)
        self.options = {option.name: option for option in options}
        self.rule_ids = ("", *(name.replace("_", "-") for name in rules.__members__))
        self.reasons = tuple(reasons)
        self.longest = longest
        self.tally = tally
        self.telling = telling or Telling()
        self.sheet = sheet
        self.facts = facts
        self.groups = dict(groups or {})
        unknown = set(functions) - set(contract.FUNCTIONS)
        if unknown:
            raise TypeError(f"{self.name}: {min(unknown)} is no function of the contract")
        self.rules = SimpleNamespace(**{**_DEFAULTS, **functions})
        for needed in ("seats", *self.options):
            if needed not in record.fields:
                raise TypeError(f"{self.name}: the state has no field {needed!r}")
        contract.bind(record, self.rules)

    def __repr__(self) -> str:
        return f"<game {self.name}, edition {self.edition}>"

    @cached_property
    def sight(self) -> Sight:
        """What each seat may see of the state."""
        return Sight.of(self.record, max(self.seats))

    @cached_property
    def words(self) -> Words:
        """The rulebook and the words of the game."""
        source = sys.modules[self.module].__file__
        return Words(Path(source or ".").parent)

    def check_seats(self, seats: object) -> int:
        """The number of seats, if the game can be played by so many."""
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            fits = ", ".join(map(str, self.seats))
            raise BadSetup(f"{self.name} is played with {fits} seats, not {shown(seats)}")
        return seats

    def start(
        self,
        seats: int,
        *,
        seed: int | None = None,
        dice: Iterable[str | Move] | None = None,
        options: Mapping[str, Value] | None = None,
        key: bytes | None = None,
        contributions: Sequence[str] = (),
    ) -> Match:
        """A new match.

        NATURE plays by itself: from a `seed`, from a script of its moves (`dice`), or from a secret `key` mixed with
        the `contributions` of the seats; without any of these, from a new key nobody knows.
        """
        from tafelrunde.kernel.match import Match
        from tafelrunde.kernel.source import setup_of, source_of_dice

        self.check_seats(seats)
        chosen = read_options(self.declared_options, options)
        setup = setup_of(self, seats, chosen, None)
        source = source_of_dice(self.moves, setup, seed=seed, script=dice, key=key, contributions=contributions)
        return Match(self, seats, chosen, source)

    def from_position(
        self,
        position: Mapping[str, Any],
        *,
        seed: int | None = None,
        dice: Iterable[str | Move] | None = None,
    ) -> Match:
        """A match that goes on from a position; an impossible one is refused."""
        from tafelrunde.kernel.match import Match
        from tafelrunde.kernel.source import setup_of, source_of_dice

        seats, chosen, table = self.read_position(position)
        setup = setup_of(self, seats, chosen, table)
        source = source_of_dice(self.moves, setup, seed=seed, script=dice)
        return Match(self, seats, chosen, source, table)

    def read_position(self, position: object) -> tuple[int, dict[str, Value], Array]:
        """Seats, options and table of a position, if its parts agree with each other."""
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is a mapping, not {type(position).__name__}")
        if set(position) != {"game", "edition", "seats", "options", "table"}:
            raise BadPosition("a position tells game, edition, seats, options and table, and nothing else")
        if position["game"] != self.name or type(position["edition"]) is not int or position["edition"] != self.edition:
            raise BadPosition(
                f"this is a position of {shown(position['game'])}, edition {shown(position['edition'])},"
                f" not of {self.name}, edition {self.edition}"
            )
        seats = self.check_seats(position["seats"])
        chosen = read_options(self.declared_options, position["options"])
        table = lay_out(self.record, self._with_added_options(position["table"], chosen), seats)
        for name in ("seats", *chosen):
            expected = seats if name == "seats" else self.options[name].number(chosen[name])
            if int(table[name][0]) != expected:
                raise BadPosition(f"table.{name} does not agree with the setup")
        return seats, chosen, table

    def _with_added_options(self, table: object, chosen: Mapping[str, Value]) -> object:
        """The table with the fields of added options, which positions may leave out."""
        if not isinstance(table, Mapping):
            return table
        added = {option.name: option.number(chosen[option.name]) for option in self.declared_options if option.added}
        return {**added, **table}


def find_game(name: str) -> Game:
    """The game with that name."""
    found = modules().get(name) if isinstance(name, str) else None
    if found is None:
        raise BadSetup(f"there is no game {shown(name)}; there are: {', '.join(modules())}")
    game: Game = importlib.import_module(found).GAME
    return game
