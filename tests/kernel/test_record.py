"""States as records: who sees what is said when a field is declared, and interpreted rules are held to it."""

from typing import Any

import numpy as np
import pytest

from tafelrunde.kernel import Names, Record, Seats, engine, everyone, i8, nobody, owner, u8, u16
from tafelrunde.kernel.record import bytes_of
from tafelrunde.kernel.sight import Sight

SEATS = Seats(3)
FRUITS = Names("fruit", ("apple", "pear"))


class Orchard(Record, game="orchard", edition=4):
    """A small state with a field of every kind."""

    seats: int = everyone(u8)
    money: int = everyone(u16)
    debt: int = everyone(i8)
    ripe: int = everyone(u8, of=FRUITS)
    basket: Any = owner(u8, SEATS, FRUITS, counted=True)
    wish: Any = owner(u8, SEATS, maybe=FRUITS)
    tree: Any = nobody(u8, FRUITS, counted=True)
    worm: Any = nobody(u16, 2)


def seen(tables, viewer):
    """What a viewer sees; the spectator comes after the seats."""
    sight = Sight.of(Orchard, len(SEATS))
    out = Orchard.blank()
    engine.see(bytes_of(tables), viewer, sight.keep, sight.counts, bytes_of(out))
    return out


def a_table():
    tables = Orchard.blank()
    tables["money"] = 700
    tables["basket"][0] = [[1, 2], [3, 4], [5, 6]]
    tables["wish"][0] = [1, 2, 1]
    tables["tree"][0] = [7, 8]
    tables["worm"][0] = [900, 901]
    return tables


def test_a_field_that_does_not_say_who_sees_it_fails_at_import():
    """Closed by default: a declaration without everyone, owner or nobody is an error that names the field."""
    with pytest.raises(TypeError, match=r"Leaky\.hand does not say who sees it"):

        class Leaky(Record, game="leaky"):
            hand: int

    with pytest.raises(TypeError, match=r"Leakier\.hand does not say who sees it"):

        class Leakier(Record, game="leaky"):
            hand: int = 3


@pytest.mark.parametrize("field", ["sum", "all", "sort", "size", "shape", "dtype", "copy"])
def test_a_field_named_like_a_method_of_an_array_fails_at_import(field):
    """In compiled rules such a name would mean something else."""
    with pytest.raises(TypeError, match=f"Odd.{field}: an array or a record has something of that name"):
        type("Odd", (Record,), {"__annotations__": {field: int}, field: everyone(u8)}, game="odd")


@pytest.mark.parametrize("field", ["blank", "wrap", "fields", "counts", "mark", "game", "edition", "row_"])
def test_a_field_named_like_a_part_of_every_record_fails_at_import(field):
    """Such a field would take the place of what every record has."""
    with pytest.raises(TypeError, match=f"Odd.{field}"):
        type("Odd", (Record,), {"__annotations__": {field: int}, field: everyone(u8)}, game="odd")


def test_a_count_cannot_be_declared_beside_the_one_that_comes_by_itself():
    """`tree_count` belongs to a counted `tree`; a field of its own with that name would be lost."""
    with pytest.raises(TypeError, match="tree_count"):

        class Twice(Record, game="twice"):
            tree_count: int = everyone(u8)
            tree: object = nobody(u8, 3, counted=True)


@pytest.mark.parametrize("axes", [(), (3,), (FRUITS,), (FRUITS, SEATS)])
def test_what_an_owner_sees_has_the_seats_first(axes):
    """Who the owner is, is said by the first axis."""
    with pytest.raises(TypeError, match="seats as its first axis"):
        owner(u8, *axes)


def test_what_is_counted_is_stored_in_bytes():
    """A wider field that is counted fails when the sight of the game is read."""

    class Wide(Record, game="wide"):
        tree: object = nobody(u16, 3, counted=True)

    with pytest.raises(TypeError, match="tree is counted, so it must be stored in single bytes"):
        Sight.of(Wide, 2)


def test_a_counted_field_has_a_companion():
    """One number for each row of an owner, one for a field nobody sees; nothing for the rest."""
    assert Orchard.counts == {"basket_count": "basket", "tree_count": "tree"}
    assert Orchard.fields["basket_count"].shape == (3,)
    assert Orchard.fields["tree_count"].shape == ()


def test_each_viewer_sees_what_was_declared_and_no_byte_more():
    """Everyone's fields, one's own rows, and the counts; all the rest is blank."""
    tables = a_table()
    for viewer in range(3):
        told = seen(tables, viewer)
        assert told["money"][0] == 700
        assert told["basket"][0].tolist() == [
            row if i == viewer else [0, 0] for i, row in enumerate([[1, 2], [3, 4], [5, 6]])
        ]
        assert told["wish"][0].tolist() == [wish if i == viewer else 0 for i, wish in enumerate([1, 2, 1])]
        assert not told["tree"].any()
        assert not told["worm"].any()
        assert told["basket_count"][0].tolist() == [3, 7, 11]
        assert told["tree_count"][0] == 15


def test_a_spectator_sees_what_everyone_sees():
    """No row of any owner."""
    told = seen(a_table(), -3)
    assert told["money"][0] == 700
    assert not told["basket"].any()
    assert not told["wish"].any()
    assert told["basket_count"][0].tolist() == [3, 7, 11]


def test_gaps_between_fields_hide_nothing():
    """Bytes that belong to no field are not shown, whatever lies in them."""
    tables = a_table()
    cells = bytes_of(tables)
    used = np.zeros(Orchard.dtype.itemsize, bool)
    for kind, start, *_ in dict(Orchard.dtype.fields or {}).values():
        used[start : start + kind.itemsize] = True
    cells[0, ~used] = 99
    assert not used.all(), "this record has a gap"
    for viewer in (0, 1, 2, -3):
        assert not bytes_of(seen(tables, viewer))[0, ~used].any()


def test_a_blank_record_knows_its_edition():
    """The first byte is the edition, and its name is that of the game and of what its rules were made from."""
    tables = Orchard.blank(2)
    assert tables[Orchard.mark].tolist() == [4, 4]
    assert (Orchard.dtype.names or ())[0] == Orchard.mark
    assert Orchard.mark.startswith("orchard_")
    assert not bytes_of(tables)[:, 1:].any()


def test_a_face_gives_plain_numbers():
    """Interpreted rules see ints and rows, and what they write is in the record."""
    tables = a_table()
    face = Orchard.wrap(tables)
    assert type(face.money) is int
    assert type(face.basket[1, 0]) is int
    assert [face.basket[2][i] for i in range(2)] == [5, 6]
    assert len(face.basket) == 3
    face.money -= 100
    face.basket[2, 1] += 1
    face.tree[:] = 0
    assert tables["money"][0] == 600
    assert tables["basket"][0, 2].tolist() == [5, 7]
    assert not tables["tree"].any()


def test_a_face_gives_parts_of_a_row():
    """A part of a row is the row itself, held to the same: a rule may fill it, and nothing that does not fit."""
    tables = a_table()
    part = Orchard.wrap(tables).basket[2][1:]
    assert (len(part), part[0]) == (1, 6)
    part[0] = 9
    assert tables["basket"][0, 2].tolist() == [5, 9]
    with pytest.raises(OverflowError):
        part[0] = 256
    with pytest.raises(IndexError):
        part[-1]


@pytest.mark.parametrize("at", [-1, (-1, 0), (0, -1)])
def test_a_face_refuses_negative_indices(at):
    """What compiled code would read from somewhere else is an error."""
    face = Orchard.wrap(a_table())
    with pytest.raises(IndexError):
        face.basket[at]
    with pytest.raises(IndexError):
        face.basket[at] = 1


@pytest.mark.parametrize("at", [(3, 0), (0, 2), 3])
def test_a_face_refuses_indices_beyond_the_end(at):
    """Neither reading nor writing."""
    face = Orchard.wrap(a_table())
    with pytest.raises(IndexError):
        face.basket[at]
    with pytest.raises(IndexError):
        face.basket[at] = 1


def test_a_face_refuses_what_does_not_fit():
    """A number that compiled code would wrap around is an error, in a row as in a single field."""
    face = Orchard.wrap(a_table())
    with pytest.raises(OverflowError):
        face.tree[0] = 256
    with pytest.raises(OverflowError):
        face.tree[0] -= 8
    with pytest.raises(OverflowError):
        face.money = 65536
    with pytest.raises(OverflowError):
        face.debt = -129
    assert face.tree[0] == 7
    assert face.money == 700


def test_a_face_refuses_to_replace_a_row():
    """`table.tree = …` would not compile; it says how to write it."""
    with pytest.raises(TypeError, match=r"write tree\[:\] ="):
        Orchard.wrap(a_table()).tree = 0


def test_names_are_all_different_and_unknown_ones_are_told():
    """Two fruits of one name are a mistake; an unknown fruit is told with those there are."""
    with pytest.raises(ValueError, match="two fruits have the same name"):
        Names("fruit", ("apple", "apple"))
    with pytest.raises(ValueError, match="'plum' is no fruit; there are apple, pear"):
        FRUITS.number("plum")
    with pytest.raises(ValueError, match="0 is no fruit"):
        FRUITS.number(0)
