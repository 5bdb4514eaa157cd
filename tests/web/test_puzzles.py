"""Puzzles in the browser: a wrong move is explained and taken back, the right one is remembered."""

import re

from playwright.sync_api import expect

import tafelrunde as tr
from tafelrunde.lessons.puzzle import puzzles_of
from tests.web.test_lessons import Learner, by_mouse


def test_a_puzzle_is_tried_and_solved(reader):
    """From the list of puzzles; the next one is a click away."""
    ada = reader().prefer(speed="none", confirm=False)
    game = tr.game("festival")
    puzzle = puzzles_of(game)[0]
    wrong = puzzle.wrong[0]
    learner = Learner(ada, game)
    ada.page.goto("/learn/festival")
    ada.page.locator("a[href='/learn/festival/puzzle-1']").click()
    learner.wait_for_step(1)
    legal = puzzle.match(game).legal
    learner.do(wrong.move, legal, by_mouse)
    expect(learner.coach).to_contain_text(
        re.compile(rf"about {round(wrong.cost * 100)} (match fewer|fewer matches) in 100")
    )
    learner.coach.get_by_role("button", name="Try again").click()
    expect(learner.coach.get_by_text("Your move.")).to_be_visible()
    learner.wait_for_step(1)
    learner.do(puzzle.answer, legal, by_mouse)
    expect(learner.coach.get_by_text("That is it!")).to_be_visible()
    expect(learner.coach.get_by_role("link", name="Next puzzle")).to_have_attribute("href", "/learn/festival/puzzle-2")
    ada.page.keyboard.press("Escape")
    expect(ada.page).to_have_url(re.compile("/learn/festival$"))
    expect(ada.page.locator(".puzzles [data-finished=true]")).to_have_count(1)


def test_a_wrong_move_that_brings_more_points_is_said_to_win_less_often(reader):
    """And nothing is said of points: fewer of them are not what is wrong with it."""
    ada = reader().prefer(speed="none", confirm=False)
    game = tr.game("astoria")
    number, puzzle, wrong = next(
        (number, puzzle, wrong)
        for number, puzzle in enumerate(puzzles_of(game), 1)
        for wrong in puzzle.wrong
        if wrong.points < -1
    )
    learner = Learner(ada, game)
    ada.page.goto(f"/learn/astoria/puzzle-{number}")
    learner.wait_for_step(1)
    learner.do(wrong.move, puzzle.match(game).legal, by_mouse)
    expect(learner.coach).to_contain_text(
        re.compile(rf"about {round(wrong.cost * 100)} (match fewer|fewer matches) in 100")
    )
    expect(learner.coach).not_to_contain_text("point")


def test_the_puzzle_of_the_day_is_on_the_home_page(reader):
    """A link that leads to the board."""
    ada = reader().prefer(speed="none")
    ada.page.goto("/")
    ada.page.get_by_role("link", name="Puzzle of the day").click()
    expect(ada.page.get_by_role("region", name="Coach")).to_contain_text("Puzzle")
