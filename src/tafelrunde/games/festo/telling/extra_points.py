"""Points that players get during a match of Festo!: from magical dishes and events."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.games.festo.box import (
    APPLAUSE,
    APPLAUSE_POINTS,
    DWARF,
    DWARF_POINTS,
    EVENTS,
    GOURMET_POINTS,
    GOURMETS,
    MAGICAL_POINTS,
    N_COLOURS,
    N_SMALL,
    SIDE_DISH,
)
from tafelrunde.kernel import Line, Phrase, Step, View

FROM_CHARACTERS = {"take", "take-all", "fetch"}


def extra_points(step: Step, opened: bool) -> Iterator[Line]:
    """A line for each reason for which somebody got points; what the Dwarf gives is told with his ability."""
    gained = step.after.field("tokens").astype(int) - step.before.field("tokens")
    for seat in range(step.after.seats):
        left = int(gained[seat])
        if left and opened and has_side_dish(step.after, seat) and step.after.field("majority") == seat + 1:
            left -= MAGICAL_POINTS
            yield told(seat, "side-dish", MAGICAL_POINTS)
        if left and step.move.kind == "ability" and step.before.field("area") == DWARF:
            left -= DWARF_POINTS
        if left and step.move.kind in FROM_CHARACTERS:
            yield told(seat, "appetiser", left)
        elif left:
            event, points = reward(step, seat)
            if left > points:
                yield told(seat, "dessert", left - points)
            if points:
                yield told(seat, event, points)


def told(seat: int, reason: str, points: int) -> Line:
    """Points for a reason: a type of dish or an event."""
    return Line(Phrase("log-points", {"reason": reason, "points": points}), seat, "detail", [f"seat:{seat}"])


def has_side_dish(view: View, seat: int) -> bool:
    """FO-Z5 Whether a seat has cooked a magical side dish."""
    row = view.field("cooked")[seat][SIDE_DISH * N_COLOURS : (SIDE_DISH + 1) * N_COLOURS]
    return bool(view.field("magical_dishes") and row.any())


def reward(step: Step, seat: int) -> tuple[str, int]:
    """FO-N13 FO-N14 The event that rewards a dish cooked by this move, and its points."""
    new = step.after.field("cooked")[seat] > step.before.field("cooked")[seat]
    event = int(step.before.field("event_of")[step.before.field("round_now")]) - 1
    if event == APPLAUSE and new.any():
        return EVENTS[APPLAUSE], APPLAUSE_POINTS
    if event == GOURMETS and new[N_SMALL:].any():
        return EVENTS[GOURMETS], GOURMET_POINTS
    return "", 0
