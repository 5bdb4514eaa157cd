"""Tests that hold for every game take `name`, or `name`, `seats` and `options`; `--game` picks some of the games."""

import pytest

import tafelrunde as tr
from tafelrunde.testkit import setups


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
    for setup in setups(tr.game(name)):
        told = "".join(f"-{key}={value}" for key, value in setup.options.items())
        yield pytest.param(name, setup.seats, setup.options, id=f"{name}-{setup.seats}{told}")
