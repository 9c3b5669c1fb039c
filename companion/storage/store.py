"""The store of tables and their logs, in SQLite or PostgreSQL."""

import json
import secrets
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Executable,
    delete,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from companion.monitoring import COMMIT_SECONDS, CONFLICTS, STORE_FAILURES, timed
from companion.storage import schema
from companion.storage.database import Database, Row
from companion.storage.errors import (
    CodeTaken,
    Conflict,
    DamagedTable,
    NoSuchTable,
    Repeated,
    StoreError,
    StoreUnavailable,
)
from companion.storage.notifications import Listener, Notification, NotificationHandler
from companion.storage.records import Entry, Gap, TableRow
from companion.storage.schema import entries as _entries
from companion.storage.schema import recent as _recent
from companion.storage.schema import settings as _settings
from companion.storage.schema import tables as _tables
from companion.storage.statements import (
    APPEND_AND_NOTIFY,
    CLAIM,
    LENGTHS,
    NOTIFY,
    SELECT_ENTRIES,
    SELECT_ENTRIES_WITHOUT,
    SELECT_TABLES,
    SET_SETTING,
    SET_SETTING_ONCE,
    TOUCH,
)


class Store:
    """All tables and their logs, in one database. Any thread or greenlet may use it.

    While another process writes, SQLite waits up to ``busy`` seconds.

    >>> store = Store("sqlite://")
    >>> store.create_table("t1", "WXYZ", at=1_000)
    >>> store.append("t1", [Entry(1, 2_000, "seat", {"name": "Ana"}, "c1")])
    >>> store.load("t1")[0].body
    {'name': 'Ana'}

    :raises StoreUnavailable: if the database cannot be opened, or has a different schema.
    """

    gap: Gap | None = None
    """The gap since a backup replaced a damaged file; None if nothing is missing."""

    def __init__(self, url: str | URL, *, busy: float = 1.0) -> None:
        self._database = Database(url, busy=busy)
        self.process = secrets.token_hex(4)
        """The name that identifies this process among those that share the database."""
        try:
            with self._database.reading() as connection:
                current = schema.version(connection) == schema.VERSION
            # Do not write if there is nothing to prepare: the database may be read-only.
            if not current:
                with self._database.writing() as connection:
                    schema.prepare(connection)
        except StoreError as error:
            self.close()
            if error.code == "corrupt":
                raise StoreUnavailable("too-damaged") from error
            raise
        except BaseException:
            self.close()
            raise

    def create_table(self, id: str, code: str, at: int, label: str = "") -> None:
        """Store a new table, without entries.

        :raises CodeTaken: if another table has this code.
        :raises Conflict: if another table has this id.
        """
        row = {"id": id, "code": code, "label": label, "created": at}
        try:
            with self._database.writing() as connection:
                connection.execute(insert(_tables), row)
                connection.execute(insert(_recent), {"table_id": id, "touched": at})
        except IntegrityError as error:
            raise (CodeTaken(code) if self.find(code) else Conflict()) from error

    def find(self, code: str) -> TableRow | None:
        """Return the table with this code (case matters), or None."""
        return self._one(_tables.c.code == code)

    def get(self, id: str) -> TableRow | None:
        """Return the table with this id, or None."""
        return self._one(_tables.c.id == id)

    def tables(self, limit: int = 50) -> list[TableRow]:
        """Return up to ``limit`` tables, the last touched first."""
        last = SELECT_TABLES.order_by(_recent.c.touched.desc()).limit(limit)
        with self._database.reading() as connection:
            return [TableRow(*row) for row in connection.execute(last)]

    def count_tables(self) -> int:
        """Return how many tables there are."""
        with self._database.reading() as connection:
            return connection.scalar(select(func.count()).select_from(_tables)) or 0

    def rename(self, id: str, label: str) -> None:
        """Change a table's label.

        :raises NoSuchTable: if there is no such table.
        """
        change = update(_tables).where(_tables.c.id == id).values(label=label)
        with self._database.writing() as connection:
            if not connection.execute(change).rowcount:
                raise NoSuchTable

    def delete_table(self, id: str) -> None:
        """Delete a table and its entries, if it exists."""
        with self._database.writing() as connection:
            connection.execute(delete(_tables).where(_tables.c.id == id))
            self._notify_deleted(connection, id)

    def tables_untouched_since(self, at: int) -> list[TableRow]:
        """Return all tables without an entry since a time, in milliseconds since 1970, the oldest first."""
        old = SELECT_TABLES.where(_recent.c.touched < at).order_by(_recent.c.touched)
        with self._database.reading() as connection:
            return [TableRow(*row) for row in connection.execute(old)]

    def delete_untouched(self, id: str, at: int) -> bool:
        """Delete a table, unless it has got an entry since a time; return whether it was deleted."""
        old = select(_recent.c.table_id).where(_recent.c.table_id == id, _recent.c.touched < at)
        with self._database.writing() as connection:
            done = connection.execute(delete(_tables).where(_tables.c.id.in_(old))).rowcount > 0
            if done:
                self._notify_deleted(connection, id)
        return done

    def _notify_deleted(self, connection: Connection, id: str) -> None:
        if self.shared:
            connection.execute(NOTIFY, {"notification": Notification(self.process, id).encode()})

    def append(self, table_id: str, entries: Sequence[Entry], *, durable: bool = False) -> None:
        """Append entries to a table's log: all of them, or none.

        Afterwards they survive the end of the process, and with ``durable`` also a power cut (on
        PostgreSQL always).

        :raises Repeated: if one of the commands is in the log already.
        :raises Conflict: if one of the sequence numbers is taken: another process has written it.
        :raises NoSuchTable: if there is no such table.
        :raises StoreUnavailable: if the database cannot be used.
        """
        if not entries:
            return
        rows: list[Row] = [
            {
                "table_id": table_id,
                "seq": entry.seq,
                "at": entry.at,
                "kind": entry.kind,
                "body": json.dumps(entry.body, allow_nan=False, separators=(",", ":")),
                "command": entry.command,
            }
            for entry in entries
        ]
        at = entries[-1].at
        touch: Row = {"table_id": table_id, "at": at, "within": schema.TOUCHED_WITHIN}
        try:
            with timed(COMMIT_SECONDS):
                if self.shared:
                    self._append_and_notify(table_id, entries[-1].seq, rows, touch)
                else:
                    with self._database.writing(full=durable) as connection:
                        connection.execute(insert(_entries), rows)
                        connection.execute(text(TOUCH), touch)
        except IntegrityError as error:
            CONFLICTS.inc()
            raise self._refusal(table_id, entries) from error
        except StoreUnavailable:
            STORE_FAILURES.inc()
            raise

    def _append_and_notify(self, table_id: str, last: int, rows: Sequence[Row], touch: Row) -> None:
        names = ("seq", "at", "kind", "body", "command")
        columns = {name: [row[name] for row in rows] for name in names}
        notification = Notification(self.process, table_id, last).encode()
        values = {**columns, **touch, "entry_at": columns["at"], "notification": notification}
        self._database.execute_at_once(APPEND_AND_NOTIFY, values)

    @property
    def shared(self) -> bool:
        """Whether several processes can serve the tables together: from PostgreSQL."""
        return self._database.shared

    def claim(self, tables: Collection[str]) -> dict[str, int]:
        """Notify all other processes that this one serves these tables; return as :meth:`lengths`.

        :raises StoreUnavailable: if the database cannot be used.
        """
        notifications = [Notification(self.process, table).encode() for table in tables]
        values = {"tables": list(tables), "notifications": notifications}
        return _lengths(self._database.execute_at_once(CLAIM, values))

    def listener(self, handler: NotificationHandler) -> Listener:
        """Return a listener to the other processes; only if the database is shared."""
        return Listener(self._database.url, self.process, handler)

    def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """Return by table the number of its last entry, or 0; only if the database is shared.

        :raises StoreUnavailable: if the database cannot be used.
        """
        return _lengths(self._database.execute_at_once(LENGTHS, {"tables": list(tables)}))

    def load(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return a table's entries with a ``seq`` above ``after``, in order; none if it is missing.

        :raises DamagedTable: if the table's log is damaged.
        :raises StoreUnavailable: if the database cannot be read.
        """
        return self._load(SELECT_ENTRIES, {"table_id": table_id, "after": after})

    def load_without(self, table_id: str, kind: str, before: Collection[str]) -> list[Entry]:
        """Return a table's entries, without those of ``kind`` up to the last of ``before``.

        ``before`` are kinds of entries too; the entries are in order.

        :raises DamagedTable: if what is returned is damaged, or an entry is missing in the log.
        :raises StoreUnavailable: if the database cannot be read.
        """
        left_out = {"without": kind, "before": list(before)}
        return self._load(SELECT_ENTRIES_WITHOUT, {"table_id": table_id, **left_out})

    def _load(self, statement: Executable, values: Mapping[str, Any]) -> list[Entry]:
        """Return the entries that a statement selects."""
        try:
            with self._database.reading() as connection:
                rows = connection.execute(statement, values).all()
            return [
                Entry(seq, at, kind, json.loads(body), command)
                for seq, at, kind, body, command in rows
            ]
        except (StoreUnavailable, TypeError, ValueError) as error:
            if isinstance(error, StoreUnavailable) and error.code != "corrupt":
                raise
            raise DamagedTable(self._code(values["table_id"])) from error

    def has_command(self, table_id: str, command: str) -> bool:
        """Whether a table's log has an entry of the command with this id."""
        wanted = select(_entries.c.seq).where(
            _entries.c.table_id == table_id, _entries.c.command == command
        )
        with self._database.reading() as connection:
            return connection.scalar(wanted) is not None

    def setting(self, name: str) -> str | None:
        """Return the value of a setting, or None."""
        with self._database.reading() as connection:
            return _value(connection, name)

    def set_setting(self, name: str, value: str) -> None:
        """Set or replace the value of a setting."""
        with self._database.writing() as connection:
            connection.execute(SET_SETTING, {"name": name, "value": value})

    def setting_once(self, name: str, make: Callable[[], str]) -> str:
        """Return the value of a setting; if it has none, ``make`` one and store it.

        All processes get the same value.
        """
        stored = self.setting(name)
        if stored is not None:
            return stored
        value = make()
        with self._database.writing(full=True) as connection:
            connection.execute(SET_SETTING_ONCE, {"name": name, "value": value})
            # Another process may have stored a value meanwhile.
            stored = _value(connection, name)
        return value if stored is None else stored

    def close(self) -> None:
        """Close the database; closing it twice is harmless."""
        self._database.close()

    def _one(self, condition: ColumnElement[bool]) -> TableRow | None:
        with self._database.reading() as connection:
            row = connection.execute(SELECT_TABLES.where(condition)).one_or_none()
        return None if row is None else TableRow(*row)

    def _code(self, table_id: str) -> str:
        """Return a table's code, or its id if that cannot be read."""
        code = None
        with suppress(StoreUnavailable), self._database.reading() as connection:
            code = connection.scalar(select(_tables.c.code).where(_tables.c.id == table_id))
        return code or table_id

    def _refusal(self, table_id: str, new: Sequence[Entry]) -> StoreError:
        """Return the reason why the entries violate a constraint, found by querying.

        The drivers' own messages differ.
        """
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


def _lengths(rows: Iterable[tuple[str, int | None]]) -> dict[str, int]:
    return {table: seq or 0 for table, seq in rows}


def _value(connection: Connection, name: str) -> str | None:
    return connection.scalar(select(_settings.c.value).where(_settings.c.name == name))
