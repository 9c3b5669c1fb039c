"""The schema of the database: its tables, and its version, which is the setting ``schema``."""

from sqlalchemy import (
    BigInteger,
    Column,
    Connection,
    ForeignKey,
    Index,
    MetaData,
    Table,
    Text,
    insert,
    inspect,
    select,
)

from companion.storage.errors import StoreUnavailable

VERSION = 1
"""The version that this program reads and writes."""

# The number of PostgreSQL's advisory lock, so that one process at a time creates the tables.
_LOCK = 0x0C0A

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("command", Text),
    # It includes the entries without a command (no NULL equals another). So it gives the length of
    # each log, even if a page of the log itself cannot be read.
    Index("entries_command", "table_id", "command", unique=True),
    # Entries are found by their primary key only, so SQLite need not write a second index.
    sqlite_with_rowid=False,
)

recent = Table(
    "recent",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("touched", BigInteger, nullable=False),
    Index("recent_touched", "touched"),
)
"""When each table got its last entry, or was made: up to ``TOUCHED_WITHIN`` too early, to save writes."""

TOUCHED_WITHIN = 10_000
"""Milliseconds."""

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


def version(connection: Connection) -> int:
    """Return the version of the database's schema; 0 if it is empty.

    :raises StoreUnavailable: if it is from before the first release, whose version was elsewhere.
    """
    names = inspect(connection).get_table_names()
    if "schema" in names:
        raise StoreUnavailable("unreleased")
    if settings.name not in names:
        return 0
    asked = select(settings.c.value).where(settings.c.name == "schema")
    return int(connection.execute(asked).scalar() or 0)


def prepare(connection: Connection) -> None:
    """Give an empty database its tables, in the caller's transaction.

    :raises StoreUnavailable: if its version is newer than this program's, or from before the first release.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
    found = version(connection)
    if found > VERSION:
        raise StoreUnavailable("too-new")
    if found == 0:
        metadata.create_all(connection, checkfirst=False)
        connection.execute(insert(settings), {"name": "schema", "value": str(VERSION)})
    # A later version changes a database of each version before it here, one after the other.
