"""Code in the documentation: what it shows runs and prints what it says, and what it quotes is what the example has."""

import pytest

from tests.docs.blocks import DOCS, blocks, run
from tests.examples.outside import CONNECT_FOUR, LIARS_DICE, installed, on_the_path

COMPLETE = (DOCS / "tutorial" / "first-match.md", DOCS / "explanation" / "kernel.md")
OWN_GAME = DOCS / "tutorial" / "write-your-own-game.md"


def quoted(file):
    """All that the tutorial quotes from a file of the example, in order, without empty lines."""
    name = file.relative_to(CONNECT_FOUR).as_posix()
    return [line for block in blocks(OWN_GAME) if block.word == name for line in block.text.splitlines() if line]


@pytest.mark.parametrize(
    "file",
    [CONNECT_FOUR / "pyproject.toml", *sorted((CONNECT_FOUR / "connect_four").glob("*.py"))],
    ids=lambda file: file.name,
)
def test_the_tutorial_shows_the_whole_example(file):
    """The blocks quoted from a file, one after the other, are that file: nothing changed and nothing left out."""
    assert quoted(file) == [line for line in file.read_text("utf-8").splitlines() if line]


def test_the_tutorial_quotes_nothing_else():
    """Every block is quoted from a file of an example, runnable, its output, or something for the shell."""
    for block in blocks(OWN_GAME):
        if block.language in {"python", "toml", "markdown"} and block.word != "run":
            assert block.word is not None, block.line
            files = [folder / block.word for folder in (CONNECT_FOUR, LIARS_DICE)]
            assert any(block.text in file.read_text("utf-8") for file in files if file.exists()), block.line


@pytest.mark.parametrize("page", COMPLETE, ids=lambda page: page.stem)
def test_a_page_can_be_typed_in(page):
    """Every block of the page runs, and prints what the page says."""
    assert run(page) == sum(block.language == "python" for block in blocks(page))


def test_the_own_game_can_be_played(tmp_path):
    """With the examples installed, the runnable blocks run, and print what the page says."""
    with on_the_path(installed(tmp_path, CONNECT_FOUR, LIARS_DICE)):
        assert run(OWN_GAME) > 0
