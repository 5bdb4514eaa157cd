"""Search: it sees a view and nothing else, keeps to its budget, and knows a good move when there is one."""

import random
import threading
import time

import numpy as np
import pytest

import tafelrunde as tr
from tafelrunde.bots.search import Budget, Expectation, Searcher, Temper, think, tree
from tafelrunde.bots.search.budget import Watch
from tafelrunde.bots.search.thread import SearchThread

WITH_SECRETS = ("astoria", "festival")


def halfway(game="festival", seats=4, seed=3, decisions=20):
    """A match in its middle."""
    match = tr.game(game).start(seats=seats, seed=seed)
    dice = random.Random(seed)
    for _ in range(decisions):
        match.play(dice.choice(match.legal))
    return match


def test_the_same_view_seed_and_iterations_give_the_same_thought(name):
    """With one thread and a budget of iterations nothing is left to chance, in any game."""
    match = halfway(name)
    view = match.view(match.to_move)
    assert think(view, Budget(iterations=500), seed=5) == think(view, Budget(iterations=500), seed=5)


@pytest.mark.parametrize("game", WITH_SECRETS)
def test_a_thought_depends_on_the_view_alone(game):
    """In another world with the same view, search thinks the same."""
    match = halfway(game)
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
    assert thought.best == thought.variation[0]
    for each in thought.moves:
        assert each.visits == 0 or sum(each.win_shares) == pytest.approx(1)


def test_shares_that_are_corrected_stay_in_order_and_add_up():
    """Raised to a power below 1 they come closer together, and so does the interval."""
    found = Expectation(visits=100, win_shares=(0.5, 0.3, 0.2), points=(3.0, 2.0, 1.0))
    closer, same = found.corrected(0.5), found.corrected(0.5).corrected(2)
    assert sum(closer.win_shares) == pytest.approx(1)
    assert 0.5 > closer.win_shares[0] > closer.win_shares[1] > closer.win_shares[2] > 0.2
    assert closer.margin(0) < found.margin(0)
    assert same.win_shares == pytest.approx(found.win_shares)
    assert same.margin(0) == pytest.approx(found.margin(0))
    assert Expectation(win_shares=(0.0, 0.0)).corrected(2).win_shares == (0.0, 0.0)


@pytest.mark.parametrize("share", [0.02, 0.05, 0.3, 0.5, 0.9, 0.97])
@pytest.mark.parametrize("exponent", [0.65, 1.0, 1.15])
def test_the_margin_of_a_corrected_share_is_half_its_interval(share, exponent):
    """Of many searches whose iterations are won by chance, the corrected shares scatter as the margin says."""
    wins = np.random.default_rng(1).binomial(1000, share, 4000) / 1000
    corrected = wins**exponent / (wins**exponent + (1 - wins) ** exponent)
    told = Expectation(visits=1000, win_shares=(share, 1 - share)).corrected(exponent)
    assert told.margin(0) == pytest.approx(1.96 * corrected.std(), rel=0.12)


def test_a_share_of_nothing_has_a_margin_too():
    """That none of 20 iterations was won does not mean that none of a hundred would be."""
    never = Expectation(visits=20, win_shares=(0.0, 1.0))
    for exponent in (0.65, 1.0):
        assert 0.05 < never.corrected(exponent).margin(0) < 0.2
        assert never.corrected(exponent).margin(0) == pytest.approx(never.corrected(exponent).margin(1))


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
def test_thinking_ends_when_it_is_clear_what_to_play(decisions):
    """The move is one that the whole budget likes as well, and part of the budget is saved."""
    match = halfway(decisions=decisions)
    view = match.view(match.to_move)
    whole, part = (think(view, Budget(iterations=20_000, until_clear=clear)) for clear in (False, True))
    shares = {each.move: each.win_shares[match.to_move] for each in whole.moves}
    assert shares[part.best] > shares[whole.best] - 0.02
    assert 1000 < part.iterations < whole.iterations == 20_000


def test_a_watch_says_how_much_is_left():
    """A lead is enough when it is large for what is left; without the wish for clarity only the end is the end."""
    patient, content = (Watch(Budget(iterations=1000, until_clear=clear)) for clear in (False, True))
    assert patient.left(400, lead=400) == content.left(400, lead=37) == 600
    assert content.left(400, lead=38) == 0
    assert patient.left(1000, lead=0) == 0
    assert Watch(Budget(milliseconds=1)).left(0, lead=0) == 0


def test_a_watch_knows_the_time():
    """What is left of the time is told in iterations as fast as those so far."""
    watch = Watch(Budget(milliseconds=60_000))
    time.sleep(0.01)
    assert 0 < watch.left(1000, lead=0) < 1000 * 60_000 / 10


def test_two_threads_share_the_iterations():
    """Each has half of them, and both count."""
    match = halfway()
    assert think(match.view(match.to_move), Budget(iterations=1000, threads=2)).iterations == 1000


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


def test_what_is_seen_later_is_told_apart():
    """FV-R3 Whoever is handed cards sees them: at each node of the own seat, every move there is was always there."""
    match = halfway(decisions=10)
    grown = SearchThread(match.view(match.to_move), 3000, Temper())
    grown.grow(Budget(iterations=3000))
    own = np.flatnonzero(grown.tree.nodes[:, tree.MARK] != tree.NOTHING)
    assert len(own) > 100
    for node in own.tolist():
        moves = [edge for edge, *_ in grown.edges_from(node)]
        offered = []
        edge = grown.tree.nodes[node, tree.FIRST]
        while edge != tree.NOTHING:
            offered.append(grown.tree.edges[edge, tree.AVAILABLE])
            edge = grown.tree.edges[edge, tree.NEXT]
        assert min(moves) >= 0
        assert len(set(offered)) == 1


def test_only_the_seat_to_move_thinks():
    """A view of somebody else has nothing to decide, and thinking needs a budget."""
    match = halfway()
    with pytest.raises(tr.TafelError, match="only the seat to move can search"):
        think(match.view((match.to_move + 1) % 4), Budget(iterations=1))
    with pytest.raises(tr.TafelError, match="needs a budget"):
        Budget()
