"""Planted blunders: whether a review finds a decision that was replaced by the worst one, and blames no others."""

import random
from typing import Any

import tafelrunde as tr
from tafelrunde.bots.search import Budget
from tafelrunde.kernel import Match, Move, View
from tafelrunde.lab.arena import APART, entrant, play_out
from tafelrunde.lab.diary import SEED, ways_of
from tafelrunde.review import Decision, Review, Reviewing, Task, method_of
from tafelrunde.review.expecting import expect
from tafelrunde.review.report import COSTLY, INEXACT

MATCHES = 50
LEVEL = 5
DEEP, DEEPER = 1000, 4000
TRIES = 20
LISTED = 3
JUDGED = 40
"""How many decisions of the match without a blunder are judged."""


def series_of_blunders(game: str) -> str:
    """The name of a series of matches."""
    return f"{game}, blunders"


def ways_of_blunders(game: str) -> list[str]:
    """How bots play and reviews look; with other ways the matches do not count any more."""
    measured = f"measured again with {DEEPER}"
    return [
        ways_of(game, tr.game(game).seats[0]),
        method_of(tr.game(game)),
        f"costly: {COSTLY} found, {INEXACT} sure",
        measured,
    ]


def blunder(game: str, number: int) -> dict[str, Any]:
    """Play the match of a number, judge it, and play it again from a decision that is replaced by the worst one.

    `cost` is what the worst move cost by a deep search, None if no decision was found that matters; `place` is its
    place among the costliest of its seat, from 1, or None.
    """
    found = tr.game(game)
    seats = found.seats[number % len(found.seats)]
    seed = (SEED * APART + number) * APART + 1
    dice = random.Random(seed)
    table = [entrant(game, f"level {LEVEL}", seed + seat) for seat in range(seats)]
    match = found.start(seats=seats, seed=seed)
    play_out(match, table)
    tasks = Reviewing(match).quick()
    labels = [each.label for each in _judged(Reviewing(match), dice.sample(tasks, min(JUDGED, len(tasks))))]
    told: dict[str, Any] = {"seats": seats, "judged": len(labels), "costly": labels.count("costly")}
    for _ in range(TRIES):
        past = _back_to(match, dice.choice(tasks).at)
        view = past.view(past.to_move)
        worst, cost = _worst(view, seed)
        if cost >= COSTLY:
            return told | {"cost": round(cost, 3), "place": _place(past, worst, seed)}
    return told | {"cost": None, "place": None}


def _back_to(match: Match, at: int) -> Match:
    """The match as it stood before one of its decisions."""
    number = Reviewing(match).points[at].number
    past = match.copy()
    while past.length > number:
        past.undo()
    return past


def _worst(view: View, seed: int) -> tuple[Move, float]:
    """The move that a deep search thinks least of, and what it costs against the best by deeper searches of their own.

    Of many moves the best looks better and the worst looks worse than it is, because they were chosen.
    """
    seat = view.viewer
    shares = {move: expect(view, Budget(DEEP), only=move, seed=seed).win_shares[seat] for move in view.legal}
    best, worst = (find(shares, key=lambda move: shares[move]) for find in (max, min))
    again = [expect(view, Budget(DEEPER), only=move, seed=seed + 1).win_shares[seat] for move in (best, worst)]
    return worst, again[0] - again[1]


def _place(match: Match, worst: Move, seed: int) -> int | None:
    """Play the worst move and then on to the end, and find it among the costliest decisions of its seat."""
    seat, number = match.to_move, match.length
    assert seat is not None
    match.play(worst)
    play_out(match, [entrant(match.game.name, f"level {LEVEL}", seed + each) for each in range(match.seats)])
    work = Reviewing(match)
    decisions = _judged(work, [task for task in work.quick() if work.points[task.at].seat == seat])
    review = Review(method_of(match.game), match.game.name, match.game.edition, match.seats, None, [], decisions, [])
    numbers = [each.number for each in review.costliest(seat, LISTED)]
    return numbers.index(number) + 1 if number in numbers else None


def _judged(work: Reviewing, tasks: list[Task]) -> list[Decision]:
    """Some decisions as a review judges them in the end."""
    looked = [work.do(Task(task.at, deeper=True)) for task in tasks]
    return [each.decision for each in looked if each.decision]
