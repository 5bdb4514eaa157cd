"""Notes in the page of a game: bots first, random play second, each in place of an earlier one."""

from __future__ import annotations

from pathlib import Path

BOTS, RANDOM = "bots", "random play"
HEADING = "## Balance"


def put(note: str, kind: str, game: str, folder: Path) -> Path:
    """Put a note into the game's page."""
    page = folder / f"{game}.md"
    text = page.read_text(encoding="utf-8") if page.exists() else f"# {game}\n"
    begin, end = f"<!-- balance by {kind}: made by `tafel lab balance`, do not edit -->", f"<!-- end of {kind} -->"
    section = f"{begin}\n### By {kind}\n\n{note}\n{end}"
    if begin in text:
        text = text.split(begin)[0] + section + text.split(end)[1]
    elif HEADING not in text:
        text = f"{text.rstrip()}\n\n{HEADING}\n\n{section}\n"
    elif kind == BOTS:
        text = text.replace(f"{HEADING}\n", f"{HEADING}\n\n{section}\n", 1)
    else:
        text = f"{text.rstrip()}\n\n{section}\n"
    page.write_text(text, encoding="utf-8")
    return page
