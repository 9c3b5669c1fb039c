"""The same people at the bare socket layer."""

from __future__ import annotations

from tests.bench import crowd  # isort: skip  # gevent has to come first

import time
from collections.abc import Callable, Iterator
from itertools import count

from gevent import sleep

from tests.wire.socket_client import Line


class Circle:
    """Six who send, and a board: all seven hear the last message of a round."""

    def __init__(self, port: int, table: int, waits: list[float]) -> None:
        self.waits = waits
        self.people = [crowd.Person(Line(port, f"/echo/{table}")) for _ in range(7)]
        self._ids = (f"c{number}" for number in count())

    def play(self, until: float, pause: Callable[[], float]) -> Iterator[None]:
        """Play on until the time is over, yielding after each round."""
        while time.perf_counter() < until:
            seen = [(each, each.look_for(_shown)) for each in self.people]
            acks = []
            last = 0.0
            for person in self.people[:-1]:
                if (seconds := pause()) > 0:
                    sleep(seconds)
                last = time.time()
                acks.append(person.send(next(self._ids), "seal"))
            for event in acks:
                crowd.waited(event)
            for person, event in seen:
                crowd.waited(event)
                self.waits.append(person.seen_at - last)
            yield


def _shown(frame: bytes) -> bool:
    return frame.startswith(b'{"shown"')


if __name__ == "__main__":
    crowd.main(lambda plan, laid, waits: Circle(plan["port"], laid["table"], waits))
