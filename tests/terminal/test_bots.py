"""Bots of the roster at the terminal: they are chosen by name, play, and give hints."""

import re

from tafelrunde.bots import cast, characters
from tafelrunde.terminal.arguments import PlayArguments
from tests.terminal.sessions import WITH_BOTS, run


def test_bots_are_chosen_by_name():
    """The first of each level stands in the list with its line; further bots are other characters of that level."""
    wanted = cast("festival")[2]
    session = run(PlayArguments("festival", seats=4, bots=3, names=("Anna",), options=("simplified=no",)), wanted.name)
    for character in cast("festival").values():
        assert character.name in session.shown
        assert character.lines.get("en", "") in session.flat
    for name in [each.name for each in characters("festival") if each.level == wanted.level][:3]:
        assert name in session.shown


def test_a_hint_ranks_the_moves():
    """The best move comes first, with the win share and the points it promises, and how far that may be off."""
    page = run(WITH_BOTS, "hint").pages[-2]
    assert re.search(r"A strong bot has played out [\d,]+ matches in its head", page)
    rows = re.findall(r"^Take .+?(\d+)% \(±(\d+)\) +(-?\d+\.\d) +(\d+)%", page, flags=re.MULTILINE)
    assert len(rows) >= 2
    wins = [int(row[0]) for row in rows]
    assert wins == sorted(wins, reverse=True)
    assert all(0 <= int(row[0]) <= 100 for row in rows)
