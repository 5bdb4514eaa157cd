"""The words of meanings: the same in each language, with rules that exist, for what boards show and nothing else."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import tafelrunde as tr
from tafelrunde.kernel.words import LANGUAGES

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
IN_THE_FRAME = {"points"}
"""Shown beside the board, by the page itself."""


def meanings(name, language):
    """The messages of a game that explain something, by what they explain."""
    text = (tr.game(name).words.folder / "words" / f"{language}.ftl").read_text("utf-8")
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {each.id.name.removeprefix("meaning-"): each for each in found if each.id.name.startswith("meaning-")}


def test_each_language_explains_the_same_with_the_same_rules(name):
    """Name, use and rule; the rule is the same everywhere and is in the rulebook."""
    game = tr.game(name)
    told = {language: meanings(name, language) for language in LANGUAGES}
    assert list(told["en"]) == list(told["de"]) == list(told["fr"])
    for code in told["en"]:
        rules = []
        for language in LANGUAGES:
            attributes = {each.id.name: each.value for each in told[language][code].attributes}
            assert list(attributes) == ["line", "rule"], (code, language)
            rules.append(re.findall(r"\b[A-Z]{2}-[A-Z]+\d+\b", str(attributes["rule"].to_json())))
        assert rules[0] == rules[1] == rules[2] != [], code
        assert set(rules[0]) <= set(game.words.rulebook("en")), code


def test_boards_show_what_is_explained_and_nothing_else(name):
    """Whoever marks a drawing writes its words, and whoever takes it away takes them away too."""
    board = "".join(path.read_text("utf-8") for path in (GAMES / name).rglob("*") if path.suffix in {".svelte", ".ts"})
    explained = set(meanings(name, "en"))
    marked = set(re.findall(r'data-meaning="([a-z-]+)[?"]', board))
    assert marked <= explained
    unmarked = {code for code in explained - IN_THE_FRAME if not re.search(rf"""["'`]{code}[?"'`]""", board)}
    assert unmarked == set()
