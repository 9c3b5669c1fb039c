"""What the referee has decided: what happened, and what to do with the cards now."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from hashlib import blake2b
from typing import NamedTuple

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.entries import Entries
from companion.presenters.sentences import Said
from companion.presenters.viewer import shared
from rules.engine import registry
from rules.engine.results import Line, Sentence
from rules.engine.tabletop import Event
from rules.facts import GameFact, Ruling, Tells


class ShownLine(NamedTuple):
    """A line of a result: its kind, as :class:`rules.engine.results.Line` has it, and its words."""

    kind: str
    said: Markup


class Result(NamedTuple):
    """What the last rulings mean for one seat.

    ``id`` is unique for each result that a phone shows, and the same after a restart. ``place`` is
    when it was, "Hand 2, round 5", empty before the first round.
    """

    id: str
    place: str
    main: ShownLine
    others: tuple[ShownLine, ...]


class Rulings:
    """The rulings of the step before, as templates read them; templates call it ``t.rulings``."""

    def __init__(self, base: BasePresenter, entries: Entries) -> None:
        self._base = base
        self._entries = entries
        self.cache = base.cache

    @property
    @shared
    def all(self) -> tuple[Ruling, ...]:
        """The last rulings in order: first those that are read first, and the reasons last."""
        view = self._base.view
        return () if view is None else self.in_order(view.rulings)

    @property
    def last(self) -> tuple[Ruling, ...]:
        """All rulings that were made last, also after the step to which they belong."""
        view = self._base.view
        if view is None or self.decisions:
            return self.all
        return self.in_order(view.earlier)

    @property
    def in_sight(self) -> tuple[Ruling, ...]:
        """The decisions that the board keeps visible: those of this step, or else of the previous step."""
        return self._decisions(self.last)

    @property
    def are_earlier(self) -> bool:
        """Whether those are of the step before."""
        return not self.decisions and bool(self.in_sight)

    @property
    def at_the_end(self) -> tuple[Ruling, ...]:
        """What is said under the winners' names: all but what the scores show, unless it is a reason."""
        return tuple(
            ruling
            for ruling in self.all
            if Tells.SCORE not in ruling.fact.tells or Tells.REASON in ruling.fact.tells
        )

    @property
    def instructions(self) -> tuple[Ruling, ...]:
        """The rulings that say what to do with the cards now."""
        return tuple(ruling for ruling in self.all if Tells.INSTRUCTION in ruling.fact.tells)

    @property
    def decisions(self) -> tuple[Ruling, ...]:
        """The rulings that say what happened and why, except those that the scores show already."""
        return self._decisions(self.all)

    def _decisions(self, rulings: tuple[Ruling, ...]) -> tuple[Ruling, ...]:
        silent = Tells.INSTRUCTION | Tells.SCORE
        return tuple(ruling for ruling in rulings if not ruling.fact.tells & silent)

    def in_order(self, rulings: Iterable[Ruling]) -> tuple[Ruling, ...]:
        """Return rulings with those that are read first, and the reasons last, else in their order.

        One that said what the reveal waited for is left out once others have followed; who comes or goes
        meanwhile changes nothing of it.
        """
        all_ = tuple(rulings)
        decided = [n for n, one in enumerate(all_) if not isinstance(one.fact, GameFact)]
        stands = [
            one
            for n, one in enumerate(all_)
            if Tells.PROVISIONAL not in one.fact.tells or n == decided[-1]
        ]
        return tuple(
            sorted(
                stands,
                key=lambda one: (self.is_reason(one), Tells.FIRST not in one.fact.tells),
            )
        )

    def is_reason(self, ruling: Ruling) -> bool:
        """Whether a ruling only gives a reason for another ruling."""
        return Tells.REASON in ruling.fact.tells

    def outcome(self, ruling: Ruling) -> Markup:
        """Return what a decision brings; empty for one that only gives a reason for another."""
        return Markup() if self.is_reason(ruling) else self._base.say(ruling.fact).result

    def reason(self, ruling: Ruling) -> Markup:
        """Return why: what its words mark as the reason, and all of one that is only a reason."""
        said = self._base.say(ruling.fact)
        return said.both if self.is_reason(ruling) else said.reason

    @property
    def what_happened(self) -> tuple[Ruling, ...]:
        """What happened last, also while the next round is entered: then without what to do with cards."""
        event = self._event
        return tuple(
            ruling
            for ruling in self._of_event
            if (event and event.present) or Tells.INSTRUCTION not in ruling.fact.tells
        )

    @property
    @shared
    def _of_event(self) -> tuple[Ruling, ...]:
        """The rulings of what happened last, in the same order."""
        return self.in_order(self._event.rulings) if self._event else ()

    @property
    @shared
    def _event(self) -> Event | None:
        referee = self._base.table.referee
        return referee.table.last_event if referee is not None else None

    @property
    @shared
    def place(self) -> str:
        """When it was: "Hand 2, round 5"; empty outside of the rounds."""
        event = self._event
        place = self._entries.place_of(f"{event.path}/", late=False) if event else ""
        return place[:1].upper() + place[1:]

    @cached_property
    def result(self) -> Result | None:
        """What the last rulings mean for this viewer's seat; None where that is nothing."""
        playing, event, seat = self._base.table.playing, self._event, self._base.seat
        if playing is None or not event or seat is None or self._base.late:
            return None
        facts = [ruling.fact for ruling in self._of_event]
        lines = tuple(registry.load(playing.game).result(facts, seat))
        if not lines:
            return None
        main, others = lines[0], lines[1:]
        # Reasons may grow while a player still chooses; the result stays the same.
        same = [main, *(line for line in others if line.is_own)]
        digest = blake2b(repr((seat, *same)).encode(), digest_size=5).hexdigest()
        return Result(
            f"{playing.number}.{event.number}.{digest}",
            self.place,
            *self._with_reasons_apart(main, others),
        )

    def _shown(self, line: Line) -> ShownLine:
        said = (self._said(each, to_me=line.is_own).both for each in line.sentences)
        return ShownLine(line.kind, Markup(" ").join(said))

    def _with_reasons_apart(
        self, main: Line, others: Iterable[Line]
    ) -> tuple[ShownLine, tuple[ShownLine, ...]]:
        """Return the main line without its reasons, which follow as the first of the others."""
        said = [self._said(each, to_me=main.is_own) for each in main.sentences]
        reasons = [each.reason for each in said if each.reason]
        why = [ShownLine("why", Markup(" ").join(reasons))] if reasons else []
        result = ShownLine(main.kind, Markup(" ").join(each.result for each in said))
        return result, (*why, *map(self._shown, others))

    def _said(self, sentence: Sentence, *, to_me: bool) -> Said:
        if sentence.name:
            things = () if sentence.fact is None else (sentence.fact,)
            words = self._base.text(f"result-{sentence.name}", *things, **sentence.values)
            return Said(words, Markup())
        if sentence.fact is None:
            return Said(Markup(), Markup())
        return self._base.say(sentence.fact, to_me=to_me)
