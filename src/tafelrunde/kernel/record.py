"""States are flat records, declared field by field; the first word of each line says who sees the field.

    class Table(Record, game="festival"):
        pile: Row = nobody(u8, CARDS, counted=True)
        open: Grid = everyone(u8, SEATS, ROUNDS, maybe=CARDS)
        secret: Grid = owner(u8, SEATS, ROUNDS, maybe=CARDS)

`owner` means the seat that is the first axis. A field that says nothing fails at import: closed by default. A `counted`
field has a companion `<name>_count` that the rules never touch: views fill it with the number of things in each row.

Where rules run interpreted, an instance of the class wraps a record: it gives plain Python ints and refuses negative
indices and numbers that do not fit, so that a mistake which compiled code would not notice is an error there.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar, Protocol, Self

import numpy as np
import numpy.typing as npt

from tafelrunde.kernel.names import Names, Seats

u8, u16, u32, i8, i16, i32 = np.uint8, np.uint16, np.uint32, np.int8, np.int16, np.int32

Axis = Names | int
Array = npt.NDArray[Any]


class Row(Protocol):
    """A field with one axis, as a rule sees it."""

    def __getitem__(self, at: int) -> int: ...
    def __setitem__(self, at: int | slice, value: int) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """A field with two axes."""

    def __getitem__(self, at: tuple[int, int]) -> int: ...
    def __setitem__(self, at: tuple[int, int] | slice, value: int) -> None: ...
    def __len__(self) -> int: ...


class Cube(Protocol):
    """A field with three axes."""

    def __getitem__(self, at: tuple[int, int, int]) -> int: ...
    def __setitem__(self, at: tuple[int, int, int] | slice, value: int) -> None: ...
    def __len__(self) -> int: ...


@dataclass(frozen=True)
class Field:
    """One line of a state: who sees it, what is stored, along which axes, and what the numbers stand for."""

    sight: str
    kind: type[np.integer[Any]]
    axes: tuple[Axis, ...]
    of: Names | None = None
    maybe: Names | None = None
    counted: bool = False

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of the axes."""
        return tuple(axis if isinstance(axis, int) else len(axis) for axis in self.axes)

    @cached_property
    def words(self) -> tuple[str | None, ...] | None:
        """What each number stands for; None if it stands for itself."""
        if self.maybe is not None:
            return (None, *self.maybe)
        return None if self.of is None else self.of.names


def everyone(kind: type[np.integer[Any]], *axes: Axis, of: Names | None = None, maybe: Names | None = None) -> Any:
    """A field that lies open. `of` names its numbers; `maybe` does too, one higher, and 0 means none."""
    return Field("everyone", kind, axes, of, maybe)


def owner(
    kind: type[np.integer[Any]],
    *axes: Axis,
    of: Names | None = None,
    maybe: Names | None = None,
    counted: bool = False,
) -> Any:
    """A field of which each seat sees its own row; with `counted` the others see how many things lie there."""
    if not axes or not isinstance(axes[0], Seats):
        raise TypeError("a field seen by its owner has the seats as its first axis")
    return Field("owner", kind, axes, of, maybe, counted)


def nobody(kind: type[np.integer[Any]], *axes: Axis, of: Names | None = None, counted: bool = False) -> Any:
    """A field nobody sees; with `counted` everyone sees how many things lie there."""
    return Field("nobody", kind, axes, of, None, counted)


class Cells:
    """An array as interpreted rules see it: plain ints, no negative index, nothing stored that does not fit."""

    __slots__ = ("_array",)

    def __init__(self, array: Array) -> None:
        self._array = array

    def __getitem__(self, at: int | tuple[int, ...] | slice) -> Any:
        if not isinstance(at, slice):
            _no_negative(at)
        found = self._array[at]
        return Cells(found) if isinstance(found, np.ndarray) else int(found)

    def __setitem__(self, at: int | tuple[int, ...] | slice, value: int) -> None:
        if not isinstance(at, slice):
            _no_negative(at)
        self._array[at] = int(value)

    def __len__(self) -> int:
        return len(self._array)

    @property
    def shape(self) -> tuple[int, ...]:
        """The lengths of the axes."""
        return self._array.shape


def _no_negative(at: int | tuple[int, ...]) -> None:
    if min(at if isinstance(at, tuple) else (at,)) < 0:
        raise IndexError(f"a rule used the negative index {at}")


class _FieldAccess:
    """A descriptor: a field of a record as an attribute, for interpreted rules."""

    def __init__(self, name: str, scalar: bool) -> None:
        self.name = name
        self.scalar = scalar

    def __get__(self, record: Record | None, kind: type[Record]) -> Any:
        if record is None:
            return kind.fields[self.name]
        found = record.row_[self.name]
        return int(found) if self.scalar else Cells(found)

    def __set__(self, record: Record, value: int) -> None:
        if not self.scalar:
            raise TypeError(f"{self.name} cannot be assigned as a whole: write {self.name}[:] = …")
        record.row_[self.name] = int(value)


_RESERVED = {"game", "edition", "fields", "counts", "dtype", "mark", "row_"}


class Record:
    """The state of a game: subclasses declare its fields."""

    game: ClassVar[str]
    edition: ClassVar[int]
    fields: ClassVar[dict[str, Field]]
    counts: ClassVar[dict[str, str]]
    dtype: ClassVar[np.dtype[np.void]]
    mark: ClassVar[str]

    def __init_subclass__(cls, *, game: str, edition: int = 1) -> None:
        cls.game, cls.edition = game, edition
        annotated = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
        for name in cls.__annotations__:
            if name not in annotated:
                raise TypeError(f"{cls.__name__}.{name} does not say who sees it: everyone, owner or nobody")
        for name, field in annotated.items():
            if hasattr(np.recarray, name) or hasattr(Record, name) or name in _RESERVED:
                raise TypeError(f"{cls.__name__}.{name}: an array or a record has something of that name already")
            if field.counted and name + "_count" in annotated:
                raise TypeError(f"{cls.__name__}.{name}_count is what {name}, which is counted, is shown by")
        cls.fields, cls.counts = {}, {}
        for name, field in annotated.items():
            cls.fields[name] = field
            if field.counted:
                cls.counts[name + "_count"] = name
                cls.fields[name + "_count"] = Field("everyone", u8, field.axes[:1] if field.sight == "owner" else ())
        # The first byte names the game and what its rules were made from, so that code compiled for other rules is
        # code for another type and can never be used by mistake.
        cls.mark = f"{game}_{_fingerprint_of_game(cls.__module__)}"
        cls.dtype = np.dtype(
            [(cls.mark, u8), *((name, field.kind, field.shape) for name, field in cls.fields.items())], align=True
        )
        for name, field in cls.fields.items():
            setattr(cls, name, _FieldAccess(name, scalar=not field.axes))

    @classmethod
    def blank(cls, count: int = 1) -> Array:
        """So many records with nothing in them."""
        tables = np.zeros(count, cls.dtype)
        tables[cls.mark] = cls.edition
        return tables

    @classmethod
    def wrap(cls, tables: Array, at: int = 0) -> Self:
        """One record of an array, as interpreted rules see it."""
        record = cls.__new__(cls)
        record.row_ = tables[at]
        return record

    row_: Any


def bytes_of(tables: Array) -> npt.NDArray[np.uint8]:
    """The same memory as rows of bytes: copying a row copies a record."""
    return tables.view(np.uint8).reshape(len(tables), tables.dtype.itemsize)


NOT_RULES = {"telling", "sheet", "tally", "lessons", "cast"}
"""Parts of a game's folder that its compiled rules do not depend on; what is compiled in them is cached by its file."""


def fingerprint(place: Path, without: Collection[str] = ()) -> str:
    """A hash of a file, or of all sources and box files in a folder; some parts of a folder can be left out."""
    files = (
        [place] if place.is_file() else [file for kind in ("py", "toml", "json") for file in place.rglob(f"*.{kind}")]
    )
    digest = hashlib.sha256()
    for file in sorted(files):
        if not place.is_file() and file.relative_to(place).parts[0].partition(".")[0] in without:
            continue
        digest.update(str(file.relative_to(place.parent)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


def _fingerprint_of_game(module: str) -> str:
    """A hash of what the rules of a game are compiled from: the folder of its package."""
    source = getattr(sys.modules.get(module), "__file__", None)
    if source is None:  # defined in an interactive session: never the same twice
        return hashlib.sha256(str(id(object())).encode()).hexdigest()[:12]
    return fingerprint(Path(source).parent, NOT_RULES)
