"""Bots of the roster at the terminal: they are chosen by name, play, and give hints."""

import re

from tafelrunde.bots import cast
from tafelrunde.terminal.wishes import Wishes
from tests.terminal.evening import WITH_BOTS, spend


def test_bots_are_chosen_by_name():
    """Each character stands in the list with its line; the chosen one sits down as often as it is wanted."""
    wanted = cast("festival")[2]
    evening = spend(Wishes("festival", seats=4, bots=3, names=("Anna",), options=("simplified=no",)), wanted.name)
    for character in cast("festival").values():
        assert character.name in evening.shown
        assert character.lines.get("en", "") in evening.flat
    for name in (wanted.name, f"{wanted.name} 2", f"{wanted.name} 3"):
        assert name in evening.shown


def test_a_hint_ranks_the_moves():
    """The best move comes first, with the win share and the points it promises, and how far that may be off."""
    page = spend(WITH_BOTS, "hint").pages[-2]
    assert re.search(r"A strong bot has played [\d,]+ matches on in its head", page)
    rows = re.findall(r"^Take .+?(\d+) % \(±(\d+)\) +(-?\d+\.\d) +(\d+) %", page, flags=re.MULTILINE)
    assert len(rows) >= 2
    tried = [int(row[-1]) for row in rows]
    assert tried == sorted(tried, reverse=True)
    assert all(0 <= int(row[0]) <= 100 for row in rows)
