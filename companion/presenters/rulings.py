"""What the referee has decided: what happened, and what to do with the cards now."""

from __future__ import annotations

from companion.presenters.base import BasePresenter
from rules.facts import Ruling


class Rulings:
    """The rulings of the step before, as templates read them; templates call it ``t.rulings``."""

    def __init__(self, base: BasePresenter) -> None:
        self._base = base

    @property
    def all(self) -> tuple[Ruling, ...]:
        """The last rulings, the important ones before those that the game lists as minor."""
        view = self._base.view
        return () if view is None else tuple(sorted(view.rulings, key=self.is_minor))

    @property
    def last(self) -> tuple[Ruling, ...]:
        """All rulings that were made last, also after the step to which they belong."""
        return self.all if self._decisions(self.all) else self._earlier

    @property
    def in_sight(self) -> tuple[Ruling, ...]:
        """The decisions that the board keeps in sight: those of this step, else those of the step before."""
        return self._decisions(self.last)

    @property
    def are_earlier(self) -> bool:
        """Whether those are of the step before."""
        return not self._decisions(self.all) and bool(self.in_sight)

    @property
    def _earlier(self) -> tuple[Ruling, ...]:
        view = self._base.view
        return () if view is None else tuple(sorted(view.earlier, key=self.is_minor))

    @property
    def at_the_end(self) -> tuple[Ruling, ...]:
        """What is said under the winners' names: all but who they are, where the scores say the rest."""
        won = f"{self._base.game}.won"
        return tuple(
            ruling
            for ruling in self.all
            if ruling.fact.code != won or not self._is("in_scores", ruling)
        )

    @property
    def instructions(self) -> tuple[Ruling, ...]:
        """The rulings that tell people what to do with the cards now."""
        return tuple(ruling for ruling in self.all if self._is("instructions", ruling))

    @property
    def decisions(self) -> tuple[Ruling, ...]:
        """The rulings that say what happened and why, except those that the scores show already."""
        return self._decisions(self.all)

    def _decisions(self, rulings: tuple[Ruling, ...]) -> tuple[Ruling, ...]:
        return tuple(
            ruling
            for ruling in rulings
            if not self._is("instructions", ruling) and not self._is("in_scores", ruling)
        )

    def _is(self, kind: str, ruling: Ruling) -> bool:
        """Whether the game's ``say.html`` lists a ruling under this name."""
        return ruling.fact.code in self._base.listed(kind)

    def is_minor(self, ruling: Ruling) -> bool:
        """Whether a ruling only gives the reason of another one."""
        return self._is("minor", ruling)
