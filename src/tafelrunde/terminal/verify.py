"""`tafel verify`: what holds in a match file, what is wrong, and what could not be checked."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tafelrunde.kernel import BadMatchFile, verify
from tafelrunde.kernel.verify import Verdict
from tafelrunde.terminal.match_files import read_text
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.progress import CompileBar


def verify_files(files: Iterable[Path], console: Console) -> int:
    """Check match files one by one; 0 only if each of them holds and nothing was left unchecked."""
    failed = 0
    for file in files:
        try:
            with CompileBar(Messages("en")):
                verdict = verify(read_text(file))
        except BadMatchFile as error:
            verdict = Verdict(None, (), (str(error),))
        failed += not verdict.ok
        console.print(Text.assemble((str(file), "bold"), ": ", _result(verdict)), soft_wrap=True)
        for mark, style, lines in (
            ("✓", "green", verdict.holds),
            ("✗", "red", verdict.wrong),
            ("?", "yellow", [f"not checked: {line}" for line in verdict.unchecked]),
        ):
            for line in lines:
                console.print(Text.assemble("  ", (mark, style), " ", line), soft_wrap=True)
    return 1 if failed else 0


def _result(verdict: Verdict) -> tuple[str, str]:
    if verdict.ok:
        return "the match holds", "green"
    return ("the match does not hold", "red") if verdict.wrong else ("the match is not proven", "yellow")
