"""Trying a costly decision again: measured as the move that was played, on the board as it was known."""

import pytest

import tafelrunde as tr
from tafelrunde.lessons import follow
from tafelrunde.review.retry import retry
from tests.review.test_review import at_random

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


@pytest.fixture(scope="module")
def reviewed():
    """A finished match and its costliest decisions."""
    match = at_random(tr.game("festival").start(seats=4, seed=3), 3)
    review = tr.review(match)
    return match, [decision for seat in range(4) for decision in review.costliest(seat)]


def test_what_was_played_costs_what_the_review_says(reviewed):
    """The measure is the same, so is the number."""
    match, costliest = reviewed
    for decision in costliest[:4]:
        [wrong] = retry(match, decision, NAMES, decision.played).puzzle.wrong
        assert wrong.cost == pytest.approx(decision.cost)
        assert wrong.points == pytest.approx(decision.points)
        assert wrong.serves != decision.seat


def test_the_best_move_is_the_answer_and_others_lead_astray(reviewed):
    """Before anything was tried nothing is measured; the table is as the seat knew it."""
    match, costliest = reviewed
    decision = costliest[0]
    found = retry(match, decision, NAMES)
    assert found.puzzle.wrong == []
    standing = follow(match.game, found.lesson)
    then = next(match.steps(decision.seat, decision.number, decision.number + 1)).before
    assert standing.match.view(decision.seat).fields() == then.fields()
    assert standing.match.to_move == decision.seat
    assert follow(match.game, found.lesson, [decision.best]).step is None
    lesson = retry(match, decision, NAMES, decision.played).lesson
    assert follow(match.game, lesson, [decision.played]).astray is not None


def test_a_move_that_costs_nothing_is_an_answer_too(reviewed):
    """Whatever chance can explain is called right, whatever it cannot is told with its cost."""
    match, costliest = reviewed
    seen = set()
    for decision in costliest:
        view = follow(match.game, retry(match, decision, NAMES).lesson).match
        for move in map(str, view.legal):
            found = retry(match, decision, NAMES, move)
            wrong = bool(found.puzzle.wrong)
            assert wrong == (follow(match.game, found.lesson, [move]).astray is not None)
            seen.add((move == decision.best, wrong))
    assert seen == {(True, False), (False, True), (False, False)}
