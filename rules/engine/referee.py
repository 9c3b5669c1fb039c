"""The referee: judges what people enter, keeps the log, and holds sealed answers.

It is the same for every game. Answers are judged by the prompts of the game's script, which a
:class:`~rules.engine.script_runner.ScriptRunner` runs from the log; from the log alone the same
referee can be made again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import copy
from random import Random
from typing import Any

from rules.engine.answers import AppliedAnswer, PendingAnswer, SetAside
from rules.engine.asks import Ask, PendingPrompt
from rules.engine.game import Game
from rules.engine.game_log import GameLog
from rules.engine.in_force import LoggedAnswer
from rules.engine.log import CHANCE_BY, CONSEQUENCES_BY, CORRECTING, Entry, Kind, Stamp
from rules.engine.script_runner import ScriptRunner
from rules.engine.setup import Setup
from rules.engine.tabletop import Tabletop
from rules.errors import Illegal, Refused, Stale
from rules.facts import CHANCE, Json, Seat
from rules.prompts.base import Prompt
from rules.prompts.together import PrivatePrompt, Secret
from rules.refusals import (
    DrawACard,
    NotAllIn,
    NothingScored,
    NothingToRedo,
    NothingToUndo,
    OpenedAlready,
    OverAlready,
    SameAsBefore,
    SealedAlready,
    ShowsCards,
)
from rules.sealed import Sealed

DRAWN = "drawn"
"""The last part of the key under which the log has what the app answered for a seat that was away."""

__all__ = ["AppliedAnswer", "PendingAnswer", "Referee", "SetAside"]


class Referee:
    """One game under way.

    A method that enters something returns the new entries, its own and those that follow from it,
    for the caller to save. It raises :class:`~rules.errors.Refused` when the entry is not allowed.
    After that and after any other exception (a bug in a script) the game is as it was before.

    The caller decides who may enter something for which seat. A refusal describes the prompt, so let
    only those who may see a private prompt answer it.
    """

    def __init__(self, game: Game, setup: Setup, rng: Random, log: Sequence[Entry] = ()) -> None:
        """Start a game, or resume it from the log; ``rng`` draws what the log does not have."""
        self.game = game
        self.setup = setup
        self.rng = rng
        self.replays = 0
        """How often the script was run from its start; after each, earlier views may be wrong."""
        self._log = GameLog(log)
        self._before: Referee | None = None
        self._runner: ScriptRunner
        self._replay()

    # -- the present state -------------------------------------------------------------

    @property
    def log(self) -> list[Entry]:
        """Every entry, oldest first."""
        return self._log.entries

    @property
    def table(self) -> Tabletop:
        """What the game has published."""
        return self._runner.table

    @property
    def current_ask(self) -> Ask | None:
        """The ask that waits for answers; None when the game is over."""
        return self._runner.current_ask

    @property
    def history(self) -> list[AppliedAnswer]:
        """Every applied answer, oldest first."""
        return self._runner.history

    @property
    def pending_answers(self) -> Mapping[str, PendingAnswer]:
        """The pending answers to what is asked now, by prompt key. They may be secret."""
        return self._runner.pending_answers

    @property
    def set_aside(self) -> Mapping[str, SetAside]:
        """The answers to what is asked now that no longer fit, by prompt key. They may be secret."""
        return self._runner.set_aside

    @property
    def opened_secrets(self) -> set[str]:
        """The keys of the secrets that the script has opened."""
        return self._runner.opened_secrets

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.current_ask is None

    @property
    def counts(self) -> bool:
        """Whether the game is over and counts: it was played to its end, or stopped as one that counts."""
        stop = self._log.force.stop if self.table.stopped else None
        return self.over and (stop is None or stop.value is True)

    @property
    def ready(self) -> bool:
        """Whether all sealed answers are in, so that they can be opened."""
        ask, answers = self.current_ask, self.pending_answers
        return (
            ask is not None
            and self._runner.sealed
            and len(answers) >= len(ask.pending)
            and all(pending.key in answers for pending in ask.pending)
        )

    @property
    def exposed(self) -> bool:
        """Whether the present ask was opened before: its answers are corrected openly."""
        return self._runner.exposed

    @property
    def last_entry(self) -> Entry | None:
        """The entry that an undo takes back: a person's last one. None at the start of the game."""
        return self._log.force.last_step()

    @property
    def last_undo(self) -> Entry | None:
        """The undo that a redo cancels; None once a person has entered something after it."""
        undone = self._log.force.undone
        return undone[-1] if undone else None

    @property
    def before_correction(self) -> Referee | None:
        """The game before the last correction, to read only, if no person has entered anything since.

        None also if the correction was made before this referee.
        """
        return self._before

    @property
    def opened(self) -> frozenset[str]:
        """The keys of the asks and secrets that are open for everybody."""
        return frozenset(self._log.force.opened)

    def take_unsaved_entries(self) -> tuple[Entry, ...]:
        """Return the entries that starting this referee added, such as first draws; a second call returns none."""
        return self._log.take_unsaved()

    def unplaced_answers(self) -> tuple[LoggedAnswer, ...]:
        """Return the answers in force that the game does not ask for at present.

        After an amendment they count again once the game asks their prompts. They may be secret.
        """
        placed = self._runner.applied_keys.union(self.pending_answers, self.set_aside)
        answers = self._log.force.answers.values()
        return tuple(one for one in answers if one.key not in placed and one.by != CHANCE_BY)

    def has_answer(self, key: str) -> bool:
        """Whether the game has applied the answer with this key, or holds it for what is asked now."""
        return key in self._runner.applied_keys or key in self.pending_answers

    # -- looking up prompts and answers ------------------------------------------------

    def standing_prompts(self) -> tuple[PendingPrompt[Any], ...]:
        """Return the standing calls that may be answered now."""
        runner = self._runner
        return tuple(runner.pending_prompts[key] for key in runner.standing_prompts)

    def find(self, key: str) -> PendingPrompt[Any]:
        """Return the pending prompt under a key.

        :raises Stale: when there is none, or chance answers it.
        """
        pending = self._runner.pending_prompts.get(key)
        if pending is None or pending.who is CHANCE:
            raise Stale(key)
        return pending

    def find_current(self, key: str) -> PendingPrompt[Any]:
        """Return the pending prompt under a key, or under the new key of the same standing call.

        The key of a standing call changes with each ask.

        :raises Stale: when there is none.
        """
        try:
            return self.find(key)
        except Stale:
            name = key.rpartition("/")[2].rpartition(".")[0]
            for current, call in self._runner.standing_prompts.items():
                if call.name == name:
                    return self._runner.pending_prompts[current]
            raise

    def resolve(self, pending: PendingPrompt[Any]) -> Prompt[Any]:
        """Return the prompt itself; only the seat that is asked may see a private one."""
        return self._runner.resolve(pending)

    def peek(self, secret: Sealed[Any], reader: Seat) -> Any:
        """Return the value of a secret to one of its readers.

        :raises PermissionError: for any other seat.
        """
        if reader not in secret.readers:
            raise PermissionError(secret.key)
        return self._runner.vault.peek(secret)

    def is_secret(self, step: AppliedAnswer) -> bool:
        """Whether a part of an applied answer is still sealed."""
        keys: list[str] = []

        def note(_: Any, part: str, /) -> Any:
            keys.append(f"{step.pending.key}/{part}")

        step.prompt.conceal(step.value, note)
        return not self.opened_secrets.issuperset(keys)

    def applied_answer(self, key: str) -> AppliedAnswer:
        """Return the applied answer under a key.

        :raises Stale: when there is none.
        """
        for step in reversed(self.history):
            if step.pending.key == key:
                return step
        raise Stale(key)

    # -- entering ----------------------------------------------------------------------

    def answer(self, key: str, raw: Json, stamp: Stamp) -> tuple[Entry, ...]:
        """Enter an answer to the pending prompt under a key.

        :raises Stale: when no prompt is pending under the key.
        :raises Illegal: when an answer is sealed there already, or this one is not allowed now.
        :raises Malformed: when it is no answer to this prompt.
        """
        pending = self.find(key)
        if key in self.pending_answers:
            raise Illegal(SealedAlready(key=key))
        prompt = self.resolve(pending)
        value = prompt.dump(prompt.read(raw))
        return self._enter(Kind.ANSWER, key, value, stamp, pending.seat)

    def answer_for_absent(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Answer for a seat that is away as the prompt says: by lot, or the best by face value.

        What it answers out of a hand that the app dealt stays in the log as an outcome of chance, and is
        the same again after an undo: otherwise one could see card after card of that hand.

        :raises Stale: when no prompt is pending under the key.
        :raises Illegal: when a person must draw a real card instead.
        """
        pending = self.find(key)
        if key in self.pending_answers:
            raise Illegal(SealedAlready(key=key))
        prompt = self.resolve(pending)
        raw = self._drawn_before(key, prompt)
        if raw is None:
            value = prompt.answer_for_absent(self.rng)
            if value is None:
                raise Illegal(DrawACard(key=key))
            raw = prompt.dump(value)
            if isinstance(pending.prompt, PrivatePrompt):
                stands_in = Stamp(CHANCE_BY, stamp.at)
                self._log.write(Kind.ANSWER, f"{key}/{DRAWN}", raw, stands_in)
        return self.answer(key, raw, stamp)

    def _drawn_before(self, key: str, prompt: Prompt[Any]) -> Json:
        """Return the first answer that the app has drawn for a key and that is allowed now, or None."""
        drawn = self._log.force.answers.get(f"{key}/{DRAWN}")
        for raw in () if drawn is None else (drawn.value, *drawn.redrawn):
            with suppress(Refused):
                return prompt.dump(prompt.read(raw))
        return None

    def unseal(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Take back a sealed answer that is not open yet.

        :raises Stale: when no answer is pending under the key.
        :raises Illegal: when it is open: amend it instead.
        """
        if key not in self.pending_answers:
            raise Stale(key)
        if self.exposed:
            raise Illegal(OpenedAlready(key=key))
        return self._enter(Kind.UNSEAL, key, None, stamp, self.pending_answers[key].pending.seat)

    def open(self, key: str, stamp: Stamp) -> tuple[Entry, ...]:
        """Open all sealed answers of the ask under a key.

        :raises Stale: when that ask is not the present one, or is open already.
        :raises Illegal: when answers are missing.
        """
        if self.current_ask is None or self.current_ask.key != key or self.exposed:
            raise Stale(key)
        if not self.ready:
            raise Illegal(NotAllIn(key=key))
        return self._enter(Kind.REVEAL, key, None, stamp)

    def stop(self, stamp: Stamp, *, counts: bool) -> tuple[Entry, ...]:
        """End the game before its script does; ``counts`` is whether the table counts it.

        What is still sealed stays sealed. An undo goes on with the game.

        :raises Illegal: when it is over, or nothing has been scored yet.
        """
        if self.over:
            raise Illegal(OverAlready())
        if not self.table.is_scored:
            raise Illegal(NothingScored())
        return self._enter(Kind.STOP, "", counts, stamp)

    def amend(self, key: str, raw: Json, stamp: Stamp) -> tuple[Entry, ...]:
        """Change an earlier answer, and replay the game from the start.

        It is refused where cards would be dealt anew, or others turned up, by it: one could look at them
        and amend back.

        :raises Stale: when no such answer has been applied.
        :raises Refused: when the prompt at that time did not allow the new answer.
        """
        answer = self._amendable(key)
        prompt = answer.prompt
        if (why := prompt.settled()) is not None:
            raise Illegal(why, given=raw)
        value = prompt.dump(prompt.read(raw))
        # With a secret part, refusing the same value would confirm a guess.
        partly_secret = prompt.public(answer.value) != prompt.dump(answer.value)
        if value == prompt.dump(answer.value) and not partly_secret:
            raise Illegal(SameAsBefore(key=key))
        return self._enter(Kind.AMEND, key, value, stamp, answer.pending.seat)

    def undo(self, stamp: Stamp) -> tuple[Entry, ...]:
        """Take back the last entry that a person made, and replay the game from the start.

        :raises Illegal: at the start of the game.
        """
        step = self.last_entry
        if step is None:
            raise Illegal(NothingToUndo())
        return self._enter(Kind.UNDO, step.key, step.seq, stamp, step.seat)

    def redo(self, stamp: Stamp) -> tuple[Entry, ...]:
        """Bring back what the last undo took back, and replay the game from the start.

        :raises Illegal: when nothing was undone, or a person has entered something since.
        """
        undo = self.last_undo
        if undo is None:
            raise Illegal(NothingToRedo())
        return self._enter(Kind.REDO, undo.key, undo.seq, stamp, undo.seat)

    def _amendable(self, key: str) -> AppliedAnswer | PendingAnswer:
        """Return an applied answer, or a pending one that is not sealed.

        :raises Stale: when there is none.
        """
        if key in self.pending_answers and not self._runner.sealed:
            return self.pending_answers[key]
        return self.applied_answer(key)

    def repeat(self, entry: Entry) -> tuple[Entry, ...]:
        """Enter an answer, an opening or a stop as the log of the same game has it; it was judged before.

        :raises ValueError: for an entry of any other kind.
        """
        if entry.kind not in (Kind.ANSWER, Kind.REVEAL, Kind.STOP):
            raise ValueError(entry.kind)
        stamp = Stamp(entry.by, entry.at, entry.command)
        return self._enter(entry.kind, entry.key, entry.value, stamp, entry.seat)

    # -- keeping log and game together -------------------------------------------------

    def _enter(
        self, kind: Kind, key: str, value: Json, stamp: Stamp, seat: Seat | None = None
    ) -> tuple[Entry, ...]:
        """Write an entry and bring the game up to it; after an exception restore both."""
        if kind in CORRECTING:
            self._replace_log(self._log.corrected(kind, key, value, stamp, seat))
            return self._log.take_unsaved()
        length = len(self.log)
        try:
            self._log.write(kind, key, value, stamp, seat)
            self._runner.apply(self.log[-1])
        except BaseException:
            self._log.truncate(length)
            self._replay()
            raise
        if stamp.by not in CONSEQUENCES_BY:
            self._before = None
        return self._log.take_unsaved()

    def _replace_log(self, log: GameLog) -> None:
        """Replace the log by a corrected one and replay it; if that fails, restore the previous log."""
        before, log_before, runner_before = copy(self), self._log, self._runner
        self._log = log
        try:
            self._replay()
            if log.entries[len(log_before.entries)].kind is Kind.AMEND:
                self._check_nothing_shown(log.entries[len(log_before.entries) + 1 :])
        except BaseException:
            self._log, self._runner = log_before, runner_before
            raise
        before._before = None  # noqa: SLF001  # the same class
        self._before = before

    def _check_nothing_shown(self, followed: Sequence[Entry]) -> None:
        """Check that what followed from an amendment has opened no secret, and shuffled no deck.

        :raises Illegal: if it has.
        """
        hidden = {s.pending.key for s in self.history if isinstance(s.prompt, Secret)}
        if any(each.kind is Kind.REVEAL or each.key in hidden for each in followed):
            raise Illegal(ShowsCards())

    def _replay(self) -> None:
        """Run the script from its start, as far as the log has answers."""
        self.replays += 1
        self._before = None
        self._runner = ScriptRunner(self.game, self.setup, self.rng, self._log)
