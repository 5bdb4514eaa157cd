"""Law 10: every rule of a ledger is cited by a rule's docstring, by the rulebook in each language, and by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path

from tafelrunde.kernel import Game
from tafelrunde.kernel.words import LANGUAGES
from tafelrunde.testkit.broken import LawBroken

ID = re.compile(r"\b[A-Z]{2}-[A-Z]+\d+\b")


def every_rule_is_cited_by_the_code(game: Game) -> None:
    """Each id stands in the docstring of a function of the game, and no docstring names an id that does not exist."""
    cited = _cited(game.words.folder)
    _none_left(game, "no docstring cites", set(game.rule_ids[1:]) - cited)
    _none_left(game, "a docstring cites, but the ledger does not have,", cited - set(game.rule_ids))


def every_rule_is_cited_by_the_rulebook(game: Game, languages: Iterable[str] = LANGUAGES) -> None:
    """Each id has one paragraph in each language, in the order of the ledger."""
    for language in languages:
        cited = tuple(game.words.rulebook(language))
        _none_left(game, f"the rulebook in {language!r} lacks", set(game.rule_ids[1:]) - set(cited))
        if cited != game.rule_ids[1:]:
            raise LawBroken(10, f"{game.name}: the rulebook in {language!r} has another order than the ledger")


def every_rule_is_cited_by_a_test(game: Game, tests: Path) -> None:
    """Each id stands in the docstring of a test of its game."""
    _none_left(game, "no test cites", set(game.rule_ids[1:]) - _cited(tests))


def _cited(folder: Path) -> set[str]:
    """The ids in all docstrings of functions below a folder."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.py")))
    functions = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return {found for node in functions for found in ID.findall(ast.get_docstring(node) or "")}


def _none_left(game: Game, what: str, rules: set[str]) -> None:
    if rules:
        raise LawBroken(10, f"{game.name}: {what} {', '.join(sorted(rules))}")
