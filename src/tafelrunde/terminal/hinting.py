"""Hints: what a strong bot thinks of the moves, the best first, with what to expect of each."""

from __future__ import annotations

from rich.table import Table

from tafelrunde import bots
from tafelrunde.kernel import View
from tafelrunde.terminal.drawing import Look
from tafelrunde.terminal.language import Voice

MILLISECONDS = 1500
SHOWN = 5


def ranking(voice: Voice, view: View, look: Look) -> Table:
    """The best moves with the win share and the points the seat to move may expect, and how sure that is."""
    seat = view.to_move
    assert seat is not None
    thought = bots.hint(view, MILLISECONDS)
    table = Table(box=None, padding=(0, 2, 0, 0), title=voice.say("hint", worlds=thought.iterations))
    table.title_justify = "left"
    table.add_column(voice.say("hint-move"))
    for column in ("hint-wins", "hint-points", "hint-tried"):
        table.add_column(voice.say(column), justify="right")
    for each in thought.moves[:SHOWN]:
        wins = voice.say("hint-share", share=_percent(each.win_shares[seat]), margin=_percent(each.margin(seat)))
        tried = voice.say("hint-part", share=_percent(each.visits / thought.iterations))
        table.add_row(look.choice(each.move), wins, f"{each.points[seat]:.1f}", tried)
    return table


def _percent(share: float) -> int:
    return round(100 * share)
