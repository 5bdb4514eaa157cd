"""Search: it sees a view and nothing else, keeps to its budget, and knows a good move when there is one."""

import random
import threading
import time

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.search import Budget, Searcher, Temper, think
from tafelrunde.bots.search.budget import STROKES, Clock
from tafelrunde.bots.search.trees import Tree


def halfway(seats=4, seed=3, decisions=20):
    """A match of Festival in its middle."""
    match = tr.game("festival").start(seats=seats, seed=seed)
    dice = random.Random(seed)
    for _ in range(decisions):
        match.play(dice.choice(match.legal))
    return match


def test_the_same_view_seed_and_iterations_give_the_same_thought():
    """With one thread and a budget of iterations nothing is left to chance."""
    view = halfway().view(halfway().to_move)
    assert think(view, Budget(iterations=500), seed=5) == think(view, Budget(iterations=500), seed=5)


def test_a_thought_depends_on_the_view_alone():
    """In another world with the same view, search thinks the same."""
    match = halfway()
    view = match.view(match.to_move)
    there = view.imagined(11)
    assert there.state_bytes() != match.state_bytes()
    assert think(view, Budget(iterations=500)) == think(there.view(there.to_move), Budget(iterations=500))


def test_every_legal_move_is_told_with_what_to_expect():
    """Visits add up to the iterations, and the win shares of all seats to one."""
    match = halfway()
    thought = think(match.view(match.to_move), Budget(iterations=1000))
    assert {each.move for each in thought.moves} == set(match.legal)
    assert sum(each.visits for each in thought.moves) == thought.iterations == 1000
    assert thought.best == thought.line[0]
    for each in thought.moves:
        assert each.visits == 0 or sum(each.win_shares) == pytest.approx(1)


def test_the_last_card_is_chosen_for_what_it_is_worth():
    """FV-X2 In the simplified game the last player of the last round keeps the higher number, if that wins."""
    match = tr.game("festival").start(seats=5, seed=2, options={"simplified": True})
    dice = random.Random(2)
    while match.view(None).field("round_now") < 4 or match.view(None).field("packet_now") > 2:
        match.play(dice.choice(match.legal))
    thought = think(match.view(match.to_move), Budget(iterations=200))
    best = max(match.legal, key=lambda move: int(move.parts["card"].split("-")[1]))
    assert thought.best.parts["card"].split("-")[1] == best.parts["card"].split("-")[1]


@pytest.mark.parametrize("decisions", [3, 20, 40, 50])
def test_thinking_ends_when_more_of_it_would_change_nothing(decisions):
    """The move is the one that the whole budget would have found, and part of the budget is saved."""
    match = halfway(decisions=decisions)
    view = match.view(match.to_move)
    whole, part = (think(view, Budget(iterations=3000, until_clear=clear)) for clear in (False, True))
    assert part.best == whole.best
    assert 1500 <= part.iterations < whole.iterations


def test_a_clock_knows_when_more_time_would_change_nothing():
    """At the end any lead is enough; at the beginning none is."""
    match = halfway()
    grown = Tree(match.view(match.to_move), 2000, Temper())
    clock = Clock(Budget(milliseconds=1000, until_clear=True), [grown])
    grown.grow(np.zeros(1, np.uint8))
    assert clock.is_clear(strokes_left=0)
    assert not clock.is_clear(strokes_left=STROKES - 1)


def test_thinking_can_be_stopped():
    """A budget without end stops when it is told to, and still has something to say."""
    match = halfway()
    think(match.view(match.to_move), Budget(iterations=1))  # loads the compiled code
    budget = Budget(milliseconds=60_000, threads=2)
    threading.Timer(0.1, budget.stop).start()
    begun = time.monotonic()
    assert think(match.view(match.to_move), budget).iterations > 0
    assert time.monotonic() - begun < 30


def test_what_was_thought_of_the_way_a_match_goes_is_kept():
    """The next thought of the same seat begins with what the last one knew, and tries that much more."""
    match = halfway()
    seat = match.to_move
    searcher = Searcher()
    kept = []
    while not match.over:
        if match.to_move == seat:
            thought = searcher.think(match.view(seat), Budget(iterations=2000))
            kept.append(sum(each.visits for each in thought.moves) - thought.iterations)
            match.play(thought.best)
        else:
            match.play(think(match.view(match.to_move), Budget(iterations=50)).best)
    assert kept[0] == 0
    assert max(kept) > 100
    assert min(kept) >= 0


def test_only_the_seat_to_move_thinks():
    """A view of somebody else has nothing to decide, and thinking needs a budget."""
    match = halfway()
    with pytest.raises(tr.TafelError, match="only the seat to move"):
        think(match.view((match.to_move + 1) % 4), Budget(iterations=1))
    with pytest.raises(tr.TafelError, match="needs a budget"):
        Budget()
