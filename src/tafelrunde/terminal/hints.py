"""Hints: what a strong bot thinks of the moves, the best first, with what to expect of each."""

from __future__ import annotations

from rich.table import Table

from tafelrunde import bots
from tafelrunde.kernel import View
from tafelrunde.terminal.game_text import GameText
from tafelrunde.terminal.messages import Messages

MILLISECONDS = 1500
SHOWN = 5


def ranking(messages: Messages, view: View, text: GameText) -> Table:
    """The best moves with the win share and the points the seat to move may expect, and how sure that is."""
    seat = view.to_move
    assert seat is not None
    thought = bots.hint(view, MILLISECONDS)
    table = Table(box=None, padding=(0, 2, 0, 0), title=messages.say("hint", worlds=thought.iterations))
    table.title_justify = "left"
    table.add_column(messages.say("hint-move"))
    for column in ("hint-wins", "hint-points", "hint-tried"):
        table.add_column(messages.say(column), justify="right")
    for each in bots.moves_to_show(thought.moves, seat)[:SHOWN]:
        wins = messages.say("hint-share", share=_percent(each.win_shares[seat]), margin=_percent(each.margin(seat)))
        tried = messages.say("hint-part", share=_percent(each.visits / thought.iterations))
        table.add_row(text.choice(each.move), wins, f"{each.points[seat]:.1f}", tried)
    return table


def _percent(share: float) -> int:
    return round(100 * share)
