"""``python -m tests.bench.bench_scaling``: what several processes on one PostgreSQL cost, and where they end.

Three parts, each of the real program, each printing a table in Markdown:

- **flat out**: one, two and four workers behind the proxy of docs/deploy, each held to a share of a processor, with as
  many tables for each. They play by turns, some seconds each, so that the ratios are right on a busy machine.
- **as people play**: a round in about half a minute, boards that play each reveal; SQLite beside PostgreSQL, with and
  without telling other processes, and two workers. All at once.
- **the database**: how many appends a second PostgreSQL takes with and without telling, and what it costs a worker to hear.

Each configuration has a PostgreSQL of its own, so that what is written can be counted.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from statistics import median
from typing import Any, Self
from urllib.request import urlopen

from companion.storage.news import News
from companion.storage.statements import APPEND_AND_TELL
from companion.storage.store import Store
from companion.web.app import create_app
from tests.bench.__main__ import PLAYERS, Crowd, plan
from tests.bench.instructions import Instructions
from tests.bench.program import Served, cost
from tests.bench.quiet import TELL, TELL_NOBODY
from tests.bench.share import Share
from tests.cli.test_procfile import free_port
from tests.deploy.cluster import HAPROXY, configuration
from tests.storage.postgresql import PostgreSQL, programs
from tests.wire.players import TableFixture, lay, script, still

FLAT_OUT_PACE = 0.0
PACE = 30.0
"""Seconds a round takes: half a minute."""
LINES = PLAYERS + 1
"""The screens of a table: six phones and a board."""
_TICK = os.sysconf("SC_CLK_TCK")
_CHECKED = re.compile(r"  default-server check .*\n")
"""The proxy's health checks: a worker that is held to a share may answer too late for them."""
_SERVED_BY = "  http-response set-header X-Served-By %s\n"


@dataclass(frozen=True)
class Setup:
    """A configuration: how many workers and tables, on which database."""

    name: str
    workers: int
    tables: int
    """For each worker."""
    shared: bool = True
    """On PostgreSQL, not on SQLite."""
    tells: bool = True


@dataclass(frozen=True)
class Usage:
    """What has been used so far: by the workers, by PostgreSQL, by the proxy."""

    worker_cpu: float = 0.0
    """Seconds."""
    worker_instructions: int = 0
    database_cpu: float = 0.0
    proxy_cpu: float = 0.0
    entries: int = 0
    transactions: int = 0
    """Those that wrote or told."""
    log_bytes: int = 0
    """Of PostgreSQL's write-ahead log."""

    def __sub__(self, other: Usage) -> Usage:
        return Usage(*(getattr(self, n.name) - getattr(other, n.name) for n in fields(Usage)))

    def __add__(self, other: Usage) -> Usage:
        return Usage(*(getattr(self, n.name) + getattr(other, n.name) for n in fields(Usage)))


@dataclass
class Played:
    """What has been played in a configuration, over all its turns."""

    usage: Usage = field(default_factory=Usage)
    rounds: int = 0
    seconds: float = 0.0
    rates: list[float] = field(default_factory=list)
    """The rounds a second of each turn."""
    waits: list[float] = field(default_factory=list)
    bytes: int = 0

    def add(self, told: dict[str, Any], usage: Usage) -> None:
        self.usage += usage
        self.rounds += told["rounds"]
        self.seconds += told["seconds"]
        self.rates.append(told["rounds"] / told["seconds"])
        self.waits += told["waits"]
        self.bytes += told["bytes"]

    def ms(self, seconds: float) -> float:
        """Return milliseconds for a round."""
        return seconds / self.rounds * 1000


class InstructionsOf:
    """Counts what the present threads of some processes carry out; 0 where nothing can be counted."""

    def __init__(self, pids: Iterable[int]) -> None:
        self._counts = []
        for pid in pids:
            for thread in Path(f"/proc/{pid}/task").iterdir():
                try:
                    self._counts.append(Instructions(int(thread.name)))
                except OSError:
                    return

    def __call__(self) -> int:
        return sum(each() for each in self._counts)


def cpu_of(pid: int) -> float:
    """Return the seconds of CPU of the threads that a process has, exactly: not by the ticks of a clock."""
    total = 0
    for each in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with suppress(OSError):  # the thread has just ended
            total += int(each.read_text().split()[0])
    return total / 1e9


def cpu_of_all(pid: int) -> float:
    """Return the seconds of CPU of a process and of its children; of those that have ended, by ticks."""
    total = cpu_of(pid)
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            values = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        if int(stat.parent.name) == pid:
            total += sum(map(int, values[13:15])) / _TICK
        elif int(values[1]) == pid:
            total += cpu_of(int(stat.parent.name))
    return total


class Running:
    """A configuration that runs: database, workers, proxy, and the people."""

    def __init__(self, setup: Setup, folder: Path, share: float | None) -> None:
        self.setup = setup
        self.share: Share | None = None
        self._held = ExitStack()
        self._postgresql: PostgreSQL | None = None
        self._asking: Any = None
        database = self._database(folder)
        self.front = free_port()
        self.workers = [self._worker(database, share) for _ in range(setup.workers)]
        self.base_memory = self._memory()
        self._proxy = self._start_proxy(folder)
        empty = cost(self._proxy.pid).memory
        laid = self._lay(database)
        turns = script("feast", PLAYERS, 1)
        self.crowd = self._held.enter_context(
            Crowd("tests.bench.crowd", {"port": self.front, **plan(laid, turns, plays=True)})
        )
        self.memory_for_a_thousand = (
            (self._memory() - self.base_memory) / self.crowd.connected * 1000
        )
        self.proxy_memory = cost(self._proxy.pid).memory - empty
        self.crowd.play(1.0, FLAT_OUT_PACE)  # so that everything has been drawn once
        self._instructions = InstructionsOf(each.process.pid for each in self.workers)
        self.played = Played()

    def play(self, seconds: float, pace: float) -> None:
        """Play on, and add what it came to."""
        before = self.usage()
        told = self.crowd.play(seconds, pace)
        print(f"{self.setup.name}: {told['rounds']} rounds", file=sys.stderr, flush=True)
        self.played.add(told, self.usage() - before)

    def usage(self) -> Usage:
        """Return what has been used so far."""
        entries = transactions = log = 0
        if self._asking is not None:
            entries, transactions, log = self._asking.execute(
                "SELECT (SELECT count(*) FROM entries),"
                " pg_snapshot_xmax(pg_current_snapshot())::text::bigint,"
                " pg_current_wal_insert_lsn() - '0/0'::pg_lsn"
            ).fetchone()
        return Usage(
            sum(cpu_of(each.process.pid) for each in self.workers),
            self._instructions(),
            cpu_of_all(self._postgresql._pid) if self._postgresql else 0.0,
            cpu_of(self._proxy.pid),
            entries,
            transactions,
            int(log),
        )

    def kept_for_an_entry(self) -> float:
        """Return the bytes that the database keeps for an entry, indexes included."""
        asked = "SELECT pg_total_relation_size('entries')::float / count(*) FROM entries"
        return float(self._asking.execute(asked).fetchone()[0])

    def close(self) -> None:
        """End everything."""
        self._held.close()

    def _memory(self) -> float:
        return sum(each.cost().memory for each in self.workers)

    def _database(self, folder: Path) -> str:
        if not self.setup.shared:
            return f"sqlite:///{folder / 'bench.db'}"
        self._postgresql = self._held.enter_context(a_postgresql(folder))
        url = self._postgresql.url
        with closing(Store(url)):  # makes the tables
            pass
        import psycopg

        self._asking = self._held.enter_context(psycopg.connect(url, autocommit=True))
        return url

    def _worker(self, database: str, share: float | None) -> Served:
        module = "companion" if self.setup.tells else "tests.bench.quiet"
        command = [sys.executable, "-m", module, "--no-open", "--countdown", "0"]
        command += ["--host", "127.0.0.1", "--port", str(free_port())]
        command += ["--url", f"http://127.0.0.1:{self.front}"]
        if self.setup.shared:
            given = {"DATABASE_URL": database}
        else:
            given = {"COMPANION_DATA": database.removeprefix("sqlite:///")}
        environ = {**given, "COMPANION_PROXIES": "127.0.0.1"}
        if share:
            group = Share(share)
            self._held.callback(group.close)
            group.set(None)  # it may start as quickly as it can
            worker = self._held.enter_context(Served(command, "Press Ctrl-C", env=environ))
            group.hold(worker.process.pid)
            group.set(share)
            return worker
        return self._held.enter_context(Served(command, "Press Ctrl-C", env=environ))

    def _start_proxy(self, folder: Path) -> subprocess.Popen[bytes]:
        text = configuration(self.front, [each.port for each in self.workers])
        text = _CHECKED.sub("", text).replace("maxconn 1000", "maxconn 8000")
        text = text.replace("  default_backend", f"{_SERVED_BY}  default_backend")
        config = folder / "haproxy.cfg"
        config.write_text(text, encoding="utf-8")
        assert HAPROXY
        proxy = subprocess.Popen([HAPROXY, "-db", "-f", str(config)], stderr=subprocess.DEVNULL)
        self._held.callback(proxy.wait)
        self._held.callback(proxy.kill)
        until(lambda: _listens(self.front))
        return proxy

    def _lay(self, database: str) -> list[TableFixture]:
        """Lay as many tables for each worker, by where the proxy sends them."""
        wanted = self.setup.workers * self.setup.tables
        alike = self.setup.workers == 1
        found: dict[str, list[TableFixture]] = {}
        app = create_app({"DATABASE": database, "SCHEDULE": still, "OPEN_HOUSE": True})
        try:
            for number in range(20 * wanted):
                table = lay(app, f"t{number}", "feast", PLAYERS, {})
                server = "any" if alike else self._served_by(table.code)
                at = found.setdefault(server, [])
                if len(at) < (wanted if alike else self.setup.tables):
                    at.append(table)
                if sum(map(len, found.values())) == wanted:
                    break
        finally:
            app.extensions["companion"].close()
        return [table for at in found.values() for table in at]

    def _served_by(self, code: str) -> str:
        with urlopen(f"http://127.0.0.1:{self.front}/{code}") as page:
            return str(page.headers["X-Served-By"])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@contextmanager
def a_postgresql(folder: Path) -> Iterator[PostgreSQL]:
    """Run a PostgreSQL server of its own for the block."""
    binaries = programs()
    assert binaries
    place = folder / "postgresql"
    place.mkdir()
    for each in (folder, *folder.parents[:1]):
        each.chmod(0o755)  # PostgreSQL is run by another user
    postgresql = PostgreSQL(binaries, place)
    try:
        yield postgresql
    finally:
        postgresql.stop("immediate")


@contextmanager
def all_running(setups: Sequence[Setup], share: float | None) -> Iterator[list[Running]]:
    """Run configurations beside each other for the block."""
    with ExitStack() as held:
        top = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="companion-scaling-")))
        running = []
        for number, setup in enumerate(setups):
            folder = top / str(number)
            folder.mkdir()
            running.append(held.enter_context(Running(setup, folder, share)))
        yield running


def print_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table in Markdown."""
    print(f"| {' | '.join(head)} |")
    print("|" + "---|" * len(head))
    for row in rows:
        print(f"| {' | '.join(row)} |")
    print(flush=True)


# -- flat out ------------------------------------------------------------------------------


def flat_out(share: float | None, tables: int, seconds: float, turns: int) -> None:
    """Let one, two and four workers play as fast as they may, by turns, and print what it came to."""
    setups = [
        Setup("SQLite, 1 worker", 1, tables, shared=False),
        Setup("PostgreSQL, 1 worker that tells nobody", 1, tables, tells=False),
        Setup("PostgreSQL, 1 worker", 1, tables),
        Setup("PostgreSQL, 2 workers", 2, tables),
        Setup("PostgreSQL, 4 workers", 4, tables),
    ]
    with all_running(setups, share) as running:
        for _ in range(turns):
            for each in running:
                each.play(seconds, FLAT_OUT_PACE)
        one = next(each for each in running if each.setup.name == "PostgreSQL, 1 worker")
        held = f"each worker held to {share:.0%} of a processor" if share else "nobody held"
        print(f"Flat out, {held}; {turns} turns of {seconds:.0f} s each.\n")
        print_table(
            (
                "",
                "tables",
                "lines",
                "rounds/s",
                "of linear",
                "in each turn",
                "share used",
                "workers' CPU ms / round",
                "M instructions / round",
                "PostgreSQL's CPU ms / round",
                "proxy's CPU ms / round",
            ),
            (_flat_row(each, one) for each in running),
        )


def _flat_row(running: Running, one: Running) -> list[str]:
    setup, played = running.setup, running.played
    many = setup.workers
    of_linear = "" if running is one or many == 1 else f"{_rate(running) / _rate(one) / many:.2f}"
    each_turn = [b / a / many for a, b in zip(one.played.rates, played.rates, strict=True)]
    return [
        setup.name,
        str(many * setup.tables),
        str(running.crowd.connected),
        f"{_rate(running):.1f}",
        of_linear,
        " ".join(f"{each:.2f}" for each in each_turn) if of_linear else "",
        f"{played.usage.worker_cpu / played.seconds / many:.3f}",
        f"{played.ms(played.usage.worker_cpu):.2f}",
        f"{played.usage.worker_instructions / played.rounds / 1e6:.1f}",
        f"{played.ms(played.usage.database_cpu):.2f}" if setup.shared else "",
        f"{played.ms(played.usage.proxy_cpu):.2f}",
    ]


def _rate(running: Running) -> float:
    return running.played.rounds / running.played.seconds


# -- as people play ------------------------------------------------------------------------


def as_people_play(tables: int, seconds: float) -> None:
    """Let tables play a round in half a minute, in all configurations at once, and print what it came to."""
    setups = [
        Setup("SQLite", 1, tables, shared=False),
        Setup("PostgreSQL, telling nobody", 1, tables, tells=False),
        Setup("PostgreSQL", 1, tables),
        Setup("PostgreSQL, two workers", 2, tables // 2),
    ]
    with all_running(setups, None) as running, ThreadPoolExecutor(len(setups)) as pool:
        before = [each.usage() for each in running]
        time.sleep(seconds / 2)
        idle = [each.usage() - then for each, then in zip(running, before, strict=True)]
        list(pool.map(lambda each: each.play(seconds, PACE), running))
        print(f"A round in about half a minute, {tables} tables each, for {seconds:.0f} s.\n")
        print_table(
            (
                "",
                "lines",
                "rounds",
                "workers' CPU ms / round",
                "M instructions / round",
                "PostgreSQL's CPU ms / round",
                "proxy's CPU ms / round",
                "entries / round",
                "transactions / round",
                "log kB / round",
                "kB sent / round",
                "reveal p50 ms",
                "idle: CPU ms/s of a table",
                "of PostgreSQL's",
                "idle: transactions/s",
                "MB, a worker",
                "MB / 1,000 lines",
                "proxy's kB / line",
                "bytes kept / entry",
            ),
            (
                _evening_row(each, used, seconds / 2)
                for each, used in zip(running, idle, strict=True)
            ),
        )


def _evening_row(running: Running, idle: Usage, seconds: float) -> list[str]:
    setup, played, used = running.setup, running.played, running.played.usage
    tables = setup.workers * setup.tables
    return [
        setup.name,
        str(running.crowd.connected),
        str(played.rounds),
        f"{played.ms(used.worker_cpu):.1f}",
        f"{used.worker_instructions / played.rounds / 1e6:.1f}",
        f"{played.ms(used.database_cpu):.2f}" if setup.shared else "",
        f"{played.ms(used.proxy_cpu):.2f}",
        f"{used.entries / played.rounds:.1f}" if setup.shared else "",
        f"{used.transactions / played.rounds:.1f}" if setup.shared else "",
        f"{used.log_bytes / played.rounds / 1000:.1f}" if setup.shared else "",
        f"{played.bytes / played.rounds / 1000:.0f}",
        f"{median(played.waits) * 1000:.0f}",
        f"{idle.worker_cpu / seconds / tables * 1000:.3f}",
        f"{idle.database_cpu / seconds / tables * 1000:.3f}" if setup.shared else "",
        f"{idle.transactions / seconds:.2f}" if setup.shared else "",
        f"{running.base_memory / setup.workers:.0f}",
        f"{running.memory_for_a_thousand:.0f}",
        f"{running.proxy_memory / running.crowd.connected * 1000:.0f}",
        f"{running.kept_for_an_entry():.0f}" if setup.shared else "",
    ]


# -- the database --------------------------------------------------------------------------

TABLES = 1_000
BODY = '{"do":"answer","key":"deal1/round1/ploy/s1","value": 5,"by":"s1"}'
HEARD = 5_000


def append_of_the_store(statement: str) -> str:
    """Return the store's statement for an append with values that pgbench makes up."""
    values = {
        "table_id": "'t' || :table",
        "seq": "ARRAY[nextval('numbers')]",
        "entry_at": "ARRAY[1700000000000]",
        "kind": "ARRAY['game']",
        "body": f"ARRAY['{BODY}']",
        "command": "ARRAY['device-0123456789:' || nextval('numbers')]",
        "at": "1700000000000",
        "within": "10000",
        "news": "'[\"0a1b2c3d\",\"t' || :table || '\",123]'",
    }
    return re.sub(r"(?<!:):(\w+)", lambda found: values[found[1]], statement)


def the_database(seconds: float) -> None:
    """Print how many appends a second PostgreSQL takes, and what it costs a worker to hear of them."""
    append = f"\\set table random(1, {TABLES})\n"
    telling = append + append_of_the_store(APPEND_AND_TELL.text) + ";\n"
    silent = append + append_of_the_store(APPEND_AND_TELL.text.replace(TELL, TELL_NOBODY)) + ";\n"
    news = "'[\"0a1b2c3d\",\"t' || n || '\",123]'"
    tell = f"SELECT pg_notify('companion', {news}) FROM generate_series"  # noqa: S608  # ours
    apart, together = f"{tell}(:table::int, :table::int) AS n;\n", f"{tell}(1, 10) AS n;\n"
    scripts = {
        "telling nobody": silent,
        "telling in the same transaction (the program)": telling,
        "the same, without waiting for the disk": f"SET synchronous_commit = off;\n{telling}",
        "telling in a transaction of its own": silent + apart,
        "telling of ten at once, in a transaction of its own": (
            f"{silent}\\set which random(1, 10)\n\\if :which = 1\n{together}\\endif\n"
        ),
    }
    with tempfile.TemporaryDirectory(prefix="companion-scaling-") as top:
        folder = Path(top) / "0"
        folder.mkdir()
        with a_postgresql(folder) as postgresql, listening(postgresql.url):
            _fill(postgresql.url)
            rows = []
            for clients in (1, 8, 32):
                for name, text in scripts.items():
                    rate, cpu = _pgbench(postgresql, folder, text, clients, seconds)
                    rows.append([name, str(clients), f"{rate:.0f}", f"{cpu * 1000:.3f}"])
            print(f"Appends, one process that listens, {seconds:.0f} s each.\n")
            head = ("", "connections", "appends/s", "PostgreSQL's CPU ms / append")
            print_table(head, rows)
            print(_cost_of_hearing(postgresql.url), flush=True)


def _fill(url: str) -> None:
    """Make the tables that entries belong to."""
    with closing(Store(url)):
        pass
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        every = f"FROM generate_series(1, {TABLES}) AS n"
        connection.execute("CREATE SEQUENCE numbers CACHE 100")
        connection.execute(f"INSERT INTO tables SELECT 't' || n, 'C' || n, '', 0 {every}")
        connection.execute(f"INSERT INTO recent SELECT 't' || n, 1700000000000 {every}")


@contextmanager
def listening(url: str) -> Iterator[None]:
    """Let one connection listen for the block, and read what it hears."""
    import psycopg

    over = threading.Event()
    connection = psycopg.connect(url, autocommit=True)
    connection.execute("LISTEN companion")

    def read() -> None:
        while not over.is_set():
            for _ in connection.notifies(timeout=0.5):
                pass

    thread = threading.Thread(target=read)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        connection.close()


def _pgbench(
    postgresql: PostgreSQL, folder: Path, text: str, clients: int, seconds: float
) -> tuple[float, float]:
    """Return the appends a second, and PostgreSQL's seconds of CPU for one."""
    binaries = programs()
    assert binaries
    path = folder / "script.sql"
    path.write_text(text, encoding="utf-8")
    before = cpu_of_all(postgresql._pid)
    command = [str(binaries / "pgbench"), "-n", "-M", "prepared", "-h", "127.0.0.1"]
    command += ["-p", str(postgresql.port), "-U", "postgres", "-c", str(clients)]
    command += ["-T", str(int(seconds)), "-f", str(path), "postgres"]
    run = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    if run.returncode:
        raise RuntimeError(run.stderr)
    said = run.stdout
    done = re.search(r"number of transactions actually processed: (\d+)", said)
    rate = re.search(r"tps = ([\d.]+)", said)
    assert done, said
    assert rate, said
    time.sleep(0.5)  # its connections end
    return float(rate[1]), (cpu_of_all(postgresql._pid) - before) / int(done[1])


def _cost_of_hearing(url: str) -> str:
    """Return a sentence: what one message costs a worker that does not have the table."""
    import psycopg

    command = [sys.executable, "-m", "companion", "--no-open", "--host", "127.0.0.1"]
    command += ["--port", str(free_port())]
    with (
        psycopg.connect(url, autocommit=True) as connection,
        Served(command, "Press Ctrl-C", env={"DATABASE_URL": url}) as worker,
    ):
        pid = worker.process.pid
        until(lambda: _listeners(connection) >= 2)
        instructions = InstructionsOf([pid])
        _rest(pid)
        cpu, counted = cpu_of(pid), instructions()
        for number in range(HEARD):  # one after another, as they come
            told = News("0a1b2c3d", f"t{number}", number).encode()
            connection.execute("SELECT pg_notify('companion', %s)", [told])
        _rest(pid)
        cpu, counted = cpu_of(pid) - cpu, instructions() - counted
    each = f"{cpu / HEARD * 1e6:.0f} µs of CPU, {counted / HEARD / 1000:.0f} k instructions"
    return f"To hear of an append at a table that it does not have costs a worker {each} ({HEARD:,} heard)."


def _listeners(connection: Any) -> int:
    found = connection.execute(
        "SELECT count(*) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' OR query = 'SELECT 1'"
    ).fetchone()
    return int(found[0])


def _rest(pid: int) -> None:
    """Wait until a process has as good as nothing to do."""
    while True:
        before = cpu_of(pid)
        time.sleep(1.0)
        if cpu_of(pid) - before < 0.03:
            return


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    while not holds():
        time.sleep(0.1)


def main() -> None:
    """Measure, and print the tables."""
    reader = argparse.ArgumentParser(
        prog="python -m tests.bench.bench_scaling", description=__doc__
    )
    reader.add_argument(
        "--parts", default="flat,evening,database", help="which, separated by commas"
    )
    reader.add_argument(
        "--share", type=float, default=0.06, help="of a processor, for each worker; 0: all"
    )
    reader.add_argument("--tables", type=int, default=6, help="for each worker, flat out")
    reader.add_argument("--seconds", type=float, default=6.0, help="of a turn, flat out")
    reader.add_argument("--turns", type=int, default=5)
    reader.add_argument("--evening-tables", type=int, default=40)
    reader.add_argument("--evening-seconds", type=float, default=90.0)
    options = reader.parse_args()
    if sys.platform != "linux" or HAPROXY is None or programs() is None:
        sys.exit(
            "This needs Linux, PostgreSQL and HAProxy (on Debian: apt install postgresql haproxy)."
        )
    one, five, fifteen = os.getloadavg()
    print(f"{platform.platform()}, Python {platform.python_version()}, {os.cpu_count()} cores.")
    print(f"Load before: {one:.1f}, {five:.1f}, {fifteen:.1f}.\n", flush=True)
    share = options.share or None
    if share is not None:
        try:
            Share(share).close()
        except OSError as error:
            print(f"Nobody is held to a share: {error}.\n")
            share = None
    parts = options.parts.split(",")
    if "flat" in parts:
        flat_out(share, options.tables, options.seconds, options.turns)
    if "evening" in parts:
        as_people_play(options.evening_tables, options.evening_seconds)
    if "database" in parts:
        the_database(options.seconds)
    print(f"Load after: {os.getloadavg()[0]:.1f}.")


if __name__ == "__main__":
    main()
