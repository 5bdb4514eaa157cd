"""Actions and new UFOs, as they are told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.ufos.box import VILLAGES
from tafelrunde.games.ufos.reckoning import try_modifiers
from tafelrunde.games.ufos.telling.flights import tell_calmed
from tafelrunde.games.ufos.telling.phrases import at, modifiers, places, ufo_place
from tafelrunde.kernel import Argument, Line, Phrase, Seat, Step


def tell_stands(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-A2 Stands that were opened one after the other."""
    villages = [step.move.parts["village"] for step in deed]
    told = Phrase("log-stands", {"count": len(villages), "places": places(villages)})
    yield Line(told, deed[0].seat, touches=[f"village:{village}" for village in villages])


def tell_stand_taken(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-A3 A stand that was replaced, and whose it was."""
    village = deed[0].move.parts["village"]
    owner = int(deed[0].before.field("stand")[VILLAGES.number(village)]) - 1
    told = Phrase("log-stand-taken", {"at": at(village), "target": Seat(owner)})
    yield Line(told, deed[0].seat, touches=[f"village:{village}", f"seat:{owner}"])


def tell_try(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-A6 UF-A7 A try for a restaurant: the die, what was added to it, and what came of it."""
    step = deed[-1]
    rolled = step.move.kind == "try-roll"
    view = step.before if rolled else step.after
    seat, rival = int(view.field("active")), int(view.field("rival")) - 1
    city = ufo_place(view, seat, view.field("chosen") - 1)
    about: dict[str, Argument] = {"at": at(city), "place": city}
    touches = [f"city:{city}"]
    kind = "opening"
    if rival >= 0:
        kind = "takeover"
        about["target"] = Seat(rival)
        touches.append(f"seat:{rival}")
    if not rolled:
        yield Line(Phrase(f"log-{kind}", about), seat, touches=touches)
        return
    added, resistance = try_modifiers(view)
    number = int(step.move.parts["number"])
    total = number + sum(added.values())
    about |= {"roll": Phrase("roll-of", {"number": number, "count": len(added), "each": modifiers("try", added)})}
    result = "done" if total >= resistance else "failed"
    about |= {"total": total, "resistance": resistance, "result": result}
    yield Line(Phrase(f"log-{kind}-roll", about), seat, touches=touches)
    if result == "done":
        yield from tell_calmed(step, seat)
    yield from tell_control(step)


def tell_control(step: Step) -> Iterator[Line]:
    """UF-N2 Whose number of controlled cities has changed."""
    before, after = step.before.field("counter"), step.after.field("counter")
    for seat in range(step.after.seats):
        if before[seat] != after[seat]:
            yield Line(Phrase("event-controls", {"count": int(after[seat])}), seat, touches=[f"seat:{seat}"])


def tell_new(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-U1 A new UFO instead of a turn."""
    parts = deed[0].move.parts
    told = Phrase("log-new-ufo", {"ufo": parts["ufo"], "at": at(parts["city"])})
    yield Line(told, deed[0].seat, touches=[f"ufo:{parts['ufo']}", f"city:{parts['city']}"])


def tell_turn_end(deed: Sequence[Step]) -> Iterator[Line]:
    """UF-T1 After an action the end of a turn needs no words."""
    yield from ()
