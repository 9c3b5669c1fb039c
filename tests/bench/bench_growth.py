"""``python -m tests.bench.bench_growth``: whether 100,000 tables in the database make anything slower than ten.

With ``--games 40``: whether forty games that have been played at each of ten tables do.

Two real programs run at the same time, one on a database of ten tables, one on a large one. They are asked
for the same by turns, so that a busy machine troubles both alike: to start and show the home page, to lay
a table, to show a table that nobody has asked for since the start and its history, and what ``companion prune``
looks for. Times are milliseconds by the clock, medians; what counts is the ratio. ``--postgresql`` does it there.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from random import Random
from statistics import median
from urllib.request import HTTPCookieProcessor, OpenerDirector, build_opener

from sqlalchemy import create_engine, text

from companion.storage.records import Entry
from companion.storage.store import Store
from companion.tables.log_codec import Change, encode_game_entry
from companion.tables.registry import LETTERS, LONG_CODE_LENGTH
from companion.web.app import create_app
from rules.engine.bot_play import whole_game
from rules.engine.registry import load, meta
from rules.engine.setup import Setup
from rules.facts import Seat
from tests.bench.program import Served
from tests.storage.postgresql import empty_database, server
from tests.wire.players import lay, still

FEW = 10
DAY = 24 * 60 * 60 * 1000
TABLES = text("INSERT INTO tables (id, code, label, created) VALUES (:id, :code, '', :at)")
RECENT = text(
    "INSERT INTO recent (table_id, touched)"
    " SELECT id, created FROM tables WHERE id NOT IN (SELECT table_id FROM recent)"
)
ENTRIES = text(
    "INSERT INTO entries (table_id, seq, at, kind, body)"
    " SELECT tables.id, model.seq, tables.created, model.kind, model.body"
    " FROM tables, entries AS model"
    " WHERE model.table_id = :model AND tables.id NOT IN (SELECT table_id FROM entries)"
)


def fill(url: str, tables: int, games: int) -> tuple[list[str], int]:
    """Put so many tables into a database, all like a real one; return their codes and the time of the oldest five.

    At each, so many games have been played, and the next one has begun.
    """
    app = create_app({"DATABASE": url, "SCHEDULE": still})
    players = meta("feast").least
    code = lay(app, "model", "feast", players, meta("feast").settle(players, {})).code
    store = app.extensions["companion"].dependencies.store
    row = store.find(code)
    assert row is not None
    play(store, row.id, games)
    store.close()
    codes = _codes(tables - 1)
    # A second apart, and all of them some days ago.
    first = row.created - 10 * DAY - 1000 * tables
    rows = [
        {"id": f"old-{number}", "code": each, "at": first + 1000 * number}
        for number, each in enumerate(codes)
    ]
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(TABLES, rows)
        connection.execute(ENTRIES, {"model": row.id})
        connection.execute(RECENT)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE"))
    engine.dispose()
    return codes or [code], first + 5000


def play(store: Store, table: str, games: int) -> None:
    """Let bots play the game that has begun so many times."""
    log = store.load(table)
    start = log[-1]
    setup = Setup(tuple(map(Seat, start.body["seats"])), start.body["options"])
    for seed in range(games):
        referee = whole_game(load("feast"), setup, seed)
        standings = referee.table.standings
        assert standings is not None
        totals = {line.seat: line.total for line in standings.lines}
        end = {"winners": list(referee.table.winners), "totals": totals, "over": True}
        changes = [
            *map(encode_game_entry, referee.log),
            Change("close", end),
            Change(start.kind, start.body),
        ]
        new = [
            Entry(seq, start.at, each.kind, each.body)
            for seq, each in enumerate(changes, log[-1].seq + 1)
        ]
        store.append(table, new)
        log += new


def _codes(count: int) -> list[str]:
    rng, found = Random(1), dict[str, None]()
    while len(found) < count:
        found["".join(rng.choice(LETTERS) for _ in range(LONG_CODE_LENGTH))] = None
    return list(found)


class House:
    """A program on a database, and the laptop's browser."""

    def __init__(self, url: str, tables: int, games: int = 0) -> None:
        self.url = url
        codes, self.five = fill(url, tables, games)
        self._codes = iter(Random(2).sample(codes, FEW - 1))

    def start(self, stack: ExitStack) -> float:
        """Start the program and open the home page; return the milliseconds until it was there."""
        begin = time.perf_counter()
        command = [sys.executable, "-m", "companion", "--no-open", "--host", "127.0.0.1"]
        given = {"DATABASE_URL": self.url}
        self.served = stack.enter_context(Served([*command, "--port", "0"], "Press Ctrl-C", given))
        self._browser: OpenerDirector = build_opener(HTTPCookieProcessor(CookieJar()))
        link = next(word for word in self.served.said.split() if "/laptop/" in word)
        self._at = link.partition("/laptop/")[0]
        self._open(link)
        return (time.perf_counter() - begin) * 1000

    def _open(self, link: str, data: bytes | None = None) -> float:
        begin = time.perf_counter()
        self._browser.open(link, data).close()  # our own program
        return (time.perf_counter() - begin) * 1000

    def home(self) -> float:
        """Show the home page."""
        return self._open(f"{self._at}/")

    def lay(self) -> float:
        """Lay a table, and show its board."""
        return self._open(f"{self._at}/tables", b"")

    def again(self) -> float:
        """Find a table again after days."""
        return self._open(f"{self._at}/code?code={next(self._codes)}")

    def history(self) -> float:
        """Show the history of a table, with what everybody has won."""
        return self._open(f"{self._at}/history/{next(self._codes)}")

    def prune(self) -> float:
        """Find the five oldest tables, as ``companion prune`` does."""
        with closing(Store(self.url)) as store:
            begin = time.perf_counter()
            found = store.tables_untouched_since(self.five)
            took = (time.perf_counter() - begin) * 1000
        assert len(found) == 5, len(found)
        return took


@contextmanager
def databases(count: int, *, postgresql: bool) -> Iterator[list[str]]:
    """Give empty databases."""
    with ExitStack() as stack:
        if postgresql:
            there = stack.enter_context(server()).url
            yield [stack.enter_context(empty_database(there)) for _ in range(count)]
        else:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            yield [f"sqlite:///{folder / f'{number}.db'}" for number in range(count)]


def main() -> None:
    """Measure, and print a table in Markdown."""
    reader = argparse.ArgumentParser(prog="python -m tests.bench.bench_growth", description=__doc__)
    reader.add_argument("--tables", type=int, default=100_000)
    reader.add_argument("--games", type=int, default=0)
    reader.add_argument("--times", type=int, default=30)
    reader.add_argument("--postgresql", action="store_true")
    options = reader.parse_args()
    with databases(2, postgresql=options.postgresql) as urls:
        tables = FEW if options.games else options.tables
        few, many = House(urls[0], FEW), House(urls[1], tables, options.games)
        took: dict[str, tuple[list[float], list[float]]] = {}

        def measure(what: str, do: Callable[[House], float], times: int) -> None:
            both = took.setdefault(what, ([], []))
            for _ in range(times):
                for one, house in zip(both, (few, many), strict=True):
                    one.append(do(house))

        def start(house: House) -> float:
            with ExitStack() as stack:
                return house.start(stack)

        measure("start, until the home page is there", start, 5)
        with ExitStack() as stack:
            for house in (few, many):
                house.start(stack)
            measure("home page", House.home, options.times)
            measure("laying a table", House.lay, options.times)
            # Each of them once: afterwards it is in memory.
            measure("a table found again", House.again, FEW // 2 - 1)
            measure("its history", House.history, FEW // 2 - 1)
            measure("what prune looks for", House.prune, options.times)
    other = f"{options.games} games at each" if options.games else f"{tables:,}"
    print(f"| | {FEW} tables, ms | {other}, ms | ratio |\n|---|---|---|---|")
    for what, (small, large) in took.items():
        ours, theirs = median(small), median(large)
        print(f"| {what} | {ours:.1f} | {theirs:.1f} | {theirs / ours:.2f} |")


if __name__ == "__main__":
    main()
