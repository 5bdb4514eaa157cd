"""What follows from a move in Festo!: rounds, times of day, characters' turns, and the final scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tafelrunde.games.festo.box import AREAS, DAY_OFF, GROCER, ROUNDS
from tafelrunde.games.festo.state import Phase
from tafelrunde.games.festo.tally import tally
from tafelrunde.games.festo.telling.extra_points import extra_points
from tafelrunde.games.festo.telling.phrases import areas, closed, pieces
from tafelrunde.kernel import Argument, Line, Phrase, Seat, Step, View


def what_follows(step: Step) -> Iterator[Line]:
    """What a move led to, in the order of play."""
    was, now = step.before.field("phase"), step.after.field("phase")
    opened = opens_area(step)
    yield from extra_points(step, opened)
    if now == was and not opened:
        return
    if was == Phase.CHOOSE_FIRST or step.after.field("round_now") > step.before.field("round_now"):
        number = step.after.field("round_now") + 1
        yield Line(Phrase("event-round", {"round": number, "rounds": ROUNDS}), weight="headline")
    if (was, now) in ((Phase.GIVE, Phase.MORNING), (Phase.MORNING, Phase.AFTERNOON)):
        yield without_dice(step.after)
    if opened:
        yield grocers_turn(step) if step.after.field("area") == GROCER else characters_turn(step.after)
    if was < Phase.COOK == now:
        first = step.after.field("first")
        yield Line(Phrase("event-cooking"), first, "headline", [f"seat:{first}"])
    if now == Phase.OVER:
        yield from final_scoring(step.after)


def opens_area(step: Step) -> bool:
    """FO-A1 Whether the turn of another character, or of the grocer, begins."""
    if step.after.field("phase") not in (Phase.ACT, Phase.GROCER):
        return False
    return step.before.field("phase") < Phase.ACT or bool(step.before.field("area") != step.after.field("area"))


def without_dice(view: View) -> Line:
    """FO-N5 FO-N6 FO-N8 A time of day without a roll."""
    time = "morning" if view.field("phase") == Phase.MORNING else "afternoon"
    if view.field("event_of")[view.field("round_now")] == DAY_OFF + 1:
        return Line(Phrase("event-day-off", {"closed": areas(closed(view))}), weight="headline")
    return Line(Phrase("event-all-open", {"time": time}), weight="headline")


def standing(view: View, area: int) -> dict[str, Argument]:
    """FO-A2 Who stands at an area, most helpers first, in the order in which they act."""
    first, counts = view.field("first"), [each[area] for each in pieces(view)]
    order = sorted(range(view.seats), key=lambda seat: (-counts[seat], (seat - first) % view.seats))
    present = [Phrase("standing", {"target": Seat(seat), "count": counts[seat]}) for seat in order if counts[seat]]
    return {"area": AREAS[area], "standing": [*present]}


def characters_turn(view: View) -> Line:
    """FO-A2 FO-A3 Who stands at a character, and who acts first, with the absolute majority or without."""
    area, mover = view.field("area"), view.field("mover")
    code = "event-majority" if view.field("majority") == mover + 1 else "event-first-there"
    return Line(Phrase(code, standing(view, area)), mover, "headline", [f"area:{AREAS[area]}"])


def grocers_turn(step: Step) -> Line:
    """FO-Y1 Who stands at the grocer, and who gets the start player card."""
    holder = step.after.field("holder")
    code = "event-card-kept" if step.before.field("holder") == holder else "event-card"
    touches = [f"area:{AREAS[GROCER]}", f"seat:{holder}"]
    return Line(Phrase(code, standing(step.after, GROCER)), holder, "headline", touches)


def final_scoring(view: View) -> Iterator[Line]:
    """FO-V1 FO-V2 The points of every seat with where they come from, most first."""
    yield Line(Phrase("event-scoring"), weight="headline")
    sums = []
    for seat, lines in enumerate(tally(view)):
        points = Counter[str]()
        for line in lines:
            points[line.phrase.code.replace("tally", "score")] += line.points
        sums.append((seat, points))
    for seat, points in sorted(sums, key=lambda each: -each[1].total()):
        parts = [Phrase(code, {"points": count}) for code, count in points.items()]
        about: dict[str, Argument] = {"points": points.total(), "parts": [*parts]}
        code = "event-score" if parts else "event-score-nothing"
        yield Line(Phrase(code, about), seat, touches=[f"seat:{seat}"])
