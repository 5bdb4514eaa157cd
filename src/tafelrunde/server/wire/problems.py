"""Why something is not done: codes, each with the names of its arguments. The client has words for every one."""

from __future__ import annotations

from typing import Literal, get_args

Problem = Literal[
    "malformed",
    "too-large",
    "too-many",
    "not-known",
    "no-table",
    "no-match",
    "no-game",
    "bad-setup",
    "bad-name",
    "bad-text",
    "bad-link",
    "bad-file",
    "not-seated",
    "seated",
    "no-seat",
    "seat-taken",
    "not-host",
    "no-spectators",
    "no-chat",
    "no-hints",
    "not-begun",
    "begun",
    "not-over",
    "not-ready",
    "over",
    "away",
    "no-move",
    "not-your-turn",
    "late",
    "refused",
    "undo-off",
    "undo-nothing",
    "undo-decided",
    "undo-drawn",
    "undo-told",
    "undo-shown",
    "undo-asked",
    "no-request",
    "old-edition",
    "foreign",
    "broken",
]
PROBLEMS: tuple[str, ...] = get_args(Problem)

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "malformed": ("where",),
    "too-large": ("most",),
    "too-many": ("wait",),
    "bad-setup": ("what",),
    "no-seat": ("seat",),
    "seat-taken": ("seat",),
    "late": ("turn",),
    "no-move": ("move",),
    "refused": ("move",),
    "undo-decided": ("seat",),
    "undo-drawn": ("move",),
    "undo-told": ("move",),
    "undo-shown": ("seat", "field"),
    "bad-file": ("what",),
    "old-edition": ("edition",),
}
"""The arguments of a code; codes that are not here have none. In `undo-shown` seat -1 is a spectator."""
