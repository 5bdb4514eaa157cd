"""One game, one folder: nothing outside the folders of a game names it."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE, CLIENT = ROOT / "src" / "tafelrunde", ROOT / "web" / "src"
OF_GAMES = [PACKAGE / "games", *(PACKAGE / "bots" / room for room in ("minds", "roster")), CLIENT / "games"]
"""Folders with a folder or a file for each game: its rules, mind, cast, and what is drawn of it."""
GAMES = sorted(box.parent.name for box in PACKAGE.glob("games/*/box.toml"))
BUILT = PACKAGE / "server" / "static"
NAMES = re.compile(r"(?<![a-z])(" + "|".join(GAMES) + r")(?![a-z])", re.IGNORECASE)


def files(folder, *endings):
    """The sources in a folder that belong to no game."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in endings and not any(path.is_relative_to(each) for each in [*OF_GAMES, BUILT]):
            yield path


def code_of(path):
    """A file as it is executed: examples in docstrings and comments may name a game."""
    text = path.read_text("utf-8")
    if path.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""
    return ast.unparse(tree)


@pytest.mark.parametrize(
    ("folder", "endings"), [(PACKAGE, (".py", ".toml", ".ftl")), (CLIENT, (".ts", ".svelte", ".css", ".ftl"))]
)
def test_nothing_outside_its_folders_names_a_game(folder, endings):
    """Neither code nor words nor the name of a file."""
    paths = list(files(folder, *endings))
    assert len(paths) > 50
    named = {str(path.relative_to(ROOT)) for path in paths if NAMES.search(code_of(path)) or NAMES.search(path.stem)}
    assert named == set()


def test_a_name_would_be_found(tmp_path):
    """The check sees a name in code, and lets an example in a docstring be."""
    file = tmp_path / "looks.py"
    game = GAMES[0]
    file.write_text(f'"""As in {game}."""\nif name == "{game}": pass\n', "utf-8")
    assert NAMES.search(code_of(file))
    file.write_text(f'"""As in {game}."""\n', "utf-8")
    assert not NAMES.search(code_of(file))
