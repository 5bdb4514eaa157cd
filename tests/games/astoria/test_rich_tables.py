"""Random play from tables full of artefacts, guards and exiles, where the rare rules meet: the laws hold there too."""

import random

import numpy as np
import pytest

from tafelrunde.games.astoria.box import CARDS
from tafelrunde.kernel import engine
from tafelrunde.kernel.record import bytes_of
from tests.games.astoria.astoria_table import ASTORIA, SAVERS, place

PREFERRED = {
    "tap",
    "ability",
    "steal",
    "seize",
    "look",
    "fire-guard",
    "dark-guard",
    "guard",
    "fight",
    "unpick",
    "spoil",
}
MATCHES = 12


def rich(seats, rng):
    """Most artefacts are finished, some are in work or in hand; there are guards, gems in flasks, and exiles."""
    cards = list(CARDS)
    rng.shuffle(cards)
    goals = rng.sample(SAVERS, len(SAVERS))
    hands = {seat: [cards.pop() for _ in range(rng.randrange(5))] for seat in range(seats)}
    return place(
        seats,
        seed=rng.randrange(1000),
        goals=goals,
        hands=hands,
        work={"alembic": (1, {"yellow": 1})} if "alembic" in cards else {},
        ready={card: rng.randrange(seats) for card in cards[:18] if card != "alembic"},
        guards={seat: rng.randrange(3) for seat in range(seats)},
        exile={seat for seat in range(seats) if rng.random() < 0.2},
        power={seat: rng.randrange(21) for seat in range(seats)},
        warlords=rng.sample(["fire", "sun", "sulphur", "nature", "cobalt", "darkness"], 2),
        health=rng.randrange(3, 10),
        rage=rng.randrange(9),
    )


def check(match, rng):
    """The census comes out, nothing but the legal moves is allowed, and whoever looks imagines honestly."""
    tables = match._state.tables
    assert engine.count_pieces(tables) == 0
    legal = {move.number for move in match.legal}
    assert {move for move in range(len(ASTORIA.moves)) if engine.refusal(tables, move) == 0} == legal
    seat = rng.choice([*range(match.seats), None])
    view = match.view(seat)
    world = view.imagine(rng.randrange(1000))
    assert engine.count_pieces(world) == 0
    shown = ASTORIA.record.blank()
    engine.see(bytes_of(world), view.viewer, ASTORIA.sight.keep, ASTORIA.sight.counts, bytes_of(shown))
    assert np.array_equal(bytes_of(shown), bytes_of(view.table))
    if seat == match.to_move and seat is not None:
        allowed = {move for move in range(len(ASTORIA.moves)) if engine.refusal(world, move) == 0}
        assert allowed == legal


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rare_rules_meet_and_the_laws_hold(seats):
    """AS-C3 AS-Y5 AS-Y6 AS-Y7 AS-X2 AS-V4 Thefts, looks, protections, battles and deceptions, in any order."""
    rng = random.Random(seats)
    kinds: set[str] = set()
    for _ in range(MATCHES):
        match = rich(seats, rng)
        while not match.over:
            check(match, rng)
            preferred = [move for move in match.legal if move.kind in PREFERRED]
            match.play(rng.choice(preferred if preferred and rng.random() < 0.7 else match.legal))
        check(match, rng)
        kinds |= {move.kind for move in match.moves}
    assert {"loot", "glimpse", "battle", "fight", "untap"} <= kinds
