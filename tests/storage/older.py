"""Databases as older versions of Companion left them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from sqlalchemy import create_engine, text

from companion.storage import schema
from companion.storage.records import Entry, TableRow

WITH_RECENT = 4
"""The first version whose programs note when a table was touched."""


def write_older(
    url: str,
    version: int,
    tables: Mapping[TableRow, Iterable[Entry]],
    settings: Mapping[str, str] | None = None,
) -> None:
    """Write a database of an older version, with tables, their logs and settings."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE schema (version INTEGER NOT NULL)"))
        connection.execute(text("INSERT INTO schema VALUES (:version)"), {"version": version})
        for step in schema.MIGRATIONS[:version]:
            step(connection)
        for table, log in tables.items():
            row = {"id": table.id, "code": table.code, "label": table.label, "at": table.created}
            connection.execute(text("INSERT INTO tables VALUES (:id, :code, :label, :at)"), row)
            for entry in log:
                values = {
                    "id": table.id,
                    "seq": entry.seq,
                    "at": entry.at,
                    "kind": entry.kind,
                    "body": json.dumps(entry.body),
                    "command": entry.command,
                }
                connection.execute(
                    text("INSERT INTO entries VALUES (:id, :seq, :at, :kind, :body, :command)"),
                    values,
                )
        if version >= WITH_RECENT:
            connection.execute(text(schema.FILL_RECENT))
        for name, value in (settings or {}).items():
            given = {"name": name, "value": value}
            connection.execute(text("INSERT INTO settings VALUES (:name, :value)"), given)
    engine.dispose()
