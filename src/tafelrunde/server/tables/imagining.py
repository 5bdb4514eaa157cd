"""Questions asked in a world that a viewer can imagine: the answers tell nothing the viewer could not know."""

from __future__ import annotations

from tafelrunde.kernel import Move, View


def why_not(view: View, move: Move) -> str | None:
    """The rule that forbids a seat a move, or None if it may be made."""
    if move in view.legal:
        return None
    refused = view.imagined(1).why_not(move)
    return None if refused is None else refused.rule
