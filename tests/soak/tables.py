"""One table of an evening: what its log says, who sits there, and what they do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from companion.storage.store import Store
from companion.tables.log_codec import GAME
from companion.tables.roster import Roster
from rules.engine.asks import Mode, PendingPrompt
from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.errors import Refused, ScriptError
from rules.facts import Json, Seat
from tests.patience import PATIENCE
from tests.rules.conformance.rand import open_questions
from tests.servers.table_log import TableLog
from tests.soak.report import Report
from tests.wire.device import Device, post_first, request
from tests.wire.players import TableFixture
from tests.wire.socket_client import Ended, Line

LOGGED = frozenset(
    {
        "answer",
        "draw_for",
        "unseal",
        "reveal",
        "amend",
        "undo",
        "redo",
        "choose_game",
        "start_game",
        "play_again",
        "rename",
    }
)
"""The commands that write an entry whenever they are carried out."""
MOST_GUESTS = 8
"""Seated guests beyond which nobody else sits down."""
MOST_WATCHERS = 3
GIVEN_UP_AFTER = 30
"""Seconds of silence after which the program gives up a line: two heartbeats."""
STUCK_AFTER = 60
"""Turns in a row without an accepted answer after which a table counts as stuck."""


class PlayedTable:
    """A table at which people play, and everything that can happen to them; a program serves it after :meth:`open`."""

    def __init__(self, game: str, laid: TableFixture, rng: Random, report: Report) -> None:
        self.game = game
        self.code = laid.code
        self.rng = rng
        self.report = report
        self.port = 0
        self.guests = [
            Device(self.code, "pad", guest.seat, guest.cookie, self._on_acknowledgement)
            for guest in laid.guests
        ]
        self.host = Device(
            self.code,
            "board",
            None,
            laid.host.cookie,
            self._on_acknowledgement,
            opening={"shown": 0},
        )
        self.watchers: list[Device] = []
        self.abandoned: dict[Line, float] = {}
        """Lines that were cut, and when: the program still has to notice."""
        self._roster = Roster()
        self._acknowledged: dict[str, dict[str, Any]] = {}
        self._in_vain = 0
        self._newcomers = 0

    # -- the program -------------------------------------------------------------------

    def open(self, port: int, store: Store) -> None:
        """Let everybody who is not away come to a program that has just been started."""
        self.port, self._log, self._roster = port, TableLog(store, self.code), Roster()
        for guest in self.everybody:
            guest.connect(port)
        for guest in self.everybody:
            guest.settle()

    def close(self) -> None:
        """Note that the program has ended: read what still came, and forget the lines."""
        for guest in self.everybody:
            guest.read()
            guest.lose()
        for line in self.abandoned:
            line.close()
        self.abandoned.clear()

    @property
    def everybody(self) -> list[Device]:
        """All devices."""
        return [self.host, *self.guests, *self.watchers]

    @property
    def here(self) -> list[Device]:
        """Those that are connected, and that somebody looks at."""
        return [guest for guest in self.everybody if guest.here]

    @property
    def line_count(self) -> int:
        """How many lines the program has here, as far as is known."""
        return sum(guest.line is not None for guest in self.everybody) + len(self.abandoned)

    def _on_acknowledgement(
        self, guest: Device, command: dict[str, Any], ack: dict[str, Any]
    ) -> None:
        if ack.get("code") in {"app.stumbled", "app.busy", "store"}:
            self.report.wrong(f"{self.code}, {guest.name}: {ack} to {command}")
        if not ack["ok"]:
            self.report.refused[f"{command['do']}: {ack['code']}"] += 1
            return
        self.report.acknowledged += 1
        if command["do"] in {"amend", "undo", "redo"}:
            self.report.corrections += 1
        if command["do"] in LOGGED:
            self._acknowledged[command["id"]] = command

    # -- the log -----------------------------------------------------------------------

    def read_log(self) -> None:
        """Read what the log has got since."""
        new = self._log.read()
        for entry in new:
            if entry.kind != GAME:
                self._roster.apply(entry)
        for problem in self._log.doubled(new):
            self.report.wrong(f"{self.code}: {problem}")

    def judge(self) -> None:
        """Hold all that was acknowledged against the log."""
        self.read_log()
        for problem in self._log.lost(self._acknowledged):
            self.report.wrong(f"{self.code}: {problem}")

    def referee(self) -> Referee | None:
        """Return the game as its log tells it; None between two games."""
        self.read_log()
        return self._log.referee()

    # -- what people do ----------------------------------------------------------------

    def act(self) -> None:
        """Let one thing happen, and let those who were away or slept come back by and by."""
        for guest in self.everybody:
            if guest.removed:
                self._dismiss(guest)
            elif not guest.here and self.rng.random() < 0.25:
                self._come_back(guest)
            elif guest.here:
                guest.read()
        held = {guest.seat for guest in self.guests}
        without = [seat for seat in self._roster.order if seat not in held]
        if without and self.rng.random() < 0.25:
            self._come_with_another_phone(without[0])
        kinds = list(WHAT_HAPPENS)
        (what,) = self.rng.choices(kinds, [WHAT_HAPPENS[kind] for kind in kinds])
        what(self)

    def _come_back(self, guest: Device) -> None:
        self.report.reconnects += 1
        guest.connect(self.port)

    def _dismiss(self, guest: Device) -> None:
        """Let somebody go who was taken off their seat; if it is still there, they come back."""
        guest.leave()
        if guest in self.guests:
            self.guests.remove(guest)

    def turn(self) -> None:
        """Let those who are asked answer, each with their own device; or begin the next game."""
        self.report.turns += 1
        before = self.report.acknowledged
        referee = self.referee()
        if not self.host.here:
            self._come_back(self.host)
        if referee is None or referee.current_ask is None:
            self._next_game(between=referee is None)
        elif referee.ready:
            # Either the countdown runs, or a reveal was taken back, and the host has to say so.
            if self.rng.random() < 0.5:
                self.do(self.host, "reveal", key=referee.current_ask.key)
        else:
            self._answer(referee)
        if self.rng.random() < 0.5:
            self.host.say(shown=1 << 20)
        self._in_vain = 0 if self.report.acknowledged > before else self._in_vain + 1
        if self._in_vain == STUCK_AFTER:
            asked = referee.current_ask.key if referee and referee.current_ask else "the next game"
            self.report.wrong(f"{self.code}: {self.game} is stuck at {asked}")

    def do(self, guest: Device, what: str, **more: Any) -> None:
        """Send a command, and wait until it is acknowledged."""
        guest.wait_for(guest.send(what, **more))

    def start_turn(self) -> None:
        """Send what the next turn brings, and wait for nothing."""
        referee = self.referee()
        if referee is not None and referee.current_ask is not None:
            for guest, key, value in self._answers(referee):
                guest.send("answer", key=key, value=value)

    def _answer(self, referee: Referee) -> None:
        sent = [
            (guest, guest.send("answer", key=key, value=value))
            for guest, key, value in self._answers(referee)
        ]
        for guest, identity in sent:
            guest.wait_for(identity)

    def _answers(self, referee: Referee) -> list[tuple[Device, str, Json]]:
        """Return who answers what now: some of those who are asked and are here."""
        ask = referee.current_ask
        assert ask is not None
        waiting = open_questions(referee)
        found = []
        for pending in waiting[:1] if ask.mode is Mode.FIRST else waiting:
            guest = self._guest_for(pending)
            if guest.here:
                found.append((guest, pending.key, self._sample(referee, pending)))
            elif self.rng.random() < 0.5:
                self._come_back(guest)
        return found

    def _guest_for(self, pending: PendingPrompt[Any]) -> Device:
        holders = [guest for guest in self.guests if guest.seat == pending.who]
        return self.rng.choice(holders) if holders else self.host

    def _sample(self, referee: Referee, pending: PendingPrompt[Any]) -> Json:
        prompt = referee.resolve(pending)
        return prompt.dump(prompt.sample(self.rng))

    def _next_game(self, *, between: bool) -> None:
        if not between and self.rng.random() < 0.5:
            self.do(self.host, "play_again")
            return
        if not between:
            self.do(self.host, "end_game")
        players, least, most = self._roster.players(), meta(self.game).least, meta(self.game).most
        for seat in players[most:]:
            self.do(self.host, "sit_out", seat=seat)
        for seat in sorted(self._roster.sitting_out)[: max(0, least - len(players))]:
            self.do(self.host, "deal_in", seat=seat)
        self.read_log()
        options: dict[str, Json] = {}
        if self.rng.random() < 0.5:
            options = meta(self.game).sample(self.rng, len(self._roster.players()))
        self.do(self.host, "choose_game", game=self.game, options=options)
        self.do(self.host, "start_game")

    # -- corrections -------------------------------------------------------------------

    def undo(self) -> None:
        """Let the host take something back."""
        self.do(self.host, "undo")

    def redo(self) -> None:
        """Let the host bring it back."""
        self.do(self.host, "redo")

    def amend(self) -> None:
        """Let somebody change one of the last answers."""
        referee = self.referee()
        if referee is None or not referee.history:
            return
        step = self.rng.choice(referee.history[-8:])
        value = step.prompt.dump(step.prompt.sample(self.rng))
        guest = self._guest_for(step.pending) if self.rng.random() < 0.7 else self.host
        self.do(guest, "amend", key=step.pending.key, value=value)

    def unseal(self) -> None:
        """Let somebody take a sealed answer back."""
        referee = self.referee()
        held = list(referee.pending_answers.values()) if referee is not None else []
        if held:
            pending = self.rng.choice(held).pending
            self.do(self._guest_for(pending), "unseal", key=pending.key)

    def call(self) -> None:
        """Let somebody answer what nobody has to: a correction of the game's, somebody leaves."""
        referee = self.referee()
        calls = referee.standing_prompts() if referee is not None else ()
        if calls and referee is not None:
            pending = self.rng.choice(list(calls))
            # Some, such as that somebody joins, cannot be answered now.
            with suppress(Refused, ScriptError):
                self.do(self.host, "answer", key=pending.key, value=self._sample(referee, pending))

    # -- coming and going --------------------------------------------------------------

    def _somebody(self) -> Device | None:
        here = self.here
        return self.rng.choice(here) if here else None

    def leave(self) -> None:
        """Let somebody close their page."""
        if (guest := self._somebody()) is not None:
            guest.leave()

    def lose(self) -> None:
        """Let somebody's line break."""
        if (guest := self._somebody()) is not None:
            guest.lose()

    def cut(self) -> None:
        """Cut somebody off from the network; they come back on another line."""
        guest = self._somebody()
        if guest is not None and (line := guest.cut()) is not None:
            self.abandoned[line] = monotonic()

    def sleep(self) -> None:
        """Let somebody put their phone into a pocket."""
        if (guest := self._somebody()) is not None:
            guest.asleep = True

    def reload(self) -> None:
        """Let somebody load their page again."""
        guest = self._somebody()
        if guest is None:
            return
        answer = guest.page(self.port)
        # A pad that has lost its seat is led to the page where one joins.
        if answer.status != 200 and not (guest.role == "pad" and answer.status == 302):
            self.report.wrong(f"{self.code}, {guest.name}: the page answered {answer.status}")
        guest.leave()
        self._come_back(guest)

    def arrive(self) -> None:
        """Let somebody sit down."""
        if len(self.guests) >= MOST_GUESTS:
            return
        self._newcomers += 1
        form = {"name": f"New {self._newcomers}"}
        answer = post_first(self.port, self.code, f"/{self.code}", form)
        if answer.status == 302:
            seat = answer.location.partition("?")[0].rpartition("/")[2]
            guest = Device(self.code, "pad", seat, answer.cookie, self._on_acknowledgement)
            self.guests.append(guest)
            self._come_back(guest)
        elif answer.status not in {409, 429}:
            self.report.wrong(f"{self.code}: sitting down answered {answer.status}")

    def rejoin(self) -> None:
        """Let somebody come with another phone, and the host let them in."""
        guest = self.rng.choice(self.guests)
        self._dismiss(guest)
        self._come_with_another_phone(str(guest.seat))

    def _come_with_another_phone(self, seat: str) -> None:
        if not self.host.here:
            self._come_back(self.host)
        answer = post_first(self.port, self.code, f"/{self.code}/rejoin", {"seat": seat})
        self.read_log()
        asking = [device for device, at in self._roster.rejoin_requests.items() if at == seat]
        if answer.status == 302 and asking:
            self.do(self.host, "admit_device", device=asking[-1])
            self.guests.append(
                Device(self.code, "pad", seat, answer.cookie, self._on_acknowledgement)
            )
            self._come_back(self.guests[-1])
        elif answer.status != 429:
            self.report.wrong(f"{self.code}, {seat}: rejoining answered {answer.status}")

    def kick(self) -> None:
        """Let the host take somebody's phone off the table, or a seat that is not in the game."""
        if len(self.guests) > meta(self.game).least + 1:
            self.do(self.host, "disconnect_phone", seat=self.rng.choice(self.guests).seat)

    def watch(self) -> None:
        """Let somebody watch, or go."""
        if len(self.watchers) >= MOST_WATCHERS:
            self.watchers.pop(0).leave()
            return
        watcher = Device(self.code, "watch", None, "", self._on_acknowledgement)
        self.watchers.append(watcher)
        self._come_back(watcher)

    def look(self) -> None:
        """Let somebody look something up."""
        paths = (f"/entries/{self.code}", f"/undo/{self.code}", f"/rules/{self.game}", "/healthz")
        path = self.rng.choice(paths)
        answer = request(self.port, path, self.host.cookie)
        if answer.status >= 500:
            self.report.wrong(f"{path} answered {answer.status}")
        self.host.say(open=self.rng.choice((["people"], ["ruling"], [])))

    def rename(self) -> None:
        """Let somebody take another name."""
        guest = self.rng.choice(self.guests)
        self._newcomers += 1
        person = self._roster.people.get(Seat(str(guest.seat)))
        if person is not None:
            name = f"Same {self._newcomers}"
            self.do(guest, "rename", name=name, colour=person.colour)

    # -- what must hold ----------------------------------------------------------------

    def check(self) -> None:
        """Wait until every screen is right, and hold what was acknowledged against the log."""
        for guest in list(self.everybody):
            if guest.removed:
                self._dismiss(guest)
            elif guest.here:
                wrong = guest.is_right(self.port)
                if wrong:
                    self.report.wrong(f"{self.code}, {guest.name} is stuck: {wrong}")
                if any("not-drawn" in html for html in guest.regions.values()):
                    self.report.wrong(f"{self.code}, {guest.name}: something is not drawn")
        self.judge()

    def dropped(self) -> int:
        """Return how many cut lines the program has given up by itself, and forget those."""
        gone = [line for line in self.abandoned if _has_ended(line)]
        for line in gone:
            line.close()
            del self.abandoned[line]
        late = monotonic() - GIVEN_UP_AFTER - PATIENCE
        if any(cut < late for cut in self.abandoned.values()):
            self.report.wrong(f"{self.code}: a line that was cut is still open")
        return len(gone)


WHAT_HAPPENS: dict[Callable[[PlayedTable], None], float] = {
    PlayedTable.turn: 60,
    PlayedTable.undo: 3,
    PlayedTable.redo: 2,
    PlayedTable.amend: 5,
    PlayedTable.unseal: 3,
    PlayedTable.call: 0.5,
    PlayedTable.leave: 3,
    PlayedTable.lose: 3,
    PlayedTable.cut: 2,
    PlayedTable.sleep: 4,
    PlayedTable.reload: 5,
    PlayedTable.arrive: 1,
    PlayedTable.rejoin: 0.5,
    PlayedTable.kick: 0.5,
    PlayedTable.watch: 2,
    PlayedTable.look: 3,
    PlayedTable.rename: 1,
}
"""What can happen at a table, and how often beside the rest."""


def _has_ended(line: Line) -> bool:
    """Whether the other side has closed a line; what came before that is thrown away."""
    try:
        while line.has_come():
            line.receive()
    except (Ended, OSError):
        return True
    return False
