"""Reading tables from the database: each is folded from its log."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING

import structlog

from tafelrunde.server.archive.tables import StoredEntry, TableStore
from tafelrunde.server.request_error import RequestError
from tafelrunde.server.tables import log
from tafelrunde.server.tables.folding import fold
from tafelrunde.server.tables.table import FoldedEntry, Table

if TYPE_CHECKING:
    from tafelrunde.server.catalogue import GameCatalogue

_log = structlog.get_logger()


class TableReader:
    """Folds logs into tables. A match is only played on by the rules it began with."""

    def __init__(self, tables: TableStore, catalogue: GameCatalogue) -> None:
        self._tables = tables
        self._catalogue = catalogue

    async def read(self, name: str) -> Table:
        """A table, folded from its log."""
        key = await self._tables.key(name)
        entries = await self._tables.log(name) if key is not None else []
        if key is None or not entries:
            raise RequestError("no-table")
        table = Table(name, key)
        try:
            async for _ in self.fold_in(table, entries):
                pass
        except RequestError as error:
            if error.code == "old-edition" and await self._tables.file(name) is not None:
                raise RequestError("old-match", edition=error.arguments["edition"]) from None
            raise
        except Exception as error:
            _log.exception("table cannot be read and is set aside", table=name, number=table.number + 1)
            raise RequestError("unreadable") from error
        if table.phase == "lobby" and table.settings.game in self._catalogue.games:
            table.edition = self._catalogue.games[table.settings.game].edition
        return table

    async def fold_in(self, table: Table, entries: Sequence[StoredEntry]) -> AsyncIterator[FoldedEntry]:
        """Fold more entries into a table, one after the other."""
        for stored in entries:
            entry = log.decode(stored.entry)
            if isinstance(entry, log.Started):
                await self._catalogue.ensure_compiled(table.settings.game)
                self._catalogue.check_edition(table.settings.game, entry.edition or table.edition)
            yield fold(table, stored.number, stored.at, entry)
