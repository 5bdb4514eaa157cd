"""The phrases that lines, questions and sheets of Astoria are made of."""

from __future__ import annotations

from collections.abc import Iterable

from tafelrunde.games.astoria.box import CARD_GLYPH, CARD_MAKES, CARDS, COLOURS, GLYPHS, OTHER_GLYPHS, OWN_GLYPHS
from tafelrunde.kernel import Argument, Line, Move, Phrase, Seat, View
from tafelrunde.kernel.telling import Weight

Phrases = list[Seat | Phrase]


def line(
    code: str,
    seat: int | None = None,
    weight: Weight = "deed",
    touches: Iterable[str] = (),
    /,
    **arguments: Argument,
) -> Line:
    """A line of the log."""
    return Line(Phrase(code, arguments), seat, weight, list(dict.fromkeys(touches)))


def gems(counts: Iterable[int]) -> Phrases:
    """So many gems of each colour; what there is none of is not told."""
    return [Phrase("gems", {"colour": COLOURS[i], "count": int(n)}) for i, n in enumerate(counts) if n]


def glyphs(counts: Iterable[int]) -> Phrases:
    """So many glyphs of each kind; what there is none of is not told."""
    return [Phrase("glyphs", {"glyph": GLYPHS[i], "count": int(n)}) for i, n in enumerate(counts) if n]


def card(name: str) -> Phrase:
    """An artefact."""
    return Phrase("the-card", {"card": name})


def tapped(move: Move) -> Phrase:
    """What a move taps or untaps: an artefact, or the ability card."""
    return card(move.parts["card"]) if "card" in move.parts else Phrase("ability-card")


def made(view: View, seat: int, move: Move) -> tuple[int, int]:
    """The glyph that a tapped card makes, and how many."""
    if move.kind == "tap":
        number = CARDS.number(move.parts["card"])
        return int(CARD_GLYPH[number]), int(CARD_MAKES[number])
    glyph, role = GLYPHS.number(move.parts["glyph"]), view.field("role")[seat]
    own = view.field("colour")[seat] == glyph + 1
    return glyph, int((OWN_GLYPHS if own else OTHER_GLYPHS)[role])
