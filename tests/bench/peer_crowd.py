"""The same people at a boardgame.io server: its own protocol, over the same sockets."""

from __future__ import annotations

from tests.bench import crowd  # isort: skip  # gevent has to come first

import json
import time
from collections.abc import Callable, Iterator
from typing import Any
from urllib.request import Request, urlopen

from gevent import sleep, spawn
from gevent.event import Event

from tests.patience import PATIENCE
from tests.wire.socket_client import TEXT, Ended, Line


class Person:
    """One socket at a match: a player, or somebody who watches."""

    def __init__(self, port: int, match: str, player: str | None, credentials: str | None) -> None:
        self.match, self.player, self.credentials = match, player, credentials
        self.frames = self.bytes = 0
        self.seen_at = 0.0
        self._sign, self._seen = b"", Event()
        self.line = Line(port, "/socket.io/?EIO=4&transport=websocket")
        self.line.text()
        self.say(b"40/feast,")
        self.line.text()
        synced = self.look_for(b'"sync"')
        spawn(self._read)
        self.emit("sync", match, player, credentials, 6)
        crowd.waited(synced)

    def say(self, text: bytes) -> None:
        self.line.frame(TEXT, text)

    def emit(self, *event: Any) -> None:
        self.say(b"42/feast," + json.dumps(event).encode())

    def _read(self) -> None:
        try:
            while True:
                text = self.line.text()
                if text == b"2":
                    self.say(b"3")
                    continue
                self.frames += 1
                self.bytes += len(text)
                if self._sign and self._sign in text:
                    self._sign, self.seen_at = b"", self.line.arrived
                    self._seen.set()
        except (Ended, OSError):
            return

    def look_for(self, sign: bytes) -> Event:
        """Return what is set when a frame has come that has the sign."""
        self._sign, self._seen = sign, Event()
        return self._seen

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
            seen = [(person, person.look_for(sign)) for person in self.people]
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
