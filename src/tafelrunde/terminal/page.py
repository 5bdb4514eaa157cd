"""The page a person sees when it is their turn: what happened, the table, what is being decided, and the moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel import Move, View
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.screen import Screen
from tafelrunde.terminal.sheet import sheet_that_fits

FEWEST_LINES = 2
FEW_ROWS = 4
GAP, GAP_BESIDE_LOG = 2, 4
LOW = 12
SHEET_SHARE = 0.62
LOG_SHARE = 0.35
MOVES_SHARE = 0.4


def turn_page(
    screen: Screen, text: GameText, view: View, log_lines: Sequence[Text], notice: RenderableType | None
) -> list[RenderableType]:
    """Everything for one decision. The table and what happened are shortened to what fits above the moves."""
    title = headline(text)
    asked: list[RenderableType] = [Text(), Text(text.question(view), style="bold")]
    asked.append(moves_list(screen, text, view.legal, all_of_them=not screen.live))
    if notice is not None:
        asked.append(notice)
    height = max(2 * FEWEST_LINES, screen.height - screen.lines(title, *asked))
    earlier = text.messages.say("earlier")
    if screen.wide:
        left = int(screen.width * SHEET_SHARE)
        right = screen.width - left - GAP_BESIDE_LOG
        grid = Table.grid(padding=(0, GAP_BESIDE_LOG, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=right)
        sheet = sheet_that_fits(screen, text, view, left, height)
        grid.add_row(Group(*sheet), Group(*last_lines(screen, log_lines, right, height, earlier)))
        return [title, grid, *asked]
    share = max(FEWEST_LINES, int(height * LOG_SHARE))
    shown = last_lines(screen, log_lines, screen.width, share, earlier)
    room = height - screen.lines(*shown)
    if room > LOW:
        shown.append(Text())
        room -= 1
    return [title, *shown, *sheet_that_fits(screen, text, view, screen.width, room), *asked]


def headline(text: GameText) -> RenderableType:
    """The game."""
    return Rule(Text(text.title, style="bold"), align="left", style="dim")


def last_lines(screen: Screen, lines: Sequence[Text], width: int, height: int, earlier: str) -> list[Text]:
    """The last lines that fit, and a word about those before."""
    kept: list[Text] = []
    for line in reversed(lines):
        if screen.lines(*kept, line, width=width) > height - (len(kept) + 1 < len(lines)):
            return [Text(earlier, style="dim"), *reversed(kept)]
        kept.append(line)
    return list(reversed(kept))


def moves_list(screen: Screen, text: GameText, moves: Sequence[Move], *, all_of_them: bool) -> RenderableType:
    """The moves in words, numbered, in as few columns as keep the page short."""
    words = [text.choice(move) for move in moves]
    widest = len(f"{len(words):>2} ") + max(map(cell_len, words)) + GAP
    columns = 1
    while len(words) > FEW_ROWS * columns and widest * (columns + 1) - GAP <= screen.width:
        columns += 1
    most = len(words) if all_of_them else columns * max(FEW_ROWS, int(screen.height * MOVES_SHARE))
    shown = some_of_each_kind(moves, most)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for first in range(0, len(shown), columns):
        row = shown[first : first + columns]
        grid.add_row(*(Text.assemble((f"{at + 1:>2}", "bold cyan"), " ", words[at]) for at in row))
    if len(shown) < len(moves):
        return Group(grid, Text(text.messages.say("more-moves", count=len(moves) - len(shown)), style="dim"))
    return grid


def some_of_each_kind(moves: Sequence[Move], most: int) -> list[int]:
    """Where the first moves are, as many as wanted, and among them at least one of each kind."""
    kinds = [move.kind for move in moves]
    order = sorted(range(len(moves)), key=lambda at: (kinds.index(kinds[at]) != at, at))
    return sorted(order[:most])


def one_line(text: str) -> Text:
    """Something to copy, for example a path: it is never broken."""
    return Text(text, no_wrap=True)
