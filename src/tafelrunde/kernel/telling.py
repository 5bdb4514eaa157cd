"""How a game tells itself: messages and their arguments, never sentences. Readers have the words.

A deed is what a person would call one thing: one move or several in a row. Its lines are told from the steps of one
viewer, and told again as the deed grows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from tafelrunde.kernel.names import Seats
from tafelrunde.kernel.position import describe

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game
    from tafelrunde.kernel.history import Played
    from tafelrunde.kernel.moves import Move
    from tafelrunde.kernel.steps import Step
    from tafelrunde.kernel.view import View

Weight = Literal["headline", "deed", "detail"]


class Seat(Struct, frozen=True, tag="seat"):
    """A seat, to be read as the name of who sits there."""

    seat: int


class Phrase(Struct, frozen=True, tag="phrase"):
    """A message of the game's words and its arguments.

    A string chooses between variants of the message, a list is read as "a, b and c".
    """

    code: str
    arguments: dict[str, str | int | Seat | Phrase | list[Seat | Phrase]] = {}


Argument = str | int | Seat | Phrase | list[Seat | Phrase]


class Line(Struct, frozen=True):
    """A line of the log. `seat` is who acts; `touches` are the things it speaks of, as `part:name`."""

    phrase: Phrase
    seat: int | None = None
    weight: Weight = "deed"
    touches: list[str] = []


class Deed(Struct, frozen=True):
    """The lines of one deed; `first` is the number of its first move."""

    first: int
    lines: list[Line]


def move_arguments(game: Game, move: Move) -> dict[str, Argument]:
    """The parts of a move as arguments: seats by their names as `target`, everything else by its id; the notation."""
    told: dict[str, Argument] = {"notation": move.notation}
    for part, name in move.parts.items():
        if isinstance(game.moves.names(move.kind, part), Seats):
            told["target"] = Seat(int(name))
        else:
            told[part] = name
    return told


def touched_by(move: Move) -> list[str]:
    """The things a move touches, as `part:name`."""
    return [f"{part}:{name}" for part, name in move.parts.items()]


def move_line(step: Step, **more: Argument) -> Line:
    """One move told by itself, as `log-<kind>`. What chance does to a seat is told of that seat."""
    arguments = move_arguments(step.before.game, step.move) | more
    target = arguments.get("target")
    seat = target.seat if step.seat is None and isinstance(target, Seat) else step.seat
    return Line(Phrase(f"log-{step.move.kind}", arguments), seat, touches=touched_by(step.move))


def each_move(deed: Sequence[Step]) -> Iterable[Line]:
    """A line for each move."""
    return map(move_line, deed)


def same_chance(deed: Sequence[Played], played: Played) -> bool:
    """NATURE's moves of one kind in a row are one deed."""
    last = deed[-1]
    return played.seat is None and last.seat is None and played.move.kind == last.move.kind


def scalars(view: View) -> dict[str, Argument]:
    """The single numbers and names of a view, for messages about the table."""
    record = view.game.record
    names = [name for name, field in record.fields.items() if not field.axes and field.sight == "everyone"]
    found: Mapping[str, str | int | None] = describe(record, view.table, view.seats, view.viewer, names)
    return {name: value for name, value in found.items() if value is not None}


def decision_or_wait(view: View) -> Phrase:
    """`decide-<kind>` where there is one kind of move, `decide-<phase>` otherwise; for the others `wait-<phase>`."""
    about = scalars(view)
    phase = about.get("phase", "")
    if view.to_move is None:
        return Phrase("over", about)
    if view.seat != view.to_move:
        return Phrase(f"wait-{phase}", about | {"name": Seat(view.to_move)})
    kinds = {move.kind for move in view.legal}
    if len(kinds) == 1:
        code = f"decide-{kinds.pop()}"
        if view.game.words.has("en", code):
            return Phrase(code, about)
    return Phrase(f"decide-{phase}", about)


@dataclass(frozen=True)
class Telling:
    """What a game tells in its own way.

    `tell` gives the lines of a deed; `continues` says whether a move goes on with the deed before it, the same for all
    viewers; `ask` says what is being decided; `choice` gives more arguments for a move as something to choose, and
    `choice_now` those that depend on the table as a viewer sees it.
    """

    tell: Callable[[Sequence[Step]], Iterable[Line]] = each_move
    continues: Callable[[Sequence[Played], Played], bool] = same_chance
    ask: Callable[[View], Phrase] = decision_or_wait
    choice: Callable[[Move], Mapping[str, Argument]] = lambda move: {}
    choice_now: Callable[[View, Move], Mapping[str, Argument]] | None = None

    def choice_phrase(self, game: Game, move: Move) -> Phrase:
        """A move as something one may choose, as `move-<kind>`."""
        return Phrase(f"move-{move.kind}", {**move_arguments(game, move), **self.choice(move)})
