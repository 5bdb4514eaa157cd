"""Tests that hold for every game take `name`, or `name`, `seats` and `options`; `--game` picks some of the games."""

from itertools import product

import pytest

import tafelrunde as tr


def pytest_addoption(parser):
    """Let an author of a game look at that game alone."""
    parser.addoption("--game", action="append", help="only this game, in tests that hold for every game")


def pytest_generate_tests(metafunc):
    """Give such a test each game, or each way in which each game can be set up."""
    if "name" not in metafunc.fixturenames:
        return
    names = metafunc.config.getoption("game") or tr.games()
    if "seats" in metafunc.fixturenames:
        metafunc.parametrize(("name", "seats", "options"), [way for name in names for way in _ways(name)])
    else:
        metafunc.parametrize("name", names)


def _ways(name):
    """Every number of seats with every choice of options."""
    game = tr.game(name)
    choices = [[(option.name, value) for value in option.values] for option in game.declared_options]
    for seats, chosen in product(game.seats, product(*choices)):
        told = "".join(f"-{key}={value}" for key, value in chosen)
        yield pytest.param(name, seats, dict(chosen), id=f"{name}-{seats}{told}")
