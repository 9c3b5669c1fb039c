"""What the amendments, undos and redos of a game changed.

Everything is computed by replaying the log before and after the correction, so every process gets
the same result at any time. Results hold only what everybody may see: of a secret neither the old
nor the new value.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from random import Random
from types import MappingProxyType
from typing import Any

from rules.engine.answers import AppliedAnswer, PendingAnswer
from rules.engine.asks import Mode, PendingPrompt
from rules.engine.correction_facts import (
    AskedAgain,
    Back,
    GoesOn,
    Leaders,
    Move,
    Moved,
    Over,
    Recounted,
    Scored,
    SetAside,
    Stopped,
    Totals,
    Unscored,
    Winners,
)
from rules.engine.in_force import LoggedAnswer
from rules.engine.log import CHANCE_BY, CONSEQUENCES_BY, CORRECTING, Entry, Kind, Stamp
from rules.engine.referee import Referee
from rules.engine.standings import Standings
from rules.engine.views import visible_value
from rules.facts import Fact, Json, Ruling, Seat
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
    late: bool = False
    """Whether the prompt came after a round, outside all rounds."""


@dataclass(frozen=True, slots=True)
class UndoneEntry:
    """The entry that an undo takes back: its ``seq`` and kind, and the answer that it is about.

    When an amendment is undone, ``before`` is the amended answer and ``after`` the original one.
    Of a redo it is the entry that is brought back, and ``before`` is the answer once it is; when an
    amendment is redone, ``before`` is the original answer and ``after`` the amended one.
    """

    seq: int
    kind: Kind
    before: CorrectedAnswer | None
    after: CorrectedAnswer | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """An amendment, an undo or a redo: who made it, and what changed by it.

    ``taken`` is the entry that an undo took back, or a redo brought back; None for an amendment.
    ``before`` and ``after`` are the answer before and after the correction.
    """

    seq: int
    kind: Kind
    at: int
    """When the correction was made, in milliseconds since 1970."""
    by: str
    taken: UndoneEntry | None
    before: CorrectedAnswer | None
    after: CorrectedAnswer | None
    total: Fact | None
    """The heading of the totals; see ``Standings.total``."""
    followed: tuple[Fact, ...]
    """What changed in the score, the ending and the other answers."""
    rulings: tuple[Ruling, ...]
    """The rulings that are new, in the order of the game."""
    gone: tuple[Ruling, ...]
    """The rulings that no longer exist, in the order of the game before."""
    pages: tuple[tuple[tuple[Fact, ...], tuple[Fact, ...]], ...]
    """Of each page of rulings that changed: the facts that are gone from it, and those that are new."""
    opened: frozenset[str]
    """The keys of the asks and secrets that were open for everybody when it was made."""
    set_aside: frozenset[str]
    """The keys of the other answers that no longer counted when it was made."""

    def is_sealed_again(self, referee: Referee) -> bool:
        """Whether something that was open then is sealed now, so that the correction would show a secret."""
        return not self.opened <= referee.opened

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
    entry, end = log[at], at + 1
    # The entries that follow by chance, the script and the table are consequences of it.
    while end < len(log) and log[end].by in CONSEQUENCES_BY:
        end += 1
    before = referee.before_correction
    if before is None or len(before.log) != at:
        before = _replayed(referee, log[:at])
    after = referee if end == len(log) else _replayed(referee, log[:end])
    taken = None
    if entry.kind is Kind.UNDO:
        taken = _taken(before, _entry(log, entry.value), after)
    elif entry.kind is Kind.REDO:
        taken = _taken(after, _entry(log, _entry(log, entry.value).value), before, redone=True)
    standings = after.table.standings
    return Correction(
        entry.seq,
        entry.kind,
        entry.at,
        entry.by,
        taken,
        corrected_answer(before, entry.key),
        corrected_answer(after, entry.key),
        standings.total if standings else None,
        describe_changes(before, after, entry.key),
        new_rulings(before, after),
        new_rulings(after, before),
        tuple(_changed_pages(before, after)),
        before.opened | after.opened,
        frozenset(_counting(before) - _counting(after) - {entry.key}),
    )


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


def next_undo(referee: Referee) -> UndoneEntry | None:
    """Return what an undo would take back now, or None at the start of the game."""
    entry = referee.last_entry
    if entry is None:
        return None
    after = None
    if entry.kind is Kind.AMEND:
        after = referee.before_correction
        if after is None or referee.log[len(after.log) :] != [entry]:
            undo = Entry(referee.log[-1].seq + 1, Kind.UNDO, entry.key, entry.seq)
            after = _replayed(referee, [*referee.log, undo])
    return _taken(referee, entry, after)


def _replayed(referee: Referee, log: Sequence[Entry]) -> Referee:
    # All outcomes of chance are in the log, so the seed has no effect.
    return Referee(referee.game, referee.setup, Random(0), log)  # noqa: S311  # draws nothing


def _entry(log: Sequence[Entry], seq: int) -> Entry:
    return next(entry for entry in log if entry.seq == seq)


def _taken(
    having: Referee, entry: Entry, without: Referee | None, *, redone: bool = False
) -> UndoneEntry:
    """Describe an entry by a game that has it, and by the same game without it."""
    if entry.kind is Kind.REVEAL:
        asked = (step.pending.key for step in having.history if step.ask_key == entry.key)
        key = next(asked, entry.key)
    else:
        key = entry.key
    before, after = corrected_answer(having, key), None
    if entry.kind is Kind.AMEND and without is not None:
        after = corrected_answer(without, key)
        if redone:
            before, after = after, before
    return UndoneEntry(entry.seq, entry.kind, before, after)


def corrected_answer(referee: Referee, key: str) -> CorrectedAnswer | None:
    """Return an answer as everybody may see it, or None when the game does not ask for it.

    A pending answer has no value here, sealed or not: nobody has seen it yet.
    """
    late = False
    for step in referee.history:
        if step.pending.key == key:
            seen, secret = visible_value(step, None), referee.is_secret(step)
            return _corrected(step, step.ask_key, seen, sealed=secret, late=late)
        late = late or "/" in step.ask_key
    pending = referee.pending_answers.get(key)
    if pending is None or referee.current_ask is None:
        return None
    sealed = referee.current_ask.mode is Mode.SEALED and not referee.exposed
    return _corrected(pending, referee.current_ask.key, None, sealed=sealed, late=late)


def _corrected(
    answer: AppliedAnswer | PendingAnswer, ask: str, value: Json, *, sealed: bool, late: bool
) -> CorrectedAnswer:
    logged = answer.logged
    return CorrectedAnswer(
        ask, answer.pending, answer.prompt, logged.seat, value, sealed, late and "/" not in ask
    )


def describe_changes(before: Referee, after: Referee, key: str) -> tuple[Fact, ...]:
    """Return facts that describe what changed when the answer under a key was corrected."""
    return (
        *_totals(before.table.standings, after.table.standings),
        *_ending(before, after),
        *_other_entries(before, after, key),
    )


def new_rulings(before: Referee, after: Referee) -> tuple[Ruling, ...]:
    """Return the rulings of ``after`` that ``before`` does not have, in order."""
    known = [ruling for page in before.table.pages for ruling in page]
    fresh = []
    for ruling in (ruling for page in after.table.pages for ruling in page):
        if ruling in known:
            known.remove(ruling)
        else:
            fresh.append(ruling)
    return tuple(fresh)


def _changed_pages(
    before: Referee, after: Referee
) -> Iterator[tuple[tuple[Fact, ...], tuple[Fact, ...]]]:
    """Return what is gone from each page of rulings that changed, and what is new on it."""
    for old, new in zip_longest(before.table.pages, after.table.pages, fillvalue=()):
        if list(old) != list(new):
            gone = tuple(each.fact for each in old if each not in new)
            yield gone, tuple(each.fact for each in new if each not in old)


def _totals(before: Standings | None, after: Standings | None) -> list[Fact]:
    """Compare two scores: the amount that moved from one seat to another, or the changed totals."""
    if before is None or after is None:
        return []
    if (before.unit, before.total) != (after.unit, after.total):
        return [Recounted()]
    was = {line.seat: line.total for line in before.lines}
    now = {line.seat: line.total for line in after.lines}
    moves = [
        Move(seat, was[seat], now[seat]) for seat in now if seat in was and now[seat] != was[seat]
    ]
    facts: list[Fact] = []
    unit = after.unit if after.total is None else "named"
    # When one pays less, another pays more by as much; equal changes in points may be coincidence.
    if len(moves) == 2 and unit == "cents" and moves[0].gain == -moves[1].gain:
        loses, gains = sorted(moves, key=lambda move: move.gain)
        facts.append(Moved(amount=gains.gain, frm=loses.seat, to=gains.seat, unit=unit))
    elif moves:
        facts.append(Totals(moves=tuple(moves), unit=unit))
    if come := tuple(seat for seat in now if seat not in was):
        facts.append(Scored(seats=come))
    if gone := tuple(seat for seat in was if seat not in now):
        facts.append(Unscored(seats=gone))
    return facts


def _ending(before: Referee, after: Referee) -> list[Fact]:
    """Compare the endings: whether the game is over, and who has won."""
    now, was = after.table.winners, before.table.winners
    if before.over and not after.over:
        return [GoesOn()]
    if after.over and not before.over:
        return [Stopped() if after.table.stopped else Over(seats=now)]
    if after.table.stopped and was != now:
        return [Leaders(seats=now)]
    if after.over and was != now:
        return [Winners(seats=now, before=was)]
    return []


def _other_entries(before: Referee, after: Referee, key: str) -> list[Fact]:
    """Compare which other answers count, and whether the corrected prompt is asked again."""
    was, now = _counting(before), _counting(after)
    facts: list[Fact] = []
    if lost := len(was - now - {key}):
        facts.append(SetAside(count=lost))
    if back := len(now - was - {key}):
        facts.append(Back(count=back))
    if key in was and key not in now and after.current_ask is not None:
        asked = next((each for each in after.current_ask.pending if each.key == key), None)
        if asked is not None and not asked.call:
            seat = asked.who if isinstance(asked.who, str) else None
            facts.append(AskedAgain(seat=seat))
    return facts


def _counting(referee: Referee) -> set[str]:
    """Return the keys of the people's answers that the game has applied or holds pending."""
    applied = {each.pending.key for each in referee.history if _is_by_person(each.logged)}
    pending = referee.pending_answers.items()
    return applied.union(key for key, answer in pending if _is_by_person(answer.logged))


def _is_by_person(answer: LoggedAnswer) -> bool:
    return answer.by not in CONSEQUENCES_BY
