"""The log of a game, and what is in force after its amendments and undos.

The log is the state: undo, amend, restart, replay and audit are all the same thing, replaying it.
Entries are only ever added.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.facts import Json, Seat

CHANCE_BY = "app:chance"
"""Who "entered" what the app drew; no seat can be called so."""
SCRIPT_BY = "app:script"
"""Who "opened" a secret that the rules themselves turn up."""
_CONSEQUENCES = (CHANCE_BY, SCRIPT_BY)


class Kind(StrEnum):
    """What an entry does."""

    ANSWER = "answer"
    UNSEAL = "unseal"
    OPEN = "open"
    AMEND = "amend"
    UNDO = "undo"


@dataclass(frozen=True, slots=True)
class Stamp:
    """Who enters something, when (milliseconds since 1970) and under which command id."""

    by: str
    at: int = 0
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a game's log; ``seq`` counts from 1.

    ``seat`` is whose entry it is, ``by`` who made it: they differ where somebody entered for
    another. The ``value`` of an undo is the ``seq`` of what it takes back.
    """

    seq: int
    kind: Kind
    key: str
    value: Json = None
    seat: Seat | None = None
    by: str = ""
    at: int = 0
    command: str | None = None


@dataclass(frozen=True, slots=True)
class Given:
    """An answer in force: what it says now, and which entry gave it first."""

    key: str
    value: Json
    order: int
    seat: Seat | None
    by: str
    amended_by: str | None = None
    others: tuple[Json, ...] = ()
    """What chance drew under this key when the first outcome did not fit, oldest first."""


@dataclass(frozen=True, slots=True)
class InForce:
    """What a log comes to: the answers by prompt key, and the keys of what has been opened."""

    given: dict[str, Given]
    opened: frozenset[str]
    steps: tuple[Entry, ...]
    """The entries that still count, in order; an undo takes the last one that a person made."""

    def after(self, fresh: Sequence[Entry], log: Sequence[Entry]) -> InForce:
        """Return what is in force once fresh entries, the last of ``log``, are added to it.

        Answers and openings only add to what is there; anything else means a second reading.
        """
        if any(entry.kind not in (Kind.ANSWER, Kind.OPEN) for entry in fresh):
            return in_force(log)
        given = dict(self.given)
        for entry in fresh:
            if entry.kind is Kind.ANSWER:
                _give(given, entry)
        opened = self.opened.union(entry.key for entry in fresh if entry.kind is Kind.OPEN)
        return InForce(given, opened, (*self.steps, *fresh))

    def last_step(self) -> Entry | None:
        """Return what an undo would take back, or None at the start of the game."""
        return next((step for step in reversed(self.steps) if step.by not in _CONSEQUENCES), None)


def in_force(entries: Iterable[Entry]) -> InForce:
    """Work out what is in force after these entries.

    An outcome that chance drew stays in force when the entry before it is undone: going back
    and forth draws nothing twice.
    """
    steps: dict[int, Entry] = {}
    for entry in entries:
        if entry.kind is Kind.UNDO:
            steps.pop(entry.value, None)
            _drop_openings(steps, since=entry.value)
        elif entry.kind is Kind.UNSEAL:
            _drop_key(steps, entry.key)
        else:
            steps[entry.seq] = entry
    given: dict[str, Given] = {}
    for step in steps.values():
        if step.kind is Kind.ANSWER:
            _give(given, step)
        elif step.kind is Kind.AMEND and step.key in given:
            given[step.key] = replace(given[step.key], value=step.value, amended_by=step.by)
    opened = frozenset(step.key for step in steps.values() if step.kind is Kind.OPEN)
    return InForce(given, opened, tuple(steps.values()))


def _give(given: dict[str, Given], entry: Entry) -> None:
    """Put an answer in force; a newer one of the same key takes the older one's place.

    What chance drew before is kept: amended back, the game has its first outcome again.
    """
    before = given.pop(entry.key, None)
    if before is not None and entry.by == CHANCE_BY:
        given[entry.key] = replace(before, others=(*before.others, entry.value))
        return
    given[entry.key] = Given(entry.key, entry.value, entry.seq, entry.seat, entry.by)


def _drop_openings(steps: dict[int, Entry], since: int) -> None:
    """Take out what the rules turned up after an entry that is taken back."""
    for seq in [seq for seq, step in steps.items() if seq > since and step.by == SCRIPT_BY]:
        del steps[seq]


def _drop_key(steps: dict[int, Entry], key: str) -> None:
    """Take out a sealed answer that was taken back."""
    for seq in [seq for seq, step in steps.items() if step.key == key]:
        del steps[seq]
