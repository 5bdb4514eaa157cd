"""The result in words: who has won, and by what."""

import random

import pytest
from playwright.sync_api import expect

import tafelrunde as tr
from tests.web.laid import LaidTable


def nearly_over(points):
    """A match of Festival that ends with these points, and the move that ends it."""
    for seed in range(40):
        luck, moves = random.Random(seed), []
        match = tr.game("festival").start(seats=len(points), seed=seed)
        while not match.over:
            before = match.copy()
            moves.append(luck.choice(match.legal))
            match.play(moves[-1])
        if match.points == points:
            return before, moves[-1]
    raise AssertionError("no match ends like this")


@pytest.mark.parametrize(
    ("points", "winners", "by"),
    [
        ((19, 21, 16, 18), "Blip wins!", "21 points, 2 more than you."),
        ((16, 18, 18, 18), "Blip, Wusel and Pommy win together!", "18 points each."),
    ],
)
def test_the_result_says_who_has_won_and_by_what(reader, points, winners, by):
    """The reader is "you", and several winners are told alike to those who look and to those who listen."""
    match, last = nearly_over(points)
    ada = reader().prefer(speed="none")
    LaidTable(ada, match).play(last)
    expect(ada.result).to_contain_text(winners)
    expect(ada.result).to_contain_text(by)
    expect(ada.page.locator("[aria-live]").last).to_contain_text(f"The match is over. {winners}")
