"""The games and bots that this server offers. Rules are loaded and compiled off the event loop."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import structlog

from tafelrunde import games
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire.rest import GameTold
from tafelrunde.server.wire.settings import Settings

if TYPE_CHECKING:
    from tafelrunde.kernel import Game

_log = structlog.get_logger()


class GameCatalogue:
    """Which games can be played here, and against which bots."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.levels: list[int] = []
        self.loaded = asyncio.Event()
        self._compiled: dict[str, asyncio.Task[None]] = {}
        self._texts: dict[tuple[str, str], bytes] = {}

    async def load(self) -> None:
        """Import every game."""
        for name in games():
            try:
                self.games[name] = await in_thread(_load, name)
            except Exception:  # noqa: BLE001 - the other games can be played
                _log.exception("loading a game failed", game=name)
        self.levels = await in_thread(_levels)
        self.loaded.set()

    async def compile_rules(self) -> None:
        """Compile the rules of one game after the other, unless they are cached."""
        for name in list(self.games):
            try:
                await self.ensure_compiled(name)
            except RequestError:
                del self.games[name]

    async def compile_search(self) -> None:
        """The same for the search of strong bots, which play greedily until it is done."""
        for game in list(self.games.values()):
            try:
                await in_thread(_load_search, game)
            except Exception:  # noqa: BLE001 - bots play greedily, then
                _log.exception("compiling search failed", game=game.name)

    async def ensure_compiled(self, name: str) -> None:
        """Wait until matches of a game can start."""
        await self.loaded.wait()
        if name not in self.games:
            raise RequestError("no-game")
        if name not in self._compiled:
            self._compiled[name] = asyncio.create_task(in_thread(compile_for_tables, self.games[name]))
        try:
            await asyncio.shield(self._compiled[name])
        except Exception:  # noqa: BLE001 - the other games can be played
            _log.exception("compiling a game failed", game=name)
            raise RequestError("no-game") from None

    def described(self) -> list[GameTold]:
        """The games as a client learns of them."""
        from tafelrunde.server.game_info import game_info

        return [game_info(game, self._is_compiled(name)) for name, game in self.games.items()]

    def find(self, name: str) -> Game:
        """A game that can be played here."""
        if name not in self.games:
            raise RequestError("no-game")
        return self.games[name]

    def text(self, name: str, path: str) -> bytes:
        """A file in the folder of a game; empty if there is none. The path must not come from outside."""
        if (name, path) not in self._texts:
            file = self.find(name).words.folder / path
            self._texts[name, path] = file.read_bytes() if file.is_file() else b""
        return self._texts[name, path]

    @property
    def compiling(self) -> list[str]:
        """The games whose rules are not compiled yet; none before the games are loaded."""
        return [name for name in self.games if not self._is_compiled(name)]

    def _is_compiled(self, name: str) -> bool:
        task = self._compiled.get(name)
        return task is not None and task.done()

    def check(self, settings: Settings) -> tuple[Settings, int]:
        """The settings with every option named, and the edition; refuses a match that could not start."""
        from tafelrunde.kernel import BadSetup
        from tafelrunde.kernel.options import read_options

        game = self.games.get(settings.game)
        if game is None:
            raise RequestError("no-game")
        if settings.seats not in game.seats:
            raise RequestError("bad-setup", what="seats")
        try:
            options = read_options(game.declared_options, settings.options)
        except BadSetup:
            raise RequestError("bad-setup", what="options") from None
        clock = settings.clock
        if clock.kind != "none" and clock.bank + clock.increment == 0:
            raise RequestError("bad-setup", what="clock")
        return msgspec.structs.replace(settings, options=options), game.edition

    def check_level(self, level: int) -> None:
        """Refuse a level that no bot has."""
        if level not in self.levels:
            raise RequestError("bad-setup", what="level")


def _load(name: str) -> Game:
    from tafelrunde.kernel import find_game

    return find_game(name)


def compile_for_tables(game: Game) -> None:
    """Call everything once that a table calls of compiled rules."""
    from tafelrunde.bots.opinion import opinion

    match = game.start(game.seats[0], seed=1)
    match.view(None).imagine(1)
    match.view(None).tally()
    match.view(None).sheet()
    match.moves_seen_by(None)
    match.tell(None)
    if match.to_move is not None:
        opinion(match.view(match.to_move))


def _load_search(game: Game) -> None:
    from tafelrunde.bots.search import load_search

    load_search(game)


def _levels() -> list[int]:
    from tafelrunde.bots import LEVELS

    return list(LEVELS)
