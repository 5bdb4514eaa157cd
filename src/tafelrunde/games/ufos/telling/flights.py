"""Flights, announcements and what calmers take back, as they are told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.ufos.box import CITIES
from tafelrunde.games.ufos.telling.phrases import at, away_from, chosen_kind, lost_witnesses, to, ufo_place
from tafelrunde.kernel import Argument, Line, Phrase, Seat, Step


def tell_flight(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-M1 UF-M4 Where a UFO flies, or on whose piece it is put."""
    step = deed[-1]
    seat, view = step.seat, step.before if step.move.kind != "fly" else step.after
    assert seat is not None
    ufo, start = chosen_kind(view), ufo_place(view, seat, view.field("chosen") - 1)
    about: dict[str, Argument] = {"ufo": ufo, "from": away_from(start)}
    touches = [f"ufo:{ufo}", f"place:{start}"]
    if step.move.kind == "fly":
        yield Line(Phrase("log-about-to-fly", about), seat, touches=touches)
    elif step.move.kind == "to":
        stop = step.move.parts["place"]
        code = "log-round-trip" if stop == start else "log-flight"
        yield Line(Phrase(code, about | {"to": to(stop)}), seat, touches=[*touches, f"place:{stop}"])
        yield from tell_calmed(step, seat)
    else:
        owner = int(step.move.parts["seat"])
        piece = "restaurant" if start in CITIES else "stand"
        about = {"ufo": ufo, "at": at(start), "piece": piece, "target": Seat(owner)}
        yield Line(Phrase("log-announcement", about), seat, touches=[*touches, f"seat:{owner}"])


def tell_calmed(step: Step, seat: int) -> Iterator[Line]:
    """UF-W4 UF-W5 Witnesses that were taken back."""
    gone = lost_witnesses(step.before, step.after, seat)
    touches, count = [f"city:{city}" for city in gone], sum(gone.values())
    if len(gone) == 1:
        yield Line(Phrase("log-calmed", {"count": count, "at": at(next(iter(gone)))}), seat, "detail", touches)
    elif gone:
        each: list[Seat | Phrase] = [Phrase("count-at", {"place": city, "count": gone[city]}) for city in gone]
        yield Line(Phrase("log-calmed-cities", {"count": count, "each": each}), seat, "detail", touches)


def tell_movement_end(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-W4 What calmers that stayed take back. UF-A1 A turn may end without an action."""
    seat = deed[0].seat
    assert seat is not None
    yield from tell_calmed(deed[0], seat)
    if deed[-1].move.kind == "end-turn":
        yield Line(Phrase("log-no-action"), seat, "detail")
