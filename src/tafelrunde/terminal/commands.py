"""What can be typed beside moves: help, rules, undo, save and the like, in the reader's language or in English."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from tafelrunde.kernel import Match, UndoImpossible
from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.terminal.explaining import matching, paragraphs, refusal
from tafelrunde.terminal.hinting import ranking
from tafelrunde.terminal.keeping import new_file, shelf, write
from tafelrunde.terminal.page import headline, moves_list
from tafelrunde.terminal.reading import brief

if TYPE_CHECKING:
    from tafelrunde.terminal.session import Session


class Leave(Exception):
    """Somebody ends the session; the match is saved if they wanted that."""


def obey(session: Session, typed: str) -> bool:
    """Carry out a command, unless it is none: a move that is written like a command is a move."""
    if any(typed.casefold() == str(move).casefold() for move in session.match.legal):
        return False
    if typed.startswith("?"):
        rest = typed[1:].strip()
        (why if rest else help_)(session, rest)
        return True
    word, _, rest = typed.partition(" ")
    for name, command in COMMANDS.items():
        if word.casefold() in session.voice.answers(f"command-{name}"):
            command(session, rest.strip())
            return True
    return False


def help_(session: Session, _: str) -> None:
    """What can be typed."""
    say = session.voice.say
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_row(Text("1, 2, 3 …", style="bold"), say("help-number"))
    table.add_row(Text(str(session.match.legal[0]), style="bold"), say("help-notation"))
    for name in COMMANDS:
        table.add_row(Text(say(f"command-{name}").split()[0] + say(f"takes-{name}"), style="bold"), say(f"help-{name}"))
    session.screen.read(session.voice, table)


def why(session: Session, rest: str) -> None:
    """Why a move is refused, by which rule, and what would be legal."""
    move = session.understand(rest) if rest else None
    if not rest:
        session.notice = Text(session.voice.say("why-what"))
    if move is None:
        return
    refused = session.why_not(move)
    if refused is None:
        session.notice = Text(session.voice.say("legal", move=session.look.choice(move)))
    else:
        session.screen.read(session.voice, *refusal(session.screen, session.look, refused))


def rules(session: Session, rest: str) -> None:
    """Paragraphs of the rulebook."""
    found = matching(session.look, rest)
    if found:
        session.screen.read(session.voice, paragraphs(found))
    else:
        session.notice = Text(session.voice.say("no-rule", typed=brief(rest)))


def log(session: Session, _: str) -> None:
    """Everything that happened."""
    session.screen.read(session.voice, *session.story(session.match.to_move, 0))


def table(session: Session, _: str) -> None:
    """The whole table, with everything that one remembers."""
    view, look = session.view(), session.look
    session.screen.read(session.voice, headline(look, view), *look.draw(view), *look.notes(view))


def moves(session: Session, _: str) -> None:
    """All the moves, with their notation."""
    session.screen.read(
        session.voice,
        moves_list(session.screen, session.look, session.match.legal, all_of_them=True),
        Text(", ".join(map(str, session.match.legal)), style="dim"),
    )


def undo(session: Session, _: str) -> None:
    """Take back the last decision of whoever sits at the keyboard, and all that followed it."""
    seat = session.match.to_move
    after = decisions_since(session.match, seat)
    if after is None:
        session.notice = Text(session.voice.say("nothing-to-undo"))
        return
    others = [session.sitters[each].name for each in session.people if each in after and each != seat]
    if others and not agreed(session, session.voice.say("all-agree", names=", ".join(others))):
        return
    session.undo(len(after))


def decisions_since(match: Match, seat: int | None) -> list[int | None] | None:
    """Who decided from this seat's last decision on, latest first; None if there was no such decision."""
    rehearsal = Match.from_json(match.to_json(with_key=True))
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
            shelf().mkdir(parents=True, exist_ok=True)
            file = new_file(session.match, shelf())
        elif file.is_dir():
            file = new_file(session.match, file)
        taken = file.exists() and file != session.file
        if taken and not agreed(session, session.voice.say("overwrite", file=str(file))):
            return
        write(session.match, file)
    except (OSError, ValueError, RuntimeError) as error:  # no such folder; a NUL in the name; no such home
        reason = getattr(error, "strerror", None) or str(error)
        session.notice = Text(session.voice.say("not-saved", reason=reason), style="red")
    else:
        session.file = file
        session.settle()
        session.notice = Text(session.voice.say("saved", file=str(file)))


def hint(session: Session, _: str) -> None:
    """What a strong bot thinks of the moves."""
    session.notice = ranking(session.voice, session.view(), session.look)


def language(session: Session, rest: str) -> None:
    """Speak another language."""
    if rest.casefold() in LANGUAGES:
        session.voice.language = rest.casefold()
        session.notice = Text(session.voice.say("language-is"))
    else:
        session.notice = Text(session.voice.say("languages", languages=", ".join(LANGUAGES)))


def quit_(session: Session, _: str) -> None:
    """Leave; an unsaved match is offered to be saved."""
    voice = session.voice
    while session.unsaved:
        typed = session.screen.ask(voice.say("save-first")).casefold()
        if not typed or typed in voice.answers("answer-yes"):
            save(session, "")
            if session.unsaved:
                return
        elif typed in voice.answers("answer-no"):
            session.file = None
            session.settle()
        elif typed in voice.answers("answer-cancel"):
            return
    raise Leave


def agreed(session: Session, question: str) -> bool:
    """Whether the answer is yes."""
    return session.screen.ask(question).casefold() in session.voice.answers("answer-yes")


COMMANDS: dict[str, Callable[[Session, str], None]] = {
    "help": help_,
    "why": why,
    "rules": rules,
    "log": log,
    "table": table,
    "moves": moves,
    "undo": undo,
    "hint": hint,
    "save": save,
    "language": language,
    "quit": quit_,
}
