"""A step of a replay: what was entered and decided at it, and the round that it belongs to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import chain, groupby
from typing import Any, NamedTuple

from companion.presenters.table_presenter import TablePresenter
from companion.tables.game_steps import GameSteps, Step
from companion.tables.roster import PastGame
from rules.engine.game import beats_before
from rules.facts import Ruling, Tells


class Round(NamedTuple):
    """A round in a replay: the number of its first step, and its name."""

    step: int
    name: str


class ReplayStep:
    """One step of a game, as the templates of the replay read it; they call it ``step``.

    ``t`` shows the detached table as it is after that step. Steps are numbered from 0.
    """

    def __init__(
        self, t: TablePresenter, steps: GameSteps, number: int, game: PastGame, last: int
    ) -> None:
        self._t = t
        self._steps = steps
        self.number = number
        self.game = game
        self.last = last
        """The number of the last step that may be shown."""

    @property
    def stamp(self) -> str:
        """Changes whenever the steps of the game change."""
        return f"{self._steps.stamp}.{self.last}"

    @property
    def under_way(self) -> bool:
        """Whether the game still goes on."""
        return self.game.at is None and not self.game.over

    @property
    def _step(self) -> Step:
        return self._steps.steps[self.number]

    @property
    def _before(self) -> Step | None:
        return self._steps.steps[self.number - 1] if self.number else None

    @property
    def first_beat(self) -> int:
        """The beats that the previous step has shown already."""
        before, now = self._before.playback if self._before else 0, self._step.playback
        return beats_before(now, before)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """The rulings of this step; the reasons come last."""
        referee = self._t.table.referee
        pages: Sequence[Sequence[Ruling]] = referee.table.pages if referee is not None else ()
        known = self._before.rulings if self._before else 0
        new = list(chain.from_iterable(pages))[known:]
        shown = [ruling for ruling in new if Tells.SCORE not in ruling.fact.tells]
        return self._t.rulings.in_order(shown)

    @property
    def entered(self) -> list[Mapping[str, Any]]:
        """The entries of this step, as everybody may see them."""
        referee = self._t.table.referee
        history = referee.history if referee is not None else []
        before = self._before.applied if self._before else len(history)
        return [self._t.entries.describe(step) for step in history[before:]]

    @cached_property
    def rounds(self) -> list[Round]:
        """Where each round begins, in the order of the game."""
        found = [Round(0, self._t.screen_words("heading-start"))]
        named = (
            (n, self._place(step)) for n, step in enumerate(self._steps.steps[: self.last + 1])
        )
        for name, steps in groupby(named, key=lambda each: each[1]):
            if name and name != found[-1].name:
                found.append(Round(next(steps)[0], name))
        if self.game.over and self.last:
            found = [each for each in found if each.step < self.last]
            found.append(Round(self.last, self._t.screen_words("heading-end")))
        return found

    @property
    def round(self) -> Round:
        """The round that this step belongs to."""
        return [each for each in self.rounds if each.step <= self.number][-1]

    def _place(self, step: Step) -> str:
        place = self._t.entries.place_of(step.ask_key, late=False) if step.ask_key else ""
        return place[:1].upper() + place[1:]
