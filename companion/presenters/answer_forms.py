"""What a viewer is asked, as words and forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

from companion.presenters.base import BasePresenter
from companion.presenters.viewer import Todo
from rules.audit import EnteredAt
from rules.engine.tabletop import Mode
from rules.engine.views import ViewerPrompt
from rules.facts import ANYONE, Seat
from rules.playing_cards import COURTS, with_letters
from rules.prompts.base import Prompt
from rules.prompts.confirm import Confirm
from rules.prompts.either import Either
from rules.prompts.order import OrderList
from rules.prompts.pick import Option
from rules.prompts.together import Secret, Together

NOT_YET = {"number": "enter-a-number", "bid": "choose-a-bid"}
"""The text of a button before anything is entered, by the kind of its prompt; for others it is “Pick one”."""


TYPED_FROM = 20
"""From how many cards on the number of one is typed, where it is not one of a hand."""


class AnswerForms:
    """The prompts of this viewer as forms; templates call it ``t.forms``."""

    def __init__(self, base: BasePresenter) -> None:
        self._base = base

    @cached_property
    def todo(self) -> Todo:
        """The one thing to do now: a form, a sealed answer to guard, or waiting.

        A seat that is not in the game, or has left it, is not asked what anyone in the game can enter.
        """
        if self._base.view is None:
            return Todo("lobby")
        if self._base.view.over:
            return Todo("over")
        asked = self._base.view.mine
        has_left = self._base.seat in self._base.left
        if self._base.late or has_left:
            asked = tuple(each for each in asked if each.pending.who is not ANYONE)
        mine = sorted(asked, key=lambda each: not self.is_me_asked(each))
        for each in mine:
            if each.answer is None:
                return Todo("offered" if self._is_for_another(each) else "form", each)
        if mine:
            return Todo("sealed", mine[0])
        if has_left:
            return Todo("left")
        return Todo("late" if self._base.late else "wait")

    def _is_for_another(self, mine: ViewerPrompt) -> bool:
        """Whether another phone is proposed for a prompt that anyone may answer."""
        proposed, pads = self._base.proposal
        return (
            mine.pending.who is ANYONE
            and proposed is not None
            and self._base.seat is not None
            and self._base.seat not in pads
            and not isinstance(mine.prompt, Confirm)
        )

    def is_me_asked(self, mine: ViewerPrompt) -> bool:
        """Whether the prompt asks this seat, and not anyone."""
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

    def shows_hand(self, mine: ViewerPrompt) -> bool:
        """Whether the prompt shows the hand that the app dealt to the seat that is asked."""
        return any(getattr(part, "is_hand", False) for part in mine.prompt.parts())

    def is_card(self, mine: ViewerPrompt) -> bool:
        """Whether what is answered, or a part of it, is a card: once it is sealed, it lies there face down."""
        return any(part.is_card for part in mine.prompt.parts())

    def part(self, mine: ViewerPrompt, name: str) -> ViewerPrompt:
        """Return one field of a prompt with several fields, with the answer to it that is pending."""
        whole: Any = mine.prompt
        return _inside(mine, whole.fields[name], lambda value: value[name])

    def branch(self, mine: ViewerPrompt, name: str) -> ViewerPrompt:
        """Return one branch of a prompt with alternatives, as a separate prompt."""
        whole: Any = mine.prompt
        return ViewerPrompt(mine.pending, whole.branches[name], None, None)

    def inner(self, mine: ViewerPrompt) -> ViewerPrompt:
        """Return the prompt inside a prompt whose answer stays secret."""
        whole: Any = mine.prompt
        return _inside(mine, whole.inner, lambda value: value)

    def question(self, mine: ViewerPrompt) -> Markup:
        """Return the question of a prompt, for a heading."""
        prompt = mine.prompt
        return self._base.word("ask", prompt.name, escape(prompt.name), prompt=prompt)

    def hint(self, mine: ViewerPrompt) -> Markup:
        """Return a line under the question, or nothing."""
        return self._base.word("hint", mine.prompt.name, prompt=mine.prompt)

    def effect(self, mine: ViewerPrompt, value: Any) -> Markup:
        """Return the effect of answering with a value now; the hint if the prompt does not say it."""
        effect = self.option(mine.prompt, value).effect
        return self.hint(mine) if effect is None else self._base.say(effect).both

    def label(self, prompt: Any, value: Any) -> Markup:
        """Return the words for one value of a prompt."""
        option = self.option(prompt, value)
        if option.name is not None:
            return self._base.say(option.name).result
        said = self._base.word("label", prompt.name, value=prompt.for_message(value)) or escape(
            with_letters(option.face, self._base.courts)
        )
        return said or self._default_label(prompt, value)

    def option(self, prompt: Any, value: Any) -> Option[Any]:
        """Return the option for a value of a prompt, or a plain one if the prompt has none for it."""
        for option in getattr(prompt, "options", ()):
            if option.value == value:
                return option  # type: ignore[no-any-return]  # an attribute of any kind of prompt
        if isinstance(prompt, OrderList) and not isinstance(value, list | tuple):
            return prompt.shown.get(value) or Option(value)
        return Option(value)

    def face(self, option: Option[Any]) -> str:
        """Return the face of an option's card, a negative number with a real minus sign."""
        return with_letters(option.face or _shown(option.value), self._base.courts)

    def option_name(self, option: Option[Any]) -> str:
        """Return an option's name in plain text, for a button."""
        return self.face(option) if option.name is None else self._base.say_plainly(option.name)

    def _default_label(self, prompt: Any, value: Any) -> Markup:
        """Return the words for a value for which the game has no macro."""
        if prompt.kind in {"player", "seat"}:
            return self._base.name(value)
        if value is None:
            return Markup("secret")
        if isinstance(prompt, Secret):
            return self.label(prompt.inner, value)
        if isinstance(prompt, Together):
            return Markup(", ").join(
                self.label(prompt.fields[name], value[name]) for name in prompt.fields
            )
        if isinstance(prompt, Either):
            ((branch, part),) = value.items()
            inner = prompt.branches[branch]
            confirms = isinstance(inner, Confirm)
            return (
                self._base.word("ask", branch, branch, prompt=inner)
                if confirms
                else self.label(inner, part)
            )
        if isinstance(prompt, OrderList):
            return (
                Markup(", ").join(self.label(prompt, item) for item in value)
                if isinstance(value, list | tuple)
                else escape(value)
            )
        if isinstance(value, bool):
            return escape("yes" if value else "no")
        return escape(_shown(value))

    def reason(self, mine: ViewerPrompt, option: Option[Any]) -> str:
        """Return why an option is not allowed, in plain text, or nothing."""
        to_me = self.is_me_asked(mine)
        return "" if option.out is None else self._base.say_plainly(option.out, to_me=to_me)

    def picks(self, mine: ViewerPrompt) -> tuple[tuple[int, str, str, str, str], ...]:
        """Return the ranks of a prompt: the value, its face, its name, why it is not allowed, its key.

        The key is what somebody types for it at the board: "5", "-5", "12", "k"; "d q" for either.
        """
        prompt: Any = mine.prompt
        keys = rank_keys(
            {each.value: each.face or _shown(each.value) for each in prompt.options},
            self._base.courts,
        )
        return tuple(
            (
                each.value,
                self.face(each),
                self.option_name(each),
                self.reason(mine, each),
                keys[each.value],
            )
            for each in prompt.options
        )

    def reasons(self, mine: ViewerPrompt) -> dict[str, str]:
        """Return why values are not allowed, in plain text, by value; the others are allowed."""
        prompt: Any = mine.prompt
        return {str(each.value): self.reason(mine, each) for each in prompt.options if each.out}

    @staticmethod
    def shorten_numbers(numbers: Iterable[int]) -> str:
        """Return numbers as text, consecutive ones as a range, with real minus signs.

        >>> AnswerForms.shorten_numbers([1, 2, 3, 5, 7, 8])
        '1–3, 5, 7, 8'
        """
        rows: list[list[int]] = []
        for number in sorted(numbers):
            if rows and number == rows[-1][-1] + 1:
                rows[-1].append(number)
            else:
                rows.append([number])
        parts = [
            f"{row[0]}–{row[-1]}" if len(row) > 2 else ", ".join(map(str, row)) for row in rows
        ]
        return ", ".join(parts).replace("-", "\N{MINUS SIGN}")

    def button(self, mine: ViewerPrompt, verb: str) -> Markup:
        """Return the text of the button that sends an answer; ``{}`` is replaced by the picked value."""
        return self._base.word("button", mine.prompt.name, verb, prompt=mine.prompt)

    def is_typed(self, mine: ViewerPrompt) -> bool:
        """Whether a card is entered by typing its number: there are too many to look through on a phone."""
        return mine.prompt.kind == "card" and len(getattr(mine.prompt, "options", ())) >= TYPED_FROM

    def not_yet(self, mine: ViewerPrompt) -> Markup:
        """Return the text of that button while nothing is picked or entered."""
        kind = "number" if self.is_typed(mine) else mine.prompt.kind
        usual = NOT_YET.get(kind, "pick-one")
        return self._base.word(
            "none", mine.prompt.name, prompt=mine.prompt
        ) or self._base.screen_words(usual)

    def clash_place(self, place: EnteredAt) -> Markup:
        """Return the words for an entry that clashes with others: its player and its round."""
        return self._base.word("place", "clash", place=place)

    def call_label(self, call: ViewerPrompt) -> Markup:
        """Return the text of the button for a call."""
        return self._base.word("call", call.prompt.name, call.prompt.name)

    def sure(self, call: ViewerPrompt, seat: Seat) -> str:
        """Return what to ask back before a call about a player is sent; empty if it takes nothing from them."""
        effect = self.effect(call, seat)
        name = self._base.plain_name(seat)
        return self._base.word("sure", call.prompt.name, name=name, effect=effect).striptags()


def rank_keys(faces: Mapping[int, str], courts: str = COURTS) -> dict[int, str]:
    """Return what somebody types for each rank, by the faces of their cards.

    It is the number, or the letter on the face of a rank above ten. Ten is "0" where no other rank
    begins with a 1 or is zero, so that one key enters each rank. A court card has the letter of the table's deck
    and the English one.

    >>> rank_keys({1: "A", 9: "9", 10: "10", 13: "K"})
    {1: '1', 9: '9', 10: '0', 13: 'k'}
    >>> rank_keys({11: "J", 13: "K"}, "BDK")
    {11: 'b j', 13: 'k'}
    >>> rank_keys({-10: "−10", -5: "−5", 5: "5", 10: "10"})
    {-10: '-0', -5: '-5', 5: '5', 10: '0'}
    >>> rank_keys({0: "0", 1: "1", 10: "10", 15: "15"})
    {0: '0', 1: '1', 10: '10', 15: '15'}
    """
    letters = {
        rank: " ".join(dict.fromkeys((with_letters(face, courts).lower(), face.lower())))
        for rank, face in faces.items()
        if rank > 10 and len(face) == 1 and face.isalpha()
    }
    is_one_key = all(rank in letters or 0 < abs(rank) <= 10 for rank in faces)
    return {
        rank: letters.get(rank, str(rank).replace("10", "0") if is_one_key else str(rank))
        for rank in faces
    }


def _shown(value: object) -> str:
    """Return a value as text, a negative number with a real minus sign."""
    said = str(value)
    return said.replace("-", "\N{MINUS SIGN}") if isinstance(value, int) else said


def _inside(mine: ViewerPrompt, prompt: Prompt[Any], of: Callable[[Any], Any]) -> ViewerPrompt:
    """Return a part of a prompt as a separate prompt; ``of`` returns its part of an answer."""
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
