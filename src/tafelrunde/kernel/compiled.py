"""How rules run: compiled by Numba, or interpreted as the plain Python they are (`TAFELRUNDE_INTERPRETED=1`).

Both give the same trajectories. Compiled code is cached in a folder whose name is a hash of everything it was compiled
from: those of the kernel's sources that are compiled, and the versions of Python, NumPy and Numba. A hash of a game's
sources is part of its record's type.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import tempfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast, get_type_hints

import numpy as np
import platformdirs

from tafelrunde.kernel.errors import TafelError
from tafelrunde.kernel.record import Cells, Record, fingerprint

P = ParamSpec("P")
R = TypeVar("R")

INTERPRETED = os.environ.get("TAFELRUNDE_INTERPRETED", "") not in ("", "0")

# The types of an entry's arguments; some differ from game to game.
TABLES, BYTES, MASK, WEIGHTS, INTS, PAIRS, NUMBER = "tables", "bytes", "mask", "weights", "ints", "pairs", "number"
FLOATS, FLOAT_ROWS, REAL = "floats", "float rows", "real"

# Only compiled code calls rules; without wrappers for Python and C they compile in three quarters of the time.
# They make no arrays but on the stack (`zeros`), so nothing needs a count of references.
_INNER: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False}

_NOT_ON_THE_STACK = "NRT required"
_ONLY_ZEROS = (
    "a rule makes an array, list, set or text, which rules cannot: `zeros` is all the space they get; see above"
)

NEVER_COMPILED = {"history", "match", "matchfile", "reading", "sheet", "state", "steps", "tally", "telling"}
NEVER_COMPILED |= {"verify", "view", "words"}
"""Modules of the kernel that only Python runs: nothing compiled becomes stale when they change."""

ENTRIES: dict[str, list[Entry]] = {}
RECORDS: dict[Any, type[Record]] = {}


def cache_folder() -> Path:
    """Where compiled code is cached: one folder for each version of the kernel's sources."""
    versions = f"{platform.python_version()} {np.__version__} {version('numba')}"
    made_from = hashlib.sha256(f"{fingerprint(Path(__file__).parent, NEVER_COMPILED)} {versions}".encode())
    checked = "-checked" if os.environ.get("NUMBA_BOUNDSCHECK", "") == "1" else ""
    name = f"compiled-{made_from.hexdigest()[:12]}{checked}"
    folder = Path(os.environ.get("TAFELRUNDE_CACHE") or platformdirs.user_cache_dir("tafelrunde")) / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:  # the cache cannot be written: use a folder for this process and its helpers only
        os.environ["TAFELRUNDE_CACHE"] = tempfile.mkdtemp(prefix="tafelrunde-")
        folder = Path(os.environ["TAFELRUNDE_CACHE"]) / name
        folder.mkdir()
        return folder


CACHE = cache_folder()

if not INTERPRETED:
    os.environ["NUMBA_CACHE_DIR"] = str(CACHE)
    import numba

    numba.config.reload_config()  # type: ignore[no-untyped-call]  # somebody may have imported it before


def rule(function: Callable[P, R], *, inline: bool = False) -> Callable[P, R]:
    """Compile a rule of a game, or a function of the kernel that rules use. Only compiled code can call it."""
    if INTERPRETED:
        return function
    compiled = numba.njit(**_INNER, forceinline=inline)(function)
    typed = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: typed(tuple(map(_wide, args)), kws)
    # A call from Python has no wrapper: let it find no compiled version and raise an error that explains this.
    compiled._insert = lambda *_, **__: None
    compiled._compile_for_args = functools.partial(_refuse_call, function.__name__)
    return cast("Callable[P, R]", compiled)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """A rule that becomes part of the code of its caller: for one that is called in one place, at every decision."""
    return rule(function, inline=True)


def _refuse_call(name: str, *_: Any, **__: Any) -> None:
    raise TypeError(f"{name} is a rule: only rules can call it; Python calls an entry (or runs interpreted)")


def _wide(kind: Any) -> Any:
    """Rules get all integers as 64 bits, so that each rule is compiled once and computes as Python does."""
    plain = numba.types.unliteral(kind)  # type: ignore[no-untyped-call]
    whole = (numba.types.Integer, numba.types.IntEnumMember)
    return numba.int64 if isinstance(plain, whole) else plain


class Entry:
    """A compiled function that Python can call, for every game: it takes arrays and numbers, and is cached on disk.

    Its types are declared, so that a helper process can compile it for a game before anybody calls it: each is one of
    the kinds above, or a named tuple whose fields are annotated with one (`Annotated[Row, INTS]`). `made_from` is the
    file or folder outside the kernel whose sources it is compiled from.
    """

    def __init__(
        self, function: Callable[..., Any], group: str, takes: tuple[str | type, ...], made_from: Path
    ) -> None:
        self.name = function.__name__
        self.takes = takes
        self.made_from = fingerprint(made_from)
        self._loaded = False
        self.call: Callable[..., Any]
        if INTERPRETED:
            self.call = _wrapped(function)
        else:
            numba.config.CACHE_DIR = str(CACHE / self.made_from)  # type: ignore[attr-defined]
            self.call = numba.njit(cache=True, nogil=True)(function)
        functools.update_wrapper(self, function)
        ENTRIES.setdefault(group, []).append(self)

    def __call__(self, *args: Any) -> Any:
        return self.call(*args) if self._loaded else self._load(self.call, *args)

    def _load(self, call: Callable[..., Any], *args: Any) -> Any:
        """The first call loads compiled code from disk; a corrupt file is deleted and compiled again."""
        try:
            result = call(*args)
        except Exception as error:  # whatever a corrupt file makes the loader raise
            if _NOT_ON_THE_STACK in str(error):
                raise TafelError(_ONLY_ZEROS) from error
            if INTERPRETED or not self._clear_cache():
                raise
            result = call(*args)
        self._loaded = True
        return result

    def _clear_cache(self) -> bool:
        """Delete the cached files of this entry; returns whether there were any."""
        folder = Path(self.call.stats.cache_path)  # type: ignore[attr-defined]
        kept = list(folder.glob(f"*.{self.name}-*.nb?"))
        for file in kept:
            file.unlink(missing_ok=True)
        return bool(kept)

    def warm(self, record: type[Record]) -> None:
        """Compile for one game, or load what an earlier process compiled."""
        types = {
            TABLES: numba.from_dtype(record.dtype)[::1],
            BYTES: numba.uint8[:, ::1],
            MASK: numba.uint8[::1],
            WEIGHTS: numba.int32[::1],
            INTS: numba.int64[::1],
            PAIRS: numba.int64[:, ::1],
            NUMBER: numba.int64,
            FLOATS: numba.float64[::1],
            FLOAT_ROWS: numba.float64[:, ::1],
            REAL: numba.float64,
        }
        taken = tuple(types[each] if isinstance(each, str) else _bundle(each, types) for each in self.takes)
        self._load(self.call.compile, taken)  # type: ignore[attr-defined]


def _bundle(kind: type, types: dict[str, Any]) -> Any:
    """The compiled type of a named tuple."""
    fields = get_type_hints(kind, include_extras=True).values()
    compiled = tuple(types[field.__metadata__[0]] for field in fields)
    return numba.types.BaseTuple.from_types(compiled, kind)  # type: ignore[no-untyped-call]


def entry(group: str, *takes: str | type, made_from: Path | None = None) -> Callable[[Callable[..., Any]], Entry]:
    """Declare an entry: the group it is compiled with, what it takes, and what it is made from besides the kernel.

    By default that is the file it stands in.
    """
    return lambda function: Entry(function, group, takes, made_from or Path(function.__code__.co_filename))


class _Records:
    """An array of records, each wrapped for interpreted rules."""

    def __init__(self, tables: Any, record: type[Record]) -> None:
        self.tables, self.record = tables, record

    def __getitem__(self, at: int) -> Record:
        return self.record.wrap(self.tables, at)

    def __len__(self) -> int:
        return len(self.tables)


def _wrapped(function: Callable[..., R]) -> Callable[..., R]:
    """An interpreted entry gets wrapped records instead of raw ones, and arrays that give plain ints."""

    def wrap(arg: Any) -> Any:
        if isinstance(arg, tuple):
            return type(arg)(*map(wrap, arg))
        if not isinstance(arg, np.ndarray):
            return arg
        return _Records(arg, RECORDS[arg.dtype]) if arg.dtype.names else Cells(arg)

    return lambda *args: function(*map(wrap, args))
