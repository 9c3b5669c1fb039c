"""What the amendments, undos and redos of a game changed.

Everything is computed by replaying the log before and after the correction, so every process gets
the same result at any time. Results hold only what everybody may see: of a secret neither the old
nor the new value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from random import Random
from types import MappingProxyType
from typing import Any

from rules.engine.answers import AppliedAnswer
from rules.engine.asks import Mode, PendingPrompt
from rules.engine.correction_facts import (
    AskedAgain,
    Back,
    ComesFirst,
    Decided,
    GoesOn,
    Move,
    NothingElse,
    SetAside,
    Totals,
    Unit,
)
from rules.engine.in_force import LoggedAnswer
from rules.engine.log import CHANCE_BY, CONSEQUENCES_BY, CORRECTING, Entry, Kind, Stamp
from rules.engine.referee import Referee
from rules.engine.standings import Standings
from rules.engine.views import visible_value
from rules.facts import Fact, Json, Seat, Tells
from rules.prompts.base import Prompt
from rules.prompts.together import PrivatePrompt


@dataclass(frozen=True, slots=True)
class CorrectedAnswer:
    """An answer that was corrected, as everybody may see it."""

    ask_key: str
    pending: PendingPrompt[Any]
    prompt: Prompt[Any]
    seat: Seat | None
    """The seat that the answer belongs to; None when it belongs to none."""
    value: Json
    """What everybody may see of the answer; None where that is nothing."""
    sealed: bool
    """Whether the answer or a part of it is still secret."""


@dataclass(frozen=True, slots=True)
class CorrectedEntry:
    """The entry that is undone or redone, or the amendment itself, with its answer."""

    seq: int
    kind: Kind
    before: CorrectedAnswer | None
    """The answer before the correction; None when the game did not ask for it."""
    after: CorrectedAnswer | None
    """The answer after the correction; None when the game does not ask for it."""

    @property
    def answer(self) -> CorrectedAnswer | None:
        """The answer before the correction, or after it where there was none."""
        return self.before or self.after

    def without_values(self) -> CorrectedEntry:
        """Return the same entry without what was answered."""
        before = None if self.before is None else replace(self.before, value=None)
        after = None if self.after is None else replace(self.after, value=None)
        return replace(self, before=before, after=after)


@dataclass(frozen=True, slots=True)
class Correction:
    """An amendment, an undo or a redo: who made it, and what changed by it."""

    seq: int
    kind: Kind
    at: int
    """When the correction was made, in milliseconds since 1970."""
    by: str
    entry: CorrectedEntry
    followed: tuple[Fact, ...]
    """What changed in the scores, the ending, the other answers and the decisions."""
    opened: frozenset[str]
    """The keys of the asks and secrets that were open for everybody when it was made."""
    set_aside: frozenset[str]
    """The keys of the other answers that no longer counted when it was made."""

    def tellable(self, referee: Referee) -> Correction:
        """Return it, without values and consequences if what was open then is sealed now."""
        if self.opened <= referee.opened:
            return self
        return replace(self, entry=self.entry.without_values(), followed=())

    def still_aside(self, referee: Referee) -> int:
        """Return how many of the answers that it set aside do not count at present."""
        return sum(not referee.has_answer(key) for key in self.set_aside)


def corrections(
    referee: Referee, known: Mapping[int, Correction] = MappingProxyType({})
) -> Iterator[Correction]:
    """Return the corrections of a game, the last one first; each is computed when it is reached.

    ``known`` has some by their ``seq``, which are not computed again.
    """
    log = referee.log
    for at in reversed(range(len(log))):
        if log[at].kind in CORRECTING:
            yield known.get(log[at].seq) or _correction(referee, at)


def _correction(referee: Referee, at: int) -> Correction:
    """Return the correction that the log has at an index."""
    log = referee.log
    made, end = log[at], at + 1
    # The entries that follow by chance, the script and the table are consequences of it.
    while end < len(log) and log[end].by in CONSEQUENCES_BY:
        end += 1
    before = referee.before_correction
    if before is None or len(before.log) != at:
        before = _replayed(referee, log[:at])
    after = referee if end == len(log) else _replayed(referee, log[:end])
    # A redo names the undo, and that the entry that it took back.
    changed = made
    while changed.kind in (Kind.UNDO, Kind.REDO):
        changed = next(entry for entry in log if entry.seq == changed.value)
    entry = _corrected_entry(changed, before, after)
    followed = tuple(_followed(before, after, made.key))
    if made.kind is Kind.AMEND:
        followed += tuple(_decided(before, after, entry, followed))
    return Correction(
        made.seq,
        made.kind,
        made.at,
        made.by,
        entry,
        followed,
        before.opened | after.opened,
        frozenset(_counting(before) - _counting(after) - {made.key}),
    )


def _corrected_entry(entry: Entry, before: Referee, after: Referee | None) -> CorrectedEntry:
    """Describe an entry by the games before and after its correction."""
    games = [before] if after is None else [before, after]
    key = entry.key
    if entry.kind is Kind.REVEAL:
        steps = (step for game in games for step in game.history)
        key = next((step.pending.key for step in steps if step.ask_key == entry.key), key)
    answers = [_answer(game, key) for game in games]
    return CorrectedEntry(entry.seq, entry.kind, answers[0], answers[1] if after else None)


@dataclass(frozen=True, slots=True)
class Lost:
    """The later entries that would not count after an amendment."""

    asked: tuple[AppliedAnswer, ...] = ()
    """Those that are asked again at once, because they no longer fit."""
    others: int = 0
    """How many more do not count; they count again when the game asks for them and they still fit."""
    unknown: bool = False
    """Whether it depends on a secret, so that nothing can be said before the amendment is made."""


def lost_by_amending(referee: Referee, key: str, raw: Json) -> Lost:
    """Return the later entries that would be set aside if the answer under a key became ``raw``.

    The amendment is tried on a copy of the game. The result depends on no secret that is not open
    yet: otherwise somebody could try values until it gives a secret away.

    :raises Stale: when no such answer has been applied.
    :raises Refused: when the prompt at that time did not allow the new answer.
    """
    trial = _replayed(referee, referee.log)
    trial.amend(key, raw, Stamp(CHANCE_BY, 0))
    keys = [step.pending.key for step in referee.history]
    later = referee.history[keys.index(key) + 1 :] if key in keys else []
    opens_more = not (
        trial.opened <= referee.opened and trial.opened_secrets <= referee.opened_secrets
    )
    if opens_more or any(_depends_on_secret(referee, step) for step in later):
        return Lost(unknown=any(_is_by_person(step.logged) for step in later))
    still = _counting(trial)
    lost = [s for s in later if _is_by_person(s.logged) and s.pending.key not in still]
    now, then = referee.current_ask, trial.current_ask
    now_asked = {each.key for each in then.pending} if then is not None else set()
    asked = tuple(step for step in lost if step.pending.key in now_asked)
    is_elsewhere = now is not None and (then is None or then.key != now.key)
    pending = len(referee.pending_answers) if is_elsewhere else 0
    return Lost(asked, len(lost) - len(asked) + pending)


def _depends_on_secret(referee: Referee, step: AppliedAnswer) -> bool:
    """Whether a part of an answer is sealed, or it was judged by a hand that only its player may see."""
    return referee.is_secret(step) or isinstance(step.pending.prompt, PrivatePrompt)


def next_undo(referee: Referee) -> CorrectedEntry | None:
    """Return what an undo would take back now, or None at the start of the game."""
    entry = referee.last_entry
    if entry is None:
        return None
    if entry.kind is not Kind.AMEND:
        return _corrected_entry(entry, referee, None)
    after = referee.before_correction
    if after is None or referee.log[len(after.log) :] != [entry]:
        undo = Entry(referee.log[-1].seq + 1, Kind.UNDO, entry.key, entry.seq)
        after = _replayed(referee, [*referee.log, undo])
    return _corrected_entry(entry, referee, after)


def _replayed(referee: Referee, log: Sequence[Entry]) -> Referee:
    # All outcomes of chance are in the log, so the seed has no effect.
    return Referee(referee.game, referee.setup, Random(0), log)  # noqa: S311  # draws nothing


def _answer(referee: Referee, key: str) -> CorrectedAnswer | None:
    """Return an answer as everybody may see it, or None when the game does not ask for it.

    A pending answer has no value here, sealed or not: nobody has seen it yet.
    """
    for step in referee.history:
        if step.pending.key == key:
            seen, secret = visible_value(step, None), referee.is_secret(step)
            seat = step.logged.seat
            return CorrectedAnswer(step.ask_key, step.pending, step.prompt, seat, seen, secret)
    held, ask = referee.pending_answers.get(key), referee.current_ask
    if held is None or ask is None:
        return None
    sealed = ask.mode is Mode.SEALED and not referee.exposed
    return CorrectedAnswer(ask.key, held.pending, held.prompt, held.logged.seat, None, sealed)


def _followed(before: Referee, after: Referee, key: str) -> Iterator[Fact]:
    """Yield what changed in the scores, the ending and the answers besides that under the key."""
    yield from _totals(before.table.standings, after.table.standings)
    winners = after.table.winners
    if before.over and not after.over:
        yield GoesOn()
    elif after.over and winners and winners != before.table.winners:
        yield ComesFirst(seats=winners)
    was, now = _counting(before), _counting(after)
    if lost := len(was - now - {key}):
        yield SetAside(count=lost)
    if back := len(now - was - {key}):
        yield Back(count=back)
    if key in was and key not in now and after.current_ask is not None:
        asked = next((each for each in after.current_ask.pending if each.key == key), None)
        if asked is not None and not asked.call:
            yield AskedAgain(asked.seat)


def _totals(before: Standings | None, after: Standings | None) -> Iterator[Totals]:
    """Yield the totals that differ between two scores, unless they count different things."""
    if before is None or after is None:
        return
    if (before.unit, before.total) != (after.unit, after.total):
        return
    unit: Unit = after.unit if after.total is None else "named"
    was = {line.seat: line.total for line in before.lines}
    moves = tuple(
        Move(line.seat, was[line.seat], line.total, unit)
        for line in after.lines
        if was.get(line.seat, line.total) != line.total
    )
    if moves:
        yield Totals(moves=moves, unit=unit, heading=after.total)


def _decided(
    before: Referee, after: Referee, entry: CorrectedEntry, followed: Sequence[Fact]
) -> Iterator[Fact]:
    """Yield what an amendment that moved no total has decided, or that nothing followed."""
    if any(isinstance(each, Totals) for each in followed):
        return
    decision = _new_decision(before, after)
    if decision is not None:
        yield Decided(decision=decision)
    elif not followed and not (entry.before and entry.before.sealed):
        yield NothingElse()


def _new_decision(before: Referee, after: Referee) -> Fact | None:
    """Return the first decision that differs, but no mere reason and no echo of an entry."""
    for old, new in zip_longest(before.table.pages, after.table.pages, fillvalue=()):
        for ruling in new:
            if ruling not in old and not ruling.fact.tells & (Tells.REASON | Tells.ECHO):
                return ruling.fact
    return None


def _counting(referee: Referee) -> set[str]:
    """Return the keys of the people's answers that the game has applied or holds pending."""
    applied = {each.pending.key for each in referee.history if _is_by_person(each.logged)}
    pending = referee.pending_answers.items()
    return applied.union(key for key, answer in pending if _is_by_person(answer.logged))


def _is_by_person(answer: LoggedAnswer) -> bool:
    return answer.by not in CONSEQUENCES_BY
