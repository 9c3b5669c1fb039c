"""What can wait is done in turn, each thing once, when there is nothing to hear; but it is done."""

from __future__ import annotations

from gevent import joinall, socket, spawn
from gevent.event import Event

from companion.live.idle_queue import IdleQueue
from tests.patience import PATIENCE


def test_one_thing_after_another_and_each_once() -> None:
    done: list[str] = []
    spare, over = IdleQueue(), Event()
    spare("a", lambda: done.append("a"))
    spare("b", lambda: done.append("b"))
    spare("a", lambda: done.append("a again"))
    spare("end", over.set)
    assert done == []
    assert over.wait(PATIENCE)
    assert done == ["a", "b"]


def test_what_is_due_once_more_while_it_is_done_is_done_once_more() -> None:
    done: list[int] = []
    spare, over = IdleQueue(), Event()

    def again() -> None:
        done.append(len(done))
        spare("it", again if len(done) < 3 else over.set)

    spare("it", again)
    assert over.wait(PATIENCE)
    assert done == [0, 1, 2]


def test_whoever_says_something_is_heard_before_the_next_thing_is_done(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    ours, theirs = pair
    done: list[str] = []
    spare, over = IdleQueue(), Event()

    def hear() -> None:
        ours.recv(1)
        done.append("submissions")

    listening = spawn(hear)

    def first() -> None:
        done.append("first")
        theirs.sendall(b"!")

    spare("first", first)
    spare("second", lambda: done.append("second"))
    spare("end", over.set)
    assert over.wait(PATIENCE)
    joinall([listening], PATIENCE, raise_error=True)
    assert done == ["first", "submissions", "second"]


def test_it_is_done_even_while_people_talk_without_end(
    pair: tuple[socket.socket, socket.socket],
) -> None:
    talking, over = True, Event()

    def talk(mine: socket.socket) -> None:
        while talking:
            mine.sendall(mine.recv(1))

    for each in pair:
        spawn(talk, each)
        each.sendall(b"!")
    spare = IdleQueue()
    for name in range(5):
        spare(name, lambda: None)
    spare("end", over.set)
    assert over.wait(PATIENCE)
    talking = False


def test_one_that_waits_does_not_hold_up_the_others() -> None:
    spare, waited, over = IdleQueue(), Event(), Event()
    spare("waits", waited.wait)
    spare("end", over.set)
    assert over.wait(PATIENCE)
    waited.set()
