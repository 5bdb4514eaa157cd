"""The laws every game obeys, on random matches of every number of seats with every option."""

from pathlib import Path

import pytest

import tafelrunde as tr
from tafelrunde import testkit
from tafelrunde.kernel import NATURE, OVER
from tafelrunde.testkit import Setup

TESTS = Path(__file__).parents[1]
MATCHES, MOVES = 1000, 250_000


def test_random_matches_obey_the_laws(name, seats, options):
    """Laws 1, 2, 3, 5, 6, 7, 8: watched move by move, up to a thousand matches; hidden places really vary."""
    game = tr.game(name)
    report = testkit.random_matches_obey(Setup(game, seats, options), MATCHES, MOVES)
    assert report.matches == MATCHES or report.decisions > MOVES / 2
    if any(field.sight != "everyone" for field in game.record.fields.values()):
        assert report.varied > report.worlds / 2


@pytest.mark.soak
def test_very_many_random_matches_obey_the_laws(name, seats, options):
    """The same over fifty thousand matches."""
    testkit.random_matches_obey(Setup(tr.game(name), seats, options), 50 * MATCHES, 1000 * MOVES, seed=2)


@pytest.mark.parametrize("way", testkit.WAYS)
def test_rules_run_the_same_however_they_run(name, way):
    """Law 3: compiled, interpreted and with bounds checked, every byte of every state is the same."""
    testkit.rules_run_the_same(list(testkit.setups(tr.game(name))), way)


def test_everything_survives_json(name, seats, options):
    """Law 4: match, position, view and move come back from JSON as they were, in the middle and at the end."""
    testkit.everything_survives_json(Setup(tr.game(name), seats, options))


def test_logs_are_views_too(name, seats, options):
    """Law 5: what a seat may not see of a move is not in its log, and its own decisions are there in full."""
    testkit.logs_are_views_too(Setup(tr.game(name), seats, options))


def test_every_way_of_ending_has_a_recorded_match(name):
    """Law 9: the recorded matches replay byte for byte, and show every ending and every number of seats."""
    testkit.recorded_matches_show_every_ending(tr.game(name), TESTS / "games" / name / "recorded")


def test_every_rule_is_cited_by_the_code(name):
    """Law 10: each id stands in the docstring of a rule, and no docstring names an id that does not exist."""
    testkit.every_rule_is_cited_by_the_code(tr.game(name))


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_rule_is_cited_by_the_rulebook(name, lang):
    """Law 10: each id has one paragraph in each language, in the order of the ledger."""
    testkit.every_rule_is_cited_by_the_rulebook(tr.game(name), [lang])


def test_every_rule_is_cited_by_a_test(name):
    """Law 10: each id stands in the docstring of a test of its game."""
    testkit.every_rule_is_cited_by_a_test(tr.game(name), TESTS / "games" / name)


def test_renaming_the_seats_renames_the_match(name, seats, options):
    """Law 11: if everybody moves on by one chair, everything happens to the chairs one further."""
    testkit.renaming_the_seats_renames_the_match(Setup(tr.game(name), seats, options))


def test_nature_and_the_end_are_no_seats():
    """The numbers for chance and for the end are told apart from seats."""
    assert NATURE < 0 > OVER
