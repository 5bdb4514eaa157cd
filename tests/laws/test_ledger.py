"""Law 10: every rule of a ledger is told by a rule's docstring, by the rulebook in each language, and by a test."""

import ast
import re
from pathlib import Path

import pytest

import tafelrunde as tr

TESTS = Path(__file__).parents[1]
ID = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+\b")


def _docstrings(folder: Path) -> str:
    """All docstrings of functions below a folder."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py")))
    functions = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return "\n".join(ast.get_docstring(node) or "" for node in functions)


def test_every_rule_is_told_by_the_code(name):
    """Each id stands in the docstring of a rule."""
    game = tr.game(name)
    assert set(game.rule_ids[1:]) - set(ID.findall(_docstrings(game.words.folder))) == set()


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_every_rule_is_told_by_the_rulebook(name, lang):
    """Each id has one paragraph in each language, in the order of the ledger."""
    game = tr.game(name)
    assert tuple(game.words.rulebook(lang)) == game.rule_ids[1:]


def test_every_rule_is_told_by_a_test(name):
    """Each id stands in the docstring of a test of its game."""
    game = tr.game(name)
    assert set(game.rule_ids[1:]) - set(ID.findall(_docstrings(TESTS / "games" / name))) == set()


def test_the_code_tells_no_rule_that_does_not_exist(name):
    """No docstring of a rule names an id that the ledger does not have."""
    game = tr.game(name)
    assert set(ID.findall(_docstrings(game.words.folder))) - set(game.rule_ids) == set()
