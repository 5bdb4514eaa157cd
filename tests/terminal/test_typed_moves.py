"""What is understood of what somebody types."""

import pytest

import tafelrunde as tr
from tafelrunde.kernel import Move
from tafelrunde.terminal.seating import clean_name
from tafelrunde.terminal.typed_moves import NoSuchNumber, OfChance, Unclear, excerpt, parse_move

GAME = tr.game("festival")
LEGAL = tuple(GAME.moves.find(said) for said in ("take clown-1 up", "take clown-1 down", "take dancer-2 up"))


def meant(typed):
    """What is understood where these three moves are legal."""
    return parse_move(typed, LEGAL, GAME.moves, lambda move: f"Lay {move.notation}")


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1", "take clown-1 up"),
        ("02", "take clown-1 down"),
        ("t d", "take dancer-2 up"),
        ("lay take d", "take dancer-2 up"),
        ("take gladiator-3", "take gladiator-3 up"),
        ("hand to 3", "hand to 3"),
    ],
)
def test_a_move_that_is_clear(typed, move):
    """A number, the beginnings of its words, or what can only be an illegal move."""
    assert str(meant(typed)) == move


def test_what_is_not_clear():
    """Several legal moves, no move at all, a number that is none, and what only chance does."""
    assert meant("take clown") == Unclear(LEGAL[:2])
    assert meant("nothing") == Unclear(())
    assert isinstance(meant("4"), NoSuchNumber)
    assert isinstance(meant("0"), NoSuchNumber)
    assert isinstance(meant("1" * 5000), NoSuchNumber)
    assert isinstance(meant("draw clown-1"), OfChance)
    assert not isinstance(meant("take clown-1 sideways"), Move)


def test_what_is_repeated_is_short_and_harmless():
    """What was typed is repeated without anything that steers the terminal, and not at length."""
    assert excerpt("a\x1b[2Jb") == "a[2Jb"
    assert len(excerpt("x" * 1000)) == 41
    assert clean_name("  An\nna \x07 ") == "An na"
    assert len(clean_name("x" * 1000)) == 16
