"""Comparing moves for a coach: every move is looked at, a blunder is found, and nothing but the view counts."""

import pytest

import tafelrunde as tr
from tafelrunde.bots.search import load_search
from tafelrunde.lessons.puzzle import puzzles_of
from tafelrunde.review import compare, margin_between


@pytest.mark.parametrize("played", ["festival", "festo"])
def test_the_costliest_answer_of_a_puzzle_is_found_to_cost_much(played):
    """Also a move that a search would hardly try is looked at closely enough to say so."""
    game = tr.game(played)
    load_search(game)
    puzzle = max(puzzles_of(game), key=lambda each: each.wrong[-1].cost)
    view = puzzle.match(game).view(puzzle.seat)
    best, *others = compare(view, 1000)
    assert {best.move, *(each.move for each in others)} == set(view.legal)
    assert str(best.move) == puzzle.answer
    worst = next(each for each in others if str(each.move) == puzzle.wrong[-1].move)
    cost = best.win_shares[puzzle.seat] - worst.win_shares[puzzle.seat]
    assert cost > margin_between(best, worst, puzzle.seat)


def test_however_little_time_there_is_every_move_is_looked_at():
    """The first round is done in any case."""
    game = tr.game("astoria")
    load_search(game)
    match = game.start(seats=3, seed=1)
    view = match.view(match.to_move)
    compared = compare(view, 1)
    assert {each.move for each in compared} == set(view.legal)
    assert all(each.visits > 0 for each in compared)
