"""One table that bots play at while processes, database and proxy fail, and what must hold there."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from gevent import sleep, spawn, spawn_later
from gevent.event import Event

from companion.storage.errors import StoreUnavailable
from companion.storage.records import Entry, TableRow
from companion.storage.store import Store
from companion.tables.log_codec import GAME
from rules.engine.asks import PendingPrompt
from rules.engine.referee import Referee
from rules.engine.tabletop import Mode
from rules.facts import CHANCE, Json
from tests.deploy.fresh import (
    Drawings,
    Drawn,
    referee_of,
    sealed_now,
    with_other_secrets,
    without_submissions,
)
from tests.deploy.screens import Screen, wait_for
from tests.patience import PATIENCE
from tests.wire.players import TableFixture

LOOK_AGAIN = 0.1
"""Seconds until a screen that is not right yet is looked at again."""
PACE = 0.1
"""How many times as long as ordinarily a board takes for each beat, where it plays reveals."""
ALL_AT_ONCE, TAKES_BACK = 0.6, 0.04
"""How often all who are asked in secret answer at the same time, and how often one takes an answer back."""
NEW_GAME = 5.0
"""Seconds after the start of a game in which screens may still show the one before."""

_NUMBER = re.compile(r'id="show" hidden data-number="(\d+)" data-seconds="([^"]*)"')
"""The number of a reveal, and how long each of its beats takes."""
_SHOW = re.compile(r'<div id="show"[^>]*>')
"""What the board plays: its beats, and the scores at each."""
_KINDS = re.compile(r"data-kinds='[^']*'")
_TURNED = re.compile(r'id="card-s\d+-r(\d+)-(\d+)" data-size="m" data-face="up"')
"""A ploy of The Feast that lies open."""


@dataclass
class Toll:
    """What the faults came to; ``problems`` has to stay empty."""

    acknowledged: int = 0
    repeated: int = 0
    """Commands that were sent again, since their line was lost before they were acknowledged."""
    not_saved: int = 0
    """Commands that were refused since the database could not be reached."""
    saved_all_the_same: int = 0
    """Of these, those that the database had written nevertheless."""
    refused: Counter[str] = field(default_factory=Counter)
    lost: int = 0
    doubled: int = 0
    shown: int = 0
    """What was shown too early, twice, or otherwise than elsewhere."""
    stale: int = 0
    """Screens that did not become right."""
    compared: int = 0
    """How many screens were held against a drawing from the log."""
    with_secrets: int = 0
    """How many of these while something was sealed that they must not show."""
    opened: int = 0
    problems: list[str] = field(default_factory=list)

    def wrong(self, what: str) -> None:
        """Note something that must not be."""
        self.problems.append(what)


class PlayedTable:
    """A table: who sits there, what they do, and what its log says."""

    def __init__(
        self,
        fixture: TableFixture,
        name: str,
        names: Sequence[str],
        ports: tuple[int, int],
        *,
        store: Store,
        toll: Toll,
        rng: Random,
        think: tuple[float, float],
        plays: bool,
    ) -> None:
        found = store.find(fixture.code)
        assert found is not None
        self.row: TableRow = found
        self.code = fixture.code
        self.entries: list[Entry] = []
        self._store, self._toll, self._rng, self._think = store, toll, rng, think
        self._seed = rng.randrange(1 << 30)
        self._acknowledged: dict[str, dict[str, Any]] = {}
        self._doubtful: set[str] = set()
        self._logged: Counter[str] = Counter()
        self._values: dict[str, dict[str, Any]] = {}
        self._kept: tuple[int, Referee | None] = (0, None)
        self._shows: dict[tuple[int, str, str], str] = {}
        self._starts: list[int] = []
        self._opened: dict[tuple[int, str], int] = {}
        self._answered: Counter[tuple[int, str]] = Counter()
        self._turned: list[tuple[str, float]] = []
        self._numbers: dict[Screen, int] = {}
        self._backwards: Counter[Screen] = Counter()
        self._drawn: tuple[int, list[Drawn]] | None = None
        self._shown_at = 0.0
        self._plays = plays
        self._may_move, self._rests = Event(), Event()
        self._may_move.set()
        self._rests.set()
        self._ended = False

        def screen(port: int, role: str, seat: str | None, device: str, cookie: str) -> Screen:
            lot = Random(rng.random())
            it = Screen(
                port,
                self.code,
                role,
                seat,
                device=device,
                cookie=cookie,
                rng=lot,
                told=self._told,
                heard=self._heard,
            )
            if role == "board":
                it.opening = {"shown": 0, "pace": PACE if plays else 0}
            return it

        hashed, spread = ports
        self.board = screen(hashed, "board", None, f"{name}-host", fixture.host.cookie)
        self.pads = {
            guest.seat: screen(
                spread if at % 3 == 2 else hashed, "pad", guest.seat, f"{name}-{who}", guest.cookie
            )
            for at, (guest, who) in enumerate(zip(fixture.guests, names, strict=False))
        }
        self.onlooker = screen(spread, "watch", None, f"{name}-onlooker", "")
        self.screens = [self.board, *self.pads.values(), self.onlooker]

    # -- what screens hear ---------------------------------------------------------------

    def _told(self, screen: Screen, command: dict[str, Any], ack: dict[str, Any]) -> None:
        if ack["ok"]:
            self._toll.acknowledged += 1
            self._acknowledged[command["id"]] = command
        elif ack["code"] == "store":
            self._toll.not_saved += 1
            self._doubtful.add(command["id"])
        else:
            self._toll.refused[f"{command['do']}: {ack['code']}"] += 1
            if ack["code"] in {"app.stumbled", "app.busy"}:
                self._toll.wrong(f"{self.code}, {screen.name}: {ack} to {command}")

    def _heard(self, screen: Screen, regions: dict[str, str], at: float) -> None:
        if screen.role != "board":
            return
        stage = regions.get("stage", "")
        self._turned += [(f"deal{d}/round{r}/ploy", at) for d, r in _TURNED.findall(stage)]
        found = _NUMBER.search(stage)
        if found is None:
            return
        number, before = int(found[1]), self._numbers.get(screen, 0)
        self._numbers[screen] = number
        if number < before:
            self._backwards[screen] += 1
        if number > before and self._plays:
            spawn_later(PACE * sum(json.loads(found[2])), self._played, screen, number)

    def _played(self, screen: Screen, number: int) -> None:
        screen.opening = {"shown": number, "pace": PACE}
        self._shown_at = time.time()
        screen.say(screen.opening)

    # -- the log ---------------------------------------------------------------------------

    def read_log(self) -> None:
        """Read what the log has got since.

        :raises StoreUnavailable: while the database cannot be reached.
        """
        for entry in self._store.load(self.row.id, after=len(self.entries)):
            if entry.seq != len(self.entries) + 1:
                self._lose(f"entry {len(self.entries) + 1} of the log is missing")
            self.entries.append(entry)
            self._note(entry)

    def _note(self, entry: Entry) -> None:
        if entry.kind == "start":
            self._starts.append(entry.at)
        if entry.command is not None:
            identity = entry.command.rpartition(":")[2]
            self._logged[identity] += 1
            self._values[identity] = entry.body
            if identity in self._doubtful:
                self._doubtful.discard(identity)
                self._toll.saved_all_the_same += 1
            if self._logged[identity] > 1:
                self._double(f"command {identity} is in the log {self._logged[identity]} times")
        if entry.kind != GAME:
            return
        place = (len(self._starts), entry.body["key"])
        match entry.body["do"]:
            case "answer":
                self._answered[place] += 1
                if self._answered[place] > 1:
                    self._double(f"{entry.body['key']} was answered twice")
            case "unseal":
                self._answered[place] -= 1
            case "open":
                self._toll.opened += 1
                if place in self._opened:
                    self._double(f"{entry.body['key']} was opened twice")
                self._opened[place] = entry.at

    def _lose(self, what: str) -> None:
        self._toll.lost += 1
        self._toll.wrong(f"{self.code}: {what}")

    def _double(self, what: str) -> None:
        self._toll.doubled += 1
        self._toll.wrong(f"{self.code}: {what}")

    def _show(self, what: str) -> None:
        self._toll.shown += 1
        self._toll.wrong(f"{self.code}: {what}")

    def referee(self) -> Referee | None:
        """Return the game as the log tells it."""
        if self._kept[0] != len(self.entries):
            self._kept = (len(self.entries), referee_of(self.entries))
        return self._kept[1]

    def judge(self) -> None:
        """Hold what was acknowledged, and what was shown, against the log."""
        for identity, command in self._acknowledged.items():
            if not self._logged[identity]:
                self._lose(f"{command} was acknowledged, and is not in the log")
            elif command["do"] == "answer" and self._values[identity]["value"] != command["value"]:
                self._lose(f"{command} was acknowledged, and is another in the log")
        self._acknowledged.clear()
        for key, at in self._turned:
            if not self._was_open(key, at):
                self._show(f"{key} was shown before it was opened")
        self._turned.clear()
        for screen, times in self._backwards.items():
            if times >= max(1, len(self._starts)):
                self._show(f"{screen.name} was shown a reveal once more after a later one")

    def _was_open(self, key: str, at: float) -> bool:
        millis = at * 1000 + 1
        games = [number for number, start in enumerate(self._starts, 1) if start <= millis]
        recent = millis - NEW_GAME * 1000
        allowed = games[-1:] + [each for each in games[:-1] if self._starts[each] >= recent]
        return any(self._opened.get((game, key), millis + 1) <= millis for game in allowed)

    def judge_whole_log(self) -> None:
        """Read the log once more from its start: what was read before must still be there."""
        again = self._store.load(self.row.id)
        if again[: len(self.entries)] != self.entries:
            self._lose("the log is not what it was")

    # -- playing ---------------------------------------------------------------------------

    def start(self) -> None:
        """Begin to play."""
        spawn(self._play)

    def hold(self) -> None:
        """Let nobody begin anything new."""
        self._may_move.clear()

    @property
    def is_back(self) -> bool:
        """Whether all screens are connected, and nobody waits for an acknowledgement."""
        return self._rests.is_set() and all(each.here.is_set() for each in self.screens)

    def go_on(self) -> None:
        """Let them go on after :meth:`hold`."""
        self._may_move.set()

    def end(self) -> None:
        """Let everybody go home."""
        self._ended = True
        for each in self.screens:
            each.close()

    def _play(self) -> None:
        while not self._ended:
            self._rests.set()
            self._may_move.wait()
            self._rests.clear()
            try:
                self.read_log()
                self._step()
            except StoreUnavailable:
                pass
            except Exception as error:  # noqa: BLE001  # a fault of the test's own is told like any other
                self._toll.wrong(f"{self.code}: nobody can play on: {error!r}")
                self._rests.set()
                return
            self._rests.set()
            sleep(self._rng.uniform(*self._think))

    def _step(self) -> None:
        referee = self.referee()
        if referee is None or referee.current_ask is None:
            self._send([(self.board, "again", {})])
            return
        if referee.ready:
            self._wait_for_reveal(referee)
            return
        held = sealed_now(referee)
        if held and self._rng.random() < TAKES_BACK:
            key, seat = self._rng.choice(sorted(held.items()))
            if seat in self.pads:
                self._send([(self.pads[seat], "unseal", {"key": key})])
                return
        bots = referee.game.bots(referee, self._seed)
        asked = [
            each
            for each in referee.current_ask.pending
            if not each.call and each.who is not CHANCE and each.key not in referee.pending_answers
        ]
        if not asked:
            return
        together = referee.current_ask.mode is Mode.SEALED and self._rng.random() < ALL_AT_ONCE
        chosen = asked if together else [self._rng.choice(asked)]
        self._send([self._answer(each, bots.answer(each)) for each in chosen])

    def _answer(
        self, pending: PendingPrompt[Any], value: Json
    ) -> tuple[Screen, str, dict[str, Any]]:
        screen = self.pads.get(str(pending.who), self.board)
        return screen, "answer", {"key": pending.key, "value": value}

    def _send(self, commands: list[tuple[Screen, str, dict[str, Any]]]) -> None:
        before = [screen.lines for screen, _, _ in commands]
        events = [screen.command(do, **more) for screen, do, more in commands]
        if not wait_for(events):
            late = [screen.name for screen, _, _ in commands if screen.pending]
            self._toll.wrong(f"{self.code}: {', '.join(late)} got no acknowledgement")
        after = [screen.lines for screen, _, _ in commands]
        self._toll.repeated += sum(a > b > 0 for a, b in zip(after, before, strict=True))

    def _wait_for_reveal(self, referee: Referee) -> None:
        limit = time.monotonic() + PATIENCE
        while self._may_move.is_set() and not self._ended:
            try:
                self.read_log()
            except StoreUnavailable:
                limit = time.monotonic() + PATIENCE
            now = self.referee()
            if now is None or not now.ready:
                return
            if time.monotonic() > limit:
                ask = referee.current_ask.key if referee.current_ask else ""
                self._toll.wrong(f"{self.code}: {ask} is not opened")
                return
            self._rests.set()
            sleep(LOOK_AGAIN)
            self._may_move.wait()
            self._rests.clear()

    # -- what must hold --------------------------------------------------------------------

    def settle(self, since: float, drawings: Drawings, after: str) -> float:
        """Wait until all screens are right; return how many seconds that took from a time on.

        What is entered, revealed or played after that time is not counted: it takes as long as it takes.
        """
        self.hold()
        limit = time.monotonic() + PATIENCE
        wrong = ["nothing is read"]
        while wrong:
            if time.monotonic() > limit:
                self._toll.stale += 1
                self._toll.wrong(f"{self.code}, after {after}: {'; '.join(wrong)}")
                return PATIENCE
            sleep(LOOK_AGAIN if self._rests.is_set() else LOOK_AGAIN / 2)
            if not self._rests.is_set():
                wrong = ["commands are not acknowledged"]
                continue
            try:
                self.read_log()
                wrong = self._differences(drawings)
            except StoreUnavailable as error:
                wrong = [str(error)]
        self.judge()
        began = max(since, self.entries[-1].at / 1000, self._shown_at)
        return max(0.0, *(each.changed_at - began for each in self.screens))

    def _differences(self, drawings: Drawings) -> list[str]:
        """Return what screens show that differs from a drawing of the log."""
        away = [each.name for each in self.screens if not each.here.is_set()]
        if away:
            return [f"{', '.join(away)} not connected"]
        if self._drawn is None or self._drawn[0] != len(self.entries):
            self._drawn = (len(self.entries), self._draw(drawings))
        found = []
        for screen, drawn in zip(self.screens, self._drawn[1], strict=True):
            for name, html in drawn.regions.items():
                shown, right = map(without_submissions, (screen.regions.get(name, ""), html))
                if shown != right:
                    found.append(
                        f"{screen.name} shows another {name}: {first_difference(shown, right)}"
                    )
            if screen.submissions != drawn.submissions:
                found.append(f"{screen.name} shows {screen.submissions} for {drawn.submissions}")
        if not found:
            self._toll.compared += len(self.screens)
            self._compare_show()
        return found

    def _draw(self, drawings: Drawings) -> list[Drawn]:
        """Draw each screen from the log, in which all that it must not know says something else."""
        devices = [each.device for each in self.screens]
        referee = self.referee()
        held = sealed_now(referee)

        def draw(screens: Sequence[Screen], hidden: Sequence[str]) -> list[Drawn]:
            log: Sequence[Entry] = self.entries
            if hidden and referee is not None:
                log = with_other_secrets(log, referee, hidden, self._rng)
                self._toll.with_secrets += len(screens)
            wanted = [(each.role, each.seat, each.device) for each in screens]
            return drawings.draw(self.row, log, devices, wanted)

        own = [each for each in self.screens if each.seat in held.values()]
        others = [each for each in self.screens if each not in own]
        drawn = dict(zip(others, draw(others, list(held)), strict=True))
        for screen in own:
            hidden = [key for key, seat in held.items() if seat != screen.seat]
            (drawn[screen],) = draw([screen], hidden)
        return [drawn[each] for each in self.screens]

    def _compare_show(self) -> None:
        """Hold what the board plays against what was played under the same number."""
        stage = self.board.regions.get("stage", "")
        number, show = _NUMBER.search(stage), _SHOW.search(stage)
        if number is None or show is None:
            return
        kinds = _KINDS.search(show[0])
        # At the end of a game, beats are added behind those of the last reveal.
        place = (len(self._starts), number[1], kinds[0] if kinds else "")
        before = self._shows.setdefault(place, show[0])
        if before != show[0]:
            how = first_difference(before, show[0])
            self._show(f"reveal {number[1]} of game {place[0]} was shown in two ways: {how}")


def first_difference(shown: str, right: str) -> str:
    """Return where two texts differ first.

    >>> first_difference("one two", "one three")
    "'one two' for 'one three'"
    """
    at = next((i for i, (a, b) in enumerate(zip(shown, right, strict=False)) if a != b), None)
    at = min(len(shown), len(right)) if at is None else at
    start = max(0, at - 30)
    return f"{shown[start : at + 50]!r} for {right[start : at + 50]!r}"
