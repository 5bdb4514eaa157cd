"""Cards and packets as telling and sheet speak of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.games.festival.box import CARDS, EXTRA_CARDS, ROUNDS, SIMPLE_CARDS, STARS
from tafelrunde.kernel import Argument, Phrase, Seat, View

Fields = Mapping[str, Any]


def profession_of(card: str) -> str:
    """The profession of a card."""
    return card.rpartition("-")[0]


def number_of(card: str) -> int:
    """The number on a card."""
    return int(card.rpartition("-")[2])


def printed(card: str) -> dict[str, Argument]:
    """What is printed on a card, as arguments."""
    return {"profession": profession_of(card), "number": number_of(card)}


def named(cards: Sequence[str]) -> list[Seat | Phrase]:
    """Cards as a list of phrases; those with two stars show them."""
    return [Phrase("card-with-2-stars" if stars(card) > 1 else "card", printed(card)) for card in cards]


def stars(card: str) -> int:
    """How many stars a card has."""
    return int(STARS[CARDS.number(card)])


def packet(table: Fields, seat: int, round_: int) -> list[str]:
    """The cards a seat was handed in a round, as far as the viewer knows them."""
    handed = table["handed"][seat]
    return [card for card in handed[round_] if card] if handed else []


def laid(table: Fields, seat: int, round_: int) -> str | None:
    """The card a seat laid in a round, if the viewer knows it."""
    secret = table["secret_card"][seat]
    card: str | None = table["open_card"][seat][round_] or (secret and secret[round_])
    return card


def without(cards: Sequence[str], *gone: str) -> list[str]:
    """The cards but for some of them."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def rounds(view: View) -> int:
    """FV-E1 FV-X3 How many rounds the match has."""
    return SIMPLE_CARDS // (view.seats + EXTRA_CARDS) if view.options["simplified"] else ROUNDS
