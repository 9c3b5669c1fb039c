"""Any game at a table while the program is killed (SIGKILL) at random moments, again and again."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from websocket import WebSocket, WebSocketException, create_connection

from companion.storage.records import Entry
from companion.storage.store import Store
from companion.tables.log_codec import decode_game_entry
from rules.engine.log import Kind
from rules.engine.referee import Referee
from rules.engine.registry import load, meta
from rules.engine.tabletop import Mode, Setup
from rules.facts import CHANCE, Json, Seat
from tests.bench.program import Served, companion
from tests.patience import PATIENCE
from tests.wire.players import TableFixture, lay_many

PLAYERS = 5
MAX_COMMANDS = 40
"""How many commands a program gets at most before it is killed."""
LATEST = 0.02
"""How long after the last of them, at most, in seconds."""

_TURNED = re.compile(r'id="card-(s\d+)-r(\d+)-(\d+)" data-size="m" data-face="up"')


@dataclass
class Toll:
    """What the kills came to; everything but the counts of kills and answers has to stay empty."""

    kills: int = 0
    acknowledged: int = 0
    unheard: int = 0
    """Commands on their way when the program died; they were sent again."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """What was seen on a screen and is not, or not yet, opened in the log (The Feast's ploys)."""
    damaged: list[str] = field(default_factory=list)
    """What SQLite finds damaged in the file at the end."""

    @property
    def spotless(self) -> bool:
        """Whether nothing was lost, doubled, shown too early or damaged."""
        return not (self.lost or self.doubled or self.shown or self.damaged)

    def add(self, other: Toll) -> None:
        """Count another evening's kills in."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} acknowledged answers, "
            f"{self.unheard} sent again; lost {self.lost}, doubled {self.doubled}, "
            f"shown too early {self.shown}, damaged {self.damaged}"
        )


@dataclass(frozen=True)
class Command:
    """Something that somebody enters."""

    who: str | None
    message: dict[str, Any]


class Evening:
    """One table whose program is killed; people go on as soon as it is there again.

    The seed draws the game's options, what people enter, and when the program is killed.
    """

    def __init__(self, folder: Path, seed: int, game: str = "feast") -> None:
        self._data = folder / "tables.db"
        self._rng = Random(seed)
        players = min(PLAYERS, meta(game).most)
        self.options = meta(game).sample(self._rng, players)
        laid = lay_many(self._data, 1, game, players, self.options)
        self._laid: TableFixture = laid[0]
        self._known: dict[str, Command] = {}
        self._acknowledged: set[str] = set()
        self._pending: dict[str, Command] = {}
        self._frames: list[str] = []
        self._serial = 0
        self._fuse, self._lit = 0, False
        self.toll = Toll()

    def run(self, kills: int) -> Toll:
        """Play until the program was killed so often, and once more without."""
        while self.toll.kills < kills:
            with companion(self._data) as server, self._reading():
                # The program has mended its file by now; this process only reads it.
                self._judge()
                self._play(server)
        with companion(self._data), self._reading():
            self._judge()
        with closing(sqlite3.connect(self._data)) as file:
            found = [str(row[0]) for row in file.execute("PRAGMA integrity_check")]
        self.toll.damaged += [each for each in found if each != "ok"]
        return self.toll

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with closing(Store(f"sqlite:///{self._data}", busy=PATIENCE)) as self._store:
            yield

    def _play(self, server: Served) -> None:
        """Play until the program is dead."""
        lines = self._connect(server)
        delay = self._rng.uniform(0, LATEST)
        self._killer = Timer(delay, server.process.kill)
        self._fuse, self._lit = self._rng.randint(0, MAX_COMMANDS), False
        try:
            self._send(lines, dict(self._pending))
            while True:
                self._turn(lines)
        except (WebSocketException, OSError):
            self.toll.kills += 1
        finally:
            self._killer.join()
            for line in lines.values():
                line.close()

    # -- playing -----------------------------------------------------------------------

    def _connect(self, server: Served) -> dict[str | None, WebSocket]:
        def line(role: str, cookie: str, seat: str | None) -> WebSocket:
            query = f"?seat={seat}" if seat else ""
            url = f"ws://127.0.0.1:{server.port}/link/{self._laid.code}/{role}{query}"
            opened: WebSocket = create_connection(url, cookie=cookie, timeout=PATIENCE)
            return opened

        seats = {guest.seat: line("pad", guest.cookie, guest.seat) for guest in self._laid.guests}
        return {None: line("board", self._laid.host.cookie, None), **seats}

    def _turn(self, lines: dict[str | None, WebSocket]) -> None:
        """Let everybody who is asked answer at the same time; then wait for the reveal."""
        referee = self._referee()
        if referee is None or referee.current_ask is None:
            self._send(lines, self._new([Command(None, {"do": "again"})]))
            return
        ask = referee.current_ask
        if referee.ready:
            # The program died between the last answer and the reveal; it takes it up by itself.
            self._await_reveal(lines, ask.key)
            return
        waiting = [p for p in ask.pending if not p.call and p.who is not CHANCE]
        commands = []
        for pending in waiting[:1] if ask.mode is Mode.FIRST else waiting:
            if pending.key in referee.pending_answers:
                continue
            prompt = referee.resolve(pending)
            value: Json = prompt.dump(prompt.sample(self._rng))
            who = pending.who if isinstance(pending.who, str) else None
            message = {"do": "answer", "key": pending.key, "value": value}
            commands.append(Command(who, message))
        self._send(lines, self._new(commands))
        if ask.mode is Mode.SEALED:
            self._await_reveal(lines, ask.key)

    def _new(self, commands: list[Command]) -> dict[str, Command]:
        numbered = {}
        for command in commands:
            self._serial += 1
            numbered[f"k{self._serial}"] = command
        self._known.update(numbered)
        self._pending.update(numbered)
        return numbered

    def _send(self, lines: dict[str | None, WebSocket], commands: dict[str, Command]) -> None:
        for identity, command in commands.items():
            lines[command.who].send(json.dumps({"id": identity, **command.message}))
            self._burn()
        for identity, command in commands.items():
            ack = self._ack(lines[command.who], identity)
            # What was sent again may have come too late: its prompt stood no more.
            del self._pending[identity]
            if ack["ok"]:
                self._acknowledged.add(identity)
                self.toll.acknowledged += 1

    def _burn(self) -> None:
        self._fuse -= 1
        if self._fuse == 0 or (self._fuse < 0 and not self._lit):
            self._lit = True
            self._killer.start()

    def _ack(self, line: WebSocket, identity: str) -> dict[str, Any]:
        while True:
            frame = self._receive(line)
            said: dict[str, Any] = json.loads(frame)
            ack: dict[str, Any] = said.get("ack", {})
            if ack.get("id") == identity:
                return ack

    def _await_reveal(self, lines: dict[str | None, WebSocket], ask: str) -> None:
        """Read the board until the log says that it was opened; a pause is no fault."""
        line = lines[None]
        while not self._opened(ask):
            line.send(json.dumps({"ping": "there"}))
            self._receive(line)

    def _receive(self, line: WebSocket) -> str:
        frame = line.recv()
        if not frame:
            raise WebSocketException("the line was closed")
        text = frame if isinstance(frame, str) else frame.decode()
        self._frames.append(text)
        return text

    # -- judging -----------------------------------------------------------------------

    def _entries(self) -> list[Entry]:
        row = self._store.find(self._laid.code)
        assert row is not None
        return self._store.load(row.id)

    def _referee(self) -> Referee | None:
        """The game as its log tells it."""
        entries = self._entries()
        starts = [at for at, entry in enumerate(entries) if entry.kind == "start"]
        since = entries[starts[-1] :]
        if any(entry.kind == "close" for entry in since):
            return None
        body = since[0].body
        seats = tuple(Seat(seat) for seat in body["seats"])
        setup = Setup(seats, body["options"])
        log = [decode_game_entry(entry) for entry in since if entry.kind == "game"]
        return Referee(load(body["game"]), setup, Random(0), log)

    def _opened(self, ask: str) -> bool:
        referee = self._referee()
        return referee is None or any(
            entry.kind is Kind.OPEN and entry.key == ask for entry in referee.log
        )

    def _judge(self) -> None:
        """Hold what people were told against what the log says."""
        entries = self._entries()
        logged = Counter(e.command.partition(":")[2] for e in entries if e.command)
        values = {e.command.partition(":")[2]: e.body for e in entries if e.command}
        for identity in self._acknowledged:
            message = self._known[identity].message
            kept = values.get(identity)
            if kept is None or ("value" in message and kept.get("value") != message["value"]):
                self.toll.lost.append(f"{identity}: {message}")
        self.toll.doubled += [each for each, times in logged.items() if times > 1]
        self.toll.unheard += len(self._pending)
        answered = Counter(e.body["key"] for e in self._since(entries) if e.body["do"] == "answer")
        self.toll.doubled += [key for key, times in answered.items() if times > 1]
        opened = {e.body["key"] for e in entries if e.kind == "game" and e.body["do"] == "open"}
        for frame in self._frames:
            for seat, deal, number in _TURNED.findall(_stage(frame)):
                if f"deal{deal}/round{number}/ploy" not in opened:
                    self.toll.shown.append(f"{seat} in deal {deal}, round {number}")
        self._frames.clear()

    @staticmethod
    def _since(entries: list[Entry]) -> list[Entry]:
        """The game that was started last; nothing is taken back in these games."""
        starts = [at for at, entry in enumerate(entries) if entry.kind == "start"]
        return [entry for entry in entries[starts[-1] :] if entry.kind == "game"]


def _stage(frame: str) -> str:
    regions: dict[str, str] = json.loads(frame).get("regions", {})
    return regions.get("stage", "")
