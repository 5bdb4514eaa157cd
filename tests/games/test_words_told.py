"""Games have no words for what they never tell."""

import ast
import re
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src" / "tafelrunde" / "games"
TOLD = ("log-", "event-", "tally-")
WORD = re.compile(r"^((?:log|event|tally)-[a-z0-9-]*) *=", re.MULTILINE)
USED_BY_WORDS = re.compile(r"\{ *([a-z][a-z0-9-]*)")


def code_in(node):
    """The message that a string of a source names, as a pattern; what is put into it is left open."""
    if isinstance(node, ast.JoinedStr):
        return "".join(code_in(part) or "[a-z0-9-]*" for part in node.values)
    return re.escape(node.value) if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.mark.parametrize("game", sorted(box.parent.name for box in GAMES.glob("*/box.toml")))
def test_no_words_for_what_is_never_told(game):
    """Every line of the log, event and line of points is named in the game, or is a move told by itself."""
    sources = [file.read_text("utf-8") for file in (GAMES / game).rglob("*.py")]
    codes = {code_in(node) for source in sources for node in ast.walk(ast.parse(source))}
    told = re.compile("|".join(code for code in codes if code.replace("\\", "").startswith(TOLD)))
    words = (GAMES / game / "words" / "en.ftl").read_text("utf-8")
    by_itself = any("move_line" in source for source in sources)
    never = [word for word in WORD.findall(words) if not told.fullmatch(word)]
    never = [word for word in never if word not in USED_BY_WORDS.findall(words)]
    assert [word for word in never if not (by_itself and word.startswith("log-"))] == []
