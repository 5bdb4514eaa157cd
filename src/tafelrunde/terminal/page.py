"""The page a person sees when it is their turn: what happened, the table, what is being decided, and the moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel import Move, View
from tafelrunde.terminal.drawing import Look
from tafelrunde.terminal.screen import Screen

FEWEST_LINES = 2
FEW_ROWS = 4
GAP = 2
MOST_MOVES = 24
TABLE_SHARE, STORY_SHARE = 3, 2


def turn_page(
    screen: Screen, look: Look, view: View, story: Sequence[Text], notice: RenderableType | None
) -> list[RenderableType]:
    """Everything for one decision; what happened and what one remembers are shortened to what fits."""
    title, table, notes = headline(look, view), look.draw(view), look.notes(view)
    asked: list[RenderableType] = [Text(), Text(look.decision(view), style="bold")]
    asked.append(moves_list(screen, look, view.legal, all_of_them=not screen.live))
    if notice is not None:
        asked.append(notice)
    room = max(FEWEST_LINES, screen.room - screen.lines(title, *asked))
    room_beside_table = max(FEWEST_LINES, room - screen.lines(*table))
    if screen.wide:
        grid = Table.grid(padding=(0, 3, 0, 0), expand=True)
        grid.add_column(ratio=TABLE_SHARE)
        grid.add_column(ratio=STORY_SHARE)
        grid.add_row(Group(*table, *notes[:room_beside_table]), Group(*story[-room:]))
        return [title, grid, *asked]
    told = shortened(screen, story, room_beside_table - bool(notes), look.voice.say("earlier"))
    return [title, *told, *table, *fitting(screen, notes, room_beside_table - screen.lines(*told)), *asked]


def headline(look: Look, view: View) -> RenderableType:
    """The game and how far it is."""
    title = Text.assemble((look.title, "bold"), *(f" · {each}" for each in look.heading(view)))
    return Rule(title, align="left", style="dim")


def fitting(screen: Screen, lines: Sequence[Text], room: int) -> list[Text]:
    """The first lines, as many as fit."""
    kept: list[Text] = []
    for line in lines:
        if screen.lines(*kept, line) > room:
            break
        kept.append(line)
    return kept


def shortened(screen: Screen, lines: Sequence[Text], room: int, earlier: str) -> list[Text]:
    """The last lines that fit, and a word about those before."""
    kept: list[Text] = []
    for line in reversed(lines):
        if screen.lines(*kept, line) > room - (len(kept) + 1 < len(lines)):
            return [Text(earlier, style="dim"), *reversed(kept)]
        kept.append(line)
    return list(reversed(kept))


def moves_list(screen: Screen, look: Look, moves: Sequence[Move], *, all_of_them: bool) -> RenderableType:
    """The moves in words, numbered, in as few columns as keep the page short."""
    shown = list(moves) if all_of_them or len(moves) <= MOST_MOVES else list(moves)[:MOST_MOVES]
    words = [look.choice(move) for move in shown]
    widest = len("99 ") + max(map(cell_len, words)) + GAP
    columns = 1
    while len(words) > FEW_ROWS * columns and widest * (columns + 1) - GAP <= screen.width:
        columns += 1
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for first in range(0, len(words), columns):
        cells: list[RenderableType] = []
        for at, each in enumerate(words[first : first + columns], first + 1):
            cells.append(Text.assemble((f"{at:>2}", "bold cyan"), " ", each))
        grid.add_row(*cells)
    if len(shown) < len(moves):
        return Group(grid, Text(look.voice.say("more-moves", count=len(moves) - len(shown)), style="dim"))
    return grid


def one_line(text: str) -> Text:
    """Something to copy, for example a path: it is never broken."""
    return Text(text, no_wrap=True)
