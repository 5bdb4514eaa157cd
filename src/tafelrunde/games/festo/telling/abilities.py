"""What players do with the characters' abilities in Festo!, a line each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tafelrunde.games.festo.box import AREAS, COLOURS, DWARF_POINTS, INGREDIENTS, LAST_ROUND, PIECES
from tafelrunde.games.festo.telling.phrases import areas, goods
from tafelrunde.kernel import Argument, Line, Phrase, Step


def ability(steps: Sequence[Step]) -> Iterator[Line]:
    """FO-A4 An ability with what it did; while its steps are still to come, that it is used."""
    name = AREAS[steps[0].before.field("area")]
    told = TOLD[name](steps) or Phrase("log-ability-used", {"area": name})
    touches = [f"{part}:{each}" for step in steps for part, each in step.move.parts.items() if part in ("area", "dish")]
    yield Line(told, steps[0].seat, touches=list(dict.fromkeys([f"area:{name}", *touches])))


def troll(steps: Sequence[Step]) -> Phrase | None:
    """FO-T1 An ingredient moves."""
    move, view = steps[-1].move, steps[-1].after if steps[-1].move.kind == "lift" else steps[-1].before
    if move.kind == "ability":
        return None
    colour, area = COLOURS[view.field("lifted") - 1], AREAS[view.field("lifted_from") - 1]
    about: dict[str, Argument] = {"colour": colour, "from": Phrase("market.from", {"area": area})}
    if move.kind == "lift":
        return Phrase("log-troll-lifts", about)
    return Phrase("log-troll", about | {"to": Phrase("market.to", {"area": move.parts["area"]})})


def pixies(steps: Sequence[Step]) -> Phrase | None:
    """FO-X1 A helper or disc moves on."""
    move, view = steps[-1].move, steps[-1].before
    if move.kind == "ability":
        return None
    to = Phrase("area.to", {"area": move.parts["area"]})
    return Phrase("log-pixies", {"piece": PIECES[view.field("piece")], "to": to})


def orc(steps: Sequence[Step]) -> Phrase | None:
    """FO-O1 A dish is reserved."""
    dish = steps[-1].move.parts.get("dish")
    return Phrase("log-orc", {"dish": dish}) if dish else None


def magician(steps: Sequence[Step]) -> Phrase:
    """FO-M1 Salt."""
    return Phrase("log-magician")


def elf(steps: Sequence[Step]) -> Phrase | None:
    """FO-E1 One ingredient for two."""
    paid = [step.move.parts["ingredient"] for step in steps if step.move.kind == "trade"]
    if not paid:
        return None
    about: dict[str, Argument] = {"ingredient": paid[0]}
    fetched = [step.move.parts["colour"] for step in steps if step.move.kind == "fetch"]
    if not fetched:
        return Phrase("log-elf-paid", about)
    return Phrase("log-elf", about | {"goods": goods(fetched.count(name) for name in INGREDIENTS)})


def dwarf(steps: Sequence[Step]) -> Phrase | None:
    """FO-D1 Discs for the next round. FO-D2 In the last round, points."""
    if steps[0].before.field("round_now") == LAST_ROUND:
        return Phrase("log-dwarf-points", {"points": DWARF_POINTS})
    laid = [step.move.parts["area"] for step in steps if step.move.kind == "lay"]
    return Phrase("log-dwarf", {"count": len(laid), "areas": areas(laid)}) if laid else None


TOLD = {
    "troll": troll,
    "pixies": pixies,
    "orc": orc,
    "magician": magician,
    "elf": elf,
    "dwarf": dwarf,
}
