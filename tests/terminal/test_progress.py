"""What is shown while a game is compiled for the first time."""

from io import StringIO

import pytest
from rich.console import Console

from tafelrunde.kernel.warm import compiler
from tafelrunde.terminal.messages import Messages
from tafelrunde.terminal.progress import CompileBar


@pytest.mark.parametrize("live", [True, False], ids=["terminal", "pipe"])
def test_progress_is_shown_as_long_as_the_bar_is_open(live):
    """The bar takes the compiler's progress, says what is prepared and how far it is, and gives it back."""
    before = compiler.progress
    paper = StringIO()
    with CompileBar(Messages("de")) as bar:
        bar.console = Console(file=paper, width=100, force_terminal=live, markup=False)
        for done in range(9):
            compiler.progress("festival", done, 8)
    assert compiler.progress == before
    assert "festival wird für diesen Rechner vorbereitet, nur einmal" in paper.getvalue()
    assert "8/8" in paper.getvalue()


def test_a_compiler_that_stops_leaves_no_bar_behind():
    """If compiling fails halfway, the bar ends and the next one can begin."""
    paper = StringIO()

    def fail():
        with CompileBar(Messages("en")) as bar:
            bar.console = Console(file=paper, width=100, force_terminal=True, markup=False)
            compiler.progress("festival", 3, 8)
            raise RuntimeError

    for _ in range(2):
        with pytest.raises(RuntimeError):
            fail()
    assert paper.getvalue().count("3/8") >= 2
