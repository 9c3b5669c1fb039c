"""SQL statements of the store."""

from sqlalchemy import func, select, text

from companion.storage.schema import entries, tables

APPEND_ENTRY = (
    "INSERT INTO entries (table_id, seq, at, kind, body, command)"
    " VALUES (:table_id, :seq, :at, :kind, :body, :command)"
)

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
