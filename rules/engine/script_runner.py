"""Runs a game's script from its log: poses its asks, finds the answers, sends them in.

A runner reads answers from the log and never judges a person's new entry: the referee does that,
writes the entry, and calls :meth:`ScriptRunner.apply`. It writes two kinds of entries itself: what
chance draws, and which secrets the script opens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from rules.engine.answers import AppliedAnswer, PendingAnswer, SetAside
from rules.engine.asks import (
    Ask,
    Mode,
    OpenSecret,
    PendingPrompt,
    Script,
    Signal,
    StandingCall,
)
from rules.engine.game import Game
from rules.engine.game_log import GameLog
from rules.engine.in_force import LoggedAnswer
from rules.engine.log import CHANCE_BY, SCRIPT_BY, Entry, Kind, Stamp
from rules.engine.setup import Setup
from rules.engine.tabletop import Tabletop
from rules.errors import Refused, ScriptError
from rules.facts import CHANCE
from rules.prompts.base import Prompt
from rules.prompts.together import PrivatePrompt
from rules.sealed import Sealed, Vault


class ScriptRunner:
    """One run of a game's script, as far as its log has answers."""

    def __init__(self, game: Game, setup: Setup, rng: Random, log: GameLog) -> None:
        self.table = Tabletop(setup)
        self.current_ask: Ask | None = None
        """The ask that waits for answers; None when the game is over."""
        self.history: list[AppliedAnswer] = []
        self.pending_answers: dict[str, PendingAnswer] = {}
        self.set_aside: dict[str, SetAside] = {}
        self.opened_secrets: set[str] = set()
        self.pending_prompts: dict[str, PendingPrompt[Any]] = {}
        """Every prompt that may be answered now, calls included, by key."""
        self.standing_prompts: dict[str, StandingCall] = {}
        """The standing calls that may be answered now, by the key of their prompt.

        While the log has the answers, only the calls that it answers are made: nobody sees the others.
        """
        self.vault = Vault()
        self.applied_keys: set[str] = set()
        """The keys of the answers that were applied, and of the asks that are complete."""
        self._rng = rng
        self._log = log
        self._times_called: Counter[str] = Counter()
        self._script: Script[None] = game.play(self.table)
        self._advance(None)

    @property
    def exposed(self) -> bool:
        """Whether the present ask was opened before: its answers are no longer secret."""
        return self.current_ask is not None and self.current_ask.key in self._log.force.opened

    @property
    def sealed(self) -> bool:
        """Whether the answers to the present ask are secret."""
        return (
            self.current_ask is not None
            and self.current_ask.mode is Mode.SEALED
            and not self.exposed
        )

    def resolve(self, pending: PendingPrompt[Any]) -> Prompt[Any]:
        """Return the prompt itself, taken out of the vault if it is private."""
        prompt = pending.prompt
        return self.vault.peek(prompt.prompt) if isinstance(prompt, PrivatePrompt) else prompt

    def apply(self, entry: Entry) -> None:
        """Go on from an entry that was just written: an answer, an unsealing, an opening or a stop."""
        if entry.kind is Kind.STOP:
            self._stop()
            return
        self._find_again(entry.kind, entry.key)
        if (reply := self._reply()) is not None:
            self._advance(reply)

    # -- the script --------------------------------------------------------------------

    def _advance(self, reply: object) -> None:
        """Send a reply into the script, and go on until an ask lacks answers."""
        while True:
            try:
                demand = self._script.send(reply)
            except StopIteration:
                self._end()
                return
            if isinstance(demand, OpenSecret):
                reply = self._open_secret(demand.secret)
                continue
            if (reply := self._at_once(demand)) is not None:
                continue
            self._pose(demand)
            self._find_answers(self.pending_prompts.values())
            reply = self._reply()
            if reply is None and self._log.force.stop is not None:
                self._stop()
                return
            if reply is None:
                self._make_calls(demand, only_logged=False)
                return

    def _stop(self) -> None:
        """End the game where it is: whoever leads takes the place of the winners."""
        self._end()
        self.table.stopped = True
        standings = self.table.standings
        self.table.winners = standings.leaders() if standings else ()

    def _end(self) -> None:
        self.current_ask = None
        self.pending_prompts, self.standing_prompts = {}, {}
        self.pending_answers, self.set_aside = {}, {}

    def _at_once(self, ask: Ask) -> Mapping[str, Any] | Signal | None:
        """Return the reply to an ask for one answer that the log has.

        Most of a replay is such asks. None if the ask needs more: it is posed then.
        """
        force, pending = self._log.force, ask.pending[0]
        logged = force.answers.get(pending.key)
        if (
            logged is None
            or ask.mode is not Mode.FIRST
            or len(ask.pending) > 1
            or ask.key in force.called
            or pending.who is CHANCE
            or pending.key in self.applied_keys
            or _is_of_another_seat(logged, pending)
        ):
            return None
        prompt = self.resolve(pending)
        try:
            value = prompt.recall(logged.value)
        except Refused:
            return None
        self.standing_prompts = {}
        return self._apply(ask, [PendingAnswer(pending, prompt, value, logged)])

    def _open_secret(self, secret: Sealed[Any]) -> Any:
        if secret.key not in self._log.force.opened:
            self._log.write(Kind.REVEAL, secret.key, None, Stamp(SCRIPT_BY, self._log.now))
        self.opened_secrets.add(secret.key)
        return self.vault.peek(secret)

    def _pose(self, ask: Ask) -> None:
        """Pose an ask together with the standing calls; it becomes the one that waits for answers.

        :raises ScriptError: when a key is not new.
        """
        self.current_ask = ask
        keys = {each.key for each in ask.pending}
        if len(keys) < len(ask.pending):
            raise ScriptError(f"a key is used twice at {ask.key}")
        if ask.mode is not Mode.FIRST:
            keys.add(_complete(ask))
        if not self.applied_keys.isdisjoint(keys):
            raise ScriptError(f"a key is used twice at {ask.key}")
        self.pending_prompts = {}
        self._make_calls(ask, only_logged=True)
        self.pending_answers = {}
        self.set_aside = {}

    def _make_calls(self, ask: Ask, *, only_logged: bool) -> None:
        """Pose the standing calls beside an ask: those that the log answers, or all others too.

        :raises ScriptError: when a key is not new.
        """
        force, made = self._log.force, self.pending_prompts
        self.pending_prompts = {each.key: each for each in ask.pending}
        self.standing_prompts = {}
        if only_logged and ask.key not in force.called:
            return
        for call in self.table.standing_calls:
            name = f"{ask.key}/{call.name}"
            key = f"{name}.{self._times_called.get(name, 0)}"
            if only_logged and key not in force.answers:
                continue
            pending = made.get(key)
            if pending is None:
                prompt = call.make()
                if prompt is None:
                    continue
                pending = PendingPrompt(key, call.who, prompt, call=True)
            if key in self.pending_prompts or key in self.applied_keys:
                raise ScriptError(f"a key is used twice at {ask.key}")
            self.pending_prompts[key] = pending
            self.standing_prompts[key] = call

    # -- finding answers in the log ----------------------------------------------------

    def _find_again(self, kind: Kind, key: str) -> None:
        """Find again the answers that an entry has changed."""
        if kind is Kind.REVEAL:
            answers = self.pending_answers.values()
            changed = [answer.pending for answer in answers if answer.why is not None]
        else:
            changed = [self.pending_prompts[key]]
        for pending in changed:
            self.pending_answers.pop(pending.key, None)
            self.set_aside.pop(pending.key, None)
        self._find_answers(changed)
        # In the order of the prompts, as a replay finds them.
        order = self.pending_prompts
        self.pending_answers = {
            key: self.pending_answers[key] for key in order if key in self.pending_answers
        }
        self.set_aside = {key: self.set_aside[key] for key in order if key in self.set_aside}

    def _find_answers(self, prompts: Iterable[PendingPrompt[Any]]) -> None:
        """Take the answers to these prompts from the log; set aside those that no longer fit."""
        for pending in prompts:
            key = pending.key
            if pending.who is CHANCE:
                self.pending_answers[key] = self._draw(pending)
                continue
            logged = self._log.force.answers.get(key)
            if logged is None or _is_of_another_seat(logged, pending):
                continue
            prompt = self.resolve(pending)
            try:
                value = prompt.recall(logged.value)
                self.pending_answers[key] = PendingAnswer(pending, prompt, value, logged)
            except Refused as refused:
                if self.sealed and not pending.call:
                    answer = PendingAnswer(pending, prompt, None, logged, refused.why)
                    self.pending_answers[key] = answer
                else:
                    self.set_aside[key] = SetAside(key, logged.value, refused.why)

    def _draw(self, pending: PendingPrompt[Any]) -> PendingAnswer:
        """Return what chance answers: the first logged outcome that fits, or a new one."""
        prompt = self.resolve(pending)
        logged = self._log.force.answers.get(pending.key)
        if logged is not None:
            for value in (logged.value, *logged.redrawn):
                with suppress(Refused):
                    return PendingAnswer(
                        pending, prompt, prompt.recall(value), replace(logged, value=value)
                    )
        value = prompt.dump(prompt.sample(self._rng))
        self._log.write(Kind.ANSWER, pending.key, value, Stamp(CHANCE_BY, self._log.now))
        drawn = replace(self._log.force.answers[pending.key], value=value)
        return PendingAnswer(pending, prompt, prompt.read(value), drawn)

    # -- sending answers in ------------------------------------------------------------

    def _reply(self) -> Mapping[str, Any] | Signal | None:
        """Apply the pending answers and return the script's reply, or None while some are missing.

        An answered standing call comes before an incomplete ask. Where one answer is enough, the
        first in the log counts.
        """
        ask = self.current_ask
        if ask is None:
            return None
        answers = self.pending_answers
        if not answers:
            return None
        calls = [answers[key] for key in self.standing_prompts if key in answers]
        asked = [answers[pending.key] for pending in ask.pending if pending.key in answers]
        if ask.mode is Mode.FIRST:
            given = [*calls, *asked]
            if not given:
                return None
            return self._apply(ask, [min(given, key=_order) if len(given) > 1 else given[0]])
        if calls:
            return self._apply(ask, [min(calls, key=_order)])
        if len(asked) < len(ask.pending) or self.sealed:
            return None
        return self._apply(ask, asked)

    def _apply(self, ask: Ask, answers: list[PendingAnswer]) -> Mapping[str, Any] | Signal:
        """Add answers to the history, and return what the script receives."""
        page = len(self.table.pages) - 1
        reply: dict[str, Any] = {}
        if len(answers) > 1:
            answers = sorted(answers, key=_order)
        for answer in answers:
            pending, prompt, value = answer.pending, answer.prompt, answer.value
            key = pending.key
            self.applied_keys.add(key)
            self.history.append(AppliedAnswer(ask.key, pending, prompt, value, answer.logged, page))
            # Most prompts conceal nothing.
            open_to_all = type(prompt).conceal is Prompt.conceal
            reply[key] = value if open_to_all else self._conceal(answer)
        for key, call in self.standing_prompts.items():
            if key in reply:
                self._times_called[f"{ask.key}/{call.name}"] += 1
                call.then(reply[key])
                return Signal.ASK_AGAIN
        if ask.mode is not Mode.FIRST:
            self.applied_keys.add(_complete(ask))
        return reply

    def _conceal(self, answer: PendingAnswer) -> Any:
        """Return an answer as the script may see it, and put its secret parts into the vault."""
        key, seat = answer.pending.key, answer.pending.seat
        readers = () if seat is None else (seat,)
        return answer.prompt.conceal(
            answer.value, lambda value, part: self.vault.seal(f"{key}/{part}", value, readers)
        )


def _complete(ask: Ask) -> str:
    """Return the key that marks an ask as complete; no prompt's key ends with a slash."""
    return f"{ask.key}/"


def _is_of_another_seat(logged: LoggedAnswer, pending: PendingPrompt[Any]) -> bool:
    """Whether the prompt asks a different seat since an amendment than when this answer was given."""
    return None not in (logged.seat, pending.seat) and logged.seat != pending.seat


def _order(answer: PendingAnswer) -> int:
    return answer.logged.order
