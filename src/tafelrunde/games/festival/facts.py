"""What the board of Festival shows beyond what lies on the table: who must be served first, and what is remembered."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import numpy as np
from msgspec import Struct

from tafelrunde.games.festival.box import CARDS, MOST_SEATS, PACKET, ROUNDS
from tafelrunde.games.festival.rules.round import waits_face_up
from tafelrunde.games.festival.state import Lies, Phase
from tafelrunde.games.festival.tally import GROUP
from tafelrunde.kernel import Row, View
from tafelrunde.kernel.compiled import INTS, TABLES, entry
from tafelrunde.kernel.warm import ready

Card = Annotated[str, CARDS]
_KEPT = 1024
"""Rounds of which it is kept what was not seen: those of the viewers of some tables."""


class Memory(Struct, frozen=True):
    """FV-R6 Of the packet that the viewer handed on in a round: the cards not seen since, and where they can be."""

    round: int
    cards: list[Card]
    hidden: list[int]
    """The seats that laid a card face down after the viewer."""
    out: bool
    """Whether the round is over and nobody can have laid them: the last card was discarded."""


class Facts(Struct, frozen=True):
    """What can be worked out from a view."""

    served_first: list[int]
    """FV-R4 The seats that laid face up in the last round and still wait for the packet."""
    remembered: list[Memory]
    """One for each packet handed on; who looks at a match laid open has none."""


def facts(view: View) -> Facts:
    """What a viewer can work out from the view alone."""
    return Facts(served_first(view), remembered(view))


def served_first(view: View) -> list[int]:
    """FV-R4 Who must be served first."""
    if view.field("phase") not in (Phase.TAKE, Phase.HAND):
        return []
    ready(view.game, GROUP)
    waiting = np.zeros(view.seats, np.int64)
    wait_face_up(view.table, waiting)
    holder = view.field("holder")
    return [seat for seat, waits in enumerate(waiting.tolist()) if waits and seat != holder]


@entry(GROUP, TABLES, INTS)
def wait_face_up(tables: Any, found: Row) -> None:
    """FV-R4 Marks the seats that laid face up in the last round and have not taken a card in this one."""
    for seat in range(tables[0].seats):
        found[seat] = 1 if waits_face_up(tables[0], seat) else 0


def remembered(view: View) -> list[Memory]:
    """FV-R6 What the viewer remembers of each packet it handed on; what lies face down is hidden from it to the end."""
    seat = view.seat
    if seat is None:
        return []
    now, holder = view.field("round_now"), view.field("holder")
    handed, own = view.field("handed")[seat].tobytes(), view.field("secret_card")[seat].tobytes()
    served = view.field("served").tobytes()
    lies, shown = view.field("lies").tobytes("F"), view.field("open_card").tobytes("F")
    found = []
    for round_ in range(min(now + 1, ROUNDS)):
        seats = slice(round_ * MOST_SEATS, (round_ + 1) * MOST_SEATS)
        packet = handed[round_ * PACKET : (round_ + 1) * PACKET]
        if seat + 1 in served[seats] and not (round_ == now and holder == seat):
            cards, hidden = _unseen(seat, packet, own[round_], served[seats], lies[seats], shown[seats])
            found.append(Memory(round_, cards, hidden, out=round_ < now and not hidden))
    return found


@lru_cache(_KEPT)
def _unseen(
    seat: int, packet: bytes, own: int, served: bytes, lies: bytes, shown: bytes
) -> tuple[list[Card], list[int]]:
    """FV-R6 The packet without the own card and all that were laid face up later, and who laid one face down.

    `served` is in the order of serving, `lies` and `shown` by seat.
    """
    left = [card for card in packet if card]
    left.remove(own or shown[seat])
    later = [each - 1 for each in served[served.index(seat + 1) + 1 :] if each]
    for each in later:
        if lies[each] == Lies.UP:
            left.remove(shown[each])
    return [CARDS[card - 1] for card in left], [each for each in later if lies[each] == Lies.DOWN]
