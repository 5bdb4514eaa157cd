"""What is checked before a server listens: it has its database for itself, and can play on every match in it."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, RowMapping, inspect, make_url

from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.schema import TABLES
from tafelrunde.server.archive.tables import TableLists
from tafelrunde.server.threads import in_thread

if TYPE_CHECKING:
    from tafelrunde.server.context import ServerConfig

_log = structlog.get_logger()

_IN_USE = (
    "{place} is in use by another server. Stop that one, or give this one a database of its own with --database."
    " Several processes can share a PostgreSQL database."
)
_NO_FILE = "{place} cannot be opened. Check that the server's user may write to its folder."
_NO_ANSWER = "The database server of {place} does not answer. Check that it runs, and that --database is right."
_DAMAGED = (
    "{place} is damaged, or is no database of Tafelrunde. Put a backup in its place."
    " Without one, `sqlite3 FILE .recover` saves what can be read."
)
_WHAT_TO_DO = {
    "readonly database": "{place} cannot be written to. Let the server's user write to the file and to its folder.",
    "unable to open database": _NO_FILE,
    "not a database": _DAMAGED,
    "malformed": _DAMAGED,
    "disk is full": "The disk of {place} is full. Make room on it, then start again.",
    "database is locked": _IN_USE,
    "can't locate revision": "{place} was written by a newer version of Tafelrunde. Install that version, or put a"
    " backup from before the update in its place.",
    "password": "The database server refuses the user or the password of {place}.",
    "connect": _NO_ANSWER,
}
"""What an error of a database means, by a part of its message."""
_OLD_EDITIONS = (
    "Running matches began by editions that this version does not have: {which}. They are untouched. Start the version"
    " that has these editions (see CHANGELOG.md) until they are over. Or start this one with --old-editions set-aside:"
    " they wait in the database, and nobody can open them; or with --old-editions abandon: they are taken off all"
    " lists for good, and their logs are kept."
)


class CannotStart(Exception):
    """Why a server cannot start, and what to do about it."""


@contextmanager
def claimed(address: str) -> Iterator[None]:
    """Lock a SQLite file: no other server can start with it, and the lock ends with this process."""
    file = _file_of(address)
    if file is None:
        yield
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = sqlite3.connect(f"{file}-server", timeout=2, isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
    except OSError as error:
        raise CannotStart(_NO_FILE.format(place=address)) from error
    except sqlite3.Error as error:
        raise _explained(error, address) from error
    try:
        yield
    finally:
        lock.close()


def _file_of(address: str) -> Path | None:
    """The path of a SQLite file, whatever links lead to it; None if it is in memory, or none."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite" or url.database in {None, "", ":memory:"}:
        return None
    return Path(str(url.database).removeprefix("file:")).resolve()


async def prepare(config: ServerConfig) -> None:
    """Bring the database up to date; raises CannotStart if it cannot be used, or holds matches nobody could play on.

    Those are looked for first: a database that is up to date can no longer be used by the version before.
    """
    database = Database(config.database)
    try:
        if await database.read(_holds_tables):
            await _check_editions(TableLists(database), config.old_editions)
        await database.open()
    except CannotStart:
        raise
    except Exception as error:
        raise _explained(error, config.database) from error
    finally:
        await database.close()


def _explained(error: Exception, address: str) -> Exception:
    """The error as a sentence, if it is a known one."""
    text = f"{type(error).__name__} {error}".lower()
    known = (sentence for part, sentence in _WHAT_TO_DO.items() if part in text)
    sentence = next(known, _NO_ANSWER if isinstance(error, OSError) else None)
    if sentence is None:
        return error
    return CannotStart(sentence.format(place=make_url(address).render_as_string(hide_password=True)))


def _holds_tables(connection: Connection) -> bool:
    return inspect(connection).has_table(TABLES.name)


async def _check_editions(lists: TableLists, wanted: str) -> None:
    """Refuse to start with running matches of editions that are not here, or do with them what is wanted."""
    rows = await lists.running()
    if not rows:
        return
    old = await in_thread(_of_old_editions, rows)
    counted = Counter((game, edition) for _, game, edition in old)
    which = ", ".join(f"{n} of {game}, edition {edition}" for (game, edition), n in sorted(counted.items()))
    if old and wanted == "refuse":
        raise CannotStart(_OLD_EDITIONS.format(which=which))
    if old and wanted == "abandon":
        await lists.abandon([table for table, _, _ in old])
    if old:
        _log.warning("matches of old editions", done=wanted, matches=len(old), which=which)


def _of_old_editions(rows: Sequence[RowMapping]) -> list[tuple[str, str, int]]:
    """The tables whose match nobody can play on here, with game and edition."""
    import msgspec

    from tafelrunde.server.tables.summary import shown_in

    editions, old = {}, []
    for row in rows:
        try:
            shown = shown_in(row)
        except msgspec.MsgspecError:
            continue  # reported when somebody opens that table
        game = shown.settings.game
        if game not in editions:
            editions[game] = _edition_of(game)
        if shown.edition != editions[game]:
            old.append((row["table"], game, shown.edition))
    return old


def _edition_of(name: str) -> int | None:
    from tafelrunde import games
    from tafelrunde.kernel import find_game

    return find_game(name).edition if name in games() else None
