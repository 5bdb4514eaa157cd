"""`tafel review`: a match as a picture, with what decided it."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.text import Text

from tafelrunde.kernel import OPEN, Match, TafelError
from tafelrunde.review import Decision, Depth, Review, review
from tafelrunde.review.file import review_in, with_review
from tafelrunde.terminal.blocks import table
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.match_files import read_text, write_text
from tafelrunde.terminal.messages import Messages, choose_language
from tafelrunde.terminal.progress import CompileBar
from tafelrunde.terminal.seating import Sitter
from tafelrunde.terminal.stream import draw_stream

SHOWN = 5
COLUMNS = ("seat-column", "start", "luck", "decisions", "others", "end")


@dataclass(frozen=True)
class ReviewArguments:
    """What was said on the command line."""

    seat: int | None = None
    iterations: int | None = None
    again: bool = False
    json: bool = False
    language: str | None = None


def review_file(file: Path, arguments: ReviewArguments) -> int:
    """Show the review of the match in a file, after making it and writing it there if it was not."""
    messages = Messages(choose_language(arguments.language, os.environ))
    console = Console(markup=False, highlight=False, emoji=False)
    try:
        text = read_text(file)
        with CompileBar(messages):
            match = Match.from_json(text)
            found = None if arguments.again else review_in(text)
            if found is None or arguments.seat not in (None, found.seat):
                found = _make(match, arguments, messages)
                write_text(with_review(text, found), file)
    except TafelError as error:
        console.print(f"{file}: {error}", soft_wrap=True)
        return 1
    if arguments.json:
        console.print(found.to_json(), soft_wrap=True)
    else:
        for each in pages(match, found, messages, console.width):
            console.print(each)
    return 0


def _make(match: Match, arguments: ReviewArguments, messages: Messages) -> Review:
    depth = Depth() if arguments.iterations is None else Depth.of(arguments.iterations)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(messages.say("reviewing"), total=1.0)
        return review(match, arguments.seat, depth, progress=lambda done: bar.update(task, completed=done))


def pages(match: Match, found: Review, messages: Messages, width: int) -> Iterator[RenderableType]:
    """The stream of win shares, where each seat's share came from, and its costliest and finest decisions."""
    say = messages.say
    sitters = [Sitter(seat, say("seat-number", number=seat + 1)) for seat in range(match.seats)]
    text = GameText(match.game, sitters, messages)
    yield Text(f"{text.title} · {say('review-title')}", style="bold")
    yield Text(_knowledge(found, messages), style="dim")
    yield from draw_stream(found, sitters, width)
    yield Text()
    yield table(
        [Text(say(f"review-{column}")) for column in COLUMNS],
        [_causes(found, sitter) for sitter in sitters],
        width,
    ).shown
    for sitter in sitters:
        costly = [_costly(text, each) for each in found.costliest(sitter.seat, SHOWN)]
        fine = [_fine(text, each) for each in found.finest(sitter.seat, SHOWN)]
        for title, lines in ((say("review-costliest"), costly), (say("review-finest"), fine)):
            if lines:
                yield Text()
                yield Text.assemble(sitter.sign(), " · ", title)
                yield from (_folded(each, width) for each in lines)


def _knowledge(found: Review, messages: Messages) -> str:
    if found.seat is None:
        return messages.say("review-known")
    if found.seat == OPEN:
        return messages.say("review-open")
    return messages.say("review-seat", seat=found.seat + 1)


def _causes(found: Review, sitter: Sitter) -> list[Text]:
    causes = found.causes(sitter.seat)
    start, luck, decisions, total = (
        round(100 * each) for each in (causes.start, causes.luck, causes.decisions, causes.total)
    )
    changes = (luck, decisions, total - start - luck - decisions)
    shown = [_percent(start), *(_change(each) for each in changes), _percent(total)]
    return [sitter.sign(), *(Text(each, justify="right") for each in shown)]


def _percent(hundredths: int) -> str:
    return f"{hundredths}\N{NO-BREAK SPACE}%"


def _change(hundredths: int) -> str:
    return f"{hundredths:+}\N{NO-BREAK SPACE}%".replace("-", "−")


def _costly(text: GameText, decision: Decision) -> str:
    return text.messages.say(
        "review-costly",
        number=decision.number + 1,
        played=_chosen(text, decision.played),
        best=_chosen(text, decision.best),
        cost=_change(round(-100 * decision.cost)),
        margin=_percent(round(100 * decision.margin)),
    )


def _fine(text: GameText, decision: Decision) -> str:
    return text.messages.say(
        "review-fine",
        number=decision.number + 1,
        played=_chosen(text, decision.played),
        lead=_percent(round(100 * decision.lead)),
        margin=_percent(round(100 * decision.lead_margin)),
    )


def _chosen(text: GameText, notation: str) -> str:
    return text.choice(text.game.moves.find(notation))


def _folded(line: str, width: int) -> Text:
    """Indented, and folded here because Rich would also break between a number and its percent sign."""
    return Text(
        textwrap.fill(line, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False), no_wrap=True
    )
