"""What players and chance do in Festo!, a line or two for each deed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from tafelrunde.games.festo.box import AREAS, DISHES, GROCER, INGREDIENTS, POINTS_OF
from tafelrunde.games.festo.state import Phase
from tafelrunde.games.festo.telling.abilities import ability
from tafelrunde.games.festo.telling.course import what_follows
from tafelrunde.games.festo.telling.phrases import areas, dishes, goods, pieces
from tafelrunde.kernel import Argument, Line, Phrase, Played, Seat, Step

GOES_ON = {
    "first": {"draw"},
    "draw": {"draw"},
    "roll": {"roll"},
    "place": {"place", "done"},
    "take": {"take", "withdraw"},
    "ability": {"lift", "drop", "send", "reserve", "trade", "fetch", "lay"},
    "recall": {"ransom"},
    "cook": {"combine", "add", "save", "salt"},
}
"""By what a deed begins with, what goes on with it."""
BEGAN = {kind: begun for begun in ("ability", "recall", "cook") for kind in GOES_ON[begun]}
"""What a deed must have begun with of which only a later step was seen: a match may go on from any position."""
ENDS = {"done", "withdraw"}


def continues(deed: Sequence[Played], played: Played) -> bool:
    """Helpers placed and ingredients taken in a row, an ability and a payment with their steps are one deed each."""
    last = deed[-1]
    if played.seat != last.seat or last.move.kind in ENDS:
        return False
    return played.move.kind in GOES_ON.get(begun_with(deed[0].move.kind), ())


def begun_with(kind: str) -> str:
    """The kind of move with which a deed begins that this kind is part of."""
    return BEGAN.get(kind, kind)


def tell(deed: Sequence[Step]) -> Iterator[Line]:
    """What was done, and what followed; who takes at one character after the other has a line for each."""
    for _, turn in groupby(deed, lambda step: step.before.field("area")):
        steps = list(turn)
        yield from TOLD[begun_with(steps[0].move.kind)](steps)
        for step in steps:
            yield from what_follows(step)


def parts(steps: Iterable[Step], kind: str, part: str) -> list[str]:
    """One part of all moves of a kind."""
    return [step.move.parts[part] for step in steps if step.move.kind == kind]


def set_up(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-S2 FO-S4 The lot, and the first dishes."""
    first = int(steps[0].move.parts["seat"])
    yield Line(Phrase("log-set-up", {"count": len(steps) - 1}), first, touches=[f"seat:{first}"])


def new_dishes(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-P3 Dishes that fill the rows."""
    drawn = parts(steps, "draw", "dish")
    yield Line(Phrase("log-dishes", {"dishes": dishes(drawn)}), touches=[f"dish:{dish}" for dish in drawn])


def event(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-P4 The event of the round."""
    name = steps[0].move.parts["event"]
    yield Line(Phrase("log-event", {"event": name}), weight="headline", touches=[f"event:{name}"])


def dice(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-H1 What was rolled, and who is closed by it."""
    numbers = parts(steps, "roll", "number")
    time = "morning" if steps[0].before.field("phase") == Phase.MORNING_ROLL else "afternoon"
    shut = [AREAS[area] for area in sorted({int(number) - 1 for number in numbers})]
    rolled: list[Seat | Phrase] = [Phrase("die", {"number": number}) for number in numbers]
    about: dict[str, Argument] = {"time": time, "dice": rolled, "closed": areas(shut)}
    yield Line(Phrase("log-dice", about), weight="headline", touches=[f"area:{name}" for name in shut])


def card(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-P5 The start player card is given away or kept."""
    seat, to = steps[0].seat, int(steps[0].move.parts["seat"])
    told = Phrase("log-card-kept") if seat == to else Phrase("log-card-given", {"target": Seat(to)})
    yield Line(told, seat, touches=[f"seat:{to}"])


def helpers(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-H2 FO-H3 Helpers placed, and those kept for the afternoon."""
    placed, seat = parts(steps, "place", "area"), steps[0].seat
    about: dict[str, Argument] = {"count": len(placed), "areas": areas(placed)}
    if steps[-1].move.kind == "done":
        about["kept"] = int(steps[-1].before.field("in_hand")[seat])
    code = "log-helpers-kept" if not placed else "log-helpers-and-kept" if "kept" in about else "log-helpers"
    yield Line(Phrase(code, about), seat, touches=[f"area:{name}" for name in dict.fromkeys(placed)])


def whole_market(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-A3 Everything in a market."""
    area = steps[0].before.field("area")
    taken = steps[0].before.field("stock")[area]
    about: dict[str, Argument] = {"area": AREAS[area], "goods": goods(taken)}
    yield Line(Phrase("log-whole-market", about), steps[0].seat, touches=[f"area:{AREAS[area]}"])


def taken(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-A4 FO-A5 Ingredients taken one by one, and helpers withdrawn."""
    seat, area = steps[0].seat, steps[0].before.field("area")
    touches = [f"area:{AREAS[area]}"]
    colours = parts(steps, "take", "colour")
    if colours:
        found = goods(colours.count(name) for name in INGREDIENTS)
        about: dict[str, Argument] = {"area": AREAS[area], "goods": found}
        yield Line(Phrase("log-taken", about), seat, touches=touches)
    if steps[-1].move.kind == "withdraw" and seat is not None:
        left = pieces(steps[-1].before)[seat][area]
        told = Phrase("log-bought-nothing") if area == GROCER else Phrase("log-withdrawn", {"count": left})
        yield Line(told, seat, "detail", touches)


def bought(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-Y2 Ingredients from a shelf."""
    named = steps[0].move.parts
    found = Phrase("goods", {"ingredient": named["colour"], "count": int(named["count"])})
    yield Line(Phrase("log-bought", {"goods": found}), steps[0].seat, touches=[f"area:{AREAS[GROCER]}"])


def dish_of(step: Step) -> str:
    """The dish that is cooked, or from which a helper is called back."""
    return step.move.parts.get("dish") or DISHES[step.before.field("dish_now") - 1]


def cooked(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-K1 FO-K6 A dish, what was paid for it, and what it scores."""
    seat, dish = steps[0].seat, dish_of(steps[0])
    before, after = steps[0].before, steps[-1].after
    about: dict[str, Argument] = {"dish": dish, "points": int(POINTS_OF[DISHES.number(dish)])}
    paid = goods(before.field("owned")[seat].astype(int) - after.field("owned")[seat])
    code = "log-cooked-free"
    if after.field("dish_now"):
        code = "log-cooking"
    elif paid:
        code, about["goods"] = "log-cooked", paid
    yield Line(Phrase(code, about), seat, touches=[f"dish:{dish}"])


def called_back(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-O2 A helper comes back from a dish, for an ingredient."""
    about: dict[str, Argument] = {"dish": dish_of(steps[0])}
    code = "log-calling-back"
    for ingredient in parts(steps, "ransom", "ingredient"):
        code, about["ingredient"] = "log-called-back", ingredient
    yield Line(Phrase(code, about), steps[0].seat, touches=[f"dish:{about['dish']}"])


def passed(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-K1 Out of this phase."""
    yield Line(Phrase("log-pass"), steps[0].seat)


TOLD = {
    "first": set_up,
    "draw": new_dishes,
    "event": event,
    "roll": dice,
    "give": card,
    "place": helpers,
    "done": helpers,
    "take-all": whole_market,
    "take": taken,
    "withdraw": taken,
    "ability": ability,
    "buy": bought,
    "cook": cooked,
    "recall": called_back,
    "pass": passed,
}
"""How a deed is told, by the kind of its first move."""
