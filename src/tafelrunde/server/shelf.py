"""The games and bots that this server offers. Rules are loaded and compiled beside the event loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog

from tafelrunde import games
from tafelrunde.server.threads import aside
from tafelrunde.server.trouble import Trouble
from tafelrunde.server.wire.rest import GameTold, OptionTold
from tafelrunde.server.wire.settings import Settings

if TYPE_CHECKING:
    from tafelrunde.kernel import Game

_log = structlog.get_logger()


class Shelf:
    """Which games can be played here, and against which bots."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.levels: list[int] = []
        self.filled = asyncio.Event()
        self._warmed: dict[str, asyncio.Task[None]] = {}

    async def fill(self) -> None:
        """Load every game."""
        for name in games():
            try:
                self.games[name] = await aside(_load, name)
            except Exception as error:  # noqa: BLE001 - one broken game does not close the house
                _log.error("game cannot be loaded", game=name, error=repr(error))
        self.levels = await aside(_levels)
        self.filled.set()

    async def warm(self) -> None:
        """Compile the rules of one game after the other, if that was never done on this machine."""
        for name in list(self.games):
            try:
                await self.need(name)
            except Trouble:
                del self.games[name]

    async def warm_search(self) -> None:
        """The same for the search of strong bots, which play greedily until it is done."""
        for game in list(self.games.values()):
            try:
                await aside(_think_once, game)
            except Exception as error:  # noqa: BLE001 - its bots play greedily, then
                _log.error("search cannot be compiled", game=game.name, error=repr(error))

    async def need(self, name: str) -> None:
        """Wait until matches of a game can start."""
        await self.filled.wait()
        if name not in self.games:
            raise Trouble("no-game")
        if name not in self._warmed:
            self._warmed[name] = asyncio.create_task(aside(compile_for_tables, self.games[name]))
        try:
            await asyncio.shield(self._warmed[name])
        except Exception as error:  # noqa: BLE001 - whatever is wrong with it, it cannot be played
            _log.error("game cannot be compiled", game=name, error=repr(error))
            raise Trouble("no-game") from None

    def told(self) -> list[GameTold]:
        """The games as a client learns of them."""
        return [
            GameTold(
                game.name,
                game.edition,
                list(game.seats),
                [OptionTold(each.name, each.default, list(each.values)) for each in game.declared_options],
                self.levels,
            )
            for game in self.games.values()
        ]

    def check(self, settings: Settings) -> tuple[Settings, int]:
        """The settings with every option named, and the edition; refuses a match that could not start."""
        from tafelrunde.kernel import BadSetup
        from tafelrunde.kernel.options import read_options

        game = self.games.get(settings.game)
        if game is None:
            raise Trouble("no-game")
        if settings.seats not in game.seats:
            raise Trouble("bad-setup", what="seats")
        try:
            options = read_options(game.declared_options, settings.options)
        except BadSetup:
            raise Trouble("bad-setup", what="options") from None
        clock = settings.clock
        if clock.kind != "none" and clock.bank + clock.increment == 0:
            raise Trouble("bad-setup", what="clock")
        return msgspec.structs.replace(settings, options=options), game.edition

    def check_level(self, level: int) -> None:
        """Refuse bots that are not there."""
        if level not in self.levels:
            raise Trouble("bad-setup", what="level")


def _load(name: str) -> Game:
    from tafelrunde.kernel import find_game

    return find_game(name)


def compile_for_tables(game: Game) -> None:
    """Try everything once that compiled rules are asked at a table."""
    from tafelrunde.bots.opinion import opinion

    match = game.start(game.seats[0], seed=1)
    match.view(None).imagine(1)
    match.view(None).tally()
    match.moves_seen_by(None)
    if match.to_move is not None:
        opinion(match.view(match.to_move))


def _think_once(game: Game) -> None:
    from tafelrunde.bots.search import load_search

    load_search(game)


def _levels() -> list[int]:
    from tafelrunde.bots import LEVELS

    return list(LEVELS)
