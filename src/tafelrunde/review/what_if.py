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


def position_of(match: Match, moves: int, seat: int, *, deal: int | None = None) -> dict[str, Any]:
    """The position after so many moves of a finished match, from which a seat may play on.

    `deal` is a seed by which everything that the seat could not know is dealt anew; without it, all is as it was.
    """
    if not match.over:
        raise TafelError("only a finished match has what-ifs")
    if not 0 <= moves < match.length or seat not in range(match.seats):
        raise BadSetup(f"there is no moment after {moves} moves for seat {seat}")
    view = next(match.steps(OPEN if deal is None else seat, moves, moves + 1)).before
    world = view.table if deal is None else view.imagine(deal)
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
