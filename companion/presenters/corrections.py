"""The corrections of a game in words, and what an undo would take back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.entries import Entries
from rules.engine.correction_facts import Back, SetAside, Totals
from rules.engine.corrections import CorrectedAnswer, Correction, UndoneEntry, next_undo
from rules.engine.log import Kind
from rules.facts import Fact, Tells

SHORT = 12
"""The most characters of a value that stays on one line with the arrow after it."""


@dataclass(frozen=True)
class Notice:
    """A correction in words: the change, its consequences, and who made it."""

    id: str
    """Unique among the corrections of the table."""
    said: Markup
    followed: tuple[Markup, ...]
    """What followed, and last who did it, where ``said`` does not begin with that."""

    def __html__(self) -> str:
        return Markup(" ").join((self.said, *self.followed))


@dataclass(frozen=True)
class Question:
    """The question before an undo; ``entry`` is the number of the entry in the log."""

    entry: int
    said: Markup


class Corrections:
    """The corrections; the same for every viewer, but that one's own total comes first. Templates call it ``t.corrections``."""

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
            self._notice(done, silent=number > 0 and done.is_sealed_again(referee))
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
        taken = None if referee is None else next_undo(referee)
        return None if taken is None else Question(taken.seq, self._asked(taken))

    def _notice(self, done: Correction, *, silent: bool = False) -> Notice:
        followed = () if silent else self._followed(done)
        if done.kind is Kind.AMEND:
            followed = (*followed, self._words("by", who=self._base.by(done.by)))
        return Notice(f"{done.seq}-{done.at}", self._done(done, silent=silent), followed)

    def _done(self, done: Correction, *, silent: bool) -> Markup:
        by = self._by(done.by)
        if done.taken is not None:
            did = "redid" if done.kind is Kind.REDO else "undid"
            return self._taken(did, done.taken, by, silent=silent)
        if done.before is None or done.after is None:
            return self._words("changed_something")
        what = self._what(done.before)
        if done.before.sealed and done.before.value == done.after.value:
            return self._words("changed_sealed", what=what)
        change = Markup("") if silent else self._change(done.before, done.after)
        return self._words("changed", what=what, change=change)

    def _asked(self, taken: UndoneEntry) -> Markup:
        return self._taken("ask", taken, Markup(""))

    def _taken(self, did: str, taken: UndoneEntry, by: Markup, *, silent: bool = False) -> Markup:
        """Say that an entry is undone or redone, or ask whether to undo it."""
        before = taken.before
        if taken.kind is Kind.STOP:
            return self._words(f"{did}_stop", by=by)
        if before is None:
            return self._words(f"{did}_something", by=by)
        if taken.kind is Kind.REVEAL:
            return self._words(f"{did}_opening", by=by, place=self._place(before))
        what = self._what(before)
        if taken.kind is Kind.AMEND:
            change = Markup("") if silent else self._change(before, taken.after)
            return self._words(f"{did}_change", by=by, what=what, change=change)
        return self._words(
            f"{did}_answer", by=by, what=what, value="" if silent else self._value(before)
        )

    def _by(self, who: str) -> Markup:
        """Return who did it, at the start of a sentence."""
        said = self._base.by(who)
        bold = Markup("<b>{}</b>").format(said)
        return (
            bold
            if who in self._base.table.roster.people
            else Markup("{}").format(said[:1].upper() + said[1:])
        )

    def _what(self, entry: CorrectedAnswer) -> Markup:
        """Return the words for an answer: its player, what it is, and its round."""
        whose = self._entries.whose(entry.pending, entry.prompt, entry.seat)
        name, place = (
            self._entries.entry_name(entry.prompt),
            self._entries.place_of(entry.ask_key, late=entry.late),
        )
        unseen = entry.sealed and entry.value is None
        named = self._base.name(whose) if whose else ""
        return self._words("entry", whose=named, name=name, place=place, sealed=unseen)

    def _place(self, entry: CorrectedAnswer) -> str:
        """Return the round in which the answers were turned over: "deal 1, round 3"."""
        return self._entries.place_of(entry.ask_key, late=entry.late)

    def _value(self, entry: CorrectedAnswer) -> Markup:
        """Return the part of an answer that everybody may see, or nothing."""
        return (
            Markup("") if entry.value is None else self._entries.entered(entry.prompt, entry.value)
        )

    def _change(self, before: CorrectedAnswer, after: CorrectedAnswer | None) -> Markup:
        """Return an answer before and after the change, as far as everybody may see it."""
        if after is None or before.value is None or after.value is None:
            return Markup("")
        if before.value == after.value:
            return Markup("") if before.sealed else self._value(after)
        to = self._words("to")
        was, now = self._value(before), self._value(after)
        # Between two short values the line does not break at all: "3 → 1".
        space = Markup("&nbsp;") if len(was.striptags()) <= SHORT else Markup(" ")
        both = now if was == now else was + space + to + Markup(" ") + now
        name = before.prompt.name
        changed = _changed_parts(before.value, after.value, to)
        said = self._base.word(
            "changed",
            name,
            both,
            before=before.prompt.told(before.value),
            after=after.prompt.told(after.value),
            to=to,
            changed=changed,
            change=before.prompt.change(before.value, after.value, to),
            gone=before.prompt.told(_without(before.value, after.value)),
            new=after.prompt.told(_without(after.value, before.value)),
        )
        # No line ends with the arrow.
        return said.replace(to + " ", to + Markup("&nbsp;"))

    def _followed(self, done: Correction) -> tuple[Markup, ...]:
        instead = self._instead(done)
        said = [instead] if instead else []
        # Where it is said who pays instead, it is said whose money moved.
        followed = [
            each for each in done.followed if not (instead and each.code == "corrected.moved")
        ]
        said += [self._consequence(done, each) for each in followed]
        # A phone has room for a few lines: what changed for its own player comes first.
        if instead and followed and self._is_own(followed[0]):
            said[0], said[1] = said[1], said[0]
        if done.taken is not None:
            return tuple(said)
        told = {"corrected.moved", "corrected.totals", "corrected.recounted"}
        if not instead and told.isdisjoint(each.code for each in done.followed):
            # Facts hold more than they say, such as who would have paid next: what is said is compared.
            before = [self._base.say(each.fact) for each in done.gone]
            rulings = [
                self._base.say(each.fact)
                for each in done.rulings
                if not each.fact.tells & (Tells.REASON | Tells.ECHO)
            ]
            if fresh := [each for each in rulings if each not in before]:
                said.append(self._words("now_ruled", said=fresh[0], more=len(fresh) - 1))
        sealed = done.before is not None and done.before.sealed
        if not said and not sealed:
            said.append(self._words("nothing_else"))
        return tuple(said)

    def _instead(self, done: Correction) -> Markup:
        """Return who now pays or takes what another player did before, or nothing."""
        if done.taken is not None and done.taken.kind is not Kind.AMEND:
            return Markup("")
        referee = self._base.table.referee
        if referee is None:
            return Markup("")
        said = (
            Markup(" ").join(map(self._base.say, referee.game.instead(gone, new)))
            for gone, new in done.pages
        )
        return next(filter(None, said), Markup(""))

    def _is_own(self, each: Fact) -> bool:
        """Whether a total of this viewer's seat changed."""
        return isinstance(each, Totals) and any(self._base.is_me(one.seat) for one in each.moves)

    def _consequence(self, done: Correction, each: Fact) -> Markup:
        referee = self._base.table.referee
        if isinstance(each, SetAside) and referee is not None:
            still = done.still_aside(referee)
            each = SetAside(count=still) if still else Back(count=each.count)
        if isinstance(each, Totals):
            own_first = sorted(each.moves, key=lambda move: not self._base.is_me(move.seat))
            each = replace(each, moves=tuple(own_first))
        said = self._base.say(each).both
        if each.code == "corrected.totals" and done.total is not None:
            total = self._base.say(done.total)
            return self._base.screen_words("labelled", label=total, value=said)
        return said

    def _words(self, name: str, /, **about: Any) -> Markup:
        return self._base.house_words("corrected", name, **about)


def _without(value: Any, other: Any) -> Any:
    """Return those items of a list that another has not; what is no list as it is."""
    if not isinstance(value, list | tuple) or not isinstance(other, list | tuple):
        return value
    return type(value)(each for each in value if each not in other)


@dataclass(frozen=True)
class ChangedPart:
    """A part of an answer before a correction, and after it; ``before`` is None if it was not there."""

    key: str
    before: object
    after: object
    to: Markup


def _changed_parts(before: Any, after: Any, to: Markup) -> list[ChangedPart]:
    """Return the parts that differ between two answers of several parts."""
    if not isinstance(before, Mapping) or not isinstance(after, Mapping):
        return []
    return [
        ChangedPart(key, before.get(key), value, to)
        for key, value in after.items()
        if before.get(key) != value
    ]
