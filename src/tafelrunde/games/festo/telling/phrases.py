"""The phrases that lines, questions and sheets of Festo! are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tafelrunde.games.festo.box import AREAS, INGREDIENTS, N_CHARACTERS
from tafelrunde.kernel import Phrase, Seat, View

Phrases = list[Seat | Phrase]


def goods(counts: Iterable[int]) -> Phrases:
    """So many of each ingredient, in the order of the board; what there is none of is not told."""
    return [Phrase("goods", {"ingredient": INGREDIENTS[i], "count": int(n)}) for i, n in enumerate(counts) if n > 0]


def areas(names: Iterable[str]) -> Phrases:
    """Areas by their names, each once, as they come first, with how often if it is more than once."""
    return [
        Phrase("area", {"area": name}) if count == 1 else Phrase("area-times", {"area": name, "count": count})
        for name, count in Counter(names).items()
    ]


def dishes(names: Iterable[str]) -> Phrases:
    """Dishes by their names, as they come."""
    return [Phrase("dish", {"dish": name}) for name in names]


def closed(view: View) -> list[str]:
    """The characters under a cover tile, from left to right."""
    covers = view.field("covers")
    return [AREAS[area] for area in range(N_CHARACTERS) if covers[area]]


def pieces(view: View) -> list[list[int]]:
    """How many helpers and discs of each seat stand at each area."""
    standing: list[list[int]] = (view.field("helpers").astype(int) + view.field("discs")).tolist()
    return standing[: view.seats]
