"""What a correction changed: the last amendment or undo in a log, and what followed from it.

Everything here is worked out by replaying the log up to the correction and through it, so that it
is the same in every process, whenever it is asked for. It holds only what everybody may see: of a
secret neither what it was nor what it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from rules.engine.answers import AppliedAnswer, PendingAnswer
from rules.engine.log import CHANCE_BY, SCRIPT_BY, Entry, Kind
from rules.engine.referee import Referee
from rules.engine.standings import Standings
from rules.engine.tabletop import Mode, PendingPrompt
from rules.engine.views import said
from rules.facts import CHANCE, Fact, Json, Ruling, Seat, fact
from rules.prompts.base import Prompt


@dataclass(frozen=True, slots=True)
class Touched:
    """An answer that a correction is about, as everybody may see it."""

    ask: str
    pending: PendingPrompt[Any]
    prompt: Prompt[Any]
    seat: Seat | None
    """Whose answer it is; None where it is nobody's own."""
    value: Json
    """What everybody may see of it; None where that is nothing."""
    sealed: bool
    """Whether it has not been opened, or a part of it has not."""
    late: bool = False
    """Whether it was asked outside every round, after one."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What an undo takes back: the entry's number and kind, and the answer that it is about.

    For an amendment ``before`` is the answer as it was changed, ``after`` as it was before that.
    """

    seq: int
    kind: Kind
    before: Touched | None
    after: Touched | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """An amendment or an undo, by whom, and what followed from it.

    ``taken`` is what an undo took back; of an amendment ``before`` and ``after`` are the answer as
    it was and as it is.
    """

    seq: int
    at: int
    """When it was entered, in milliseconds since 1970."""
    by: str
    taken: Taken | None
    before: Touched | None
    after: Touched | None
    total: Fact | None
    """What the totals are called, where they are no totals."""
    followed: tuple[Fact, ...]
    rulings: tuple[Ruling, ...]
    """What is ruled now and was not before, in the order of the game."""
    gone: tuple[Ruling, ...]
    """What was ruled before and is no more."""


def last_correction(referee: Referee) -> Correction | None:
    """Return the last amendment or undo of a game, or None where there was none."""
    log = referee.log
    at = next((i for i in reversed(range(len(log))) if log[i].kind in _CORRECTING), None)
    if at is None:
        return None
    entry, end = log[at], at + 1
    # What the app draws and the rules turn up follows from it.
    while end < len(log) and log[end].by in _CONSEQUENCES:
        end += 1
    before = _replayed(referee, log[:at])
    after = referee if end == len(log) else _replayed(referee, log[:end])
    taken = None
    if entry.kind is Kind.UNDO:
        taken = _taken(before, _entry(log, entry.value), after)
    standings = after.table.standings
    return Correction(
        entry.seq,
        entry.at,
        entry.by,
        taken,
        touched(before, entry.key),
        touched(after, entry.key),
        standings.total if standings else None,
        followed(before, after, entry.key),
        new_rulings(before, after),
        new_rulings(after, before),
    )


def next_undo(referee: Referee) -> Taken | None:
    """Return what an undo would take back now, or None at the start of the game."""
    entry = referee.last_entry
    if entry is None:
        return None
    after = None
    if entry.kind is Kind.AMEND:
        undo = Entry(referee.log[-1].seq + 1, Kind.UNDO, entry.key, entry.seq)
        after = _replayed(referee, [*referee.log, undo])
    return _taken(referee, entry, after)


_CORRECTING = (Kind.AMEND, Kind.UNDO)
_CONSEQUENCES = (CHANCE_BY, SCRIPT_BY)


def _replayed(referee: Referee, log: Sequence[Entry]) -> Referee:
    # All that chance drew is in the log: the seed decides nothing.
    return Referee(referee.game, referee.setup, Random(0), log)  # noqa: S311  # it draws nothing


def _entry(log: Sequence[Entry], seq: int) -> Entry:
    return next(entry for entry in log if entry.seq == seq)


def _taken(before: Referee, entry: Entry, after: Referee | None) -> Taken:
    if entry.kind is Kind.OPEN:
        asked = (step.pending.key for step in before.history if step.ask == entry.key)
        key = next(asked, entry.key)
    else:
        key = entry.key
    changed = entry.kind is Kind.AMEND and after is not None
    again = touched(after, key) if changed and after is not None else None
    return Taken(entry.seq, entry.kind, touched(before, key), again)


def touched(referee: Referee, key: str) -> Touched | None:
    """Return an answer as everybody may see it, or None where the game has no place for it.

    An answer that waits for others has no value, sealed or not: nobody has been shown it.
    """
    late = False
    for step in referee.history:
        if step.pending.key == key:
            seen, secret = said(step, None), referee.is_secret(step)
            return _touched(step, step.ask, seen, sealed=secret, late=late)
        late = late or "/" in step.ask
    held = referee.held.get(key)
    if held is None or referee.ask is None:
        return None
    sealed = referee.ask.mode is Mode.SEALED and not referee.exposed
    return _touched(held, referee.ask.key, None, sealed=sealed, late=late)


def _touched(
    answer: AppliedAnswer | PendingAnswer, ask: str, value: Json, *, sealed: bool, late: bool
) -> Touched:
    given = answer.given
    return Touched(
        ask, answer.pending, answer.prompt, given.seat, value, sealed, late and "/" not in ask
    )


def followed(before: Referee, after: Referee, key: str) -> tuple[Fact, ...]:
    """Return what became of a game when the answer under a key was changed, as facts."""
    return (
        *_totals(before.table.standings, after.table.standings),
        *_ending(before, after),
        *_other_entries(before, after, key),
    )


def new_rulings(before: Referee, after: Referee) -> tuple[Ruling, ...]:
    """Return the rulings of a game that were not there before, in order."""
    known = [ruling for page in before.table.pages for ruling in page]
    fresh = []
    for ruling in (ruling for page in after.table.pages for ruling in page):
        if ruling in known:
            known.remove(ruling)
        else:
            fresh.append(ruling)
    return tuple(fresh)


def _totals(before: Standings | None, after: Standings | None) -> list[Fact]:
    """Compare two scores: what moved from one to another, or whose total is another now."""
    if before is None or after is None:
        return []
    if (before.unit, before.total) != (after.unit, after.total):
        return [fact("corrected.recounted")]
    was = {line.seat: line.total for line in before.lines}
    now = {line.seat: line.total for line in after.lines}
    moves = [
        {"seat": seat, "before": was[seat], "after": now[seat]}
        for seat in now
        if seat in was and now[seat] != was[seat]
    ]
    facts = []
    unit = after.unit if after.total is None else "named"
    # Money that one no longer pays, another does; points that come out even may have nothing to do
    # with each other.
    if len(moves) == 2 and unit == "cents" and _gain(moves[0]) == -_gain(moves[1]):
        loses, gains = sorted(moves, key=_gain)
        amount, frm, to = _gain(gains), loses["seat"], gains["seat"]
        facts.append(fact("corrected.moved", amount=amount, frm=frm, to=to, unit=unit))
    elif moves:
        facts.append(fact("corrected.totals", moves=moves, unit=unit))
    if come := [seat for seat in now if seat not in was]:
        facts.append(fact("corrected.scored", seats=come))
    if gone := [seat for seat in was if seat not in now]:
        facts.append(fact("corrected.unscored", seats=gone))
    return facts


def _gain(move: dict[str, Any]) -> int:
    return int(move["after"] - move["before"])


def _ending(before: Referee, after: Referee) -> list[Fact]:
    """Compare how two games end, where they do."""
    now = list(after.table.winners)
    if before.over and not after.over:
        return [fact("corrected.goes-on")]
    if after.over and not before.over:
        return [fact("corrected.over", seats=now)]
    if after.over and list(before.table.winners) != now:
        return [fact("corrected.winners", seats=now)]
    return []


def _other_entries(before: Referee, after: Referee, key: str) -> list[Fact]:
    """Say which other answers no longer count, which count again, and what is asked again."""
    was, now = _counting(before), _counting(after)
    facts = []
    if lost := len(was - now - {key}):
        facts.append(fact("corrected.set-aside", count=lost))
    if back := len(now - was - {key}):
        facts.append(fact("corrected.back", count=back))
    if key in was and key not in now and after.ask is not None:
        asked = next((each for each in after.ask.pending if each.key == key), None)
        if asked is not None and not asked.call:
            seat = asked.who if isinstance(asked.who, str) else None
            facts.append(fact("corrected.asked-again", seat=seat))
    return facts


def _counting(referee: Referee) -> set[str]:
    """Return the keys of what people entered and the game has a place for."""
    kept = {step.pending.key for step in referee.history if step.pending.who is not CHANCE}
    return kept.union(key for key, held in referee.held.items() if held.pending.who is not CHANCE)
