"""Sessions at the terminal speak English and keep their matches in a folder of their own."""

import pytest

from tafelrunde.lab.arena import RandomBot
from tafelrunde.terminal import menu

NAMES = ("Carla", "Dario", "Edda", "Alma", "Bruno")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """Where this test's matches are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "folder"))
    for language in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(language, raising=False)
    return tmp_path / "folder"


@pytest.fixture
def at_random(monkeypatch):
    """The bots of these sessions play any move, so that no mind that learns something changes what is told of them."""

    class Named(RandomBot):
        def __init__(self, seed):
            super().__init__(seed)
            self.name = NAMES[(seed or 0) % len(NAMES)]

    monkeypatch.setattr(menu, "bot", lambda game, level, *, name, seed: Named(seed))
