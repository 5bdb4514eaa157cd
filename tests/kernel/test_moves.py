"""The table of moves: numbers inside, notation outside."""

from typing import Any

import pytest

import tafelrunde as tr
from tafelrunde.kernel import MoveTable, Names, Seats
from tests.kernel.matches import FESTIVAL

COLOURS = Names("colour", ("red", "blue"))
SEATS = Seats(3)


def a_table():
    """NATURE rolls; seats pass, paint something for somebody, or must say so; somebody paints unseen."""
    moves = MoveTable("painting")
    kinds = {
        "roll": moves.nature("roll", "roll {colour}", colour=COLOURS),
        "pass": moves.seat("pass", "pass"),
        "paint": moves.seat("paint", "paint {seat} {colour}", seat=SEATS, colour=COLOURS),
        "say": moves.seat("say", "say {colour}", always_ask=True, colour=COLOURS),
        "unseen": moves.unseen("unseen", "paint something"),
    }
    return moves, kinds


def test_moves_are_numbered_by_nature_seats_and_unseen():
    """First NATURE's, then those of the seats, then those that are only seen; each kind in the order of its parts."""
    moves, _ = a_table()
    assert [str(move) for move in moves] == [
        "roll red",
        "roll blue",
        "pass",
        *(f"paint {seat} {colour}" for seat in "012" for colour in ("red", "blue")),
        "say red",
        "say blue",
        "paint something",
    ]
    assert [move.number for move in moves] == list(range(len(moves)))
    assert (moves.of_nature, moves.of_seats, len(moves)) == (2, 9, 12)


def test_the_number_of_a_move_is_found_by_its_parts():
    """Adding a kind gives its number and an array of its moves; a kind without parts gives the move itself."""
    moves, kinds = a_table()
    assert [kind for kind, _ in kinds.values()] == [0, 1, 2, 3, 4]
    assert str(moves[kinds["paint"][1][2, 1]]) == "paint 2 blue"
    assert str(moves[kinds["roll"][1][0]]) == "roll red"
    assert str(moves[kinds["pass"][1]]) == "pass"


def test_rules_read_kinds_and_parts_from_columns():
    """A column has a number for each move, and -1 where a move has no such part."""
    moves, kinds = a_table()
    for move in moves:
        assert moves.kinds()[move.number] == kinds[move.kind][0]
        for part, names in (("colour", COLOURS), ("seat", SEATS)):
            number = moves.part(part)[move.number]
            assert (names[number] if number >= 0 else None) == move.parts.get(part)
    assert moves.names("paint", "seat") is SEATS


def test_some_moves_are_always_asked_for():
    """A kind declared so is marked, the others are not."""
    moves, _ = a_table()
    assert [str(move) for move in moves if moves.asked()[move.number]] == ["say red", "say blue"]


def test_a_move_is_found_by_itself_and_by_its_notation():
    """Blanks more or less do not matter."""
    moves, _ = a_table()
    move = moves[4]
    assert moves.find(move) is move
    assert moves.find("paint 0 blue") is move
    assert moves.find("  paint   0\tblue ") is move


@pytest.mark.parametrize("said", ["", "paint", "paint 3 red", "PASS", "pass pass", "paint 0 blue 1"])
def test_an_unknown_notation_is_told(said):
    """It is named together with the game."""
    with pytest.raises(tr.UnknownMove, match="is no move of painting"):
        a_table()[0].find(said)


@pytest.mark.parametrize("said", [None, 3, 3.5, b"pass", ["pass"], ("pass",), {"pass": 1}, object])
def test_what_is_neither_a_move_nor_text_is_told(said):
    """A number is not a move either."""
    with pytest.raises(tr.UnknownMove, match="neither a move nor its notation"):
        a_table()[0].find(said)


def test_a_move_of_another_game_is_told():
    """Even if its number is in both tables."""
    with pytest.raises(tr.UnknownMove, match="is a move of painting, not of festival"):
        FESTIVAL.moves.find(a_table()[0][2])


@pytest.mark.parametrize("number", [-1, 10_000])
def test_a_forged_move_is_told(number):
    """A move that says it is of this game but is not in its table."""
    with pytest.raises(tr.UnknownMove):
        FESTIVAL.moves.find(tr.Move("festival", number, "take", {}, "take everything"))


def test_a_forged_notation_is_told():
    """A move whose number is known but whose notation is another's."""
    with pytest.raises(tr.UnknownMove):
        FESTIVAL.moves.find(tr.Move("festival", 60, "take", {}, "take everything"))


def test_moves_are_equal_if_game_and_number_are():
    """So they can be members of sets and keys."""
    one, other = a_table()[0], a_table()[0]
    assert one[3] == other[3]
    assert one[3] != other[4]
    assert one[3] != "paint 0 red"
    assert {one[3], other[3]} == {one[3]}
    assert one[3] != FESTIVAL.moves[3]


def test_a_move_reads_well():
    """str is the notation, repr says the game too, and the parts are names."""
    move = a_table()[0][4]
    assert str(move) == "paint 0 blue"
    assert repr(move) == "<painting move 4: paint 0 blue>"
    assert dict(move.parts) == {"seat": "0", "colour": "blue"}
    assert move.kind == "paint"


def test_a_move_cannot_be_changed():
    """It is the same object in every match."""
    move: Any = FESTIVAL.moves[0]
    with pytest.raises(AttributeError):
        move.number = 5


def test_a_table_is_declared_in_order():
    """NATURE's moves first, those that are only seen last."""
    moves, _ = a_table()
    with pytest.raises(ValueError, match="NATURE's moves come first"):
        moves.nature("late", "late")
    with pytest.raises(ValueError, match="come before those that are only seen"):
        moves.seat("late", "late")


def test_two_moves_cannot_be_written_the_same():
    """A notation means one move."""
    moves, _ = a_table()
    with pytest.raises(ValueError, match="two moves are written 'pass'"):
        moves.unseen("again", "pass")
