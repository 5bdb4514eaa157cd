"""What is being decided in Festo!, and moves as something to choose."""

from __future__ import annotations

from collections.abc import Mapping

from tafelrunde.games.festo.box import AREAS, DISHES, INGREDIENTS, N_SMALL, OTHER_AMOUNT, PIECES
from tafelrunde.games.festo.state import PHASES, Phase
from tafelrunde.games.festo.telling.phrases import pieces
from tafelrunde.kernel import Argument, Move, Phrase, Seat, View


def ask(view: View) -> Phrase:
    """What the seat to move decides, told to itself or to the others."""
    if view.to_move is None:
        return Phrase("reason-rounds")
    phase, area = view.field("phase"), AREAS[view.field("area")]
    if view.to_move != view.seat:
        return Phrase(f"wait-{PHASES[phase]}", {"name": Seat(view.to_move), "area": area})
    if phase == Phase.ACT:
        return at_character(view)
    if phase == Phase.SEND:
        return Phrase("decide-send", {"piece": PIECES[view.field("piece")]})
    if phase == Phase.COMBINE:
        return second_colour(view)
    if phase == Phase.SALT:
        return salt(view)
    return Phrase(f"decide-{PHASES[phase]}")


def at_character(view: View) -> Phrase:
    """FO-A3 FO-A4 What a turn at a character still offers."""
    area, kinds = view.field("area"), {move.kind for move in view.legal}
    code = "ability" if "ability" in kinds else "take"
    if "take-all" in kinds:
        code = f"whole-or-{code}"
    elif code == "ability" and "take" not in kinds:
        code = "ability-only"
    helpers = pieces(view)[view.field("mover")][area]
    return Phrase(f"decide-act-{code}", {"area": AREAS[area], "count": helpers})


def second_colour(view: View) -> Phrase:
    """FO-K2 FO-K4 The colour of a roast, or the second colour of a small dish."""
    dish = view.field("dish_now") - 1
    if dish >= N_SMALL:
        return Phrase("decide-roast")
    return Phrase("decide-second", {"dish": DISHES[dish], "count": int(OTHER_AMOUNT[dish])})


def salt(view: View) -> Phrase:
    """FO-K5 Salt for the next colour of the price."""
    price = view.field("price").tolist()
    colour = next(at for at, count in enumerate(price) if count)
    instead = Phrase("goods", {"ingredient": INGREDIENTS[colour], "count": price[colour]})
    return Phrase("decide-salt-for", {"goods": instead})


def choice(move: Move) -> Mapping[str, Argument]:
    """Counts as numbers, and seats by their names."""
    more: dict[str, Argument] = {}
    if "count" in move.parts:
        more["count"] = int(move.parts["count"])
    if "seat" in move.parts:
        more["name"] = Seat(int(move.parts["seat"]))
    return more
