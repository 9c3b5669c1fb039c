"""The referee: drives a game's script with what people enter, and keeps what is sealed.

It knows no game. It poses the script's prompts, judges answers by them, holds sealed answers
until they are opened, draws for chance, and writes everything into the log; from the log alone it
can be made again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from rules.engine.answers import AppliedAnswer, PendingAnswer, SetAside
from rules.engine.game import Game
from rules.engine.log import CHANCE_BY, SCRIPT_BY, Entry, Given, InForce, Kind, Stamp, in_force
from rules.engine.tabletop import (
    Again,
    Ask,
    Mode,
    Opening,
    PendingPrompt,
    Script,
    Setup,
    Standing,
    Tabletop,
)
from rules.errors import Illegal, Refused, ScriptError, Stale
from rules.facts import CHANCE, Json, Seat, fact
from rules.prompts.base import Prompt
from rules.prompts.together import Veiled
from rules.sealed import Sealed, Vault

__all__ = ["AppliedAnswer", "PendingAnswer", "Referee", "SetAside"]


class Referee:
    """One game under way.

    Methods that enter something return the new entries, its own and those that follow from it, for
    the caller to write down; they raise :class:`~rules.errors.Refused`, and then nothing has
    changed. Nor has it after any other exception, a bug in a script: the entry is not taken, and
    the game stands where it stood. ``log`` is the whole log so far.

    What chance draws at the very start follows from no entry: :meth:`unwritten` returns it.

    Who may enter what for whom is the caller's business; a refusal speaks of the prompt, so only
    who may see a veiled prompt may be let answer it.
    """

    def __init__(self, game: Game, setup: Setup, rng: Random, log: Sequence[Entry] = ()) -> None:
        self.game = game
        self.setup = setup
        self.rng = rng
        self.log: list[Entry] = list(log)
        self._fresh: list[Entry] = []
        self.replays = 0
        """How often the game was made from its log: what was shown before may be void since."""
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
            and len(self.held) >= len(ask.pending)
            and all(pending.key in self.held for pending in ask.pending)
        )

    @property
    def exposed(self) -> bool:
        """Whether the sealed ask that stands was opened before: an answer is mended in the open."""
        return self.ask is not None and self.ask.key in self._force.opened

    def unwritten(self) -> tuple[Entry, ...]:
        """Return, once, what making this referee added to the log, for the caller to write down."""
        fresh, self._fresh = tuple(self._fresh), []
        return fresh

    def latent(self) -> tuple[Given, ...]:
        """Return the answers in force for which the game has no place at present.

        After an amendment they count again as soon as the game comes to where they were given.
        They may be secret.
        """
        here = self._done.union(self.held, self.set_aside)
        given = self._force.given.values()
        return tuple(one for one in given if one.key not in here and one.by != CHANCE_BY)

    def standing_prompts(self) -> tuple[PendingPrompt[Any], ...]:
        """Return the calls that stand whatever is asked: corrections, somebody's leaving."""
        return tuple(pending for pending, _ in self._calls)

    def find(self, key: str) -> PendingPrompt[Any]:
        """Return the prompt that stands under a key.

        :raises Stale: when none does.
        """
        pending = self._stands.get(key)
        if pending is None or pending.who is CHANCE:
            raise Stale(key)
        return pending

    def find_still(self, key: str) -> PendingPrompt[Any]:
        """Return what stands under a key, or the same standing call since something else is asked.

        :raises Stale: when none does.
        """
        try:
            return self.find(key)
        except Stale:
            name = key.rpartition("/")[2].rpartition(".")[0]
            for pending, call in self._calls:
                if call.name == name:
                    return pending
            raise

    def resolve(self, pending: PendingPrompt[Any]) -> Prompt[Any]:
        """Return the prompt itself: a veiled one is unveiled (for the one who is asked alone)."""
        prompt = pending.prompt
        return self._vault.peek(prompt.prompt) if isinstance(prompt, Veiled) else prompt

    def peek(self, secret: Sealed[Any], reader: Seat) -> Any:
        """Return a secret to one of its readers.

        :raises PermissionError: for anybody else.
        """
        if reader not in secret.readers:
            raise PermissionError(secret.key)
        return self._vault.peek(secret)

    def is_secret(self, step: AppliedAnswer) -> bool:
        """Whether a part of an answer in the game is still sealed."""
        keys: list[str] = []

        def note(_: Any, part: str, /) -> Any:
            keys.append(f"{step.pending.key}/{part}")

        step.prompt.conceal(step.value, note)
        return not self.turned_up.issuperset(keys)

    def step(self, key: str) -> AppliedAnswer:
        """Return the answer that is in the game under a key.

        :raises Stale: when there is none.
        """
        for step in reversed(self.history):
            if step.pending.key == key:
                return step
        raise Stale(key)

    # -- entering ----------------------------------------------------------------------

    def answer(self, key: str, raw: Json, stamp: Stamp) -> tuple[Entry, ...]:
        """Take an answer to the prompt under this key.

        :raises Stale: when the prompt does not stand.
        :raises Illegal: when it is sealed already, or not allowed now.
        :raises Malformed: when it is no answer to this prompt.
        """
        pending = self.find(key)
        if key in self.held:
            raise Illegal(fact("refused.sealed-already", key=key))
        prompt = self.resolve(pending)
        value = prompt.dump(prompt.read(raw))
        return self._enter(Kind.ANSWER, key, value, stamp, _seat(pending))

    def stand_in(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Answer for a seat that is away, as the prompt says: by lot, or the best by face value.

        :raises Illegal: when a real card must be drawn at the table.
        """
        pending = self.find(key)
        prompt = self.resolve(pending)
        value = prompt.stand_in(self.rng)
        if value is None:
            raise Illegal(fact("refused.draw-a-card", key=key))
        return self.answer(key, prompt.dump(value), stamp)

    def unseal(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Take a sealed answer back, as long as it has not been opened.

        :raises Stale: when none is held under this key.
        :raises Illegal: when it has been opened: then it can be amended.
        """
        if key not in self.held:
            raise Stale(key)
        if self.exposed:
            raise Illegal(fact("refused.opened-already", key=key))
        return self._enter(Kind.UNSEAL, key, None, stamp, _seat(self.held[key].pending))

    def open(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Open the sealed answers of the ask under this key, all together.

        :raises Stale: when that ask does not stand or was opened.
        :raises Illegal: when not all are in.
        """
        if self.ask is None or self.ask.key != key or self.exposed:
            raise Stale(key)
        if not self.ready:
            raise Illegal(fact("refused.not-all-in", key=key))
        return self._enter(Kind.OPEN, key, None, stamp)

    def amend(self, key: str, raw: Json, stamp: Stamp) -> tuple[Entry, ...]:
        """Change an answer that is in the game, and judge everything since anew.

        :raises Stale: when no such answer is in the game.
        :raises Refused: when the new answer was not allowed at that time.
        """
        step = self._said(key)
        prompt = step.prompt
        value = prompt.dump(prompt.read(raw))
        # Where a part is secret, a refusal would tell whether somebody guessed it.
        unseen = prompt.public(step.value) != prompt.dump(step.value)
        if value == prompt.dump(step.value) and not unseen:
            raise Illegal(fact("refused.same-as-before", key=key))
        return self._enter(Kind.AMEND, key, value, stamp, _seat(step.pending), anew=True)

    @property
    def last_entry(self) -> Entry | None:
        """What an undo takes back: the last entry that a person made; None at the start."""
        return self._force.last_step()

    def undo(self, stamp: Stamp) -> tuple[Entry, ...]:
        """Take the last entry that a person made back.

        :raises Illegal: at the start of the game.
        """
        step = self.last_entry
        if step is None:
            raise Illegal(fact("refused.nothing-to-undo"))
        return self._enter(Kind.UNDO, step.key, step.seq, stamp, step.seat, anew=True)

    def _said(self, key: str) -> AppliedAnswer | PendingAnswer:
        """Return an answer that everybody knows to be there, and that can be amended."""
        sealed = self.ask is not None and self.ask.mode is Mode.SEALED and not self.exposed
        if key in self.held and not sealed:
            return self.held[key]
        return self.step(key)

    # -- driving the script ------------------------------------------------------------

    def _replay(self) -> None:
        """Start the script anew and take it as far as the log goes."""
        self.replays += 1
        self._force: InForce = in_force(self.log)
        self._vault = Vault()
        self.table = Tabletop(self.setup)
        self.history: list[AppliedAnswer] = []
        self.turned_up: set[str] = set()
        self.held: dict[str, PendingAnswer] = {}
        self.set_aside: dict[str, SetAside] = {}
        self.ask: Ask | None = None
        self._calls: list[tuple[PendingPrompt[Any], Standing]] = []
        self._stands: dict[str, PendingPrompt[Any]] = {}
        self._called: Counter[str] = Counter()
        self._done: set[str] = set()
        self._script: Script[None] = self.game.play(self.table)
        self._drive(None)

    def _enter(
        self,
        kind: Kind,
        key: str,
        value: Json,
        stamp: Stamp,
        seat: Seat | None = None,
        *,
        anew: bool = False,
    ) -> tuple[Entry, ...]:
        """Write an entry into the log and go on from there, or begin ``anew`` and replay it all."""
        lines, pending = len(self.log), self._fresh
        self._fresh = []
        try:
            self._write(kind, key, value, stamp, seat)
            if anew:
                self._replay()
            else:
                self._note()
                self._hold_again(kind, key)
                if (reply := self._settle()) is not None:
                    self._drive(reply)
        except BaseException:
            del self.log[lines:]
            self._fresh = pending
            self._replay()
            raise
        fresh, self._fresh = (*pending, *self._fresh), []
        return fresh

    def _write(
        self, kind: Kind, key: str, value: Json, stamp: Stamp, seat: Seat | None = None
    ) -> None:
        seq = self.log[-1].seq + 1 if self.log else 1
        entry = Entry(seq, kind, key, value, seat, stamp.by, stamp.at, stamp.command)
        self.log.append(entry)
        self._fresh.append(entry)

    def _note(self) -> None:
        """Put the last line of the log in force."""
        self._force.add(self.log[-1])

    def _drive(self, reply: object) -> None:
        """Send a reply into the script, and go on until it asks what nobody has answered."""
        while True:
            try:
                demand = self._script.send(reply)
            except StopIteration:
                self.ask, self._calls, self._stands = None, [], {}
                self.held, self.set_aside = {}, {}
                return
            if isinstance(demand, Opening):
                reply = self._turn_up(demand.secret)
                continue
            self._pose(demand)
            self._hold(self._stands.values())
            reply = self._settle()
            if reply is None:
                return

    def _turn_up(self, secret: Sealed[Any]) -> Any:
        if secret.key not in self._force.opened:
            self._write(Kind.OPEN, secret.key, None, Stamp(SCRIPT_BY, self._now()))
            self._note()
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
                said = f"{ask.key}/{call.name}"
                key = f"{said}.{self._called.get(said, 0)}"
                self._calls.append((PendingPrompt(key, call.who, prompt, call=True), call))
        pending = (*ask.pending, *self.standing_prompts())
        self._stands = {each.key: each for each in pending}
        keys = self._stands.keys() if ask.mode is Mode.FIRST else {*self._stands, f"{ask.key}/"}
        if len(self._stands) != len(pending) or not self._done.isdisjoint(keys):
            raise ScriptError(f"a key is used twice at {ask.key}")
        self.held = {}
        self.set_aside = {}

    def _settle(self) -> Mapping[str, Any] | Again | None:
        """Return what the log answers to what stands, or None when something is missing."""
        ask = self.ask
        if ask is None:
            return None
        calls = [held for pending, _ in self._calls if (held := self.held.get(pending.key))]
        asked = [held for pending in ask.pending if (held := self.held.get(pending.key))]
        if ask.mode is Mode.FIRST:
            first = min((*calls, *asked), key=_order, default=None)
            return None if first is None else self._take(ask, [first])
        if calls:
            return self._take(ask, [min(calls, key=_order)])
        if len(asked) < len(ask.pending) or (ask.mode is Mode.SEALED and not self.exposed):
            return None
        return self._take(ask, asked)

    def _hold_again(self, kind: Kind, key: str) -> None:
        """Hold anew what an entry has changed of the answers to what stands."""
        if kind is Kind.OPEN:
            changed = [held.pending for held in self.held.values() if held.why is not None]
        else:
            changed = [self._stands[key]]
        for pending in changed:
            self.held.pop(pending.key, None)
            self.set_aside.pop(pending.key, None)
        self._hold(changed)
        # As if they had been found all at once: in the order of what stands.
        self.held = {key: self.held[key] for key in self._stands if key in self.held}
        self.set_aside = {key: self.set_aside[key] for key in self._stands if key in self.set_aside}

    def _hold(self, asked: Iterable[PendingPrompt[Any]]) -> None:
        """Find the answers in force to these prompts; those that do not fit are set aside."""
        ask = self.ask
        sealed = ask is not None and ask.mode is Mode.SEALED and not self.exposed
        for pending in asked:
            key = pending.key
            if pending.who is CHANCE:
                self.held[key] = self._drawn(pending)
                continue
            given = self._force.given.get(key)
            if given is None or _is_anothers(given, pending):
                continue
            prompt = self.resolve(pending)
            try:
                self.held[key] = PendingAnswer(pending, prompt, prompt.recall(given.value), given)
            except Refused as refused:
                if sealed and not pending.call:
                    self.held[key] = PendingAnswer(pending, prompt, None, given, refused.why)
                else:
                    self.set_aside[key] = SetAside(key, given.value, refused.why)

    def _drawn(self, pending: PendingPrompt[Any]) -> PendingAnswer:
        """Return what chance answers: the first outcome of the log that fits, or a new one."""
        prompt = self.resolve(pending)
        given = self._force.given.get(pending.key)
        if given is not None:
            for value in (given.value, *given.others):
                with suppress(Refused):
                    return PendingAnswer(
                        pending, prompt, prompt.read(value), replace(given, value=value)
                    )
        value = prompt.dump(prompt.sample(self.rng))
        self._write(Kind.ANSWER, pending.key, value, Stamp(CHANCE_BY, self._now()))
        self._note()
        drawn = replace(self._force.given[pending.key], value=value)
        return PendingAnswer(pending, prompt, prompt.read(value), drawn)

    def _take(self, ask: Ask, answers: list[PendingAnswer]) -> Mapping[str, Any] | Again:
        """Put answers into the game, and return what the script is to be told."""
        page = len(self.table.pages) - 1
        reply: dict[str, Any] = {}
        for held in sorted(answers, key=_order):
            self._done.add(held.pending.key)
            self.history.append(
                AppliedAnswer(ask.key, held.pending, held.prompt, held.value, held.given, page)
            )
            reply[held.pending.key] = self._conceal(held)
        for pending, call in self._calls:
            if pending.key in reply:
                self._called[f"{ask.key}/{call.name}"] += 1
                call.then(reply[pending.key])
                return Again.ASK
        if ask.mode is not Mode.FIRST:
            self._done.add(f"{ask.key}/")
        return reply

    def _conceal(self, held: PendingAnswer) -> Any:
        """Return what the script may know of an answer; the rest goes into the vault."""
        key, seat = held.pending.key, _seat(held.pending)
        readers = () if seat is None else (seat,)
        return held.prompt.conceal(
            held.value, lambda value, part: self._vault.seal(f"{key}/{part}", value, readers)
        )


def _is_anothers(given: Given, pending: PendingPrompt[Any]) -> bool:
    """Whether an amendment has put a seat in the place of the one whose answer this was."""
    return given.seat is not None and isinstance(pending.who, str) and given.seat != pending.who


def _order(held: PendingAnswer) -> int:
    return held.given.order


def _seat(pending: PendingPrompt[Any]) -> Seat | None:
    """Return whose prompt it is, where it is one seat's."""
    return pending.who if isinstance(pending.who, str) else None
