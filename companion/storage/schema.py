"""The database's tables, and how a database of an older Companion becomes today's."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sqlalchemy import BigInteger, Column, Connection, ForeignKey, MetaData, Table, Text, inspect

Migration: TypeAlias = Callable[[Connection], None]

# One number for all of Companion: PostgreSQL lets one process at a time hold it.
_MIGRATING = 0x0C0A

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
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


class TooNew(Exception):
    """The database was written by a newer Companion than this one."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema version {found}, and only {known} is known here")
        self.found = found
        self.known = known


def _first(connection: Connection) -> None:
    """Tables, their entries, and settings."""
    # An entry is found by its key alone, so on SQLite the key is the row: one write, not two.
    keyed = " WITHOUT ROWID" if connection.dialect.name == "sqlite" else ""
    for statement in (
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY NOT NULL,
            code TEXT NOT NULL UNIQUE,
            label TEXT NOT NULL,
            created BIGINT NOT NULL
        )""",
        f"""CREATE TABLE entries (
            table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            seq BIGINT NOT NULL,
            at BIGINT NOT NULL,
            kind TEXT NOT NULL,
            body TEXT NOT NULL,
            command TEXT,
            PRIMARY KEY (table_id, seq)
        ){keyed}""",
        """CREATE UNIQUE INDEX entries_command ON entries (table_id, command)
            WHERE command IS NOT NULL""",
        "CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)",
    ):
        connection.exec_driver_sql(statement)


# Each takes the database one version further. One that was ever released is never changed:
# it speaks SQL, not the tables above, because those are today's.
MIGRATIONS: Sequence[Migration] = (_first,)


def version(connection: Connection) -> int:
    """The database's schema version: 0 for an empty one."""
    if not inspect(connection).has_table("schema"):
        return 0
    return int(connection.exec_driver_sql("SELECT version FROM schema").scalar_one())


def migrate(connection: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the database to the newest version, within the caller's transaction.

    :raises TooNew: the database is ahead of ``migrations``.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATING})")
    found = version(connection)
    if found > len(migrations):
        raise TooNew(found, len(migrations))
    if found == 0:
        connection.exec_driver_sql("CREATE TABLE schema (version INTEGER NOT NULL)")
        connection.exec_driver_sql("INSERT INTO schema (version) VALUES (0)")
    for step in migrations[found:]:
        step(connection)
    connection.exec_driver_sql(f"UPDATE schema SET version = {len(migrations)}")  # noqa: S608
