"""The end of a match: who won, with how many points and why, and how anybody can check it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType
from rich.text import Text

from tafelrunde.kernel import OPEN
from tafelrunde.terminal.page import headline, one_line
from tafelrunde.terminal.points import draw_points
from tafelrunde.terminal.session import Session
from tafelrunde.terminal.sheet import draw_sheet


def ending(session: Session, file: Path | None) -> Iterator[RenderableType]:
    """What is shown when the match is over."""
    match, text, say = session.match, session.text, session.messages.say
    outcome = match.outcome
    assert outcome is not None
    seat = session.people[0] if len(session.people) == 1 else None
    yield headline(text)
    yield from session.log_lines(seat, session.moves_shown(seat))
    yield Text()
    yield from draw_sheet(text, match.view(seat), session.screen.width)
    yield Text()
    yield Text(text.reason(outcome.reason))
    tally = match.view(OPEN).tally() or [()] * match.seats
    seats = []
    for place, sitter in sorted(zip(outcome.places, session.sitters, strict=True), key=lambda each: each[0]):
        head = Text.assemble(f"{place}. ", sitter.sign())
        seats.append((head, outcome.points[sitter.seat], tally[sitter.seat]))
    yield from draw_points(text, seats, session.screen.width)
    yield Text()
    names = [session.sitters[winner].name for winner in outcome.winners]
    if outcome.winners == (seat,):
        yield Text(say("you-win"), style="bold")
    else:
        yield Text(say("winners", count=len(names), names=_joined(names, say("and"))), style="bold")
    yield from _dice(session, file)


def _dice(session: Session, file: Path | None) -> Iterator[Text]:
    source, say = session.match.source, session.messages.say
    yield Text()
    if source.kind == "seed":
        yield Text(say("dice-seed", seed=str(source.seed)), style="dim")
    elif session.match.key is not None:
        yield Text(say("dice-key", commitment=str(session.match.commitment), key=session.match.key.hex()), style="dim")
    if file is not None:
        yield one_line(say("kept", file=str(file)))
        yield one_line(f"  ./tafel verify {file}")


def _joined(names: list[str], and_: str) -> str:
    return f" {and_} ".join(part for part in (", ".join(names[:-1]), names[-1]) if part)
