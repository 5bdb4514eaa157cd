"""What a client says on the socket of a table. Every command has an `id` of its choosing, which the answer repeats."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from tafelrunde.server.wire.settings import MOST_SEATS, Level, Settings

LONGEST_MESSAGE = 8192
LONGEST_TEXT = 300
LONGEST_CONTRIBUTION = 64

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Notation = Annotated[str, Meta(min_length=1, max_length=100)]


class Command(Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A command of a person at a table."""

    id: Id


class Resume(Command, frozen=True, tag="resume"):
    """The first message, and after a gap: send me everything after event `seen` (0: from the beginning).

    With `sheet`, every update that changes the view carries the table laid out in words.
    """

    seen: Count = 0
    sheet: bool = False


class Sit(Command, frozen=True, tag="sit"):
    """Take a free seat; without a number, any."""

    seat: Seat | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Leave the seat; once the match has begun, a stand-in plays on."""


class Return(Command, frozen=True, tag="return"):
    """Take the seat back from the stand-in."""


class CallStandIn(Command, frozen=True, tag="call-stand-in"):
    """The host lets a stand-in play for somebody who has been away for a minute, until they take their seat back."""

    seat: Seat


class SeatBot(Command, frozen=True, tag="seat-bot"):
    """The host puts a bot on a free seat."""

    seat: Seat
    level: Level = 1


class Free(Command, frozen=True, tag="free"):
    """The host frees a seat before the match begins."""

    seat: Seat


class Change(Command, frozen=True, tag="change"):
    """The host changes the settings before the match begins."""

    settings: Settings


class Ready(Command, frozen=True, tag="ready"):
    """I am ready; this text is mixed into the dice, so that the server alone cannot have chosen them."""

    contribution: Annotated[str, Meta(max_length=LONGEST_CONTRIBUTION)] = ""


class Start(Command, frozen=True, tag="start"):
    """The host begins the match; free seats are taken by bots of this level."""

    level: Level = 1


class Play(Command, frozen=True, tag="play"):
    """A move, in notation, that answers the decision of this `turn`."""

    turn: Count
    move: Notation


class WhyNot(Command, frozen=True, tag="why-not"):
    """Ask which rule forbids a move."""

    move: Notation


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a strong bot would do in my place."""


class Coach(Command, frozen=True, tag="coach"):
    """Ask what each of my moves would cost, where nobody but bots plays with me."""


class Read(Command, frozen=True, tag="read"):
    """Ask for the table laid out in words."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back my last decisions.

    With `ask`, where it is not mine to decide alone: my last decision and everything after it, if the others agree.
    Where nobody but bots plays with me it is done at once, and the match is practice from then on.
    """

    turn: Count
    decisions: Annotated[int, Meta(ge=1, le=1000)] = 1
    ask: bool = False


class AnswerUndo(Command, frozen=True, tag="answer-undo"):
    """Yes or no to the request to take back."""

    agree: bool


class WithdrawUndo(Command, frozen=True, tag="withdraw-undo"):
    """I do not want to take anything back any more."""


class Say(Command, frozen=True, tag="say"):
    """Say something to the whole table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Mute(Command, frozen=True, tag="mute"):
    """I do not want to hear this person at this table, or I do again."""

    person: Annotated[str, Meta(max_length=40)]
    mute: bool = True


class Again(Command, frozen=True, tag="again"):
    """After the end: a new table with the same settings and the same people."""


class Ping(Command, frozen=True, tag="ping"):
    """Ask whether the server is there."""


FromClient = (
    Resume
    | Sit
    | Leave
    | Return
    | CallStandIn
    | SeatBot
    | Free
    | Change
    | Ready
    | Start
    | Play
    | WhyNot
    | Hint
    | Coach
    | Read
    | Undo
    | AnswerUndo
    | WithdrawUndo
    | Say
    | Mute
    | Again
    | Ping
)
