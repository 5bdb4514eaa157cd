"""Which moves of a search a person is shown, and in which order."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.bots.search import Considered


def moves_to_show(considered: Sequence[Considered], seat: int) -> list[Considered]:
    """The move to make, then moves that win no more often by what the search has seen, the best first.

    The move to make is the one the search has tried most, unless another is better beyond doubt. A move that only seems
    better because it was hardly tried is left out: nobody would understand why it comes after one that wins less.
    Without expectations the order stays as it is.
    """
    tried = [each for each in considered if each.visits]
    if not tried:
        return list(considered)
    best = tried[0]
    for each in tried[1:]:
        if each.win_shares[seat] - each.margin(seat) > best.win_shares[seat] + best.margin(seat):
            best = each
    wins = best.win_shares[seat]
    behind = [each for each in tried if each is not best and each.win_shares[seat] <= wins]
    return [best, *sorted(behind, key=lambda each: -each.win_shares[seat])]
