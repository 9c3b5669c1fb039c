"""The people: a process that plays at many tables at once, and measures what they wait for.

It reads a plan from its standard input and writes its findings to its standard output, as JSON.
Every reveal is timed from the sending of the last sealed ploy to its arrival at each socket.
"""

from __future__ import annotations

from gevent import monkey

monkey.patch_all()

import gc  # noqa: E402  # gevent has to come first
import json  # noqa: E402
import re  # noqa: E402
import sys  # noqa: E402
import time  # noqa: E402
from collections.abc import Callable, Iterator  # noqa: E402
from itertools import count  # noqa: E402
from random import Random  # noqa: E402
from typing import Any  # noqa: E402

from gevent import get_hub, joinall, sleep, spawn, spawn_later  # noqa: E402
from gevent.event import Event  # noqa: E402
from gevent.pool import Pool  # noqa: E402

from tests.patience import PATIENCE  # noqa: E402
from tests.wire.socket_client import Ended, Line  # noqa: E402

_PLAYBACK = re.compile(rb'"show":\{"number":(\d+)')
"""The number of what a frame brings to the board to be played."""
_ASKS = re.compile(rb'(?<!data-amend=)\\"[^"\\]*/ploy/')
"""A ploy that a frame asks a pad for; entries that clash are only offered to be changed."""


class Person:
    """One socket at a table, read as fast as it comes."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.acks: dict[str, Event] = {}
        self._sign: Callable[[bytes], bool] = _never
        self.on_frame: Callable[[bytes], object] = _never
        self._seen = Event()
        self.seen_at = 0.0
        self.frames = self.bytes = 0
        spawn(self._read)

    def _read(self) -> None:
        try:
            while True:
                self.take(self.line.text())
        except (Ended, OSError):
            return

    def take(self, text: bytes) -> None:
        """Take what has come."""
        self.frames += 1
        self.bytes += len(text)
        if text.startswith(b'{"ack"'):
            ack = json.loads(text)["ack"]
            if not ack["ok"]:
                raise AssertionError(ack)
            self.acks.pop(ack["id"]).set()
            return
        self.on_frame(text)
        if self._sign(text):
            self._sign = _never
            self.seen_at = self.line.arrived
            self._seen.set()

    def look_for(self, sign: Callable[[bytes], bool]) -> Event:
        """Return what is set when a frame has come that has the sign; ``seen_at`` says when."""
        self._sign, self._seen = sign, Event()
        return self._seen

    def send(self, identity: str, do: str, **more: Any) -> Event:
        """Send a command; what is returned is set when it is acknowledged."""
        event = self.acks[identity] = Event()
        self.line.send({"id": identity, "do": do, **more})
        return event


def waited(event: Event) -> None:
    """Wait for something that has to come.

    :raises AssertionError: when it does not.
    """
    assert event.wait(PATIENCE), "nothing came"


class Roster:
    """A table whose people play a script, round after round."""

    def __init__(
        self,
        port: int,
        laid: dict[str, Any],
        turns: list[Any],
        waits: list[float],
        *,
        plays: bool = False,
    ) -> None:
        self.plays = plays
        self.turns = turns
        self.waits = waits
        code = laid["code"]
        self.board = Person(Line(port, f"/link/{code}/board", laid["host"]["cookie"]))
        self.seats: dict[str | None, Person] = {None: self.board}
        for guest in laid["guests"]:
            path = f"/link/{code}/pad?seat={guest['seat']}"
            self.seats[guest["seat"]] = Person(Line(port, path, guest["cookie"]))
        self.people = list(self.seats.values())
        self._pause: Callable[[], float] = _at_once
        if plays:
            self.board.on_frame = self._play_back
            self._show(0)
        self._ids = (f"c{number}" for number in count())
        self._ahead = self._every_turn()

    def _show(self, number: int) -> None:
        """Say that the board has played everything up to a number."""
        self.board.line.send({"shown": number})

    def _play_back(self, frame: bytes) -> None:
        """Play what a frame brings to the board, as long as people talk."""
        if number := _PLAYBACK.search(frame):
            spawn_later(self._pause(), self._show, int(number[1]))

    def _every_turn(self) -> Iterator[Any]:
        """Yield the turns of one game after the other; starting the next one is a turn too."""
        while True:
            yield from self.turns
            yield None

    def play(self, until: float, pause: Callable[[], float]) -> Iterator[None]:
        """Play on until the time is over, yielding after each reveal."""
        self._pause = pause
        while time.perf_counter() < until:
            turn = next(self._ahead)
            if turn is None:
                waited(self.board.send(next(self._ids), "play_again"))
                continue
            _, sealed, answers = turn
            if sealed:
                self._sealed(answers, pause)
                yield
            else:
                for seat, key, value in answers:
                    waited(self._answer(seat, key, value))

    def _answer(self, seat: str | None, key: str, value: Any) -> Event:
        return self.seats[seat].send(next(self._ids), "answer", key=key, value=value)

    def _sealed(self, answers: list[Any], pause: Callable[[], float]) -> None:
        on_pad = looking_up_or_opened if self.plays else opened
        signs = [
            (person, person.look_for(turned_over if person is self.board else on_pad))
            for person in self.seats.values()
        ]
        acks = []
        last = 0.0
        for seat, key, value in answers:
            if (seconds := pause()) > 0:
                sleep(seconds)
            last = time.time()
            acks.append(self._answer(seat, key, value))
        for event in acks:
            waited(event)
        for person, event in signs:
            waited(event)
            self.waits.append(person.seen_at - last)


def _at_once() -> float:
    return 0.0


def _never(_frame: bytes) -> bool:
    return False


def turned_over(frame: bytes) -> bool:
    """Whether a frame shows the board's places, and nobody is awaited there or sealed any more."""
    return b'"stage":' in frame and b'"awaited\\"' not in frame and b'"sealed\\"' not in frame


def opened(frame: bytes) -> bool:
    """Whether a frame shows a pad something else than its ploy, to be chosen or sealed.

    A pad that is slow may never have been shown either.
    """
    return b'"main":' in frame and not _ASKS.search(frame) and b'id=\\"sealed\\"' not in frame


def looking_up_or_opened(frame: bytes) -> bool:
    """Whether a frame tells a pad to look at the board, or shows what happened, if the board is done."""
    return b'"look":"<' in frame or opened(frame)


def main(seat: Callable[[dict[str, Any], dict[str, Any], list[float]], Any]) -> None:
    """Play as the plan says; ``seat`` makes a players of the plan, of what was laid, and of waits."""
    plan = json.loads(sys.stdin.readline())
    waits: list[float] = []
    pool = Pool(50)
    parties = pool.map(lambda laid: seat(plan, laid, waits), plan["laid"])
    gc.disable()  # a sweep through all these people would be measured as the program's slowness
    say({"connected": sum(len(players.people) for players in parties)})
    rounds = [0]
    # In a thread: the people go on answering to pings while nothing is to be played.
    while line := get_hub().threadpool.apply(sys.stdin.readline):
        stage = json.loads(line)
        waits.clear()
        rounds[0] = 0
        start = time.perf_counter()
        runs = [
            spawn(run, players, stage, Random(number), start, rounds)
            for number, players in enumerate(parties)
        ]
        joinall(runs, raise_error=True)
        people = [person for players in parties for person in players.people]
        say(
            {
                "seconds": time.perf_counter() - start,
                "rounds": rounds[0],
                "waits": waits,
                "frames": sum(person.frames for person in people),
                "bytes": sum(person.bytes for person in people),
            }
        )


def run(players: Any, stage: dict[str, Any], rng: Random, start: float, rounds: list[int]) -> None:
    """Play at one table for a stage: flat out, or at the pace of people."""
    pace: float = stage["pace"]
    until = start + stage["seconds"]
    if pace:
        sleep(rng.uniform(0, pace))
    # Seven pauses on average make a round: six ploys, and the talk between two rounds.
    pause = (lambda: rng.uniform(0, 2 * pace / 6)) if pace else (lambda: 0.0)
    for _ in players.play(until, pause):
        rounds[0] += 1


def say(what: dict[str, Any]) -> None:
    """Report."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(
        lambda plan, laid, waits: Roster(
            plan["port"], laid, plan["turns"], waits, plays=plan["plays"]
        )
    )
