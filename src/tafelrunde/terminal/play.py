"""`tafel play`: from the first question to the last word, whatever comes between."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from rich.text import Text

from tafelrunde.kernel import TafelError
from tafelrunde.terminal.asking import Asker, Left
from tafelrunde.terminal.commands import Leave
from tafelrunde.terminal.ending import ending
from tafelrunde.terminal.language import Voice, spoken
from tafelrunde.terminal.menu import lay_table
from tafelrunde.terminal.page import one_line
from tafelrunde.terminal.progress import CompileBar
from tafelrunde.terminal.screen import Closed, Screen
from tafelrunde.terminal.session import Session
from tafelrunde.terminal.wishes import Wishes

MISTAKEN, INTERRUPTED = 2, 130


def play(wishes: Wishes, language: str | None = None, screen: Screen | None = None) -> int:
    """Play a match in the terminal; 0 if it came to its end or was left on purpose."""
    screen = screen or Screen()
    session: Session | None = None
    try:
        voice = Voice(spoken(language, os.environ))
        with _ended_gently(), screen:
            try:
                with CompileBar(voice):
                    match, sitters = lay_table(Asker(screen, voice), wishes)
                session = Session(match, sitters, screen, voice)
                session.run()
            finally:
                if session is not None:
                    session.rescue()
        code = 0
    except (Left, Leave, Closed):
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    except SystemExit as ended:
        code = int(ended.code or 0)
    except TafelError as error:
        screen.show(Text(str(error), style="red"))
        code = MISTAKEN
    if session is not None:
        with contextlib.suppress(OSError):  # the terminal may be gone
            _take_leave(session, wishes.load)
    return code


def _take_leave(session: Session, loaded: Path | None) -> None:
    """The last words: how the match ended, or where it was kept."""
    say, screen = session.voice.say, session.screen
    if session.match.over:
        screen.show(*ending(session, session.file or loaded))
    elif session.file is not None:
        kept = say("kept", file=str(session.file))
        screen.show(one_line(kept), one_line(f"  ./tafel play --load {session.file}"))


@contextlib.contextmanager
def _ended_gently() -> Iterator[None]:
    """A closed window or a system that shuts down ends the program, but not before it has kept the match."""

    def leave(number: int, _: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = {number: signal.signal(number, leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
