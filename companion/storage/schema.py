"""The schema of the database, and the migrations from older versions of it."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from sqlalchemy import BigInteger, Column, Connection, ForeignKey, MetaData, Table, Text, inspect

Migration: TypeAlias = Callable[[Connection], None]

# The number of PostgreSQL's advisory lock, so that one process at a time migrates.
_MIGRATION_LOCK = 0x0C0A

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

recent = Table(
    "recent",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("touched", BigInteger, nullable=False),
)
"""When each table was touched, up to ``TOUCHED_WITHIN`` too early: so few entries write here, too."""

TOUCHED_WITHIN = 10_000
"""Milliseconds."""

FILL_RECENT = """INSERT INTO recent (table_id, touched)
    SELECT id, COALESCE(
        (SELECT at FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), created
    ) FROM tables WHERE id NOT IN (SELECT table_id FROM recent)"""
"""Adds the tables that ``recent`` lacks."""

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


class TooNew(Exception):
    """The database has version ``found``, but this program knows only up to ``known``."""

    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"schema version {found}, but only versions up to {known} are known")
        self.found = found
        self.known = known


def _create_tables(connection: Connection) -> None:
    """Create the tables of version 1."""
    # Entries are found by their primary key only, so SQLite need not write a second index.
    options = " WITHOUT ROWID" if connection.dialect.name == "sqlite" else ""
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
        ){options}""",
        """CREATE UNIQUE INDEX entries_command ON entries (table_id, command)
            WHERE command IS NOT NULL""",
        "CREATE TABLE settings (name TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL)",
    ):
        connection.exec_driver_sql(statement)


def _index_every_entry(connection: Connection) -> None:
    """Let the index of commands hold the entries without one, too.

    So it knows how long each log is, where a page of the log itself cannot be read.
    """
    connection.exec_driver_sql("DROP INDEX entries_command")
    connection.exec_driver_sql(
        "CREATE UNIQUE INDEX entries_command ON entries (table_id, command)"  # NULL equals no NULL
    )


def _note_processes(connection: Connection) -> None:
    """Let processes that share a database know each other's screens; SQLite is one process's."""
    if connection.dialect.name != "postgresql":
        return
    # Not logged: a server that has failed begins with empty ones, and every process enters itself again.
    for statement in (
        "CREATE UNLOGGED TABLE processes (id TEXT PRIMARY KEY, until TIMESTAMPTZ NOT NULL)",
        """CREATE UNLOGGED TABLE screens (
            process TEXT NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
            screen BIGINT NOT NULL,
            table_id TEXT NOT NULL,
            device TEXT NOT NULL,
            laptop BOOLEAN NOT NULL,
            pace DOUBLE PRECISION,
            shown BIGINT NOT NULL,
            PRIMARY KEY (process, screen)
        )""",
        "CREATE INDEX screens_table ON screens (table_id)",
    ):
        connection.exec_driver_sql(statement)


def _note_when_touched(connection: Connection) -> None:
    """Let an index know the order in which tables were touched.

    So the last ones are found without looking at the logs of all.
    """
    connection.exec_driver_sql(
        """CREATE TABLE recent (
            table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
            touched BIGINT NOT NULL
        )"""
    )
    connection.exec_driver_sql(
        """INSERT INTO recent (table_id, touched) SELECT id, COALESCE(
            (SELECT at FROM entries WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), created
        ) FROM tables"""
    )
    connection.exec_driver_sql("CREATE INDEX recent_touched ON recent (touched)")


def _note_moments(connection: Connection) -> None:
    """Let processes that share a database know what is in no log: what runs, what boards deal, who practises."""
    if connection.dialect.name != "postgresql":
        return
    for statement in (
        """CREATE UNLOGGED TABLE moments (
            table_id TEXT NOT NULL,
            name TEXT NOT NULL,
            version BIGINT NOT NULL,
            body TEXT NOT NULL,
            at TIMESTAMPTZ NOT NULL,
            PRIMARY KEY (table_id, name)
        )""",
        """CREATE UNLOGGED TABLE practices (
            device TEXT PRIMARY KEY,
            state TEXT NOT NULL,
            body TEXT NOT NULL,
            at TIMESTAMPTZ NOT NULL
        )""",
        "ALTER TABLE screens ADD COLUMN role TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE screens ADD COLUMN dealing BOOLEAN NOT NULL DEFAULT FALSE",
    ):
        connection.exec_driver_sql(statement)


# Each brings the database to the next version. A released migration is never changed. It uses SQL
# instead of the tables above, because those describe the newest version.
MIGRATIONS: Sequence[Migration] = (
    _create_tables,
    _index_every_entry,
    _note_processes,
    _note_when_touched,
    _note_moments,
)


def version(connection: Connection) -> int:
    """Return the version of the database's schema; 0 if it is empty."""
    if not inspect(connection).has_table("schema"):
        return 0
    return int(connection.exec_driver_sql("SELECT version FROM schema").scalar_one())


def migrate(connection: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Migrate the database to the newest version, in the caller's transaction.

    :raises TooNew: if the database has a newer version than ``migrations`` lead to.
    """
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")
    found = version(connection)
    if found > len(migrations):
        raise TooNew(found, len(migrations))
    if found == 0:
        connection.exec_driver_sql("CREATE TABLE schema (version INTEGER NOT NULL)")
        connection.exec_driver_sql("INSERT INTO schema (version) VALUES (0)")
    for step in migrations[found:]:
        step(connection)
    newest = f"UPDATE schema SET version = {len(migrations)}"  # noqa: S608  # a number of ours
    connection.exec_driver_sql(newest)
