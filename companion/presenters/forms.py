"""What a viewer is asked, as words and forms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

from companion.presenters.base import BasePresenter
from companion.presenters.viewer import Todo
from rules.audit import Place
from rules.engine.tabletop import Mode
from rules.engine.views import ViewerPrompt
from rules.facts import ANYONE, Json
from rules.prompts.base import Prompt


class Forms:
    """Prompts as forms: what this viewer has to enter; templates call it ``t.forms``."""

    def __init__(self, base: BasePresenter) -> None:
        self._base = base

    @cached_property
    def todo(self) -> Todo:
        """The one thing to do now: a form, a sealed answer to guard, or waiting.

        A seat that is not in the game is not asked what anyone in the game can enter.
        """
        if self._base.view is None:
            return Todo("lobby")
        if self._base.view.over:
            return Todo("over")
        asked = self._base.view.mine
        if self._base.late:
            asked = tuple(each for each in asked if each.pending.who is not ANYONE)
        mine = sorted(asked, key=lambda each: not self.is_me_asked(each))
        for each in mine:
            if each.answer is None:
                return Todo("form", each)
        if mine:
            return Todo("sealed", mine[0])
        return Todo("late" if self._base.late else "wait")

    def is_me_asked(self, mine: ViewerPrompt) -> bool:
        """Whether this seat is asked itself, and not just anyone."""
        return mine.pending.who == self._base.seat

    def is_sealed(self, mine: ViewerPrompt) -> bool:
        """Whether an answer to this prompt stays secret until all are in."""
        view = self._base.view
        return (
            view is not None
            and view.mode is Mode.SEALED
            and not view.exposed
            and not mine.pending.call
        )

    def part(self, mine: ViewerPrompt, name: str) -> ViewerPrompt:
        """Return one field of a prompt with several fields, with the answer to it that is pending."""
        whole: Any = mine.prompt
        return _inside(mine, whole.fields[name], lambda value: value[name])

    def branch(self, mine: ViewerPrompt, name: str) -> ViewerPrompt:
        """Return one branch of a prompt with alternatives, as a prompt of its own."""
        whole: Any = mine.prompt
        return ViewerPrompt(mine.pending, whole.branches[name], None, None)

    def inner(self, mine: ViewerPrompt) -> ViewerPrompt:
        """Return the prompt inside a prompt whose answer stays secret."""
        whole: Any = mine.prompt
        return _inside(mine, whole.inner, lambda value: value)

    def ask(self, mine: ViewerPrompt) -> Markup:
        """Return the question of a prompt, for a heading."""
        prompt = mine.prompt
        return self._base.word("ask", prompt.name, prompt, default=escape(prompt.name))

    def hint(self, mine: ViewerPrompt) -> Markup:
        """Return a line under the question, or nothing."""
        return self._base.word("hint", mine.prompt.name, mine.prompt)

    def label(self, prompt: Any, value: Any) -> Markup:
        """Return the words for one value of a prompt."""
        option = next((o for o in getattr(prompt, "options", ()) if o.value == value), None)
        if option is not None and option.note is not None:
            return self._base.say(option.note)
        return self._base.word(
            "label", prompt.name, value, default=self._default_label(prompt, value)
        )

    def _default_label(self, prompt: Any, value: Any) -> Markup:
        """Return the words for a value for which the game has no macro."""
        if prompt.kind in {"player", "seat"}:
            return self._base.name(value)
        if isinstance(value, bool):
            return escape("yes" if value else "no")
        return escape(value)

    def ranks(self, mine: ViewerPrompt) -> tuple[tuple[Json, Markup, str], ...]:
        """Return the values to pick from, each with its words, and why it is not allowed or ""."""
        prompt: Any = mine.prompt
        return tuple(
            (
                each.value,
                self.label(prompt, each.value),
                "" if each.out is None else self._base.say_plainly(each.out),
            )
            for each in prompt.options
        )

    def button(self, mine: ViewerPrompt, verb: str) -> Markup:
        """Return the text of the button that sends an answer; ``{}`` stands for the picked value."""
        return self._base.word("button", mine.prompt.name, mine.prompt, default=verb)

    def not_yet(self, mine: ViewerPrompt) -> Markup:
        """Return the text of that button while nothing is picked."""
        return self._base.word("none", mine.prompt.name, mine.prompt, default="Pick one")

    def where(self, place: Place) -> Markup:
        """Return the words for an entry that clashes with others: whose it is, and of which round."""
        whose = self._base.plain_name(place.seat) if place.seat else place.what
        return self._base.word(
            "place", "clash", place, default=escape(f"{whose}, round {place.round}")
        )

    def call_label(self, call: ViewerPrompt) -> Markup:
        """Return the text of the button for a call."""
        return self._base.word("call", call.prompt.name, default=call.prompt.name)


def _inside(mine: ViewerPrompt, prompt: Prompt[Any], of: Callable[[Any], Any]) -> ViewerPrompt:
    """Return a part of a prompt as a prompt of its own; ``of`` takes its part of an answer."""
    held = mine.answer
    if held is not None:
        held = replace(
            held,
            prompt=prompt,
            # An answer that no longer fits has no value; what was entered is still logged.
            value=None if held.value is None else of(held.value),
            logged=replace(held.logged, value=of(held.logged.value)),
        )
    return ViewerPrompt(mine.pending, prompt, held, None)
