"""What can be typed beside moves: help, rules, undo, save and the like, in the reader's language or in English."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tafelrunde.kernel import Match, UndoImpossible
from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.terminal.hints import ranking
from tafelrunde.terminal.match_files import default_folder, new_file, write_match
from tafelrunde.terminal.page import headline, moves_list
from tafelrunde.terminal.points import points_page
from tafelrunde.terminal.rules import matching, paragraphs, refusal
from tafelrunde.terminal.sheet import draw_sheet
from tafelrunde.terminal.typed_moves import excerpt

if TYPE_CHECKING:
    from tafelrunde.terminal.session import Session


class QuitMatch(Exception):
    """Somebody ends the session; the match is saved if they wanted that."""


def run_command(session: Session, typed: str) -> bool:
    """Carry out a command, unless it is none: a move that is written like a command is a move."""
    if any(typed.casefold() == str(move).casefold() for move in session.match.legal):
        return False
    if typed.startswith("?"):
        rest = typed[1:].strip()
        (why if rest else help_)(session, rest)
        return True
    word, _, rest = typed.partition(" ")
    for name, command in COMMANDS.items():
        if word.casefold() in session.messages.answers(f"command-{name}"):
            command(session, rest.strip())
            return True
    return False


def help_(session: Session, _: str) -> None:
    """What can be typed."""
    say = session.messages.say
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text("1, 2, 3 …", style="bold"), say("help-number"))
    table.add_row(Text(str(session.match.legal[0]), style="bold"), say("help-notation"))
    for name in COMMANDS:
        table.add_row(Text(say(f"command-{name}").split()[0] + say(f"takes-{name}"), style="bold"), say(f"help-{name}"))
    session.screen.read(session.messages, table)


def why(session: Session, rest: str) -> None:
    """Why a move is refused, by which rule, and what would be legal."""
    move = session.parse_move(rest) if rest else None
    if not rest:
        session.notice = Text(session.messages.say("why-what"))
    if move is None:
        return
    refused = session.view().why_not(move)
    if refused is None:
        session.notice = Text(session.messages.say("legal", move=session.text.choice(move)))
    else:
        session.screen.read(session.messages, *refusal(session.screen, session.text, refused))


def rules(session: Session, rest: str) -> None:
    """Paragraphs of the rulebook."""
    found = matching(session.text, rest)
    if found:
        session.screen.read(session.messages, paragraphs(found))
    else:
        session.notice = Text(session.messages.say("no-rule", typed=excerpt(rest)))


def log(session: Session, _: str) -> None:
    """Everything that happened."""
    session.screen.read(session.messages, *session.log_lines(session.match.to_move, 0))


def table(session: Session, _: str) -> None:
    """The whole table."""
    drawn = draw_sheet(session.text, session.view(), session.screen.width)
    session.screen.read(session.messages, headline(session.text), *drawn)


def points(session: Session, _: str) -> None:
    """Where the points come from."""
    page = points_page(session.text, session.view(), session.screen.width)
    if page is None:
        session.notice = Text(session.messages.say("no-points"))
    else:
        session.screen.read(session.messages, *page)


def moves(session: Session, _: str) -> None:
    """All the moves, with their notation."""
    session.screen.read(
        session.messages,
        moves_list(session.screen, session.text, session.match.legal, all_of_them=True),
        Text(", ".join(map(str, session.match.legal)), style="dim"),
    )


def undo(session: Session, _: str) -> None:
    """Take back the last decision of whoever sits at the keyboard, and all that followed it."""
    seat = session.match.to_move
    after = decisions_since(session.match, seat)
    if after is None:
        session.notice = Text(session.messages.say("nothing-to-undo"))
        return
    others = [session.sitters[each].name for each in session.people if each in after and each != seat]
    if others and not agreed(session, session.messages.say("all-agree", names=", ".join(others))):
        return
    session.undo(len(after))


def decisions_since(match: Match, seat: int | None) -> list[int | None] | None:
    """Who decided from this seat's last decision on, latest first; None if there was no such decision."""
    rehearsal = match.copy()
    after: list[int | None] = []
    while seat not in after:
        try:
            rehearsal.undo()
        except UndoImpossible:
            return None
        after.append(rehearsal.to_move)
    return after


def save(session: Session, rest: str) -> None:
    """Write the match to a file."""
    try:
        file = Path(rest).expanduser() if rest else session.file
        if file is None:
            default_folder().mkdir(parents=True, exist_ok=True)
            file = new_file(session.match, default_folder())
        elif file.is_dir():
            file = new_file(session.match, file)
        taken = file.exists() and file != session.file
        if taken and not agreed(session, session.messages.say("overwrite", file=str(file))):
            return
        write_match(session.match, file)
    except (OSError, ValueError, RuntimeError) as error:  # no such folder; a NUL in the name; no such home
        reason = getattr(error, "strerror", None) or str(error)
        session.notice = Text(session.messages.say("not-saved", reason=reason), style="red")
    else:
        session.file = file
        session.mark_saved()
        session.notice = Text(session.messages.say("saved", file=str(file)))


def hint(session: Session, _: str) -> None:
    """What a strong bot thinks of the moves."""
    session.notice = ranking(session.messages, session.view(), session.text)


def language(session: Session, rest: str) -> None:
    """Speak another language."""
    if rest.casefold() in LANGUAGES:
        session.messages.language = rest.casefold()
        session.notice = Text(session.messages.say("language-is"))
    else:
        session.notice = Text(session.messages.say("languages", languages=", ".join(LANGUAGES)))


def quit_(session: Session, _: str) -> None:
    """QuitMatch; an unsaved match is offered to be saved."""
    messages = session.messages
    while session.unsaved:
        typed = session.screen.ask(messages.say("save-first")).casefold()
        if not typed or typed in messages.answers("answer-yes"):
            save(session, "")
            if session.unsaved:
                return
        elif typed in messages.answers("answer-no"):
            session.file = None
            session.mark_saved()
        elif typed in messages.answers("answer-cancel"):
            return
    raise QuitMatch


def agreed(session: Session, question: str) -> bool:
    """Whether the answer is yes."""
    return session.screen.ask(question).casefold() in session.messages.answers("answer-yes")


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": help_,
    "why": why,
    "rules": rules,
    "log": log,
    "table": table,
    "points": points,
    "moves": moves,
    "undo": undo,
    "hint": hint,
    "save": save,
    "language": language,
    "quit": quit_,
}
