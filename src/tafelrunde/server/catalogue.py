"""The games and bots that this server offers. Rules are loaded and compiled off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import msgspec
import structlog

from tafelrunde import games
from tafelrunde.server.compilation import Compilation
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.threads import in_thread
from tafelrunde.server.wire.problems import Problem
from tafelrunde.server.wire.rest import GameInfo
from tafelrunde.server.wire.settings import Settings

if TYPE_CHECKING:
    from tafelrunde.kernel import Game

_log = structlog.get_logger()


class GameCatalogue:
    """Which games can be played here, and against which bots."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = {}
        self.failed: list[str] = []
        """Games that cannot be played here, because they could not be loaded or compiled."""
        self.levels: list[int] = []
        self.loaded = asyncio.Event()
        self._compilation = Compilation(
            {"rules": compile_for_tables, "mind": compile_mind, "search": _load_search}, _put_first
        )
        self._texts: dict[tuple[str, str], bytes] = {}

    async def load(self) -> None:
        """Import every game."""
        for name in games():
            try:
                self.games[name] = await in_thread(_load, name)
            except Exception:  # noqa: BLE001 - the other games can be played
                _log.exception("loading a game failed", game=name)
                self.failed.append(name)
        self.levels = await in_thread(_levels)
        await in_thread(_report_progress, self._compilation)
        self.loaded.set()

    async def compile_all(self, ready: Callable[[], object] = bool) -> None:
        """Compile the rules, minds and search of all games, unless they are cached; see compilation.py for the order.

        `ready` is called when all rules are.
        """
        await self._compilation.compile_all(list(self.games.values()), self._drop, ready)

    def _drop(self, game: Game) -> None:
        del self.games[game.name]
        self.failed.append(game.name)

    def stop_compiling(self) -> None:
        """The server stops: whoever waits for a game is refused."""
        self._compilation.stop()

    async def ensure_compiled(self, name: str) -> None:
        """Wait until matches of a game can start."""
        await self.loaded.wait()
        try:
            await self._compilation.wait_for(self.find(name))
        except RequestError:
            raise
        except Exception:  # noqa: BLE001 - the other games can be played
            _log.exception("compiling a game failed", game=name)
            raise RequestError("no-game") from None

    def described(self) -> list[GameInfo]:
        """The games as a client learns of them."""
        from tafelrunde.server.game_info import game_info

        return [self._described(game_info(game), game) for game in self.games.values()]

    def _described(self, info: GameInfo, game: Game) -> GameInfo:
        compilation = self._compilation
        done, left = compilation.progress(game)
        return msgspec.structs.replace(
            info,
            ready=compilation.is_done("rules", game),
            compiled=done,
            seconds_left=left,
            searches=compilation.is_done("search", game),
        )

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
        return [name for name, game in self.games.items() if not self._compilation.is_done("rules", game)]

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

    def check_edition(self, game: str, edition: int, code: Problem = "old-edition") -> None:
        """Refuse what was played by rules that are not here."""
        if self.find(game).edition != edition:
            raise RequestError(code, edition=edition)

    def check_level(self, level: int) -> None:
        """Refuse a level that no bot has."""
        if level not in self.levels:
            raise RequestError("bad-setup", what="level")


def _load(name: str) -> Game:
    from tafelrunde.kernel import find_game

    return find_game(name)


def _report_progress(compilation: Compilation) -> None:
    from tafelrunde.kernel.warm import compiler

    compiler.progress = compilation.note


def _put_first(games: list[str]) -> None:
    from tafelrunde.kernel.warm import compiler

    compiler.put_first(games)


def compile_for_tables(game: Game) -> None:
    """Call everything once that a table calls of compiled rules; what answers questions is compiled beside the rest."""
    from tafelrunde.kernel.warm import ready

    with ThreadPoolExecutor(1) as beside:
        asked = beside.submit(ready, game, "asking")
        match = game.start(game.seats[0], seed=1)
        asked.result()
    match.view(None).imagine(1)
    match.view(None).tally()
    match.view(None).sheet()
    match.moves_seen_by(None)
    match.tell(None)
    match.view(None).facts()
    for move in match.legal[:1]:
        match.why_not(move)


def compile_mind(game: Game) -> None:
    """Call what a bot needs that plays by its prior alone."""
    from tafelrunde.bots.opinion import opinion

    match = game.start(game.seats[0], seed=1)
    if match.to_move is not None:
        opinion(match.view(match.to_move))


def _load_search(game: Game) -> None:
    from tafelrunde.bots.search import load_search

    load_search(game)


def _levels() -> list[int]:
    from tafelrunde.bots import LEVELS

    return list(LEVELS)
