"""A step of a game that plays itself, with the captions that say what happens and why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from markupsafe import Markup

from companion.presenters.table_presenter import TablePresenter
from companion.tables.demos import Demo, DemoStep, new_facts
from rules.engine.views import ViewerPrompt
from rules.facts import Seat

MOST_LINES = 2


class DemoStepPresenter:
    """One step of a demo, as templates read it; they call it ``demo``.

    ``t`` shows the board of the table as it is at this step. Steps are numbered from 0.
    """

    def __init__(self, t: TablePresenter, demo: Demo, number: int) -> None:
        self._t = t
        self._demo = demo
        self.number = number

    @property
    def step(self) -> DemoStep:
        """The step that is shown."""
        return self._demo.steps[self.number]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._demo.steps) - 1

    @property
    def seed(self) -> int:
        """The seed of this demo."""
        return self._demo.seed

    def picked(self, own: TablePresenter) -> tuple[ViewerPrompt, Any] | None:
        """Return the prompt and the value that a phone's owner is about to enter, or None."""
        entry = self.step.picked.get(own.seat) if own.seat else None
        if entry is None or own.view is None or self.step.kind != "picked":
            return None
        asked = (*own.view.mine, *own.view.calls)
        mine = next((each for each in asked if each.key == entry.key), None)
        return None if mine is None else (mine, entry.value)

    @property
    def main(self) -> frozenset[Seat]:
        """The seats whose phones matter now, since they are asked or enter something; empty if all are alike."""
        if self.step.kind in {"picked", "said"}:
            return frozenset(self.step.picked)
        if self.step.kind in {"asked", "later", "last"}:
            return frozenset(self._t.pending.awaited or filter(None, [self._t.pending.proposed]))
        return frozenset()

    @property
    def captions(self) -> list[Markup]:
        """The captions of the step: the game's own first, and then those of all games."""
        own = [each for each in self._of_the_game() if each]
        name = next(each for each in self._shared_names if self._t.language.has("demo", each))
        ours = [self._ours(name), self._ours(f"more_{name}")]
        if name == self.step.kind:
            return own[:MOST_LINES] or ours[:1]
        return [*own[: MOST_LINES - 1], *filter(None, ours)][:MOST_LINES]

    def _of_the_game(self) -> Iterator[Markup]:
        """Return the game's captions for prompts and decisions that appear for the first time."""
        # The board shows the end of the game before it names the winner.
        for fact in new_facts(self._demo.steps, self.number) if self.step.kind != "over" else ():
            _, _, code = fact.code.partition(".")
            yield self.caption("told", code, fact=fact)
        if self.step.kind == "asked":
            known = {each for earlier in self._alike for each in _names(earlier)}
            for prompt in _names(self.step):
                if prompt not in known:
                    yield self.caption("asked", prompt)

    def caption(self, kind: str, name: str, **about: Any) -> Markup:
        """Return the game's message ``caption-<kind>-<name>``; empty without it."""
        return self._t.word(f"caption_{kind}", name.replace("-", "_"), **about)

    @property
    def _alike(self) -> list[DemoStep]:
        """The earlier steps of this kind."""
        earlier = self._demo.steps[: self.number]
        return [each for each in earlier if each.kind == self.step.kind]

    @property
    def _shared_names(self) -> list[str]:
        """The names of shared captions that fit this step, the most specific one first."""
        step, alike = self.step, self._alike
        is_new_sort = step.sort and all(each.sort != step.sort for each in alike)
        by_sort = [f"{step.kind}_{step.sort}"] if is_new_sort else []
        return [*by_sort, f"{step.kind}_{len(alike) + 1}", step.kind]

    def _ours(self, name: str) -> Markup:
        step = self.step
        said = (self._t.say(fact) for fact in step.facts[:1])
        return self._t.app_words(
            "demo",
            name,
            title=self._t.pending.sealing or self._t.pending.waiting_title,
            sort=step.sort,
            seats=tuple(step.picked),
            said=next(said, ""),
        )


def _names(step: DemoStep) -> dict[str, None]:
    """Return the names of a step's prompts, without what follows a hyphen, each once."""
    return dict.fromkeys(name.partition("-")[0] for name in step.prompts)
