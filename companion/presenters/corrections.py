"""The corrections of a game in words, and what an undo would take back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup, escape

from companion.presenters.base import BasePresenter
from companion.presenters.entries import Entries
from rules.engine.correction_facts import Back, SetAside
from rules.engine.corrections import CorrectedAnswer, CorrectedEntry, Correction, next_undo
from rules.engine.log import Kind
from rules.facts import Json, Seat
from rules.prompts.base import Prompt
from rules.prompts.together import Together

NOTHING = Markup()


@dataclass(frozen=True)
class Notice:
    """A correction in words: what was changed, what followed, and who did it."""

    id: str
    """Unique among the corrections of the table."""
    said: Markup


@dataclass(frozen=True)
class Question:
    """The question before an undo; ``entry`` is the number of the entry in the log."""

    entry: int
    said: Markup


class Corrections:
    """The corrections; the same for every viewer. Templates call it ``t.corrections``."""

    def __init__(self, base: BasePresenter, entries: Entries) -> None:
        self._base = base
        self._entries = entries

    @property
    def latest(self) -> Notice | None:
        """The last correction of the present game, as all screens show it."""
        done = self._base.table.correction
        return None if done is None else self._notice(done)

    @property
    def all(self) -> list[Notice]:
        """The corrections of the present game, the last one first.

        Where an undo has sealed again what was open at a correction, that one is only named.
        """
        table = self._base.table
        referee = table.referee
        if referee is None:
            return []
        return [
            self._notice(done.tellable(referee) if number else done)
            for number, done in enumerate(table.corrections)
        ]

    @property
    def redo(self) -> int | None:
        """The number in the log of the undo that a redo would cancel; None where there is none."""
        referee = self._base.table.referee
        undo = None if referee is None else referee.last_undo
        return None if undo is None else undo.seq

    @property
    def still_aside(self) -> int:
        """How many answers that the last correction set aside do not count at present."""
        done, referee = self._base.table.correction, self._base.table.referee
        return 0 if done is None or referee is None else done.still_aside(referee)

    @property
    def age(self) -> int | None:
        """The seconds since the last correction; None where there is none, or they are unknown."""
        table = self._base.table
        return None if table.correction is None else table.correction_age

    @property
    def undo_question(self) -> Question | None:
        """What an undo would take back, as a question; None where there is nothing."""
        referee = self._base.table.referee
        entry = None if referee is None else next_undo(referee)
        if entry is None:
            return None
        return Question(entry.seq, self._words("ask", what=self._what(entry)))

    def _notice(self, done: Correction) -> Notice:
        followed = list(self._followed(done))
        if done.kind is Kind.AMEND:
            said = self._amended(done.entry)
            followed.append(self._words("by", who=self._base.by(done.by)))
        else:
            name = "redid" if done.kind is Kind.REDO else "undid"
            said = self._words(name, by=self._who(done.by), what=self._what(done.entry))
        return Notice(f"{done.seq}-{done.at}", Markup(" ").join((said, *followed)))

    def _who(self, by: str) -> Markup:
        """Return who did it, at the start of a sentence."""
        if by in self._base.table.roster.people:
            return self._base.name(Seat(by))
        return escape(self._base.heading_of(by))

    def _amended(self, entry: CorrectedEntry) -> Markup:
        before, after, what = entry.before, entry.after, self._name(entry.answer)
        if before and after and before.sealed and before.value == after.value:
            return self._words("changed_sealed", what=what)
        return self._words("changed", what=what, change=self._change(entry))

    def _what(self, entry: CorrectedEntry) -> Markup:
        """Return what is undone or redone, for the middle of a sentence."""
        answer = entry.answer
        if entry.kind is Kind.STOP:
            return self._words("stop")
        if answer is None:
            return self._name(answer)
        if entry.kind is Kind.REVEAL:
            return self._words("opening", place=self._place(answer))
        if entry.kind is Kind.AMEND:
            return self._words("change", what=self._name(answer), value=self._change(entry))
        return self._words("answer", what=self._name(answer), value=self._value(answer))

    def _name(self, answer: CorrectedAnswer | None) -> Markup:
        """Return the words for an answer: its player, what it is, and its round."""
        if answer is None:
            return self._words("uncounted")
        whose = self._entries.whose(answer.pending, answer.prompt, answer.seat)
        return self._words(
            "entry",
            whose=self._base.name(whose) if whose else "",
            name=self._entries.entry_name(answer.prompt),
            place=self._place(answer),
            sealed=answer.sealed and answer.value is None,
        )

    def _place(self, answer: CorrectedAnswer) -> str:
        """Return the round in which an answer was entered: "deal 1, round 3"."""
        return self._entries.place_of(answer.ask_key, late=False)

    def _value(self, answer: CorrectedAnswer) -> Markup:
        """Return the part of an answer that everybody may see, or nothing."""
        if answer.value is None:
            return NOTHING
        return self._entries.entered(answer.prompt, answer.value)

    def _change(self, entry: CorrectedEntry) -> Markup:
        """Return an answer before and after its amendment, as far as everybody may see it."""
        before, after = entry.before, entry.after
        if before is None or after is None or before.value is None or after.value is None:
            return NOTHING
        if before.value == after.value:
            return NOTHING if before.sealed else self._value(after)
        was, now = _differing(before.prompt, before.value, after.value)
        entered = self._entries.entered
        return self._words(
            "from_to", before=entered(before.prompt, was), after=entered(after.prompt, now)
        )

    def _followed(self, done: Correction) -> Iterator[Markup]:
        """Yield what followed; answers that were set aside may count again since."""
        referee = self._base.table.referee
        for each in done.followed:
            fact = each
            if isinstance(fact, SetAside) and referee is not None:
                still = done.still_aside(referee)
                fact = SetAside(count=still) if still else Back(count=fact.count)
            yield self._base.say(fact).both

    def _words(self, name: str, /, **about: Any) -> Markup:
        return self._base.app_words("corrected", name, **about)


def _differing(prompt: Prompt[Any], before: Json, after: Json) -> tuple[Json, Json]:
    """Return the items in which two lists differ, or fields that are alike; all else as it is."""
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        gone = [each for each in before if each not in after]
        new = [each for each in after if each not in before]
        if gone and new:
            return gone, new
    elif isinstance(prompt, Together) and prompt.alike and before.keys() == after.keys():
        names = [name for name in after if before[name] != after[name]]
        return {name: before[name] for name in names}, {name: after[name] for name in names}
    return before, after
