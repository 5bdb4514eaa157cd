"""The setup, the rounds and the end, as they are told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.ufos.box import CITIES_TO_CONTROL, ENDS_EVERYWHERE
from tafelrunde.games.ufos.state import Phase
from tafelrunde.games.ufos.telling.phrases import at
from tafelrunde.kernel import Line, Phrase, Seat, Step, View


def tell_setup(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-S2 UF-S3 The tiles, and who begins."""
    last = deed[-1].move
    if last.kind == "first":
        seat = last.parts["seat"]
        yield Line(Phrase("log-setup"), int(seat), touches=[f"seat:{seat}"])
    else:
        yield Line(Phrase("log-tiles"))


def tell_start(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-S3 A village to start in."""
    village = deed[0].move.parts["village"]
    yield Line(Phrase("log-village", {"at": at(village)}), deed[0].seat, touches=[f"village:{village}"])


def tell_what_follows(step: Step) -> Iterator[Line]:
    """UF-E1 A new round, or the end of the match."""
    before, after = step.before.field("phase"), step.after.field("phase")
    if after == Phase.OVER:
        yield from tell_end(step.after)
    elif (before, after) == (Phase.START, Phase.MOVE) or rounds(step.before) < rounds(step.after):
        yield Line(Phrase("event-round", {"round": rounds(step.after) + 1}), weight="headline")


def rounds(view: View) -> int:
    """How many rounds have been played to their end."""
    return int(view.field("round_now"))


def reason_of(view: View) -> str:
    """UF-E1 UF-E4 Why the match is over, as `reason-` names it."""
    if view.field("counter").max() >= CITIES_TO_CONTROL[view.seats]:
        return "control"
    return "everywhere" if ENDS_EVERYWHERE[view.seats] and not bare_cities(view) else "last-round"


def bare_cities(view: View) -> int:
    """UF-E1 How many cities in play have no restaurant."""
    in_play, held = view.field("tile") > 0, view.field("restaurants").sum(axis=0) > 0
    return int((in_play & ~held).sum())


def tell_end(view: View) -> Iterator[Line]:
    """UF-E1 UF-E4 Why it is over, and who has brought it about; who has won is told of every game alike."""
    reason = reason_of(view)
    if reason != "control":
        yield Line(Phrase(f"reason-{reason}"), weight="headline")
        return
    seats = [seat for seat, cities in enumerate(view.field("counter")) if cities >= CITIES_TO_CONTROL[view.seats]]
    told = Phrase("event-control", {"seats": [Seat(each) for each in seats], "count": len(seats)})
    alone = seats[0] if len(seats) == 1 else None
    yield Line(told, alone, weight="headline", touches=[f"seat:{each}" for each in seats])
