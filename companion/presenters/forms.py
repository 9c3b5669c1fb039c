"""What a viewer is asked, in words and inputs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

from companion.presenters.base import Look
from companion.presenters.viewer import Todo
from rules.audit import Place
from rules.engine.tabletop import Mode
from rules.engine.views import ViewerPrompt
from rules.facts import ANYONE, Json
from rules.prompts.base import Prompt

SAME_FOR_ALL = frozenset({"rank", "choose", "number", "player"})
"""The kinds of prompts whose inputs look the same to everybody who is asked the same."""


class Asked(Look):
    """The part of a look that is about what is to be entered."""

    @cached_property
    def todo(self) -> Todo:
        """The one thing to do now: a form, a sealed answer to guard, or waiting.

        Who is not in the game is asked nothing that somebody in it can enter.
        """
        if self.view is None:
            return Todo("lobby")
        if self.view.over:
            return Todo("over")
        asked = self.view.mine
        if self.late:
            asked = tuple(each for each in asked if each.pending.who is not ANYONE)
        mine = sorted(asked, key=lambda each: not self.is_me_asked(each))
        for each in mine:
            if each.answer is None:
                return Todo("form", each)
        if mine:
            return Todo("sealed", mine[0])
        return Todo("late" if self.late else "wait")

    def is_me_asked(self, mine: ViewerPrompt) -> bool:
        """Whether this seat is asked itself, and not just anyone."""
        return mine.pending.who == self.seat

    def is_sealed(self, mine: ViewerPrompt) -> bool:
        """Whether an answer to this prompt stays secret until all are in."""
        view = self.view
        return (
            view is not None
            and view.mode is Mode.SEALED
            and not view.exposed
            and not mine.pending.call
        )

    def part(self, mine: ViewerPrompt, name: str) -> ViewerPrompt:
        """Return one field of a prompt that has several, with what is held of it."""
        whole: Any = mine.prompt
        return _inside(mine, whole.fields[name], lambda value: value[name])

    def branch(self, mine: ViewerPrompt, name: str) -> ViewerPrompt:
        """Return one of the things that a prompt lets somebody do, as if it were asked alone."""
        whole: Any = mine.prompt
        return ViewerPrompt(mine.pending, whole.branches[name], None, None)

    def inner(self, mine: ViewerPrompt) -> ViewerPrompt:
        """Return the prompt in one whose answer stays secret."""
        whole: Any = mine.prompt
        return _inside(mine, whole.inner, lambda value: value)

    def ask(self, mine: ViewerPrompt) -> Markup:
        """Return the question that a prompt asks, as a heading."""
        prompt = mine.prompt
        return self._word("ask", prompt.name, prompt, default=escape(prompt.name))

    def hint(self, mine: ViewerPrompt) -> Markup:
        """Return a line under the question, or nothing."""
        return self._word("hint", mine.prompt.name, mine.prompt)

    def label(self, prompt: Any, value: Any) -> Markup:
        """Return the words for one of a prompt's values."""
        option = next((o for o in getattr(prompt, "options", ()) if o.value == value), None)
        if option is not None and option.note is not None:
            return self.say(option.note)
        return self._word("label", prompt.name, value, default=self._plainly(prompt, value))

    def _plainly(self, prompt: Any, value: Any) -> Markup:
        """Return the words for a value that the game has none for."""
        if prompt.kind in {"player", "seat"}:
            return self.name(value)
        if isinstance(value, bool):
            return escape("yes" if value else "no")
        return escape(value)

    def reasons(self, mine: ViewerPrompt) -> tuple[tuple[Json, str], ...]:
        """Return the values to pick from, each with why it cannot be, as plain text; or with nothing."""
        prompt: Any = mine.prompt
        return tuple(
            (each.value, "" if each.out is None else self.say(each.out).striptags())
            for each in prompt.options
        )

    def form(self, inputs: Callable[..., Markup], mine: ViewerPrompt) -> Markup:
        """Return a prompt's inputs, drawn by a macro unless somebody is asked just the same."""
        prompt = mine.prompt
        if prompt.kind not in SAME_FOR_ALL:
            return inputs(self, mine, "answer", None)
        drawn = next((drawn for asked, drawn in self.cache.forms if asked == prompt), None)
        if drawn is None:
            drawn = inputs(self, mine, "answer", None)
            self.cache.forms.append((prompt, drawn))
        return drawn

    def button(self, mine: ViewerPrompt, verb: str) -> Markup:
        """Return what the button says that sends an answer; ``{}`` stands for what is picked."""
        return self._word("button", mine.prompt.name, mine.prompt, default=verb)

    def not_yet(self, mine: ViewerPrompt) -> Markup:
        """Return what that button says while there is nothing to send."""
        return self._word("none", mine.prompt.name, mine.prompt, default="Pick one")

    def where(self, place: Place) -> Markup:
        """Return the words for an entry that clashes with others: whose, and of when."""
        whose = self.plain_name(place.seat) if place.seat else place.what
        return self._word("place", "clash", place, default=escape(f"{whose}, round {place.round}"))

    def call_label(self, call: ViewerPrompt) -> Markup:
        """Return the words of a button for a call."""
        return self._word("call", call.prompt.name, default=call.prompt.name)


def _inside(mine: ViewerPrompt, prompt: Prompt[Any], of: Callable[[Any], Any]) -> ViewerPrompt:
    """Return a part of a prompt as if it were asked by itself."""
    held = mine.answer
    if held is not None:
        held = replace(
            held,
            prompt=prompt,
            # What no longer fits has no value but what was entered.
            value=None if held.value is None else of(held.value),
            logged=replace(held.logged, value=of(held.logged.value)),
        )
    return ViewerPrompt(mine.pending, prompt, held, None)
