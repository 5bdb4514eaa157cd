"""The stores of the archive, made once for a database."""

from __future__ import annotations

from tafelrunde.server.archive.database import Database
from tafelrunde.server.archive.lessons import LessonStore
from tafelrunde.server.archive.mutes import MuteStore
from tafelrunde.server.archive.people import PeopleStore
from tafelrunde.server.archive.reviews import ReviewStore
from tafelrunde.server.archive.tables import TableLists, TableStore


class Stores:
    """What is kept in one database, by subject."""

    def __init__(self, database: Database) -> None:
        self.tables = TableStore(database)
        self.lists = TableLists(database)
        self.people = PeopleStore(database)
        self.mutes = MuteStore(database)
        self.lessons = LessonStore(database)
        self.reviews = ReviewStore(database)
