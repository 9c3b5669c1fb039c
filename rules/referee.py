"""The referee: drives a game's script with what people enter, and keeps what is sealed.

It knows no game. It poses the script's prompts, judges answers by them, holds sealed answers
until they are opened, draws for chance, and writes everything into the log; from the log alone it
can be made again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.errors import Illegal, Refused, ScriptError, Stale
from rules.facts import CHANCE, Fact, Json, Seat, fact
from rules.game import Game
from rules.log import CHANCE_BY, SCRIPT_BY, Entry, Given, InForce, Kind, Stamp, in_force
from rules.prompts.base import Prompt
from rules.prompts.together import Veiled
from rules.sealed import Sealed, Vault
from rules.tabletop import Again, Ask, Mode, Opening, Posed, Script, Setup, Standing, Tabletop


@dataclass(frozen=True, slots=True)
class Held:
    """An answer that is in, but not yet in the game."""

    posed: Posed[Any]
    prompt: Prompt[Any]
    value: Any
    given: Given


@dataclass(frozen=True, slots=True)
class Step:
    """An answer that is in the game, with the prompt as it stood when it was answered."""

    ask: str
    posed: Posed[Any]
    prompt: Prompt[Any]
    value: Any
    given: Given
    page: int
    """Which page of rulings was open when it came."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """An answer that no longer fits after an amendment, kept as a draft, and why."""

    key: str
    value: Json
    why: Fact


class Referee:
    """One game under way.

    Methods that enter something return the new entries, its own and those that follow from it, for
    the caller to write down; they raise :class:`~rules.errors.Refused`, and then nothing has
    changed. ``log`` is the whole log so far.
    """

    def __init__(self, game: Game, setup: Setup, rng: Random, log: Sequence[Entry] = ()) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng
        self.log: list[Entry] = list(log)
        self._fresh: list[Entry] = []
        self._replay()

    # -- what stands -------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return self.ask is None

    @property
    def ready(self) -> bool:
        """Whether all sealed answers are in and wait to be opened together."""
        ask = self.ask
        return (
            ask is not None
            and ask.mode is Mode.SEALED
            and not self.exposed
            and all(posed.key in self.held for posed in ask.posed)
        )

    @property
    def exposed(self) -> bool:
        """Whether the sealed ask that stands was opened before: an answer is mended in the open."""
        return self.ask is not None and self.ask.key in self._force.opened

    def standing_posed(self) -> tuple[Posed[Any], ...]:
        """Return the calls that stand whatever is asked: corrections, somebody's leaving."""
        return tuple(posed for posed, _ in self._calls)

    def find(self, key: str) -> Posed[Any]:
        """Return the prompt that stands under a key.

        :raises Stale: when none does.
        """
        for posed in (*(self.ask.posed if self.ask else ()), *self.standing_posed()):
            if posed.key == key and posed.who is not CHANCE:
                return posed
        raise Stale(key)

    def resolve(self, posed: Posed[Any]) -> Prompt[Any]:
        """Return the prompt itself: a veiled one is unveiled (for the one who is asked alone)."""
        prompt = posed.prompt
        return self._vault.peek(prompt.prompt) if isinstance(prompt, Veiled) else prompt

    def peek(self, secret: Sealed[Any], reader: Seat) -> Any:
        """Return a secret to one of its readers.

        :raises PermissionError: for anybody else.
        """
        if reader not in secret.readers:
            raise PermissionError(secret.key)
        return self._vault.peek(secret)

    def step(self, key: str) -> Step:
        """Return the answer that is in the game under a key.

        :raises Stale: when there is none.
        """
        for step in reversed(self.history):
            if step.posed.key == key:
                return step
        raise Stale(key)

    # -- entering ----------------------------------------------------------------------

    def answer(self, key: str, raw: Json, stamp: Stamp) -> tuple[Entry, ...]:
        """Take an answer to the prompt under this key.

        :raises Stale: when the prompt does not stand.
        :raises Illegal: when it is sealed already, or not allowed now.
        :raises Malformed: when it is no answer to this prompt.
        """
        posed = self.find(key)
        if key in self.held:
            raise Illegal(fact("refused.sealed-already", key=key))
        prompt = self.resolve(posed)
        value = prompt.dump(prompt.read(raw))
        self._write(Kind.ANSWER, key, value, stamp, seat=_seat(posed))
        return self._go_on()

    def stand_in(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Answer for a seat that is away, as the prompt says: by lot, or the best by face value.

        :raises Illegal: when a real card must be drawn at the table.
        """
        posed = self.find(key)
        prompt = self.resolve(posed)
        value = prompt.stand_in(self.rng)
        if value is None:
            raise Illegal(fact("refused.draw-a-card", key=key))
        return self.answer(key, prompt.dump(value), stamp)

    def unseal(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Take a sealed answer back, as long as it has not been opened.

        :raises Stale: when none is held under this key.
        """
        if key not in self.held:
            raise Stale(key)
        self._write(Kind.UNSEAL, key, None, stamp, seat=_seat(self.held[key].posed))
        return self._go_on()

    def open(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Open the sealed answers of the ask under this key, all together.

        :raises Stale: when that ask does not stand or was opened.
        :raises Illegal: when not all are in.
        """
        if self.ask is None or self.ask.key != key or self.exposed:
            raise Stale(key)
        if not self.ready:
            raise Illegal(fact("refused.not-all-in", key=key))
        self._write(Kind.OPEN, key, None, stamp)
        return self._go_on()

    def amend(self, key: str, raw: Json, stamp: Stamp) -> tuple[Entry, ...]:
        """Change an answer that is in the game, and judge everything since anew.

        :raises Stale: when no such answer is in the game.
        :raises Refused: when the new answer was not allowed at that time.
        """
        step = self.step(key)
        value = step.prompt.dump(step.prompt.read(raw))
        if value == step.prompt.dump(step.value):
            raise Illegal(fact("refused.same-as-before", key=key))
        self._write(Kind.AMEND, key, value, stamp, seat=_seat(step.posed))
        return self._begin_again()

    def undo(self, stamp: Stamp) -> tuple[Entry, ...]:
        """Take the last entry that a person made back.

        :raises Illegal: at the start of the game.
        """
        step = self._force.last_step()
        if step is None:
            raise Illegal(fact("refused.nothing-to-undo"))
        self._write(Kind.UNDO, step.key, step.seq, stamp, seat=step.seat)
        return self._begin_again()

    # -- driving the script ------------------------------------------------------------

    def _replay(self) -> None:
        """Start the script anew and take it as far as the log goes."""
        self._force: InForce = in_force(self.log)
        self._vault = Vault()
        self.table = Tabletop(self.setup)
        self.history: list[Step] = []
        self.turned_up: set[str] = set()
        self.held: dict[str, Held] = {}
        self.set_aside: dict[str, SetAside] = {}
        self.ask: Ask | None = None
        self._calls: list[tuple[Posed[Any], Standing]] = []
        self._called: dict[str, int] = {}
        self._done: set[str] = set()
        self._script: Script[None] = self.game.play(self.table)
        self._drive(None)

    def _begin_again(self) -> tuple[Entry, ...]:
        self._replay()
        return self._written()

    def _go_on(self) -> tuple[Entry, ...]:
        self._force = self._force.after(self._fresh, self.log)
        if (reply := self._settle()) is not None:
            self._drive(reply)
        return self._written()

    def _written(self) -> tuple[Entry, ...]:
        fresh, self._fresh = tuple(self._fresh), []
        return fresh

    def _write(
        self, kind: Kind, key: str, value: Json, stamp: Stamp, seat: Seat | None = None
    ) -> None:
        seq = self.log[-1].seq + 1 if self.log else 1
        entry = Entry(seq, kind, key, value, seat, stamp.by, stamp.at, stamp.command)
        self.log.append(entry)
        self._fresh.append(entry)

    def _drive(self, reply: object) -> None:
        """Send a reply into the script, and go on until it asks what nobody has answered."""
        while True:
            try:
                demand = self._script.send(reply)
            except StopIteration:
                self.ask, self._calls, self.held, self.set_aside = None, [], {}, {}
                return
            if isinstance(demand, Opening):
                reply = self._turn_up(demand.secret)
                continue
            self._pose(demand)
            reply = self._settle()
            if reply is None:
                return

    def _turn_up(self, secret: Sealed[Any]) -> Any:
        if secret.key not in self._force.opened:
            self._write(Kind.OPEN, secret.key, None, Stamp(SCRIPT_BY, self._now()))
            self._force = in_force(self.log)
        self.turned_up.add(secret.key)
        return self._vault.peek(secret)

    def _now(self) -> int:
        """Return the time of the entry that is being worked off, for what follows from it."""
        return self.log[-1].at if self.log else 0

    def _pose(self, ask: Ask) -> None:
        self.ask = ask
        self._calls = []
        for call in self.table.standing:
            prompt = call.make()
            if prompt is not None:
                count = self._called.get(call.name, 0)
                key = f"{ask.key}/{call.name}.{count}"
                self._calls.append((Posed(key, call.who, prompt, call=True), call))
        keys = [posed.key for posed in (*ask.posed, *self.standing_posed())]
        if len(set(keys)) != len(keys) or self._done.intersection(keys):
            raise ScriptError(f"a key is used twice at {ask.key}")

    def _settle(self) -> Mapping[str, Any] | Again | None:
        """Return what the log answers to what stands, or None when something is missing."""
        ask = self.ask
        if ask is None:
            return None
        if ask.mode is Mode.FIRST and ask.posed[0].who is CHANCE:
            self._draw(ask.posed[0])
        self._hold(ask)
        calls = [held for posed, _ in self._calls if (held := self.held.get(posed.key))]
        asked = [held for posed in ask.posed if (held := self.held.get(posed.key))]
        if ask.mode is Mode.FIRST:
            first = min((*calls, *asked), key=_order, default=None)
            return None if first is None else self._take(ask, [first])
        if calls:
            return self._take(ask, [min(calls, key=_order)])
        if len(asked) < len(ask.posed) or (ask.mode is Mode.SEALED and not self.exposed):
            return None
        return self._take(ask, asked)

    def _hold(self, ask: Ask) -> None:
        """Find the answers in force to what stands; those that do not fit are set aside."""
        self.held = {}
        self.set_aside = {}
        for posed in (*ask.posed, *self.standing_posed()):
            given = self._force.given.get(posed.key)
            if given is None:
                continue
            prompt = self.resolve(posed)
            try:
                self.held[posed.key] = Held(posed, prompt, prompt.read(given.value), given)
            except Refused as refused:
                self.set_aside[posed.key] = SetAside(posed.key, given.value, refused.why)

    def _draw(self, posed: Posed[Any]) -> None:
        """Let chance answer, unless the log has its outcome already and it still fits."""
        prompt = self.resolve(posed)
        given = self._force.given.get(posed.key)
        if given is not None:
            try:
                prompt.read(given.value)
            except Refused:
                given = None
        if given is None:
            value = prompt.dump(prompt.sample(self.rng))
            self._write(Kind.ANSWER, posed.key, value, Stamp(CHANCE_BY, self._now()))
            self._force = in_force(self.log)

    def _take(self, ask: Ask, answers: list[Held]) -> Mapping[str, Any] | Again:
        """Put answers into the game, and return what the script is to be told."""
        page = len(self.table.pages) - 1
        reply: dict[str, Any] = {}
        for held in sorted(answers, key=_order):
            self._done.add(held.posed.key)
            self.history.append(
                Step(ask.key, held.posed, held.prompt, held.value, held.given, page)
            )
            reply[held.posed.key] = self._conceal(held)
        for posed, call in self._calls:
            if posed.key in reply:
                self._called[call.name] = self._called.get(call.name, 0) + 1
                call.then(reply[posed.key])
                return Again.ASK
        return reply

    def _conceal(self, held: Held) -> Any:
        """Return what the script may know of an answer; the rest goes into the vault."""
        key, seat = held.posed.key, _seat(held.posed)
        readers = () if seat is None else (seat,)
        return held.prompt.conceal(
            held.value, lambda value, part: self._vault.seal(f"{key}/{part}", value, readers)
        )


def _order(held: Held) -> int:
    return held.given.order


def _seat(posed: Posed[Any]) -> Seat | None:
    """Return whose prompt it is, where it is one seat's."""
    return posed.who if isinstance(posed.who, str) else None
