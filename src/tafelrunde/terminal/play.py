"""`tafel play`: a match in the terminal, from the first question to the result."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from rich.text import Text

from tafelrunde.kernel import TafelError
from tafelrunde.terminal.arguments import PlayArguments
from tafelrunde.terminal.commands import QuitMatch
from tafelrunde.terminal.ending import ending
from tafelrunde.terminal.menu import set_up_match
from tafelrunde.terminal.messages import Messages, choose_language
from tafelrunde.terminal.page import one_line
from tafelrunde.terminal.progress import CompileBar
from tafelrunde.terminal.questions import Prompter, QuitMenu
from tafelrunde.terminal.screen import Closed, Screen
from tafelrunde.terminal.session import Session

MISTAKEN, INTERRUPTED = 2, 130


def play(arguments: PlayArguments, language: str | None = None, screen: Screen | None = None) -> int:
    """Play a match in the terminal; 0 if it came to its end or was left on purpose."""
    screen = screen or Screen()
    session: Session | None = None
    try:
        messages = Messages(choose_language(language, os.environ))
        with _exit_on_signals(), screen:
            try:
                with CompileBar(messages):
                    match, sitters = set_up_match(Prompter(screen, messages), arguments)
                session = Session(match, sitters, screen, messages)
                session.run()
            finally:
                if session is not None:
                    session.save_if_unsaved()
        code = 0
    except (QuitMenu, QuitMatch, Closed):
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
            _show_last_lines(session, arguments.load)
    return code


def _show_last_lines(session: Session, loaded: Path | None) -> None:
    """How the match ended, or where it was saved."""
    say, screen = session.messages.say, session.screen
    if session.match.over:
        screen.show(*ending(session, session.file or loaded))
    elif session.file is not None:
        kept = say("kept", file=str(session.file))
        screen.show(one_line(kept), one_line(f"  ./tafel play --load {session.file}"))


@contextlib.contextmanager
def _exit_on_signals() -> Iterator[None]:
    """A closed window or a system that shuts down ends the program after the match is saved."""

    def leave(number: int, _: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = {number: signal.signal(number, leave) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
