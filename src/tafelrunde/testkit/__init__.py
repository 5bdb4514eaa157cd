"""The laws every game obeys, for authors inside and outside: in a file of tests, one line is enough.

    from tafelrunde.testkit import laws

    test_laws = laws("connect_four", symmetric=False)

A broken law is reported with the match, the move, the seat and the field where it was found.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from tafelrunde.kernel import Game, find_game
from tafelrunde.testkit.broken import LawBroken, Place
from tafelrunde.testkit.ledger import (
    every_rule_is_cited_by_a_test,
    every_rule_is_cited_by_the_code,
    every_rule_is_cited_by_the_rulebook,
)
from tafelrunde.testkit.matches import everything_survives_json, logs_are_views_too, recorded_matches_show_every_ending
from tafelrunde.testkit.renaming import renaming_the_seats_renames_the_match
from tafelrunde.testkit.setups import Setup, setups
from tafelrunde.testkit.watching import Report, watch, watch_apart

__all__ = [
    "WAYS",
    "LawBroken",
    "Place",
    "Report",
    "Setup",
    "check_laws",
    "every_rule_is_cited_by_a_test",
    "every_rule_is_cited_by_the_code",
    "every_rule_is_cited_by_the_rulebook",
    "everything_survives_json",
    "laws",
    "logs_are_views_too",
    "random_matches_obey",
    "recorded_matches_show_every_ending",
    "renaming_the_seats_renames_the_match",
    "rules_run_the_same",
    "setups",
    "watch",
    "watch_apart",
]

MATCHES, MOVES = 1000, 250_000
# The other ways of running rules, and how many moves are watched there.
WAYS = {"interpreted": {"TAFELRUNDE_INTERPRETED": "1"}, "bounds": {"NUMBA_BOUNDSCHECK": "1"}}
FEW_MOVES = {"interpreted": 150, "bounds": 30_000}
# At least this part of the worlds imagined where something is hidden must differ from the true one.
VARIED = 1 / 3


def random_matches_obey(setup: Setup, matches: int = MATCHES, moves: int = MOVES, *, seed: int = 1) -> Report:
    """Laws 1, 2, 3, 5, 6, 7, 8: watched move by move in compiled code; hidden places really vary."""
    report = watch(setup, matches, moves, seed=seed)
    if report.varied < VARIED * report.hidden:
        what = f"only {report.varied} of {report.hidden} worlds imagined differ from the true one"
        raise LawBroken(6, what, Place(setup, seed))
    return report


def rules_run_the_same(ways_to_play: Sequence[Setup], way: str, moves: int | None = None) -> None:
    """Law 3: compiled, interpreted and with bounds checked, every byte of every state is the same."""
    moves = moves or FEW_MOVES[way]
    for setup, apart in zip(ways_to_play, watch_apart(ways_to_play, MATCHES, moves, **WAYS[way]), strict=True):
        if apart != watch(setup, MATCHES, moves):
            raise LawBroken(3, f"the rules give other states when they run {way}", Place(setup))


def check_laws(
    game: Game | str, *, symmetric: bool = True, recorded: Path | None = None, tests: Path | None = None
) -> None:
    """Check every law, for every number of seats and all options; raises the first that is broken.

    A game in which a seat is more than its place in the order (red always begins) is not `symmetric`. `recorded` is a
    folder of match files, `tests` a folder of tests whose docstrings name the rules; without them laws 9 and a third of
    10 are left out.
    """
    found = find_game(game) if isinstance(game, str) else game
    every_rule_is_cited_by_the_code(found)
    every_rule_is_cited_by_the_rulebook(found)
    for setup in setups(found):
        random_matches_obey(setup)
        everything_survives_json(setup)
        logs_are_views_too(setup)
        if symmetric:
            renaming_the_seats_renames_the_match(setup)
    for way in WAYS:
        rules_run_the_same(list(setups(found)), way)
    if recorded:
        recorded_matches_show_every_ending(found, recorded)
    if tests:
        every_rule_is_cited_by_a_test(found, tests)


def laws(
    game: Game | str, *, symmetric: bool = True, recorded: Path | None = None, tests: Path | None = None
) -> Callable[[], None]:
    """A test that checks every law, to be given a name that the test runner finds."""

    def test_laws() -> None:
        check_laws(game, symmetric=symmetric, recorded=recorded, tests=tests)

    return test_laws
