"""Which entries of a log count, after its amendments, undos and redos."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rules.engine.log import CHANCE_BY, CONSEQUENCES_BY, SCRIPT_BY, Entry, Kind
from rules.facts import Json, Seat


@dataclass(frozen=True, slots=True)
class LoggedAnswer:
    """An answer as the log has it: its present value, and who gave it first.

    ``order`` is the ``seq`` of the entry that first gave it.
    """

    key: str
    value: Json
    order: int
    seat: Seat | None
    by: str
    amended_by: str | None = None
    redrawn: tuple[Json, ...] = ()
    """Chance only: what it drew later, when the outcomes before did not fit; oldest first."""


@dataclass(slots=True)
class InForce:
    """The answers that count, by prompt key, and the keys of the asks and secrets that are open."""

    answers: dict[str, LoggedAnswer] = field(default_factory=dict)
    opened: set[str] = field(default_factory=set)
    steps: dict[int, Entry] = field(default_factory=dict)
    """The entries that count, by ``seq``, in order."""
    undone: list[Entry] = field(default_factory=list)
    """The undos that can be redone, the last one last: no person has entered anything since."""
    called: set[str] = field(default_factory=set)
    """The keys of the asks beside which standing calls were answered, and perhaps others."""
    stop: Entry | None = None
    """The entry that has ended the game early."""

    def add(self, entry: Entry) -> None:
        """Add the next entry of the log.

        A correction changes earlier entries: read the whole log with :func:`in_force`.

        :raises ValueError: for an amendment, an undo or a redo.
        """
        if entry.by not in CONSEQUENCES_BY:
            self.undone.clear()
        match entry.kind:
            case Kind.ANSWER:
                self.add_answer(entry)
            case Kind.REVEAL:
                self.opened.add(entry.key)
            case Kind.STOP:
                self.stop = entry
            case Kind.UNSEAL:
                self.answers.pop(entry.key, None)
                _remove_key(self.steps, entry.key)
                return
            case _:
                raise ValueError(entry.kind)
        self.steps[entry.seq] = entry

    def add_answer(self, entry: Entry) -> None:
        """Put an answer in force in the place of an older one under the same key.

        The first outcome of chance stays, and a later one joins ``redrawn``: a game that is amended
        and amended back has its first outcome again.
        """
        key = entry.key
        before = self.answers.pop(key, None)
        if before is not None and entry.by == CHANCE_BY:
            self.answers[key] = replace(before, redrawn=(*before.redrawn, entry.value))
            return
        self.answers[key] = LoggedAnswer(key, entry.value, entry.seq, entry.seat, entry.by)
        if "." in key:  # the key of a standing call ends with ".0" or a higher number
            self.called.add(key.rpartition("/")[0])

    def last_step(self) -> Entry | None:
        """Return the entry that an undo takes back: a person's last one. None at the start."""
        steps = reversed(self.steps.values())
        return next((step for step in steps if step.by not in CONSEQUENCES_BY), None)


def in_force(entries: Iterable[Entry]) -> InForce:
    """Return what is in force after these entries.

    What chance drew stays in force when the entry before it is undone: chance does not draw again
    for a key that has an outcome. A redo brings back what was in force before the undo, and keeps
    what chance has drawn since.
    """
    steps: dict[int, Entry] = {}
    undone: list[Entry] = []
    before: list[dict[int, Entry]] = []  # what was in force before each of ``undone``
    undo, redo, unseal = Kind.UNDO, Kind.REDO, Kind.UNSEAL
    for entry in entries:
        kind = entry.kind
        if undone and entry.by not in CONSEQUENCES_BY and kind is not undo and kind is not redo:
            undone.clear()
            before.clear()
        if kind is not redo and kind is not undo and kind is not unseal:
            steps[entry.seq] = entry
        elif kind is redo:
            last = undone.pop()
            drawn = {seq: step for seq, step in steps.items() if _drawn_since(last, step)}
            steps = {**before.pop(), **drawn}
        elif kind is undo:
            undone.append(entry)
            before.append(dict(steps))
            steps.pop(entry.value, None)
            _remove_openings(steps, since=entry.value)
        else:
            _remove_key(steps, entry.key)
    force = InForce()
    answers = force.answers
    for step in steps.values():
        kind = step.kind
        if kind is Kind.ANSWER:
            force.add_answer(step)
        elif kind is Kind.REVEAL:
            force.opened.add(step.key)
        elif kind is Kind.STOP:
            force.stop = step
        elif step.key in answers:
            answers[step.key] = replace(answers[step.key], value=step.value, amended_by=step.by)
    force.steps = steps
    force.undone = undone
    return force


def _drawn_since(undo: Entry, step: Entry) -> bool:
    return step.by == CHANCE_BY and step.seq > undo.seq


def _remove_openings(steps: dict[int, Entry], since: int) -> None:
    """Remove the secrets that the script opened after an entry that is undone."""
    for seq in [seq for seq, step in steps.items() if seq > since and step.by == SCRIPT_BY]:
        del steps[seq]


def _remove_key(steps: dict[int, Entry], key: str) -> None:
    """Remove a sealed answer that its player took back."""
    for seq in [seq for seq, step in steps.items() if step.key == key]:
        del steps[seq]
