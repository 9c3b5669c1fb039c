"""SQL statements of the store."""

from sqlalchemy import func, select, text

from companion.storage.schema import entries, tables

APPEND_ENTRY = (
    "INSERT INTO entries (table_id, seq, at, kind, body, command)"
    " VALUES (:table_id, :seq, :at, :kind, :body, :command)"
)

CHANNEL = "companion"
"""The name under which processes hear of each other's changes in PostgreSQL."""
TELL = text("SELECT pg_notify('companion', :news)")
"""Say something to all processes that listen."""
APPEND_AND_TELL = text(
    "WITH appended AS (INSERT INTO entries (table_id, seq, at, kind, body, command)"
    " SELECT :table_id, * FROM unnest(CAST(:seq AS bigint[]), CAST(:at AS bigint[]),"
    " CAST(:kind AS text[]), CAST(:body AS text[]), CAST(:command AS text[])))"
    " SELECT pg_notify('companion', :news)"
)
"""Append entries to a log, and say so to all processes when they are in it: in one message."""
LENGTHS = text(
    "SELECT wanted.id AS table_id, (SELECT max(seq) FROM entries WHERE table_id = wanted.id) AS seq"
    " FROM unnest(CAST(:tables AS text[])) AS wanted (id)"
)
"""The numbers of the last entries of some tables, each found by the primary key."""

_LAST_ENTRY = (
    select(entries.c.at)
    .where(entries.c.table_id == tables.c.id)
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
SELECT_ROWS = select(tables.c.id, tables.c.code, tables.c.label, tables.c.created)
LAST_TOUCHED = func.coalesce(_LAST_ENTRY, tables.c.created)
"""When a table got its last entry, or was made, in milliseconds since 1970."""
SELECT_TABLES = SELECT_ROWS.add_columns(LAST_TOUCHED.label("touched"))

SET_SETTING = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
SET_SETTING_ONCE = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
)

DAMAGED_TABLE = "damaged-table:"
"""With a table's id, the name of the setting that says that its log is damaged."""
