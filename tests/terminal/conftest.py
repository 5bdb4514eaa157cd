"""Evenings at the terminal speak English and keep their matches on a shelf of their own."""

import pytest

from tafelrunde.lab.arena import AnyMove
from tafelrunde.terminal import menu

NAMES = ("Carla", "Dario", "Edda", "Alma", "Bruno")


@pytest.fixture(autouse=True)
def shelf(tmp_path, monkeypatch):
    """Where this test's matches are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shelf"))
    for language in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(language, raising=False)
    return tmp_path / "shelf"


@pytest.fixture
def at_random(monkeypatch):
    """The bots of these evenings play any move, so that no mind that learns something changes what is told of them."""

    class Named(AnyMove):
        def __init__(self, seed):
            super().__init__(seed)
            self.name = NAMES[(seed or 0) % len(NAMES)]

    monkeypatch.setattr(menu, "bot", lambda game, level, *, seed: Named(seed))
