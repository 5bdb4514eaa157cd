"""Phrases about places, UFOs and dice, and what is read from a view for them."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.ufos.box import (
    CITIES,
    EACH_FOREIGN,
    EACH_FURTHER,
    EACH_NEAR,
    EACH_STAND_NEAR,
    EACH_SUPPORTER,
    EACH_WITNESS,
    KIND_OF,
    KINDS,
    PLACES,
)
from tafelrunde.games.ufos.reckoning import Modifiers
from tafelrunde.kernel import Phrase, Seat, View

# What one stand, restaurant, witness or UFO adds to a die.
EACH = {
    "further-ufos": EACH_FURTHER,
    "own-ufos-near": EACH_NEAR,
    "supporters": EACH_SUPPORTER,
    "stands-near": EACH_STAND_NEAR,
    "foreign-restaurants": EACH_FOREIGN,
    "witnesses": EACH_WITNESS,
}


def place(name: str) -> Phrase:
    """The name of a place."""
    return Phrase("place", {"place": name})


def at(name: str) -> Phrase:
    """In a place."""
    return Phrase("at-place", {"place": name})


def to(name: str) -> Phrase:
    """To a place."""
    return Phrase("to-place", {"place": name})


def away_from(name: str) -> Phrase:
    """From a place."""
    return Phrase("from-place", {"place": name})


def places(names: Iterable[str]) -> list[Seat | Phrase]:
    """The names of several places."""
    return [place(name) for name in names]


def modifiers(kind: str, found: Modifiers) -> list[Seat | Phrase]:
    """What is added to a die, for how many of what; `kind` is bump or try."""
    return [
        Phrase(
            f"{kind}-{name}",
            {"value": abs(value), "sign": "plus" if value > 0 else "minus", "count": value // EACH.get(name, value)},
        )
        for name, value in found.items()
    ]


def die_and(number: int, value: int) -> Phrase:
    """A die and what is added to it: 3 + 2."""
    sign = "plus" if value > 0 else "minus" if value < 0 else "none"
    return Phrase("die-and", {"number": number, "value": abs(value), "sign": sign})


def ufo_place(view: View, seat: int, ufo: int) -> str:
    """Where a UFO is."""
    return PLACES[view.field("ufos")[seat][ufo] - 1]


def chosen_kind(view: View) -> str:
    """The kind of the UFO that is chosen."""
    return KINDS[KIND_OF[view.field("chosen") - 1]]


def fight_in(view: View) -> str:
    """Where the bump is."""
    return PLACES[view.field("fight") - 1]


def lost_witnesses(before: View, after: View, seat: int) -> dict[str, int]:
    """How many witnesses of a seat went from each city."""
    gone = before.field("witnesses")[seat].astype(int) - after.field("witnesses")[seat]
    return {CITIES[city]: count for city, count in enumerate(gone.tolist()) if count > 0}
