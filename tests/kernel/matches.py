"""Matches for tests of the kernel, played without a thought."""

import json
import random
from typing import Any

import tafelrunde as tr
from tafelrunde.kernel import matchfile

FESTIVAL: Any = tr.game("festival")
KEY = bytes(range(32))


def play_on(match, seed=1, decisions=10_000):
    """Play so many decisions at random, or to the end."""
    rng = random.Random(seed)
    while decisions and not match.over:
        match.play(rng.choice(match.legal))
        decisions -= 1
    return match


def finished(seats=4, seed=1, **how):
    """A match that is over."""
    return play_on(FESTIVAL.start(seats=seats, **({"seed": seed} | how)), seed)


def halfway(seats=4, seed=1, **how):
    """A match in which much has happened and much is still to come."""
    return play_on(FESTIVAL.start(seats=seats, **({"seed": seed} | how)), seed, 33)


def whole(match):
    """Everything a match is, for saying that nothing has changed."""
    return match.state_bytes(), match.legal, match.to_move, match.log, match.played, match.outcome, match.to_json()


def sealed(told):
    """A match file with these parts and the checksum that fits them, as somebody writes it who means to deceive."""
    return json.dumps(told | {"checksum": matchfile._checksum(told)})
