"""The rules of all games have the same floor plan."""

import re
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "tafelrunde" / "games"
CHAPTERS = [path for path in sorted(GAMES.glob("*/rules/**/*.py")) if "def offer_" in path.read_text("utf-8")]


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda path: path.relative_to(GAMES).as_posix())
def test_what_may_be_done_is_offered_and_done_stands_together(chapter):
    """`may_x`, `offer_x` and `x` follow each other, as far as the chapter has them."""
    functions = re.findall(r"^def (\w+)", chapter.read_text("utf-8"), re.MULTILINE)
    for offer in (each for each in functions if each.startswith("offer_")):
        deed = offer.removeprefix("offer_")
        there = [each for each in (f"may_{deed}", offer, deed) if each in functions]
        first = functions.index(there[0])
        assert functions[first : first + len(there)] == there
