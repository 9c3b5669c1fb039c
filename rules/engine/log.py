"""The log of a game, and what is in force after its amendments and undos.

The log is the state: undo, amend, restart, replay and audit are all the same thing, replaying it.
Entries are only ever added.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum

from rules.facts import Json, Seat

CHANCE_BY = "app:chance"
"""Who "entered" what the app drew; no seat can be called so."""
SCRIPT_BY = "app:script"
"""Who "opened" a secret that the rules themselves turn up."""
TABLE_BY = "app:table"
"""Who "entered" what follows from who sits at the table: somebody new is dealt in."""
_CONSEQUENCES = (CHANCE_BY, SCRIPT_BY, TABLE_BY)


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


@dataclass(slots=True)
class InForce:
    """What a log comes to: the answers by prompt key, and the keys of what has been opened."""

    given: dict[str, Given] = field(default_factory=dict)
    opened: set[str] = field(default_factory=set)
    steps: dict[int, Entry] = field(default_factory=dict)
    """The entries that still count, by ``seq``, in order; an undo takes a person's last one."""

    def add(self, entry: Entry) -> None:
        """Take in the next entry of the log; what was before is not looked at again.

        An amendment or an undo changes what was before, and means a second reading of it all.

        :raises ValueError: for one of those.
        """
        match entry.kind:
            case Kind.ANSWER:
                _give(self.given, entry)
            case Kind.OPEN:
                self.opened.add(entry.key)
            case Kind.UNSEAL:
                self.given.pop(entry.key, None)
                _drop_key(self.steps, entry.key)
                return
            case _:
                raise ValueError(entry.kind)
        self.steps[entry.seq] = entry

    def last_step(self) -> Entry | None:
        """Return what an undo would take back, or None at the start of the game."""
        steps = reversed(self.steps.values())
        return next((step for step in steps if step.by not in _CONSEQUENCES), None)


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
    force = InForce()
    given = force.given
    for step in steps.values():
        if step.kind is not Kind.AMEND:
            force.add(step)
        elif step.key in given:
            given[step.key] = replace(given[step.key], value=step.value, amended_by=step.by)
    force.steps = steps
    return force


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
