"""A table at which bots play through reconnecting screens, while parts of the cluster fail."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from gevent import Greenlet, sleep, spawn, spawn_later
from gevent.event import Event

from companion.storage.errors import StoreUnavailable
from companion.storage.store import Store
from rules.engine.asks import PendingPrompt
from rules.engine.referee import Referee
from rules.engine.tabletop import Mode
from rules.facts import CHANCE, Json
from tests.deploy.expected_screens import Expected, LogRenderer, sealed_answers
from tests.deploy.reconnecting_screen import ReconnectingScreen
from tests.deploy.results import Results
from tests.deploy.table_checks import TableChecks
from tests.patience import PATIENCE
from tests.servers.table_log import TableLog
from tests.wire.players import TableFixture

POLL_SECONDS = 0.1
"""Seconds between two looks at a state that is waited for."""
PACE = 0.1
"""How many times as long as ordinarily a board takes for each beat, if it plays reveals."""
ALL_AT_ONCE = 0.6
"""How often all who are asked in secret answer at the same time."""
UNSEALS = 0.04
"""How often somebody takes a sealed answer back."""

Command: TypeAlias = tuple[ReconnectingScreen, str, dict[str, Any]]
"""Who sends it, what they do, and the rest of the message."""


class BotTable:
    """A table with a board, a pad for each seat and somebody who watches.

    Between two things that its bots enter, a time of ``think`` seconds passes, at least and at most.
    """

    def __init__(
        self,
        fixture: TableFixture,
        port: int,
        store: Store,
        *,
        results: Results,
        rng: Random,
        think: tuple[float, float],
        plays_reveals: bool,
    ) -> None:
        self._results, self._rng, self._think = results, rng, think
        self._log = TableLog(store, fixture.code)
        self._checks = TableChecks(self._log, results)
        self._plays_reveals = plays_reveals
        self._reveal_shown = 0
        self._reveal_shown_at = 0.0
        self._expected: tuple[int, dict[ReconnectingScreen, Expected]] = (0, {})
        """What screens have to show, and for how many entries of the log."""
        self._bot_seed = rng.randrange(1 << 30)
        self._may_play, self._idle = Event(), Event()
        self._idle.set()
        self._player: Greenlet | None = None

        def screen(role: str, seat: str | None, device: str, cookie: str) -> ReconnectingScreen:
            own = Random(rng.random())
            return ReconnectingScreen(
                port, fixture.code, role, seat, device=device, cookie=cookie, observer=self, rng=own
            )

        self._board = screen("board", None, fixture.host.device, fixture.host.cookie)
        self._board.greeting = {"shown": 0, "plays": plays_reveals}
        self._pads = {
            str(guest.seat): screen("pad", guest.seat, guest.device, guest.cookie)
            for guest in fixture.guests
        }
        watcher = screen("watch", None, f"{fixture.host.device}-watcher", "")
        self.screens = [self._board, *self._pads.values(), watcher]

    def play(self) -> None:
        """Begin or go on to play, in a greenlet of its own."""
        self._may_play.set()
        if self._player is None:
            self._player = spawn(self._play)

    def pause(self) -> None:
        """Let nobody begin anything new."""
        self._may_play.clear()

    def close(self) -> None:
        """End the game, and disconnect all screens."""
        if self._player is not None:
            self._player.kill()
        for each in self.screens:
            each.close()

    # -- what screens are sent ----------------------------------------------------------

    def on_acknowledgement(
        self, screen: ReconnectingScreen, command: dict[str, Any], ack: dict[str, Any]
    ) -> None:
        """Note an acknowledgement."""
        self._checks.on_acknowledgement(screen, command, ack)

    def on_frame(self, screen: ReconnectingScreen, frame: dict[str, Any], at: float) -> None:
        """Note what is shown; a board that plays reveals begins to play a new one."""
        self._checks.on_frame(screen, frame, at)
        reveal = frame.get("data", {}).get("show")
        if screen is self._board and self._plays_reveals and reveal is not None:
            number = reveal["number"]
            if number > self._reveal_shown:
                seconds = PACE * sum(reveal["seconds"])
                spawn_later(seconds, self._report_shown, number)
            self._reveal_shown = number

    def _report_shown(self, number: int) -> None:
        self._board.greeting = {"shown": number}
        self._reveal_shown_at = time.time()
        self._board.send(self._board.greeting)

    # -- playing ------------------------------------------------------------------------

    def _play(self) -> None:
        while True:
            self._idle.set()
            self._may_play.wait()
            self._idle.clear()
            try:
                self._log.read()
                self._enter_something()
            except StoreUnavailable:
                pass  # this program uses the database that fails
            except Exception as error:  # noqa: BLE001  # whatever it is, the table plays no more
                self._checks.problem(f"nobody can play on: {error!r}")
                self._idle.set()
                return
            self._idle.set()
            sleep(self._rng.uniform(*self._think))

    def _enter_something(self) -> None:
        """Let somebody answer, or all at once; or somebody take an answer back; or a game begin."""
        referee = self._log.referee()
        if referee is None or referee.current_ask is None:
            self._send([(self._board, "play_again", {})])
            return
        if referee.ready:
            self._wait_for_reveal(referee.current_ask.key)
            return
        sealed = sorted((key, seat) for key, seat in sealed_answers(referee).items() if seat)
        if sealed and self._rng.random() < UNSEALS:
            key, seat = self._rng.choice(sealed)
            if seat in self._pads:
                self._send([(self._pads[seat], "unseal", {"key": key})])
                return
        asked = [
            each
            for each in referee.current_ask.pending
            if not each.call and each.who is not CHANCE and each.key not in referee.pending_answers
        ]
        if not asked:
            return
        at_once = referee.current_ask.mode is Mode.SEALED and self._rng.random() < ALL_AT_ONCE
        self._answer(referee, asked if at_once else [self._rng.choice(asked)])

    def _answer(self, referee: Referee, prompts: Sequence[PendingPrompt[Any]]) -> None:
        bots = referee.game.bots(referee, self._bot_seed)
        commands: list[Command] = []
        for each in prompts:
            value: Json = bots.answer(each)
            screen = self._pads.get(str(each.who), self._board)
            commands.append((screen, "answer", {"key": each.key, "value": value}))
        self._send(commands)

    def _send(self, commands: Sequence[Command]) -> None:
        """Send commands at the same time, and wait until all are acknowledged."""
        connections = [screen.connections for screen, _, _ in commands]
        acknowledged = [screen.command(do, **more) for screen, do, more in commands]
        limit = time.monotonic() + PATIENCE
        for (screen, do, _), event in zip(commands, acknowledged, strict=True):
            if not event.wait(max(0.0, limit - time.monotonic())):
                self._checks.problem(f"{screen.name} got no acknowledgement of “{do}”")
        for (screen, _, _), before in zip(commands, connections, strict=True):
            self._results.sent_again += screen.connections > before > 0

    def _wait_for_reveal(self, ask: str) -> None:
        """Wait until an ask was opened, unless they are to pause: then the next turn goes on waiting."""
        limit = time.monotonic() + PATIENCE
        while self._may_play.is_set() and not self._log.was_opened(ask):
            if time.monotonic() > limit:
                self._checks.problem(f"{ask} is not opened")
                return
            sleep(POLL_SECONDS)
            try:
                self._log.read()
            except StoreUnavailable:
                limit = time.monotonic() + PATIENCE

    # -- what must hold -----------------------------------------------------------------

    @property
    def has_reconnected(self) -> bool:
        """Whether all screens are connected, and nobody waits for an acknowledgement."""
        return self._idle.is_set() and all(each.connected.is_set() for each in self.screens)

    def wait_until_right(self, since: float, renderer: LogRenderer) -> float:
        """Wait, while they pause, until all screens are right, and check what they were sent.

        Return after how many seconds the last screen was right, counted from ``since`` or from what was
        entered, revealed or played later, which takes as long as it takes.
        """
        limit = time.monotonic() + PATIENCE
        while differences := self._differences(renderer):
            if time.monotonic() > limit:
                self._checks.problem(f"the screens are not right: {'; '.join(differences)}")
                return PATIENCE
            sleep(POLL_SECONDS)
        self._checks.check()
        began = max(since, self._log.entries[-1].at / 1000, self._reveal_shown_at)
        return max(0.0, *(each.changed_at - began for each in self.screens))

    def _differences(self, renderer: LogRenderer) -> list[str]:
        """Return in what the screens differ from the log, each in words."""
        if not self.has_reconnected:
            away = [each.name for each in self.screens if not each.connected.is_set()]
            return [f"{each} is not connected" for each in away] or ["a command is on its way"]
        try:
            self._log.read()
        except StoreUnavailable as error:
            return [str(error)]
        length, expected = self._expected
        if length != len(self._log.entries):
            expected = renderer.render(self._log, self.screens, self._rng)
            self._expected = len(self._log.entries), expected
        differences = [
            each for screen in self.screens for each in expected[screen].differences(screen)
        ]
        if not differences:
            self._results.compared += len(self.screens)
            self._results.compared_with_secrets += sum(e.has_secrets for e in expected.values())
        return differences

    def check_whole_log(self, store: Store) -> None:
        """Read the log once more from its start: what was read before must still be there."""
        again = store.load(self._log.row.id)
        if again[: len(self._log.entries)] != self._log.entries:
            self._checks.problem("the log has changed")
        self._results.reveals += sum(
            each.kind == "game" and each.body["do"] == "open" for each in again
        )
