"""Deeds: what a person would call one thing, told in one line, with what it did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.astoria.box import (
    COLOURS,
    ROLES,
    WIZARD,
)
from tafelrunde.games.astoria.state import Phase
from tafelrunde.games.astoria.telling.actions import ACTIONS
from tafelrunde.games.astoria.telling.battles import BATTLES, answered, killed
from tafelrunde.games.astoria.telling.consequences import consequences
from tafelrunde.games.astoria.telling.phrases import line
from tafelrunde.kernel import Argument, Line, Phrase, Played, Seat, Step, move_line

_SETUP = {"chooser", "choose", "role", "wizard", "first", "goal", "artefact"}
_AGAIN = {"gather", "burn", "buy", "tribute", "tap", "ability", "fire-hordes", "fire-mob", "sulphur"}
_AGAIN |= {"nature-hordes", "nature-mob", "heal"}
_BROUGHT = {"draw": "artefact", "look": "glimpse", "steal": "loot"}
_IN_BATTLE = {"tap", "ability", "ready", "battle"}
_KILLINGS = {"fire-guard", "dark-guard"}
_RECOVERY = {"untap", "untap-ability", "rest"}


def continues(deed: Sequence[Played], played: Played) -> bool:
    """Whether a move goes on with a deed: the setup, a battle, a killing, cards untapped, an action repeated."""
    first, last, kind = deed[0], deed[-1], played.move.kind
    if first.move.kind in _SETUP:
        return kind in _SETUP
    if first.move.kind in BATTLES:
        return last.move.kind != "battle" and kind in _IN_BATTLE
    if first.move.kind in _KILLINGS:
        asked = last.move.kind in (first.move.kind, "pass") and played.seat != first.seat
        return asked and kind in ("pass", "tap", "ability")
    if played.seat is None:
        return _BROUGHT.get(last.move.kind) == kind
    if played.seat != first.seat:
        return False
    if kind in _RECOVERY:
        return first.move.kind in _RECOVERY
    if kind == "craft":
        return first.move.kind == kind and first.move.parts["card"] == played.move.parts["card"]
    same = first.move.kind == kind or {first.move.kind, kind} == {"tap", "ability"}
    return same and (kind in _AGAIN or kind in _BROUGHT)


def tell(deed: Sequence[Step]) -> Iterator[Line]:
    """The lines of a deed, and of what follows from it."""
    for part in _parts(deed):
        yield from _told(part)
        for step in part:
            yield from consequences(step)


def _parts(deed: Sequence[Step]) -> Iterator[Sequence[Step]]:
    """A deed in one piece, but for answers in the siege, and what comes when nobody could protect a guard."""
    start = 0
    killing = deed[0].move.kind in _KILLINGS
    for at in range(1, len(deed)):
        phase = deed[at].before.field("phase")
        if phase == Phase.ANSWER or (killing and phase != Phase.PROTECT):
            yield deed[start:at]
            start = at
    yield deed[start:]


def _told(deed: Sequence[Step]) -> Iterator[Line]:
    first = deed[0]
    kind = first.move.kind
    if first.before.field("phase") <= Phase.DEAL_ARTEFACTS:
        yield from _setup(deed)
    elif first.before.field("phase") == Phase.ANSWER:
        yield answered(first)
    elif kind in BATTLES:
        yield from BATTLES[kind](deed)
    elif kind in _KILLINGS:
        yield from killed(deed)
    elif kind in ACTIONS:
        yield from ACTIONS[kind](deed)
    else:
        yield move_line(first)


def _setup(deed: Sequence[Step]) -> Iterator[Line]:
    """AS-S1 AS-S4 AS-V1 Who chooses which special card; then wizards and start player in one line; the own goal."""
    for step in deed:
        if step.move.kind in ("chooser", "choose"):
            yield move_line(step)
    view = deed[-1].after
    if view.field("phase") <= Phase.CHOOSE_FIRST:
        return
    wizards: list[Seat | Phrase] = []
    for seat in range(view.seats):
        role = view.field("role")[seat]
        told: dict[str, Argument] = {"name": Seat(seat), "colour": COLOURS[view.field("colour")[seat] - 1]}
        if role == WIZARD:
            wizards.append(Phrase("wizard-of", told))
        else:
            wizards.append(Phrase("special-wizard-of", told | {"role": ROLES[role]}))
    yield line("log-setup", wizards=wizards, first=Seat(view.field("start")))
    for step in deed:
        if step.move.kind == "goal" and view.seat is not None:
            yield line("log-own-goal", view.seat, "detail", goal=step.move.parts["goal"])
