"""What a view of Festival says: cards and their stars, rounds, packets, and who must be served first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tafelrunde.games.festival.box import BOX, EXTRA_CARDS
from tafelrunde.kernel import View
from tafelrunde.terminal.telling import Arguments, Told


def colour(profession: str) -> str:
    """The colour of a profession, as terminals call it."""
    name = str(BOX["colours"][profession])
    return "magenta" if name == "purple" else name


def on_card(name: str) -> Arguments:
    """What is printed on a card."""
    profession, _, number = name.rpartition("-")
    return {"profession": profession, "number": number}


def stars(name: str) -> int:
    """How many stars a card has."""
    return int(BOX["stars"]["by_number"][int(on_card(name)["number"]) - 1])


def drawn(told: Sequence[Told], at: int) -> bool:
    """Whether a card was drawn there."""
    return told[at].move.kind.startswith("draw")


def packet_is_used_up(view: View, told: Sequence[Told], at: int) -> bool:
    """Whether the card taken there was the last of its round."""
    takes = sum(each.move.kind.startswith("take") for each in told[: at + 1])
    return told[at].move.kind.startswith("take") and takes % view.seats == 0


def rounds(view: View) -> int:
    """How many rounds there are: those played, the one that is on, and those for which there are cards in the pile."""
    on = view.to_move is not None
    return int(view.field("round_now")) + on + int(view.field("pile_count")) // (view.seats + EXTRA_CARDS)


def packet(view: View, round_: int) -> list[str]:
    """The cards that the viewer was handed in a round."""
    return [card for card in view.fields()["handed"][view.seat][round_] if card]


def laid(told: dict[str, Any], seat: int, round_: int) -> str:
    """The card a seat laid, as far as the viewer knows it."""
    card = told["open_card"][seat][round_] or told["secret_card"][seat][round_]
    return str(card)


def without(cards: Sequence[str], card: str) -> list[str]:
    """The cards but for one."""
    at = list(cards).index(card)
    return [*cards[:at], *cards[at + 1 :]]


def must_be_served_first(told: dict[str, Any], seat: int) -> bool:
    """FV-R4 Whoever laid face up in the last round, as long as they wait for the packet."""
    now = told["round_now"]
    waits = told["phase"] in ("take", "hand") and now > 0 and told["lies"][seat][now] == "not-yet"
    return waits and told["lies"][seat][now - 1] == "up" and told["holder"] != str(seat)
