"""Rules in words: why a move is refused, and the paragraphs of the rulebook."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tafelrunde.kernel import Refused
from tafelrunde.kernel.words import Paragraph
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.page import moves_list
from tafelrunde.terminal.screen import Screen


def refusal_in_short(text: GameText, refused: Refused) -> Text:
    """The rule and its words in one sentence."""
    why = Text.assemble(("✗ ", "bold red"), (refused.rule, "bold"), f" {refused.text(text.messages.language)} ")
    return why.append(text.messages.say("ask-why", move=str(refused.move)), style="dim")


def refusal(screen: Screen, text: GameText, refused: Refused) -> Iterator[RenderableType]:
    """The rule, its words, its paragraph in the rulebook, and what would be legal instead."""
    yield Text.assemble(text.choice(refused.move), (f"  {refused.move}", "dim"))
    yield Text.assemble(("✗ ", "bold red"), (refused.rule, "bold"), f" {refused.text(text.messages.language)}")
    paragraph = text.rulebook().get(refused.rule)
    if paragraph is not None:
        yield Padding(paragraphs([paragraph]), (1, 0, 0, 0))
    yield Text(text.messages.say("instead"), style="bold")
    yield moves_list(screen, text, refused.instead, all_of_them=True)


def matching(text: GameText, said: str) -> list[Paragraph]:
    """The paragraphs of the rulebook with this id, or else this chapter, or else this word; all of them without one."""
    book = list(text.rulebook().values())
    wanted = said.casefold()
    by_id = [each for each in book if wanted in (each.rule.casefold(), each.rule.casefold().rpartition("-")[2])]
    chapter = [each for each in book if each.chapter.casefold() == wanted]
    return by_id or chapter or [each for each in book if wanted in each.text.casefold()]


def paragraphs(found: Iterable[Paragraph]) -> Table:
    """Paragraphs with their ids, under the names of their chapters."""
    table = Table.grid(padding=(0, 2, 0, 0))
    chapter = None
    for each in found:
        if each.chapter != chapter:
            table.add_row("", Text(each.chapter, style="bold underline"))
            chapter = each.chapter
        table.add_row(Text(each.rule, style="bold"), Padding(plain(each.text), (0, 0, 1, 0)))
    return table


def plain(markdown: str) -> Text:
    """The little Markdown there is in a paragraph, for the terminal."""
    text = Text()
    for part in re.split(r"(\*\*.+?\*\*|\*.+?\*)", " ".join(markdown.split())):
        style = "bold" if part.startswith("**") else "italic" if part.startswith("*") else ""
        text.append(part.strip("*") if style else part, style=style)
    return text
