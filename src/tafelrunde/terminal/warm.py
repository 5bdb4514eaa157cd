"""`tafel warm`: compile the rules of games ahead, so that nobody waits for them later."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from tafelrunde.installed import games, modules
from tafelrunde.kernel import INTERPRETED, BadSetup, Game, find_game
from tafelrunde.kernel.compiled import ENTRIES
from tafelrunde.kernel.warm import ready
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.progress import CompileBar

MISTAKEN = 2


def warm_games(names: Sequence[str], console: Console) -> int:
    """Compile these games, or all of them."""
    try:
        found = [find_game(name) for name in names or games()]
    except BadSetup as error:
        console.print(str(error), style="red")
        return MISTAKEN
    if INTERPRETED:
        console.print("Rules run interpreted here, so there is nothing to compile.")
        return 0
    for game in found:
        with CompileBar(Messages("en")):
            ready(game, *groups_for(game))
        console.print(f"{game.name} is ready: {', '.join(groups_for(game))}.")
    return 0


def groups_for(game: Game) -> list[str]:
    """What can be compiled for a game: everything but what other games have for themselves."""
    others = tuple(f"{module}." for module in modules().values() if module != game.module)
    return [
        group
        for group, entries in ENTRIES.items()
        if not any(entry.call.__module__.startswith(others) for entry in entries)
    ]
