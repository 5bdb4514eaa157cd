"""The end of a match: who won, with how many points and why, and how anybody can check it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tafelrunde.terminal.page import headline, one_line
from tafelrunde.terminal.session import Session


def ending(session: Session, file: Path | None) -> Iterator[RenderableType]:
    """What is shown when the match is over."""
    match, look, say = session.match, session.look, session.voice.say
    outcome = match.outcome
    assert outcome is not None
    seat = session.people[0] if len(session.people) == 1 else None
    view = match.view(seat)
    yield headline(look, view)
    yield from session.story(seat, session.heard(seat))
    yield from look.draw(view)
    yield Text(look.reason(outcome.reason))
    result = Table.grid(padding=(0, 2, 0, 0))
    for place, points, sitter in sorted(
        zip(outcome.places, outcome.points, session.sitters, strict=True), key=lambda each: each[0]
    ):
        result.add_row(f"{place}.", sitter.sign(), Text(say("points", points=points), justify="right"))
        tally = match.view(sitter.seat).tally()
        for line in tally[sitter.seat] if tally else ():
            result.add_row("", f"  {look.line(line)}", Text(f"{line.points:+d}", justify="right"), style="dim")
    yield result
    names = [session.sitters[winner].name for winner in outcome.winners]
    if outcome.winners == (seat,):
        yield Text(say("you-win"), style="bold")
    else:
        yield Text(say("winners", count=len(names), names=_joined(names, say("and"))), style="bold")
    yield from _dice(session, file)


def _dice(session: Session, file: Path | None) -> Iterator[Text]:
    source, say = session.match.source, session.voice.say
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
