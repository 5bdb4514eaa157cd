"""`tafel review`: a match as a picture, with what decided it."""

from __future__ import annotations

import os
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.text import Text

from tafelrunde.kernel import OPEN, BadSetup, Match, TafelError
from tafelrunde.review import Decision, Depth, Review, method_of, review
from tafelrunde.review.file import review_in, with_review
from tafelrunde.terminal.blocks import table
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.match_files import read_text, write_text
from tafelrunde.terminal.messages import Messages, choose_language
from tafelrunde.terminal.progress import CompileBar
from tafelrunde.terminal.seating import Sitter
from tafelrunde.terminal.stream import draw_stream

SHOWN = 5
FOLLOWING = 4
"""So many moves of what would have followed are told."""
COLUMNS = ("seat-column", "start", "luck", "decisions", "others", "end")


@dataclass(frozen=True)
class ReviewArguments:
    """What was said on the command line."""

    seat: int | None = None
    open: bool = False
    iterations: int | None = None
    again: bool = False
    json: bool = False
    language: str | None = None

    @property
    def viewer(self) -> int | None:
        """Whose knowledge is asked for, as reviews know it."""
        return OPEN if self.open else self.seat

    def is_answered_by(self, found: Review, match: Match) -> bool:
        """Whether this is the review that was asked for; whatever was not said may be as it is."""
        is_as_deep = self.iterations is None or found.method == method_of(match.game, Depth.of(self.iterations))
        return is_as_deep and self.viewer in (None, found.seat)


def review_file(file: Path, arguments: ReviewArguments) -> int:
    """Show the review of the match in a file, after making it and writing it there if it was not."""
    messages = Messages(choose_language(arguments.language, os.environ))
    console = Console(markup=False, highlight=False, emoji=False)
    try:
        text = read_text(file)
        with CompileBar(messages):
            match = Match.from_json(text)
            if arguments.seat is not None and arguments.seat not in range(match.seats):
                raise BadSetup(f"there is no seat {arguments.seat}; the seats are 0 to {match.seats - 1}")
            found = None if arguments.again else review_in(text, match)
            if found is None or not arguments.is_answered_by(found, match):
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
        return review(match, arguments.viewer, depth, progress=lambda done: bar.update(task, completed=done))


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
        [_causes(found, sitters[seat]) for seat in found.judged],
        width,
    ).shown
    yield _folded(_margins(found, messages), width)
    for sitter in (sitters[seat] for seat in found.judged):
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


def _margins(found: Review, messages: Messages) -> str:
    causes = [found.causes(seat) for seat in found.judged]
    luck, decisions = max(each.luck_margin for each in causes), max(each.decisions_margin for each in causes)
    return messages.say("review-margins", luck=_percent(round(100 * luck)), decisions=_percent(round(100 * decisions)))


def _percent(hundredths: int) -> str:
    return f"{hundredths}\N{NO-BREAK SPACE}%"


def _change(hundredths: int) -> str:
    return f"{hundredths:+}\N{NO-BREAK SPACE}%".replace("-", "−")


def _costly(text: GameText, decision: Decision) -> str:
    told = text.messages.say(
        "review-costly",
        number=decision.number + 1,
        played=_chosen(text, decision.played),
        best=_chosen(text, decision.best),
        cost=_change(round(-100 * decision.cost)),
        margin=_percent(round(100 * decision.margin)),
        points=_points(text.messages, -decision.points),
    )
    return " ".join([told, *_served(text, decision), *_following(text, decision, -1)])


def _fine(text: GameText, decision: Decision) -> str:
    told = text.messages.say(
        "review-fine",
        number=decision.number + 1,
        played=_chosen(text, decision.played),
        lead=_change(round(-100 * decision.lead)),
        margin=_percent(round(100 * decision.lead_margin)),
        next=_chosen(text, decision.next_best or decision.best),
    )
    return " ".join([told, *_following(text, decision, 1)])


def _served(text: GameText, decision: Decision) -> Iterator[str]:
    if (rival := decision.serves) is not None:
        yield text.messages.say("review-serves", name=text.sitters[rival].name)


def _following(text: GameText, decision: Decision, sign: int) -> Iterator[str]:
    """Where the points of the move that was played and the other one differ, and how the match would have gone on."""
    reader, say = text.reader(None), text.messages.say
    if decision.differences:
        lines = [f"{reader.say(each.phrase)} {_signed(sign * each.points)}" for each in decision.differences]
        yield say("review-differences", lines=", ".join(lines))
    turns = groupby(decision.variation[1 : 1 + FOLLOWING], key=lambda each: each.seat)
    told = [
        say("review-turn", name=reader.name(seat), moves="; ".join(_chosen(text, each.move) for each in turn))
        for seat, turn in turns
    ]
    if told:
        yield say("review-line", line=" → ".join(told))


def _points(messages: Messages, points: float) -> str:
    return messages.say("review-points", count=abs(round(points)), change=_signed(points))


def _signed(points: float) -> str:
    return f"{round(points):+}".replace("-", "−").replace("+0", "0")


def _chosen(text: GameText, notation: str) -> str:
    return text.choice(text.game.moves.find(notation))


def _folded(line: str, width: int) -> Text:
    """Indented, and folded here because Rich would also break between a number and its percent sign."""
    return Text(
        textwrap.fill(line, width, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False), no_wrap=True
    )
