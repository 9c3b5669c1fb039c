"""Where the logs are kept: SQLite by default, PostgreSQL by its URL."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from companion.storage import schema
from companion.storage.database import Database, Row
from companion.storage.errors import (
    CodeTaken,
    Conflict,
    NoSuchTable,
    Repeated,
    StoreError,
    StoreUnavailable,
    unavailable,
)

__all__ = [
    "CodeTaken",
    "Conflict",
    "Entry",
    "NoSuchTable",
    "Repeated",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableRow",
]

_tables, _entries, _settings = schema.tables, schema.entries, schema.settings


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log.

    ``seq`` counts from 1; ``at`` is in milliseconds since 1970; ``body`` is JSON; ``command`` is
    the id of the command that it answers, at most once in a table.
    """

    seq: int
    at: int
    kind: str
    body: dict[str, Any]
    command: str | None = None


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table that is kept; ``touched`` is its last entry's time, or ``created`` without one."""

    id: str
    code: str
    label: str
    created: int
    touched: int


class Store:
    """The logs of all tables, in one database; safe to use from any thread or greenlet.

    While another process writes, SQLite waits up to ``busy`` seconds.

    >>> store = Store("sqlite://")
    >>> store.create_table("t1", "WXYZ", at=1_000)
    >>> store.append("t1", [Entry(1, 2_000, "seat", {"name": "Ana"}, "c1")])
    >>> store.load("t1")[0].body
    {'name': 'Ana'}

    :raises StoreUnavailable: the database cannot be opened, or is a newer Companion's.
    """

    def __init__(
        self,
        url: str,
        *,
        busy: float = 1.0,
        migrations: Sequence[schema.Migration] = schema.MIGRATIONS,
    ) -> None:
        self._database = Database(url, busy=busy)
        try:
            with self._database.reading() as connection:
                current = schema.version(connection) == len(migrations)
            # A database that is up to date may as well be read-only.
            if not current:
                with self._database.writing() as connection:
                    schema.migrate(connection, migrations)
        except schema.TooNew as error:
            self.close()
            raise unavailable("too-new") from error
        except StoreError:
            self.close()
            raise

    def create_table(self, id: str, code: str, at: int, label: str = "") -> None:
        """Keep a new table, without entries.

        :raises CodeTaken: another table has this code.
        :raises Conflict: another table has this id.
        """
        row = {"id": id, "code": code, "label": label, "created": at}
        try:
            with self._database.writing() as connection:
                connection.execute(insert(_tables), row)
        except IntegrityError as error:
            raise (CodeTaken(code) if self.find(code) else Conflict()) from error

    def find(self, code: str) -> TableRow | None:
        """The table with this code, exactly as written."""
        return self._one(_tables.c.code == code)

    def get(self, id: str) -> TableRow | None:
        """The table with this id."""
        return self._one(_tables.c.id == id)

    def tables(self, limit: int = 50) -> list[TableRow]:
        """The tables, the last touched first."""
        newest = _ROWS.order_by(text("touched DESC"), _tables.c.id).limit(limit)
        with self._database.reading() as connection:
            return [TableRow(*row) for row in connection.execute(newest)]

    def rename(self, id: str, label: str) -> None:
        """Give a table another label.

        :raises NoSuchTable: there is no such table.
        """
        change = update(_tables).where(_tables.c.id == id).values(label=label)
        with self._database.writing() as connection:
            if not connection.execute(change).rowcount:
                raise NoSuchTable

    def delete_table(self, id: str) -> None:
        """Delete a table and its entries for good; nothing happens if there is none."""
        with self._database.writing() as connection:
            connection.execute(delete(_tables).where(_tables.c.id == id))

    def append(self, table_id: str, entries: Sequence[Entry], *, durable: bool = False) -> None:
        """Write entries to a table's log: all of them, or none.

        On return they survive a killed process; when ``durable``, a dead battery too
        (on PostgreSQL they always do).

        :raises Repeated: one of the commands is in the log already.
        :raises Conflict: one of the sequence numbers is: another writer was first.
        :raises NoSuchTable: there is no such table.
        :raises StoreUnavailable: nothing was written, and the sentence says why.
        """
        if not entries:
            return
        rows: list[Row] = [
            {
                "table_id": table_id,
                "seq": entry.seq,
                "at": entry.at,
                "kind": entry.kind,
                "body": _dump(entry.body),
                "command": entry.command,
            }
            for entry in entries
        ]
        try:
            self._database.write(_APPEND, rows, full=durable)
        except IntegrityError as error:
            raise self._refusal(table_id, entries) from error

    def load(self, table_id: str, after: int = 0) -> list[Entry]:
        """A table's entries with a ``seq`` above ``after``, in order; none for no such table.

        :raises StoreUnavailable: the database cannot be read, or what it holds is damaged.
        """
        columns = (_entries.c.seq, _entries.c.at, _entries.c.kind, _entries.c.body)
        wanted = (
            select(*columns, _entries.c.command)
            .where(_entries.c.table_id == table_id, _entries.c.seq > after)
            .order_by(_entries.c.seq)
        )
        with self._database.reading() as connection:
            rows = connection.execute(wanted).all()
        try:
            return [
                Entry(seq, at, kind, json.loads(body), command)
                for seq, at, kind, body, command in rows
            ]
        except ValueError as error:
            raise unavailable("corrupt") from error

    def setting(self, name: str) -> str | None:
        """A setting's value, if it has one."""
        with self._database.reading() as connection:
            return _value(connection, name)

    def set_setting(self, name: str, value: str) -> None:
        """Give a setting this value, whatever it had."""
        with self._database.writing() as connection:
            connection.execute(_SET, {"name": name, "value": value})

    def setting_once(self, name: str, make: Callable[[], str]) -> str:
        """A setting's value, made now if it has none; whoever asks gets the same one."""
        known = self.setting(name)
        if known is not None:
            return known
        value = make()
        with self._database.writing(full=True) as connection:
            connection.execute(_SET_ONCE, {"name": name, "value": value})
            # Another process may have been quicker since we looked.
            settled = _value(connection, name)
        return value if settled is None else settled

    def close(self) -> None:
        """Let go of the database; closing twice is harmless."""
        self._database.close()

    def _one(self, condition: ColumnElement[bool]) -> TableRow | None:
        with self._database.reading() as connection:
            row = connection.execute(_ROWS.where(condition)).one_or_none()
        return None if row is None else TableRow(*row)

    def _refusal(self, table_id: str, new: Sequence[Entry]) -> StoreError:
        """Why these entries were refused: asked anew, as every driver words it in its own way."""
        commands = [entry.command for entry in new if entry.command is not None]
        logged = (
            select(_entries.c.command)
            .where(_entries.c.table_id == table_id, _entries.c.command.in_(commands))
            .order_by(_entries.c.seq)
        )
        with self._database.reading() as connection:
            if connection.scalar(select(_tables.c.id).where(_tables.c.id == table_id)) is None:
                return NoSuchTable()
            repeated = connection.scalars(logged).first()
        if repeated is None:
            repeated = next((each for each in commands if commands.count(each) > 1), None)
        return Conflict() if repeated is None else Repeated(repeated)


_APPEND = (
    "INSERT INTO entries (table_id, seq, at, kind, body, command)"
    " VALUES (:table_id, :seq, :at, :kind, :body, :command)"
)

_LAST = (
    select(_entries.c.at)
    .where(_entries.c.table_id == _tables.c.id)
    .order_by(_entries.c.seq.desc())
    .limit(1)
    .scalar_subquery()
)
_ROWS = select(
    _tables.c.id,
    _tables.c.code,
    _tables.c.label,
    _tables.c.created,
    func.coalesce(_LAST, _tables.c.created).label("touched"),
)

_SET = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value)"
    " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_SET_ONCE = text(
    "INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
)


def _value(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(_settings.c.value).where(_settings.c.name == name))


_encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode


def _dump(body: dict[str, Any]) -> str:
    dumped = _encode(body)
    try:
        dumped.encode()
    except UnicodeEncodeError:
        # Half of a surrogate pair is valid JSON and no valid text: escaped, it is both.
        return json.dumps(body, allow_nan=False, separators=(",", ":"))
    return dumped
