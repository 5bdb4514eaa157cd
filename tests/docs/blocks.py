"""The blocks of code in a page of Markdown: what they are, and what happens when they are run."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"

_FENCED = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the word behind it (a file it is quoted from, or `run`), its text and its line."""

    language: str
    word: str | None
    text: str
    line: int


def blocks(page: Path) -> list[Block]:
    """All fenced blocks of a page, in order."""
    text = page.read_text("utf-8")
    return [
        Block(found[1], found[2], found[3], text[: found.start()].count("\n") + 1) for found in _FENCED.finditer(text)
    ]


def run(page: Path) -> int:
    """Run the runnable Python of a page from top to bottom; returns how many blocks that were.

    What a block prints is what the block of text after it says; a block without one prints nothing.
    """
    names: dict[str, Any] = {"__name__": page.stem}
    ran = 0
    there = blocks(page)
    for block, following in zip(there, [*there[1:], None], strict=True):
        if block.language != "python" or block.word != "run":
            continue
        ran += 1
        printed = io.StringIO()
        with redirect_stdout(printed):
            exec(compile("\n" * block.line + block.text, page, "exec"), names)
        told = following.text if following is not None and following.language == "text" else ""
        assert printed.getvalue() == told, f"{page.name}, line {block.line}"
    return ran
