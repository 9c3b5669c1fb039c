"""Two processes on one PostgreSQL: whatever happens at one of them is right at the other, too."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from companion.live.hub import Subscriber
from companion.presenters import Viewer
from companion.storage.errors import unavailable
from companion.storage.moments import Moments
from companion.storage.news import LOG, MOMENT, SCREENS, News, decode
from companion.storage.shared_screens import Screen, SharedScreens
from companion.storage.store import Store
from companion.tables import other_processes
from companion.tables.actor import Actor
from companion.tables.commands.people import RequestRejoin
from companion.tables.question_timer import NOTICED
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.registry import GAMES
from rules.errors import Illegal
from rules.facts import Seat
from tests.patience import PATIENCE
from tests.rules.conformance.rand import open_questions
from tests.tables.table_fixture import Alarm


class Process:
    """One app, as a process of its own would run it; it notes whenever one of its tables changes."""

    def __init__(self, url: str, *, alarms: bool = False, **config: Any) -> None:
        self._changed = threading.Condition()
        self.alarm = Alarm()
        """Rings its timers, if they are ``alarms``."""
        if alarms:
            config["SCHEDULE"] = self.alarm
        given = {"DATABASE": url, "COUNTDOWN": 0.0, "PUBLIC_URL": "http://192.168.1.23:8000"}
        self.app = create_app({**given, **config})
        self.services: Services = self.app.extensions["companion"]
        self.sent: list[object] = []
        self._numbers = 0
        tables, on_change = self.services.tables, self.services.tables._on_change

        def noting(table: Table) -> None:
            on_change(table)
            with self._changed:
                self._changed.notify_all()

        tables._on_change = noting

    def close(self) -> None:
        self.services.close()

    def find(self, code: str) -> Table:
        return self.services.tables.find(code)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; it is asked again at each change."""
        with self._changed:
            assert self._changed.wait_for(holds, PATIENCE)

    def do(self, table: Table, actor: Actor, what: str, **rest: Any) -> dict[str, Any]:
        self._numbers += 1
        message = {"id": f"{id(self)}-{self._numbers}", "do": what, **rest}
        return self.services.acknowledge(table, actor, message)

    def connect(
        self, table: Table, device: str, *, laptop: bool = False, role: str = "board"
    ) -> object:
        """Connect a screen, as a WebSocket does; return what stands for its line."""
        line = object()
        table.connect(device, laptop=laptop)
        self.services.others.connected(line, table, device, laptop=laptop, role=role)
        return line

    def disconnect(self, table: Table, device: str, line: object, *, laptop: bool = False) -> None:
        table.disconnect(device, laptop=laptop, board=line)
        self.services.others.disconnected(line)

    def show(
        self, table: Table, line: object, number: int, pace: float = 1.0, *, dealing: bool = False
    ) -> None:
        """Say what a board has shown, as its page does."""
        table.playback_shown(line, number, pace)
        table.dealing_shown(line, yes=dealing)
        self.services.others.shown(line, number, pace, dealing=dealing)

    def open_pad(self, table: Table, seat: Seat) -> Subscriber:
        """Show a seat's pad, and connect it."""
        screen = self.services.hub.add(table, Viewer("pad", seat))
        self.connect(table, f"device-{seat}", role="pad")
        return screen

    def ring(self, table: Table, seat: Seat) -> dict[str, Any]:
        return self.services.nudge(table, HOST, {"id": "r", "do": "ring", "seat": seat})


@contextmanager
def processes(url: str, count: int = 2, **config: Any) -> Iterator[list[Process]]:
    running = [Process(url, **config) for _ in range(count)]
    try:
        yield running
    finally:
        for each in running:
            each.close()


@pytest.fixture
def two(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Process]]:
    monkeypatch.setattr(other_processes, "RENEW_EVERY", 0.5)  # the slow reading, a little faster
    with processes(postgresql) as running:
        yield running


HOST = Actor("laptop", (), host=True)
NAMES = ("Ana", "Bo", "Cem", "Dee")


def phone(seat: Seat) -> Actor:
    return Actor(f"device-{seat}", (seat,), host=False, seat=seat)


def lay(here: Process, there: Process, game: str = "feast") -> tuple[Table, Table, list[Seat]]:
    """Lay a table with three people at one process, and load it at the other; start a game."""
    table = here.services.tables.make()
    seats = [table.join(f"device-s{n}", name, None) for n, name in enumerate(NAMES, 1)]
    other = there.find(table.code)
    assert here.do(table, HOST, "pick", game=game, options={})["ok"]
    assert here.do(table, HOST, "start")["ok"]
    there.until(lambda: other.referee is not None)
    return table, other, seats


def test_what_is_entered_at_one_is_shown_at_the_other_without_being_asked_for(
    two: list[Process],
) -> None:
    here, there = two
    table, other, seats = lay(here, there)
    screen = there.services.hub.add(other, Viewer("board"), writer=None)
    screen.outbox.take()
    assert here.do(table, HOST, "answer", key="deal1/round1/topic", value=9)["ok"]
    there.until(lambda: other.seq == table.seq)
    frames = screen.outbox.take()
    assert any("9" in frame for frame in frames)
    # Sealed at both; the last one reveals at both, and only once.
    for seat, rank, (process, its) in zip(
        seats, (3, 5, 7, 8), [(here, table), (there, other)] * 2, strict=True
    ):
        done = process.do(its, phone(seat), "answer", key=f"deal1/round1/ploy/{seat}", value=rank)
        assert done["ok"], done
    for process, its in ((here, table), (there, other)):
        process.until(lambda its=its: its.referee is not None and len(its.referee.table.pages) > 1)  # type: ignore[misc]
    opened = [e for e in table.read_log() if e.kind == "game" and e.body["do"] == "open"]
    assert len(opened) == 1
    assert table.read_log() == other.read_log()


def test_who_is_connected_at_one_is_there_at_the_other(two: list[Process]) -> None:
    here, there = two
    table, other, (ana, bo, *_) = lay(here, there)
    board = here.connect(table, "laptop", laptop=True)
    there.connect(other, f"device-{bo}")
    line = here.connect(table, f"device-{ana}")
    there.until(lambda: other.presence.is_connected(ana) and other.presence.host_here)
    here.until(lambda: table.presence.is_connected(bo))
    here.disconnect(table, f"device-{ana}", line)
    there.until(lambda: not other.presence.is_connected(ana))
    here.disconnect(table, "laptop", board, laptop=True)
    there.until(lambda: not other.presence.host_here)
    assert other.presence.is_connected(bo)


def test_a_table_that_is_loaded_later_knows_who_is_connected_elsewhere(two: list[Process]) -> None:
    here, there = two
    table = here.services.tables.make()
    ana = table.join("device-s1", "Ana", None)
    here.connect(table, "device-s1")
    other = there.find(table.code)
    there.connect(other, "somebody")
    there.until(lambda: other.presence.is_connected(ana))


def test_phones_at_one_wait_for_the_board_at_the_other(two: list[Process]) -> None:
    here, there = two
    table, other, seats = lay(here, there)
    board = here.connect(table, "laptop", laptop=True)
    here.show(table, board, 0, 20.0)
    there.connect(other, f"device-{seats[0]}")
    there.until(lambda: bool(other._playback._paces))
    assert here.do(table, HOST, "answer", key="deal1/round1/topic", value=9)["ok"]
    for seat, rank in zip(seats, (3, 5, 7, 8), strict=True):
        assert here.do(table, phone(seat), "answer", key=f"deal1/round1/ploy/{seat}", value=rank)[
            "ok"
        ]
    there.until(lambda: other.playing_back is not None)
    shown = other.playing_back
    assert shown is not None
    here.show(table, board, shown, 20.0)
    there.until(lambda: other.playing_back is None)


def test_what_no_board_can_have_shown_stops_nobody_from_being_heard(
    two: list[Process],
) -> None:
    here, there = two
    table, other, (ana, *_) = lay(here, there)
    for number, pace in ((10**30, 1.0), (0, 10**400), (True, 1.0)):
        line = here.connect(table, "stranger")
        here.services.others.shown(line, number, pace)
    here.connect(table, f"device-{ana}")
    there.until(lambda: other.presence.is_connected(ana))


def test_a_process_that_dies_takes_its_screens_with_it_when_its_lease_ends(
    two: list[Process], postgresql: str
) -> None:
    here, _ = two
    table = here.services.tables.make()
    ana = table.join("device-s1", "Ana", None)
    here.connect(table, "laptop", laptop=True)
    with closing(Store(postgresql)) as dead:
        dead.screens.enter([Screen(dead.process, 1, table.id, "device-s1", laptop=False)])
        dead.tell(SCREENS, [table.id])
        here.until(lambda: table.presence.is_connected(ana))
        with dead._database.writing() as connection:
            over = "UPDATE processes SET until = now() - interval '1 second' WHERE id = :id"
            connection.execute(text(over), {"id": dead.process})
        here.until(lambda: not table.presence.is_connected(ana))
        # One that stood still, and comes back, finds that its lease is over.
        assert not dead.screens.renew()


def test_one_that_stood_still_enters_its_screens_again(two: list[Process], postgresql: str) -> None:
    here, there = two
    table = here.services.tables.make()
    ana = table.join("device-s1", "Ana", None)
    other = there.find(table.code)
    there.connect(other, "somebody")
    here.connect(table, "device-s1")
    there.until(lambda: other.presence.is_connected(ana))
    with closing(Store(postgresql)) as third, third._database.writing() as connection:
        connection.execute(text("DELETE FROM processes"))
    there.services.others._on_gap()
    there.until(lambda: not other.presence.is_connected(ana))
    there.until(lambda: other.presence.is_connected(ana))


def earlier(url: str, name: str, seconds: int) -> None:
    """Let something that stands in the database have been said so many seconds earlier."""
    with closing(Store(url)) as store, store._database.writing() as connection:
        change = "UPDATE moments SET at = at - make_interval(secs => :seconds) WHERE name = :name"
        done = connection.execute(text(change), {"seconds": seconds, "name": name})
        assert done.rowcount == 1


def seal_topic(here: Process, table: Table) -> None:
    assert here.do(table, HOST, "answer", key="deal1/round1/topic", value=9)["ok"]


def test_the_time_for_a_question_is_the_same_at_both_and_at_one_that_comes_later(
    two: list[Process], postgresql: str
) -> None:
    here, there = two
    table, other, seats = lay(here, there)
    for process, its, seat in ((here, table, seats[0]), (there, other, seats[1])):
        process.connect(its, f"device-{seat}")
    assert here.do(table, HOST, "timer", value=600)["ok"]
    seal_topic(here, table)
    there.until(lambda: other.time is not None)
    assert here.do(table, HOST, "pause_time")["ok"]
    there.until(lambda: other.time is not None and other.time.state == "paused")
    assert table.time is not None
    before = table.time.left  # they agree but for what nobody notices
    # The same command again, at the other one: its line has broken before it was acknowledged.
    message = {"id": "again", "do": "add_time", "seconds": 60}
    for process, its in ((here, table), (there, other), (here, table)):
        assert process.services.acknowledge(its, HOST, message)["ok"]
    assert other.time is not None
    assert abs(other.time.left - before - 60_000) <= 1000 * NOTICED
    assert there.do(other, HOST, "resume_time")["ok"]
    here.until(lambda: table.time is not None and table.time.state == "running")
    earlier(postgresql, "time", 300)
    with processes(postgresql, 1) as (late,):
        its = late.find(table.code)
        late.connect(its, f"device-{seats[2]}")
        late.until(lambda: its.time is not None and its.time.left <= before - 239_000)


def test_a_time_that_a_dead_process_held_runs_again(
    two: list[Process], postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    table, other, seats = lay(here, there)
    there.connect(other, f"device-{seats[0]}")
    assert here.do(table, HOST, "timer", value=600)["ok"]
    seal_topic(here, table)
    there.until(lambda: other.time is not None)
    with closing(Store(postgresql)) as dead:
        assert dead.moments is not None
        there.until(lambda: bool(dead.moments and dead.moments.read([table.id], "time")))
        known = dead.moments.read([table.id], "time")[table.id]
        held = {**known.body, "held": True, "left": 100.0}
        assert dead.moments.swap(table.id, "time", known.version, held)
    for process, its in ((here, table), (there, other)):
        process.until(lambda its=its: its.time is not None and its.time.left <= 100_000)  # type: ignore[misc]
    told, swap = threading.Event(), Moments.swap

    def noting(moments: Moments, *given: Any) -> int | None:
        version = swap(moments, *given)
        if version is not None and not given[-1]["held"]:
            told.set()
        return version

    monkeypatch.setattr(Moments, "swap", noting)
    earlier(postgresql, "time", 60)
    assert told.wait(PATIENCE)  # by the slow reading
    assert table.time is not None
    assert table.time.state == "running"


def test_nobody_is_timed_while_a_board_at_the_other_shows_what_to_deal(
    two: list[Process],
) -> None:
    here, there = two
    table, other, seats = lay(here, there)
    board = here.connect(table, "laptop", laptop=True)
    there.connect(other, f"device-{seats[0]}")
    assert here.do(table, HOST, "timer", value=600)["ok"]
    seal_topic(here, table)
    there.until(lambda: other.time is not None)
    here.show(table, board, 0, dealing=True)
    there.until(lambda: other.time is None)
    # Whoever takes the board away, or kills its process, ends that.
    here.disconnect(table, "laptop", board, laptop=True)
    there.until(lambda: other.time is not None)


def test_a_phone_whose_line_is_at_the_other_rings_and_not_more_often_than_at_one(
    two: list[Process], postgresql: str
) -> None:
    here, there = two
    table, other, (ana, bo, *_) = lay(here, there)
    seal_topic(here, table)
    pad = there.open_pad(other, bo)
    there.until(lambda: other.seq == table.seq)
    pad.outbox.take()
    here.until(lambda: table.has_pad_elsewhere(bo))
    rung = threading.Event()
    offer = there.services.hub.on_message

    def noting(about: Table, message: Any) -> None:
        offer(about, message)
        rung.set()

    there.services.others._on_message = noting
    assert here.ring(table, bo) == {"id": "r", "ok": True}
    assert rung.wait(PATIENCE)
    assert '{"ring":""}' in pad.outbox.take()
    for process, its in ((there, other), (here, table)):
        assert process.ring(its, bo)["code"] == "app.rung-already"
    assert pad.outbox.take() == []
    earlier(postgresql, f"ring {bo}", 60)
    assert there.ring(other, bo)["ok"]
    # A board in Ana's hands is no phone of hers that could ring.
    there.connect(other, f"device-{ana}")
    here.until(lambda: table.presence.is_connected(ana))
    assert here.ring(table, ana)["code"] == "app.phone-not-here"


def test_a_process_that_comes_later_knows_how_long_the_host_has_been_gone(
    two: list[Process], postgresql: str
) -> None:
    here, there = two
    table, other, (ana, *_) = lay(here, there)
    there.connect(other, "somebody")
    board = here.connect(table, "laptop", laptop=True)
    there.until(lambda: other.presence.host_here)
    here.disconnect(table, "laptop", board, laptop=True)
    there.until(lambda: not other.presence.host_here)
    with processes(postgresql, 2) as (late, later):
        its = late.find(table.code)
        late.connect(its, f"device-{ana}")
        there.until(lambda: other.presence.is_connected(ana))
        assert not its.presence.host_gone, "they may only have changed to another process"
        here.services.others.close()
        there.services.others.close()
        earlier(postgresql, "host-left", 100)
        its = later.find(table.code)
        later.connect(its, f"device-{ana}")
        later.until(lambda: its.presence.host_gone)


def test_phones_at_one_that_comes_later_wait_for_a_board_that_still_plays(
    two: list[Process], postgresql: str
) -> None:
    here, there = two
    table, _, seats = lay(here, there)
    board = here.connect(table, "laptop", laptop=True)
    here.show(table, board, 0, 20.0)
    seal_topic(here, table)
    for seat, rank in zip(seats, (3, 5, 7, 8), strict=True):
        key = f"deal1/round1/ploy/{seat}"
        assert here.do(table, phone(seat), "answer", key=key, value=rank)["ok"]
    here.until(lambda: table.playing_back is not None)
    shown = table.playing_back
    assert shown is not None
    with processes(postgresql, 1) as (late,):
        its = late.find(table.code)
        late.connect(its, f"device-{seats[0]}")
        late.until(lambda: its.playing_back == shown)
        here.show(table, board, shown, 20.0)
        late.until(lambda: its.playing_back is None)


def test_the_lease_is_renewed_however_much_there_is_to_hear(
    two: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    others = two[0].services.others
    renewed, renew = threading.Semaphore(0), SharedScreens.renew

    def counting(screens: SharedScreens) -> bool:
        renewed.release()
        return renew(screens)

    monkeypatch.setattr(other_processes, "RENEW_EVERY", 0.1)
    monkeypatch.setattr(SharedScreens, "renew", counting)
    monkeypatch.setattr(others, "_tell_hosts", others._wake.set)  # there is always something
    for _ in range(20):
        assert renewed.acquire(timeout=PATIENCE)


def test_a_table_that_waits_for_the_database_keeps_no_other_from_hearing(
    two: list[Process],
) -> None:
    here, there = two
    stuck, its_other, _ = lay(here, there)
    table, other, (ana, *_) = lay(here, there)
    with there.services.tables.find(stuck.code).lock:  # as it does while it appends
        there.services.others._on_gap()  # as now and then: it reads of all tables
        here.connect(stuck, "device-s1")
        here.connect(table, f"device-{ana}")
        done = threading.Thread(
            target=there.until, args=[lambda: other.presence.is_connected(ana)], daemon=True
        )
        done.start()
        done.join(PATIENCE)
        assert other.presence.is_connected(ana)
        assert not its_other.presence.is_connected(Seat("s1"))
    there.until(lambda: its_other.presence.is_connected(Seat("s1")))


def test_while_one_table_is_loaded_the_others_are_there(two: list[Process]) -> None:
    here, there = two
    waiting, loaded = here.services.tables.make(), here.services.tables.make()
    there.find(loaded.code)
    found, go_on = threading.Event(), threading.Event()
    store = there.services.dependencies.store
    find = store.find

    def slow(code: str) -> Any:
        found.set()
        assert go_on.wait(PATIENCE)
        return find(code)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store, "find", slow)
        results: list[Table] = []
        loading = [
            threading.Thread(target=lambda: results.append(there.find(waiting.code)))
            for _ in range(2)
        ]
        for each in loading:
            each.start()
        assert found.wait(PATIENCE)
        assert there.find(loaded.code).code == loaded.code
        assert loaded.id in [each.id for each in there.services.tables.loaded()]
        go_on.set()
        for each in loading:
            each.join(PATIENCE)
    assert results[0] is results[1]


def test_a_reaction_is_seen_on_the_boards_of_all_processes(two: list[Process]) -> None:
    here, there = two
    table, other, (ana, *_) = lay(here, there)
    shown = threading.Event()
    messages: list[object] = []

    def offer(_table: Table, message: object) -> None:
        messages.append(message)
        shown.set()

    there.services.others._on_message = offer
    assert here.services.react(table, phone(ana), {"react": "laugh"})["ok"]
    assert shown.wait(PATIENCE)
    assert messages[0]["reaction"]["kind"] == "laugh"  # type: ignore[index]
    assert other.seq == table.seq


def test_nothing_sealed_is_in_what_processes_say_to_each_other(
    two: list[Process], postgresql: str
) -> None:
    here, there = two
    heard: list[News] = []
    said = threading.Semaphore(0)

    def note(news: News) -> None:
        heard.append(news)
        said.release()

    with closing(Store(postgresql)) as third:
        ready = threading.Event()
        listener = third.listener(note, ready.set)
        listener.start()
        assert ready.wait(PATIENCE)
        table, _, seats = lay(here, there)
        assert here.do(table, HOST, "answer", key="deal1/round1/topic", value=9)["ok"]
        key = f"deal1/round1/ploy/{seats[0]}"
        assert here.do(table, phone(seats[0]), "answer", key=key, value=7)["ok"]
        while not any(news.body.get("seq") == table.seq for news in heard):
            assert said.acquire(timeout=PATIENCE)
        listener.close()
    # Whatever a player has sealed, it is the number of an entry that is told.
    assert {news.what for news in heard} <= {LOG, SCREENS, MOMENT}
    assert all(set(news.body) <= {"seq"} for news in heard)


def test_what_is_missed_while_nobody_listens_is_read_again(two: list[Process]) -> None:
    here, there = two
    table, other, _ = lay(here, there)
    listener = there.services.others._listener
    assert listener is not None
    listener._on_news = lambda _news: None
    assert here.do(table, HOST, "answer", key="deal1/round1/topic", value=9)["ok"]
    there.until(lambda: other.seq == table.seq)  # within a few seconds, by the slow reading


def test_a_table_that_is_deleted_at_one_is_not_found_at_the_other(two: list[Process]) -> None:
    here, there = two
    table = here.services.tables.make()
    there.find(table.code)
    forgotten, forget = threading.Event(), there.services.tables.forget

    def noting(table: Table) -> None:
        forget(table)
        forgotten.set()

    there.services.tables.forget = noting  # type: ignore[method-assign]
    here.services.tables.delete(table.code)
    assert forgotten.wait(PATIENCE)
    with pytest.raises(Illegal):
        there.find(table.code)


def test_a_slow_query_of_one_table_holds_up_no_other(postgresql: str) -> None:
    with closing(Store(postgresql)) as store, closing(Store(postgresql)) as other:
        store.create_table("t1", "WXYZ", at=1_000)
        store.create_table("t2", "ABCD", at=1_000)
        slow = threading.Event()
        go_on = threading.Event()

        def hold() -> None:
            with store._database.writing() as connection:
                connection.execute(text("SELECT * FROM tables WHERE id = 't1' FOR UPDATE"))
                slow.set()
                go_on.wait(PATIENCE)

        holder = threading.Thread(target=hold)
        holder.start()
        assert slow.wait(PATIENCE)
        store.set_setting("meanwhile", "yes")  # while a transaction of the same process is open
        assert other.setting("meanwhile") == "yes"
        go_on.set()
        holder.join()


@pytest.mark.parametrize("junk", ["", "[]", "{}", "[1, 2, 3, 4]", '["a", "log", "t", 7]', "\x00"])
def test_junk_that_somebody_says_is_no_news(junk: str) -> None:
    assert decode(junk) is None


def test_on_sqlite_nothing_is_told_and_nothing_runs() -> None:
    before = threading.active_count()
    app = create_app({})
    others = app.extensions["companion"].others
    table = app.extensions["companion"].tables.make()
    line = object()
    others.connected(line, table, "device", laptop=False)
    others.shown(line, 1, 1.0)
    others.disconnected(line)
    others.send(table, {"reaction": {}})
    others.close()
    assert threading.active_count() == before


def test_what_is_written_while_a_table_is_loaded_is_not_missed(two: list[Process]) -> None:
    here, there = two
    table = here.services.tables.make()
    tables = there.services.tables
    load = tables._load

    def slow(*given: Any) -> Table:
        loaded = load(*given)
        table.join("device-s1", "Ana", None)
        here.connect(table, "laptop", laptop=True)
        here.services.others._tell_screens()
        return loaded

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables, "_load", slow)
        other = there.find(table.code)
    assert [each.name for each in other.roster.seated()] == ["Ana"]
    assert other.presence.host_here


def test_the_countdown_runs_at_both_and_one_opens(two: list[Process], postgresql: str) -> None:
    del two
    with processes(postgresql, 2, COUNTDOWN=3.0, alarms=True) as (here, there):
        table, other, seats = lay(here, there)
        seal_topic(here, table)
        there.until(lambda: other.seq == table.seq)
        for seat, rank, (process, its) in zip(
            seats, (3, 5, 7, 8), [(here, table), (there, other)] * 2, strict=True
        ):
            key = f"deal1/round1/ploy/{seat}"
            assert process.do(its, phone(seat), "answer", key=key, value=rank)["ok"]
        here.until(lambda: table.counting_down)
        assert other.counting_down
        # Somebody takes theirs back at one, and both stop.
        key = f"deal1/round1/ploy/{seats[3]}"
        assert here.do(table, phone(seats[3]), "unseal", key=key)["ok"]
        there.until(lambda: not other.counting_down)
        assert here.do(table, phone(seats[3]), "answer", key=key, value=8)["ok"]
        there.until(lambda: other.counting_down)
        for process in (there, here):
            process.alarm.ring()
        here.until(lambda: not table.counting_down)
        entries = table.read_log()
        opened = [e for e in entries if e.kind == "game" and e.body["do"] == "open"]
        assert len(opened) == 1


def test_that_nothing_can_be_saved_is_over_when_another_process_has_saved_something(
    two: list[Process],
) -> None:
    here, there = two
    table, other, _ = lay(here, there)

    def fail(*_given: Any, **_rest: Any) -> None:
        raise unavailable("unreachable")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(here.services.dependencies.store, "append", fail)
        ack = here.do(table, HOST, "answer", key="deal1/round1/topic", value=9)
        assert ack["code"] == "store"
        assert table.storage_error
    seal_topic(there, other)
    here.until(lambda: table.storage_error is None)


def agree(both: Sequence[tuple[Process, Table]], seats: Sequence[Seat], about: str) -> None:
    """See that all screens of a table are the same at both, as soon as they have read its log."""
    last = max(its.seq for _, its in both)
    for process, its in both:
        process.until(lambda its=its: its.seq == last)  # type: ignore[misc]
    pads = [Viewer("pad", seat) for seat in seats]
    for viewer in (Viewer("board", host=True), Viewer("watch"), *pads):
        drawn = [process.services.renderer.html(its, viewer) for process, its in both]
        assert drawn[0] == drawn[1], about
    told = [process.services.renderer.submissions(its) for process, its in both]
    assert told[0] == told[1], about


def test_all_screens_are_the_same_at_both_wherever_something_is_entered(two: list[Process]) -> None:
    """Answers, seals and reveals, a knock, a correction and a new name, each at one of the two."""
    rng = Random(7)
    for game in GAMES:
        table, other, seats = lay(two[0], two[1], game)
        both = tuple(zip(two, (table, other), strict=True))
        for turn in range(14):
            process, its = rng.choice(both)
            referee = its.referee
            assert referee is not None
            if turn == 5:
                its.execute(RequestRejoin(seats[0]), Actor("lost", (), host=False))
            elif turn == 8:
                assert process.do(its, HOST, "undo")["ok"]
            elif turn == 11:
                done = process.do(its, phone(seats[1]), "rename", name="Zoe", colour="fish")
                assert done["ok"]
            elif referee.ready and referee.current_ask is not None:
                process.do(
                    its, HOST, "open", key=referee.current_ask.key
                )  # the other may have opened it
            elif questions := open_questions(referee):
                pending = rng.choice(questions)
                prompt = referee.resolve(pending)
                value = prompt.dump(prompt.sample(rng))
                who = phone(Seat(str(pending.who))) if pending.who in seats else HOST
                process.do(its, who, "answer", key=pending.key, value=value)
            if turn % 4 == 3:
                agree(both, seats, f"{game}, turn {turn}")
        agree(both, seats, game)
