"""Evenings at the terminal speak English and keep their matches on a shelf of their own."""

import pytest


@pytest.fixture(autouse=True)
def shelf(tmp_path, monkeypatch):
    """Where this test's matches are kept."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shelf"))
    for language in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(language, raising=False)
    return tmp_path / "shelf"
