"""Several processes on one PostgreSQL: one has a table, the others give it up, and nothing is lost or wrong."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from companion.live.hub import Subscriber
from companion.presenters import Viewer
from companion.presenters.sentences import speaking_as
from companion.storage import notifications
from companion.storage.errors import Conflict
from companion.storage.notifications import Notification, decode
from companion.storage.store import Store
from companion.tables.actor import Actor
from companion.tables.commands.people import RequestRejoin
from companion.tables.table import Table, TableObserver
from companion.web.app import create_app
from companion.web.services import Services
from companion.words.arguments import NOBODY
from companion.words.language import SOURCE
from rules.errors import Illegal
from rules.facts import Seat
from tests.patience import PATIENCE
from tests.rules.conformance.rand import open_questions
from tests.tables.table_fixture import Alarm
from tests.wire.players import still

ASK_AGAIN = 0.1
"""Seconds after which it is asked again, where nothing said that a table has left memory."""


class Process(TableObserver):
    """One app, as a process of its own would run it; it notes whenever one of its tables leaves memory."""

    def __init__(self, url: str, *, alarms: bool = False, **config: Any) -> None:
        self._changed = threading.Condition()
        self.alarm = Alarm()
        """Rings its timers, if they are ``alarms``."""
        if alarms:
            config["SCHEDULE"] = self.alarm
        given = {"DATABASE": url, "COUNTDOWN": 0.0, "PUBLIC_URL": "http://192.168.1.23:8000"}
        self.app = create_app({**given, **config})
        self.services: Services = self.app.extensions["companion"]
        self._numbers = 0
        self.services.tables.observe(self)

    def on_leave(self, table: Table) -> None:
        del table
        with self._changed:
            self._changed.notify_all()

    def close(self) -> None:
        self.services.close()

    def find(self, code: str) -> Table:
        return self.services.tables.find(code)

    def until(self, holds: Callable[[], bool]) -> None:
        """Wait until something holds; it is asked again when a table has left memory, and now and then."""
        limit = time.monotonic() + PATIENCE
        with self._changed:
            while not holds():
                if time.monotonic() > limit:
                    raise TimeoutError
                self._changed.wait(ASK_AGAIN)

    def do(self, table: Table, actor: Actor, what: str, **rest: Any) -> dict[str, Any]:
        self._numbers += 1
        message = {"id": f"{id(self)}-{self._numbers}", "do": what, **rest}
        with self.speaking():
            return self.services.acknowledge(table, actor, message)

    def do_found(self, code: str, actor: Actor, what: str, **rest: Any) -> dict[str, Any]:
        """Send a command, again and again under the same name, to the table as it is found here."""
        self._numbers += 1
        message = {"id": f"{id(self)}-{self._numbers}", "do": what, **rest}
        while True:
            with suppress(Conflict), self.speaking():
                return self.services.acknowledge(self.find(code), actor, message)

    def speaking(self) -> AbstractContextManager[None]:
        """Speak English, as a request does."""
        return speaking_as(self.services.languages[SOURCE], NOBODY)

    def open(self, code: str, viewer: Viewer, device: str = "") -> Subscriber:
        """Show a screen, as a line does that the proxy sends here."""
        table = self.services.others.claim(self.find(code))
        screen = self.services.hub.add(table, viewer)
        table.connect(device or viewer.role)
        screen.outbox.take()
        return screen

    def missing(self) -> None:
        """Hear nothing from now on, as if the connection were cut."""
        listener = self.services.others._listener
        assert listener is not None
        listener._handler = Nobody()


class Nobody:
    """Hears nothing."""

    def on_notification(self, notification: Notification) -> None:
        pass

    def on_listening(self) -> None:
        pass

    def check(self) -> None:
        pass


@contextmanager
def processes(url: str, count: int = 2, **config: Any) -> Iterator[list[Process]]:
    running = [Process(url, **config) for _ in range(count)]
    try:
        yield running
    finally:
        for each in running:
            each.close()


@pytest.fixture
def two(postgresql: str) -> Iterator[list[Process]]:
    with processes(postgresql) as running:
        for each in running:
            until_heard(each, running)
        yield running


def until_heard(process: Process, running: list[Process]) -> None:
    """Wait until a process listens: it hears that another one has a table."""
    teller = next(each for each in running if each is not process)
    table = process.find(teller.services.tables.make().code)
    store = teller.services.dependencies.store

    def heard() -> bool:
        store.claim([table.id])
        return table.given_up

    process.until(heard)


HOST = Actor("laptop", (), host=True)
BOARD = Viewer("board", host=True)
NAMES = ("Ana", "Bo", "Cem", "Dee")
TOPIC = "deal1/round1/topic"


def phone(seat: Seat) -> Actor:
    return Actor(f"device-{seat}", (seat,), host=False, seat=seat)


def lay(here: Process, game: str = "feast") -> tuple[Table, list[Seat]]:
    """Lay a table with four people at a process, and start a game."""
    table = here.services.tables.make()
    seats = [table.join(f"device-s{n}", name, None) for n, name in enumerate(NAMES, 1)]
    assert here.do(table, HOST, "choose_game", game=game, options={})["ok"]
    assert here.do(table, HOST, "start_game")["ok"]
    return table, seats


def opened(table: Table) -> int:
    return sum(e.kind == "game" and e.body["do"] == "open" for e in table.read_log())


def test_who_hears_that_another_has_appended_gives_the_table_up_and_closes_its_lines(
    two: list[Process],
) -> None:
    here, there = two
    table, _ = lay(here)
    other = there.find(table.code)
    screen = there.services.hub.add(other, BOARD)
    other_table, _ = lay(there)
    unconcerned = there.services.hub.add(other_table, BOARD)
    assert here.do(table, HOST, "answer", key=TOPIC, value=9)["ok"]
    there.until(lambda: screen.outbox.closed)
    assert other.given_up
    assert not unconcerned.outbox.closed
    assert not table.given_up
    # It comes back as the log has it.
    there.services.hub.remove(other, screen)
    again = there.find(table.code)
    assert again is not other
    assert again.seq == table.seq


def test_when_the_first_screen_comes_to_another_process_those_at_this_one_follow(
    two: list[Process],
) -> None:
    here, there = two
    table, (ana, *_) = lay(here)
    screens = [here.open(table.code, BOARD), here.open(table.code, Viewer("pad", ana))]
    there.open(table.code, Viewer("watch"))
    here.until(lambda: all(each.outbox.closed for each in screens))
    assert table.given_up
    # They come there, and nobody is sent away any more.
    there_screens = [there.open(table.code, BOARD), there.open(table.code, Viewer("pad", ana))]
    assert there.do_found(table.code, HOST, "answer", key=TOPIC, value=9)["ok"]
    assert not any(each.outbox.closed for each in there_screens)


def test_what_was_read_already_is_no_reason_to_give_up(two: list[Process]) -> None:
    here, there = two
    table, _ = lay(here)
    tables = here.services.tables
    here.services.others.on_notification(Notification("somebody", table.id, table.seq))
    assert tables.in_memory(table.code) is table
    here.services.others.on_notification(Notification("somebody", table.id, table.seq + 1))
    assert tables.in_memory(table.code) is None
    there.services.others.on_notification(
        Notification("somebody", table.id, 1)
    )  # it has never been in memory


def test_one_that_has_missed_what_was_told_is_refused_by_the_log_and_gives_up(
    two: list[Process],
) -> None:
    here, there = two
    table, (ana, *_) = lay(here)
    there.missing()
    other = there.find(table.code)
    screen = there.services.hub.add(other, BOARD)
    assert here.do(table, HOST, "answer", key=TOPIC, value=9)["ok"]
    with pytest.raises(Conflict):
        there.do(other, HOST, "answer", key=TOPIC, value=5)
    assert screen.outbox.closed
    assert there.do_found(table.code, phone(ana), "answer", key=f"deal1/round1/ploy/{ana}", value=3)
    answers = [e.body["value"] for e in table.read_log() if e.kind == "game" and "value" in e.body]
    assert answers == [9, 3]


def test_before_a_first_screen_is_shown_the_table_is_as_its_log_has_it(two: list[Process]) -> None:
    here, there = two
    table, _ = lay(here)
    there.missing()
    there.find(table.code)  # in memory, and out of date at once
    assert here.do(table, HOST, "answer", key=TOPIC, value=9)["ok"]
    assert there.services.others.claim(there.find(table.code)).seq == table.seq


def test_what_is_missed_while_nobody_listens_is_noticed_when_somebody_does(
    two: list[Process], postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "RECONNECT_AFTER", (0.0,) * 3)
    here, there = two
    table, _ = lay(here)
    other = there.find(table.code)
    screen = there.services.hub.add(other, BOARD)
    with monkeypatch.context() as deaf:
        deaf.setattr(there.services.others, "on_notification", Nobody().on_notification)
        assert here.do(table, HOST, "answer", key=TOPIC, value=9)["ok"]
        cut_those_who_listen(postgresql)
        there.until(lambda: screen.outbox.closed)
    assert other.given_up


def cut_those_who_listen(url: str) -> None:
    """Let PostgreSQL close the connections on which processes listen."""
    ends = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query IN (:begins, :goes_on)"
    )
    with closing(Store(url)) as store, store._database.writing() as connection:
        connection.execute(text(ends), {"begins": "LISTEN companion", "goes_on": "SELECT 1"})


def test_a_process_hears_again_after_something_has_failed_there_that_nobody_expected(
    two: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    table, _ = lay(here)
    other = there.find(table.code)
    failed = threading.Event()

    def fail(_: Notification) -> None:
        failed.set()
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr(there.services.others, "on_notification", fail)
        assert here.do(table, HOST, "answer", key=TOPIC, value=9)["ok"]
        assert failed.wait(PATIENCE)
    there.until(lambda: other.given_up)


def test_screens_that_came_to_two_while_nobody_listened_meet_again(
    two: list[Process], postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "RECONNECT_AFTER", (0.0,) * 3)
    here, there = two
    table, _ = lay(here)
    board = here.open(table.code, BOARD)
    claimed = threading.Event()
    with monkeypatch.context() as deaf:
        deaf.setattr(here.services.others, "on_notification", lambda _: claimed.set())
        watch = there.open(table.code, Viewer("watch"))
        assert claimed.wait(PATIENCE)
    assert not board.outbox.closed
    cut_those_who_listen(postgresql)
    # Whichever listens again first, the other one's screens come back, to it or to where the proxy sends them.
    here.until(lambda: board.outbox.closed or watch.outbox.closed)


def test_a_table_that_waits_for_the_database_keeps_no_other_from_being_heard(
    two: list[Process],
) -> None:
    here, there = two
    stuck, _ = lay(there)
    table, _ = lay(here)
    other = there.find(table.code)
    with stuck.lock:  # as it does while it appends
        checking = threading.Thread(target=there.services.others.check)
        checking.start()
        checking.join(PATIENCE)
        assert not checking.is_alive()
        assert here.do(table, HOST, "answer", key=TOPIC, value=9)["ok"]
        there.until(lambda: other.given_up)


def test_that_a_table_was_deleted_is_noticed_though_nobody_heard_it(two: list[Process]) -> None:
    here, there = two
    table, _ = lay(here)
    there.services.others.on_notification = Nobody().on_notification  # type: ignore[method-assign]
    screen = there.open(table.code, BOARD)
    here.services.tables.delete(table.code)
    there.services.others.check()
    assert screen.outbox.closed


def test_of_two_that_count_down_one_opens(two: list[Process], postgresql: str) -> None:
    del two
    with processes(postgresql, 2, COUNTDOWN=3.0, alarms=True) as running:
        here, there = running
        table, seats = lay(here)
        for who, key, value in [
            (HOST, TOPIC, 9),
            *((phone(s), f"deal1/round1/ploy/{s}", 3 + 2 * n) for n, s in enumerate(seats)),
        ]:
            assert here.do(table, who, "answer", key=key, value=value)["ok"]
        there.missing()
        other = there.find(table.code)
        assert table.counting_down
        assert other.counting_down
        for process in (here, there):
            process.alarm.ring()
        assert opened(table) == 1
        assert other.given_up


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


def test_nothing_that_was_entered_is_in_what_processes_tell_each_other(
    two: list[Process], postgresql: str
) -> None:
    here, _ = two
    heard: list[Notification] = []
    said = threading.Semaphore(0)
    ready = threading.Event()

    class Third(Nobody):
        def on_listening(self) -> None:
            ready.set()

        def on_notification(self, notification: Notification) -> None:
            heard.append(notification)
            said.release()

    with closing(Store(postgresql)) as third:
        listener = third.listener(Third())
        listener.start()
        assert ready.wait(PATIENCE)
        table, seats = lay(here)
        assert here.do(table, HOST, "answer", key=TOPIC, value=9)["ok"]
        key = f"deal1/round1/ploy/{seats[0]}"
        assert here.do(table, phone(seats[0]), "answer", key=key, value=7)["ok"]
        while not any(each.seq == table.seq for each in heard):
            assert said.acquire(timeout=PATIENCE)
        listener.close()
    process = here.services.dependencies.store.process
    assert {(each.process, each.table) for each in heard} == {(process, table.id)}


def test_a_table_that_is_deleted_at_one_is_not_found_at_the_other(two: list[Process]) -> None:
    here, there = two
    table = here.services.tables.make()
    screen = there.open(table.code, BOARD)
    here.services.tables.delete(table.code)
    there.until(lambda: screen.outbox.closed)
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


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "[]",
        "{}",
        "[1, 2, 3]",
        '["a", "t", "7"]',
        '["a", "t", true]',
        '["a", "t", -1]',
        "\x00",
        pytest.param(7_900 * "[", id="nested"),
    ],
)
def test_junk_that_somebody_says_is_no_news(junk: str) -> None:
    assert decode(junk) is None


def test_on_sqlite_nothing_is_told_and_nothing_runs() -> None:
    before = threading.active_count()
    services = create_app({"SCHEDULE": still}).extensions["companion"]
    table = services.tables.make()
    assert services.others.claim(table) is table
    services.others.close()
    assert threading.active_count() == before


def test_wherever_something_is_entered_all_screens_are_right_after_they_came_back(
    two: list[Process],
) -> None:
    """Answers, seals and reveals, a knock, a correction and a new name, each at one of the two."""
    rng = Random(7)
    for game in ("feast", "liar", "anygame"):
        laid, seats = lay(two[0], game)
        code = laid.code
        pads = [Viewer("pad", seat) for seat in seats]
        for turn in range(14):
            process = rng.choice(two)
            screens = [process.open(code, viewer) for viewer in (BOARD, Viewer("watch"), *pads)]
            until_alone(two, process, code)
            table = process.find(code)
            referee = table.referee
            assert referee is not None
            if turn == 5:
                table.execute(RequestRejoin(seats[0]), Actor("lost", (), host=False))
            elif turn == 8:
                assert process.do_found(code, HOST, "undo")["ok"]
            elif turn == 11:
                done = process.do_found(code, phone(seats[1]), "rename", name="Zoe", colour="fish")
                assert done["ok"]
            elif referee.ready and referee.current_ask is not None:
                process.do_found(code, HOST, "reveal", key=referee.current_ask.key)
            elif questions := open_questions(referee):
                pending = rng.choice(questions)
                prompt = referee.resolve(pending)
                value = prompt.dump(prompt.sample(rng))
                who = phone(Seat(str(pending.who))) if pending.who in seats else HOST
                process.do_found(code, who, "answer", key=pending.key, value=value)
            assert not any(each.outbox.closed for each in screens)
            if turn % 4 == 3:
                agree(two, code, seats, f"{game}, turn {turn}")


def until_alone(both: list[Process], process: Process, code: str) -> None:
    """Wait until no other process has a table any more."""
    for each in both:
        if each is not process:
            each.until(lambda each=each: each.services.tables.in_memory(code) is None)  # type: ignore[misc]


def agree(both: list[Process], code: str, seats: list[Seat], about: str) -> None:
    """See that all screens of a table are the same wherever they come to."""
    viewers = [BOARD, Viewer("watch"), *(Viewer("pad", seat) for seat in seats)]
    drawn = []
    for process in both:
        table = process.services.others.claim(process.find(code))
        for viewer in viewers:
            table.connect(viewer.seat or viewer.role)
        until_alone(both, process, code)
        shown = [process.services.renderer.html(table, viewer) for viewer in viewers]
        drawn.append((shown, process.services.renderer.data(table, BOARD)))
    assert drawn[0] == drawn[1], about
