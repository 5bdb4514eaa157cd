"""A view: what one seat may know of the table, and all that a bot gets to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from msgspec import Struct

from tafelrunde.kernel import engine
from tafelrunde.kernel.contract import OPEN
from tafelrunde.kernel.dice import new_dice
from tafelrunde.kernel.errors import TafelError, check_number, shown
from tafelrunde.kernel.moves import Move
from tafelrunde.kernel.options import Value
from tafelrunde.kernel.position import EVERYTHING, describe
from tafelrunde.kernel.record import Array, bytes_of
from tafelrunde.kernel.source import BIGGEST_SEED
from tafelrunde.kernel.warm import ready

if TYPE_CHECKING:
    from collections.abc import Collection

    from tafelrunde.kernel.errors import Refused
    from tafelrunde.kernel.game import Game
    from tafelrunde.kernel.match import Match
    from tafelrunde.kernel.sheet import Sheet
    from tafelrunde.kernel.tally import Tally
    from tafelrunde.kernel.telling import Phrase


class View(Struct, frozen=True):
    """The table as a seat sees it. `table` is one record with everything blanked that the seat may not know."""

    game: Game
    seats: int
    options: dict[str, Value]
    viewer: int
    table: Array
    to_move: int | None
    legal: tuple[Move, ...]

    @property
    def seat(self) -> int | None:
        """Who looks; None is a spectator, or somebody who sees a finished match laid open."""
        return self.viewer if self.viewer >= 0 else None

    def imagine(self, seed: int) -> Array:
        """A whole table that fits everything this seat has seen; other seeds give other worlds."""
        check_number("seed", seed, 0, BIGGEST_SEED)
        world = self.game.record.blank()
        bytes_of(world)[0] = bytes_of(self.table)[0]
        for count in self.game.record.counts:
            world[count] = 0
        ready(self.game, "asking")
        engine.imagine_world(world, self.viewer, new_dice(seed))
        return world

    def imagined(self, seed: int) -> Match:
        """A match that goes on in such a world; its dice come from the seed too."""
        from tafelrunde.kernel.match import Match
        from tafelrunde.kernel.source import setup_of, source_of_dice

        world = self.imagine(seed)
        source = source_of_dice(self.game.moves, setup_of(self.game, self.seats, self.options, world), seed=seed)
        return Match(self.game, self.seats, self.options, source, world)

    def field(self, name: str) -> Any:
        """One field of the view, as NumPy numbers; what the seat may not know is 0."""
        if not isinstance(name, str) or name not in self.game.record.fields:
            raise TafelError(f"{shown(name)} is no field of {self.game.name}")
        found = self.table[name][0]
        return found.copy() if isinstance(found, np.ndarray) else int(found)

    def fields(self, only: Collection[str] | None = None) -> dict[str, Any]:
        """The table, or some fields of it, with names instead of numbers; what the seat may not know is None."""
        viewer = EVERYTHING if self.viewer == OPEN else self.viewer
        return describe(self.game.record, self.table, self.seats, viewer, only)

    def why_not(self, said: Move | str) -> Refused | None:
        """Why a move may not be made now, or None if it may.

        It is asked in a world that this view imagines, so that the answer tells nothing the seat could not know.
        """
        move = self.game.moves.find(said)
        return None if move in self.legal else self.imagined(1).why_not(move)

    def ask(self) -> Phrase:
        """What is being decided, told to this seat."""
        return self.game.telling.ask(self)

    def sheet(self) -> Sheet:
        """The table as a person reads it: rows and small tables, in order."""
        return self.game.sheet(self)

    def facts(self) -> Struct | None:
        """What the game works out from this view for boards: odds, forecasts; None if it does not."""
        return None if self.game.facts is None else self.game.facts(self)

    def __str__(self) -> str:
        """The sheet as plain text, in English."""
        from tafelrunde.kernel.reading import Reader, as_text

        return as_text(Reader.of(self), self.sheet())

    def _repr_html_(self) -> str:
        """The sheet as notebooks show it."""
        from tafelrunde.kernel.reading import Reader, as_html

        return as_html(Reader.of(self), self.sheet())

    def tally(self) -> Tally | None:
        """Where the points of each seat come from, as far as this seat can see; None if the game does not tell."""
        return None if self.game.tally is None else self.game.tally(self)

    def to_dict(self) -> dict[str, Any]:
        """The view with names instead of numbers; what the seat may not know is None."""
        return {
            "game": self.game.name,
            "edition": self.game.edition,
            "seats": self.seats,
            "options": dict(self.options),
            "seat": self.seat,
            "to_move": self.to_move,
            "legal": [str(move) for move in self.legal],
            "table": self.fields(),
        }
