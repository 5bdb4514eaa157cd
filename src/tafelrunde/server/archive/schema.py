"""What the database holds. The log of a table is append-only; all else can be derived from it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
)

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("person", ForeignKey("people.person"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("tokens_by_expiry", "expires"),
    Index("tokens_by_person", "person"),
)

LESSONS = Table(
    "lessons",
    METADATA,
    Column("person", ForeignKey("people.person"), nullable=False),
    Column("game", Text, nullable=False),
    Column("lesson", Text, nullable=False),
    PrimaryKeyConstraint("person", "game", "lesson"),
)
"""The lessons that somebody has finished."""

TABLES = Table(
    "tables",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("public", Boolean, nullable=False),
    Column("phase", Text, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("host", Text, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Index("tables_to_join", "public", "phase", "changed"),
    Index("tables_of_host", "host", "phase"),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

LOG = Table(
    "log",
    METADATA,
    Column("table", ForeignKey("tables.table"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table", "number"),
    sqlite_with_rowid=False,
)

SITTINGS = Table(
    "sittings",
    METADATA,
    Column("person", Text, nullable=False),
    Column("table", ForeignKey("tables.table"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    PrimaryKeyConstraint("person", "table"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("table", ForeignKey("tables.table"), nullable=False),
    Column("reader", Text, nullable=False),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table", "reader", "person"),
)
"""Whom a reader has muted at a table."""

FILES = Table(
    "files",
    METADATA,
    Column("table", ForeignKey("tables.table"), primary_key=True),
    Column("file", Text, nullable=False),
)
"""The match files of finished matches: they need neither log nor key to be replayed."""

PUSH_KEY = Table(
    "push_key",
    METADATA,
    Column("id", SmallInteger, primary_key=True, autoincrement=False),
    Column("key", LargeBinary, nullable=False),
)
"""The private key by which push services know this server: one row."""

SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("device", ForeignKey("tokens.digest", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("browser", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Devices that get notices while their person is away."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("table", ForeignKey("tables.table"), nullable=False),
    Column("turn", Integer, nullable=False),
    PrimaryKeyConstraint("table", "turn"),
)
"""The last turn of a table for which notices were sent."""

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table", ForeignKey("tables.table"), nullable=False),
    Column("sight", Text, nullable=False),
    Column("done", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("review", LargeBinary),
    PrimaryKeyConstraint("table", "sight"),
)
"""Reviews of finished matches, compressed, by whose knowledge they use; unless one is done, some process makes it."""
