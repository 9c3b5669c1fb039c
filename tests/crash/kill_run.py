"""Plays any games at tables while the program is killed (SIGKILL) at random moments, again and again."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any

from flask import Flask

from companion.storage.store import Store
from companion.tables.log_codec import GAME
from companion.web.app import create_app
from rules.engine.dealing import APP_DEALS, WE_DEAL
from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.engine.tabletop import Mode
from rules.facts import Json
from tests.patience import PATIENCE
from tests.rules.conformance.rand import open_questions
from tests.servers.program import Served, companion
from tests.servers.table_log import TableLog
from tests.wire.device import Device
from tests.wire.players import lay, still

PLAYERS = 5
MAX_COMMANDS = 40
"""The most commands that a program is sent for each table before it is killed."""
KILL_WITHIN = 0.02
"""Seconds after the last of them in which it is killed."""

Command = tuple[Device, str, dict[str, Any]]
"""Who sends it, what they do, and the rest of the message."""

_TURNED = re.compile(r'id="card-(s\d+)-r(\d+)-(\d+)" data-size="m" data-face="up"')


@dataclass
class Results:
    """The counts of a run, and what was wrong: these lists have to stay empty."""

    kills: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    """Commands that were not acknowledged when the program died."""
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    """What was seen on a screen and is not, or not yet, opened in the log (The Feast's ploys)."""
    damaged: list[str] = field(default_factory=list)
    """What SQLite finds damaged in the file at the end."""

    @property
    def is_right(self) -> bool:
        """Whether nothing was lost, doubled, shown too early or damaged."""
        return not (self.lost or self.doubled or self.shown or self.damaged)

    def add(self, other: Results) -> None:
        """Count another run's kills in."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.acknowledged} acknowledged answers, "
            f"{self.sent_again} sent again; lost {self.lost}, doubled {self.doubled}, "
            f"shown too early {self.shown}, damaged {self.damaged}"
        )


class KillRun:
    """Tables whose program is killed and started again, each with a game.

    The seed draws the games' options, what people enter, and when the program is killed. With each game
    is said whether the app deals, which it can only where a game lets it.
    """

    def __init__(self, folder: Path, seed: int, games: Sequence[tuple[str, bool]]) -> None:
        self._data = folder / "tables.db"
        self._rng = Random(seed)
        app = create_app({"DATABASE": f"sqlite:///{self._data}", "SCHEDULE": still})
        self.tables = [KilledTable(app, self._rng, *each) for each in games]
        app.extensions["companion"].dependencies.store.close()

    def run(self, kills: int) -> None:
        """Play until the program was killed so often, and once more without."""
        for _ in range(kills):
            with companion(self._data) as server, closing(self._store()) as store:
                # The program has mended its file by now; this process only reads it.
                self._judge(store)
                self._play(server)
        with companion(self._data), closing(self._store()) as store:
            self._judge(store)
        with closing(sqlite3.connect(self._data)) as file:
            found = [str(row[0]) for row in file.execute("PRAGMA integrity_check")]
        for table in self.tables:
            table.results.damaged += [each for each in found if each != "ok"]

    def _store(self) -> Store:
        return Store(f"sqlite:///{self._data}", busy=PATIENCE)

    def _judge(self, store: Store) -> None:
        for table in self.tables:
            table.judge(store)

    def _play(self, server: Served) -> None:
        """Play until the program is dead."""
        self._killer = Timer(self._rng.uniform(0, KILL_WITHIN), server.process.kill)
        self._sent, self._enough = 0, self._rng.randint(1, MAX_COMMANDS * len(self.tables))
        devices = [device for table in self.tables for device in table.devices]
        for each in devices:
            each.connect(server.port)
            for _ in each.pending:
                self._count()
        while self._connect(devices, server):
            self._send([command for table in self.tables for command in table.next_commands()])
            for table in self.tables:
                table.wait_for_reveal()
        self._killer.join()
        for each in devices:
            each.lose()
        for table in self.tables:
            table.results.kills += 1

    def _connect(self, devices: Sequence[Device], server: Served) -> bool:
        """Let those come back who were given up, on a busy machine; return whether all are there."""
        for each in devices:
            each.read()
            each.connect(server.port)
        return all(each.line is not None for each in devices)

    def _count(self) -> None:
        """Count what was sent; after enough of it the program is about to be killed."""
        self._sent += 1
        if self._sent == self._enough:
            self._killer.start()

    def _send(self, commands: Sequence[Command]) -> None:
        sent = []
        for device, do, more in commands:
            sent.append((device, device.send(do, **more)))
            self._count()
        for device, identity in sent:
            device.wait_for(identity)


class KilledTable:
    """One of the tables, what people do there, and what they were told and shown."""

    def __init__(self, app: Flask, rng: Random, game: str, app_deals: bool) -> None:
        self._rng = rng
        self.game = game
        players = min(PLAYERS, meta(game).most)
        self.options = _options(game, players, rng, app_deals=app_deals)
        laid = lay(app, game, game, players, self.options)
        self._code = laid.code
        self._board = Device(
            laid.code, "board", None, laid.host.cookie, self._on_acknowledgement, self._on_regions
        )
        self._pads = {
            guest.seat: Device(laid.code, "pad", guest.seat, guest.cookie, self._on_acknowledgement)
            for guest in laid.guests
        }
        self.devices = [self._board, *self._pads.values()]
        self._acknowledged: dict[str, dict[str, Any]] = {}
        self._turned: set[tuple[str, str, str]] = set()
        self.results = Results()

    def _on_acknowledgement(
        self, device: Device, command: dict[str, Any], ack: dict[str, Any]
    ) -> None:
        del device
        # What was sent again may have come too late: its prompt stood no more.
        if ack["ok"]:
            self._acknowledged[command["id"]] = command
            self.results.acknowledged += 1

    def _on_regions(self, regions: dict[str, str]) -> None:
        self._turned.update(_TURNED.findall(regions.get("stage", "")))

    # -- playing -----------------------------------------------------------------------

    def next_commands(self) -> list[Command]:
        """Return what everybody enters who is asked, all at the same time."""
        self._log.read()
        referee = self._log.referee()
        if referee is None or referee.current_ask is None:
            return [(self._board, "play_again", {})]
        return [] if referee.ready else self._answers(referee)

    def _answers(self, referee: Referee) -> list[Command]:
        assert referee.current_ask is not None
        answers: list[Command] = []
        waiting = open_questions(referee)
        for pending in waiting[:1] if referee.current_ask.mode is Mode.FIRST else waiting:
            device = self._pads[pending.who] if isinstance(pending.who, str) else self._board
            prompt = referee.resolve(pending)
            value = prompt.dump(prompt.sample(self._rng))
            answers.append((device, "answer", {"key": pending.key, "value": value}))
        return answers

    def wait_for_reveal(self) -> None:
        """Wait until what everybody has sealed is opened.

        The program may have died between the last answer and the reveal; it takes it up by itself.
        """
        self._log.read()
        while (referee := self._log.referee()) is not None and referee.ready:
            if self._board.line is None:
                return
            self._board.settle()
            self._log.read()

    # -- judging -----------------------------------------------------------------------

    def judge(self, store: Store) -> None:
        """Hold what people were told and shown against the log, read from its start."""
        self._log = log = TableLog(store, self._code)
        self.results.doubled += log.doubled(log.read())
        self.results.lost += log.lost(self._acknowledged)
        self.results.sent_again += sum(len(each.pending) for each in self.devices)
        self.results.doubled += log.entered_twice()
        opened = {e.body["key"] for e in log.entries if e.kind == GAME and e.body["do"] == "open"}
        for seat, deal, number in self._turned:
            if f"deal{deal}/round{number}/ploy" not in opened:
                self.results.shown.append(f"{seat} in deal {deal}, round {number}")
        self._turned.clear()


def _options(game: str, players: int, rng: Random, *, app_deals: bool) -> dict[str, Json]:
    """Return options by chance, of a game that the app deals or does not."""
    about = meta(game)
    dealer: dict[str, Json] = {"dealer": APP_DEALS if app_deals else WE_DEAL}
    while True:
        options = {**about.sample(rng, players), **(dealer if about.can_deal else {})}
        if about.objection(players, options) is None:
            return options
