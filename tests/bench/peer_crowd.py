"""The same people at a boardgame.io server: its own protocol, over the same sockets."""

from __future__ import annotations

from tests.bench import crowd  # isort: skip  # gevent has to come first

import json
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any
from urllib.request import Request, urlopen

from gevent import sleep

from tests.patience import PATIENCE
from tests.wire.socket_client import TEXT, Line


class Person(crowd.Person):
    """One socket at a match: a player, or somebody who watches."""

    def __init__(self, port: int, match: str, player: str | None, credentials: str | None) -> None:
        self.match, self.player, self.credentials = match, player, credentials
        line = Line(port, "/socket.io/?EIO=4&transport=websocket")
        line.text()
        line.frame(TEXT, b"40/feast,")
        line.text()
        super().__init__(line)
        synced = self.look_for(lambda text: b'"sync"' in text)
        self.emit("sync", match, player, credentials, 6)
        crowd.waited(synced)

    def emit(self, *event: Any) -> None:
        self.line.frame(TEXT, b"42/feast," + json.dumps(event).encode())

    def take(self, text: bytes) -> None:
        if text == b"2":
            self.line.frame(TEXT, b"3")
        else:
            super().take(text)

    def play(self, place: int) -> None:
        """Seal the number at a place in the hand."""
        payload = {
            "type": "ploy",
            "args": [place],
            "playerID": self.player,
            "credentials": self.credentials,
        }
        self.emit("update", {"type": "MAKE_MOVE", "payload": payload}, 0, self.match, self.player)


class Match:
    """A match of six, and a board that watches."""

    def __init__(self, port: int, waits: list[float]) -> None:
        self.waits = waits
        self.round = 0
        match = post(port, "create", {"numPlayers": 6})["matchID"]
        self.players = []
        for player in map(str, range(6)):
            joined = post(port, f"{match}/join", {"playerID": player, "playerName": player})
            self.players.append(Person(port, match, player, joined["playerCredentials"]))
        self.people = [*self.players, Person(port, match, None, None)]

    def play(self, until: float, pause: Callable[[], float]) -> Iterator[None]:
        """Play on until the time is over, yielding after each reveal."""
        while time.perf_counter() < until:
            self.round += 1
            sign = f'"round":{self.round},'.encode()
            seen = [(each, each.look_for(partial(contains, sign))) for each in self.people]
            last = 0.0
            for player in self.players:
                if (seconds := pause()) > 0:
                    sleep(seconds)
                last = time.time()
                player.play(0)
            for person, event in seen:
                crowd.waited(event)
                self.waits.append(person.seen_at - last)
            yield


def contains(sign: bytes, text: bytes) -> bool:
    return sign in text


def post(port: int, path: str, what: dict[str, Any]) -> dict[str, Any]:
    """Ask the server's lobby."""
    request = Request(  # our own server
        f"http://127.0.0.1:{port}/games/feast/{path}",
        json.dumps(what).encode(),
        {"Content-Type": "application/json"},
    )
    with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  # as above
        said: dict[str, Any] = json.load(answer)
        return said


if __name__ == "__main__":
    crowd.main(lambda plan, _laid, waits: Match(plan["port"], waits))
