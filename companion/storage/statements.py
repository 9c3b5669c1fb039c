"""SQL statements of the store."""

from sqlalchemy import bindparam, case, func, or_, select, text

from companion.storage.schema import entries, recent, tables

TOUCH = (
    "UPDATE recent SET touched = :at WHERE table_id = :table_id"
    " AND (touched <= :at - :within OR touched > :at)"
)
"""Stores when a table was touched, if the stored time is too old, or a clock was set back."""
CHANNEL = "companion"
"""The PostgreSQL channel on which processes notify each other about tables."""
NOTIFY = text("SELECT pg_notify('companion', :notification)")
"""Notify all listening processes."""
APPEND_AND_NOTIFY = text(
    "WITH appended AS (INSERT INTO entries (table_id, seq, at, kind, body, command)"  # noqa: S608  # ours
    " SELECT :table_id, * FROM unnest(CAST(:seq AS bigint[]), CAST(:entry_at AS bigint[]),"
    " CAST(:kind AS text[]), CAST(:body AS text[]), CAST(:command AS text[]))),"
    f" touched AS ({TOUCH})"
    " SELECT pg_notify('companion', :notification)"
)
"""Append entries to a log, and notify all processes once they are in it: in one round trip."""
LENGTHS = text(
    "SELECT wanted.id AS table_id, (SELECT max(seq) FROM entries WHERE table_id = wanted.id) AS seq"
    " FROM unnest(CAST(:tables AS text[])) AS wanted (id)"
)
"""The numbers of the last entries of some tables, each found by the primary key."""
CLAIM = text(
    "SELECT wanted.id AS table_id, (SELECT max(seq) FROM entries WHERE table_id = wanted.id) AS seq"
    " FROM unnest(CAST(:tables AS text[]), CAST(:notifications AS text[])) AS wanted (id, notification),"
    " pg_notify('companion', wanted.notification)"
)
"""Select the same, and notify all listening processes about each table."""

_OF_TABLE = entries.c.table_id == bindparam("table_id")
_BEFORE_BODY = (entries.c.seq, entries.c.at, entries.c.kind)
SELECT_ENTRIES = (
    select(*_BEFORE_BODY, entries.c.body, entries.c.command)
    .where(_OF_TABLE, entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
"""The entries of a table that come after one of them."""
_last_seq = select(func.max(entries.c.seq)).where(_OF_TABLE).scalar_subquery()
_how_many = select(func.count()).select_from(entries).where(_OF_TABLE).scalar_subquery()
_last_bound = (
    select(entries.c.seq)
    .where(_OF_TABLE, entries.c.kind.in_(bindparam("before", expanding=True)))
    .order_by(entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
SELECT_ENTRIES_WITHOUT = (
    select(*_BEFORE_BODY, case((_how_many == _last_seq, entries.c.body)), entries.c.command)
    .where(
        _OF_TABLE,
        or_(entries.c.kind != bindparam("without"), entries.c.seq > func.coalesce(_last_bound, 0)),
    )
    .order_by(entries.c.seq)
)
"""The entries of a table, without those of one kind up to the last of the kinds ``before``.

The bodies are NULL if any entry is missing in the log, so that no part of it is loaded alone.
"""

SELECT_TABLES = select(
    tables.c.id, tables.c.code, tables.c.label, tables.c.created, recent.c.touched
).join(recent, recent.c.table_id == tables.c.id)

SET_SETTING = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
SET_SETTING_ONCE = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
)
