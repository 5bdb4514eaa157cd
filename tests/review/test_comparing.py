"""Comparing moves for a coach: every move is looked at, a blunder is found, and nothing but the view counts."""

import pytest

import tafelrunde as tr
from tafelrunde.bots.search import Budget, Expectation, expect, load_search
from tafelrunde.lessons.puzzle import puzzles_of
from tafelrunde.review import compare, loss
from tafelrunde.review.comparing import confirmed


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
    assert loss(best, worst, puzzle.seat).is_sure


@pytest.mark.parametrize("lucky", ["answer", "wrong"])
def test_a_move_that_looks_better_by_luck_has_to_do_so_again(lucky):
    """Whichever of two moves was lucky, the answer of the puzzle is the best, and is told without that luck."""
    game = tr.game("festival")
    load_search(game)
    puzzle = max(puzzles_of(game), key=lambda each: each.wrong[-1].cost)
    seat, view = puzzle.seat, puzzle.match(game).view(puzzle.seat)
    answer, wrong = (game.moves.find(each) for each in (puzzle.answer, puzzle.wrong[-1].move))
    found = {each: expect(view, Budget(iterations=300), only=each, seed=1) for each in (answer, wrong)}
    chosen, other = (wrong, answer) if lucky == "answer" else (answer, wrong)
    shares = tuple(float(each == seat) for each in range(view.seats))
    luck = Expectation(visits=300, win_shares=shares, points=found[other].points)
    found[other] = luck
    assert confirmed(view, chosen, found, seed=1) == answer
    assert found[other].win_shares[seat] < luck.win_shares[seat]


def test_however_little_time_there_is_every_move_is_looked_at():
    """The first round is done in any case."""
    game = tr.game("astoria")
    load_search(game)
    match = game.start(seats=3, seed=1)
    view = match.view(match.to_move)
    compared = compare(view, 1)
    assert {each.move for each in compared} == set(view.legal)
    assert all(each.visits > 0 for each in compared)
