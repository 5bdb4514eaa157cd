"""What if: another match that goes on from a moment of a finished one.

It begins with a position, which is written down in its file, and has dice of its own. So it is replayed and verified
like every match, and what the position hides can be what it was or anything else that fits what a seat knew.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tafelrunde.kernel import OPEN, BadSetup, Match, TafelError, find_game
from tafelrunde.kernel.matchfile import WhatIf
from tafelrunde.kernel.source import setup_of, source_of_dice


def position_of(match: Match, what_if: WhatIf, seed: int) -> dict[str, Any]:
    """The position from which a what-if goes on; the seed decides what lies hidden where that is dealt anew."""
    if not match.over:
        raise TafelError("only a finished match has what-ifs")
    if not 0 <= what_if.moves < match.length or what_if.seat not in range(match.seats):
        raise BadSetup(f"there is no moment after {what_if.moves} moves for seat {what_if.seat}")
    viewer = what_if.seat if what_if.anew else OPEN
    view = next(match.steps(viewer, what_if.moves, what_if.moves + 1)).before
    world = view.imagine(seed) if what_if.anew else view.table
    return setup_of(match.game, match.seats, match.options, world)


def go_on(
    position: Mapping[str, Any], what_if: WhatIf, *, key: bytes | None = None, contributions: Sequence[str] = ()
) -> Match:
    """The match that goes on from such a position, with dice from a key; without one, from a new key nobody knows."""
    game = find_game(position["game"])
    seats, options, table = game.read_position(position)
    setup = setup_of(game, seats, options, table)
    source = source_of_dice(game.moves, setup, key=key, contributions=contributions)
    match = Match(game, seats, options, source, table)
    match.what_if = what_if
    return match
