"""The answers that are in the game, and who may amend them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from markupsafe import Markup

from companion.presenters.answer_forms import AnswerForms
from companion.presenters.base import BasePresenter
from companion.tables import permissions
from companion.tables.actor import HOST_BY
from rules.audit import EnteredAt
from rules.engine.log import CHANCE_BY
from rules.engine.referee import AppliedAnswer, SetAside
from rules.engine.tabletop import PendingPrompt
from rules.engine.views import visible_value
from rules.facts import ANYONE, CHANCE, HOST, Seat, Who
from rules.prompts.base import Prompt
from rules.prompts.clash import Clash
from rules.prompts.pick import Pick


class Entries:
    """The answers that are in the game; templates call it ``t.entries``."""

    def __init__(self, base: BasePresenter, forms: AnswerForms) -> None:
        self._base = base
        self._forms = forms

    def describe(self, step: AppliedAnswer) -> Mapping[str, Any]:
        """Return an answer that is in the game as this viewer may see it."""
        seen = visible_value(step, self._base.seat)
        whose = self.whose(step.pending, step.prompt, step.logged.seat)
        body = _asked_body(step.pending.who)
        place = self.place_of(step.ask_key, late=self._is_late(step))
        return {
            "key": step.pending.key,
            "kind": step.prompt.kind,
            "name": self.entry_name(step.prompt),
            "place": place or self._base.screen_words("at-the-start"),
            "whose": whose,
            "body": None if whose else body,
            "value": seen,
            "label": self._base.screen_words("secret")
            if seen is None
            else self.entered(step.prompt, seen),
            "amended": step.logged.amended_by,
            "by": None if step.logged.by in (whose, body, "table") else step.logged.by,
        }

    def title(self, step: AppliedAnswer) -> Markup:
        """Return the words for an entry: "Cleo’s card, deal 1, round 2"."""
        about = self.describe(step)
        named = self._base.name(about["whose"]) if about["whose"] else ""
        return self._base.app_words(
            "corrected",
            "entry-title",
            whose=named,
            name=about["name"],
            place=about["place"],
            sealed=False,
        )

    def whose(
        self, pending: PendingPrompt[Any], prompt: Prompt[Any], seat: Seat | None
    ) -> Seat | None:
        """Return the seat that an answer is about: the seat asked, unless the prompt is about another.

        What the app drew is about the seat that the key names, if it names one.
        """
        about = prompt.about if isinstance(prompt, Pick) else None
        if about is not None or seat is not None:
            return about or seat
        named = [prompt.name.partition("-")[2]]
        if pending.who is CHANCE:
            named += pending.key.split("/")
        seats = self._base.table.playing.setup.seats if self._base.table.playing else ()
        return next((Seat(each) for each in named if each in seats), None)

    def entry_name(self, prompt: Prompt[Any]) -> Markup:
        """Return the noun for an answer: "bid", "removed card"."""
        return self._base.word("entry", prompt.name, prompt.name)

    def entered(self, prompt: Prompt[Any], value: Any) -> Markup:
        """Return an entered value, in words."""
        return self._base.word(
            "entered",
            prompt.name,
            self._forms.label(prompt, value),
            value=prompt.for_message(value),
        )

    def place_of(self, ask: str, *, late: bool) -> str:
        """Return the round of an ask, for the middle of a sentence: "hand 2, round 5"."""
        round_ = _round_of(ask)
        if not round_:
            return self._base.screen_words("at-the-end") if late else ""
        return self._place_name(round_)

    def _is_late(self, step: AppliedAnswer) -> bool:
        """Whether an answer that belongs to no round came after the first round."""
        if "/" in step.ask_key or self._base.table.referee is None:
            return False
        before = takewhile(lambda each: each is not step, self._base.table.referee.history)
        return any("/" in each.ask_key for each in before)

    @property
    def recent(self) -> list[AppliedAnswer]:
        """The answers of the round under way, or of the last one, the newest first.

        Includes this seat's answers of the round before that one, which it has just seen judged, and those of
        the deal that are still secret: only it can amend those.
        """
        referee = self._base.table.referee
        if referee is None or not referee.history:
            return []
        round_ = _round_of(referee.history[-1].ask_key)
        deal = round_.split("/")[0]
        rounds = (_round_of(step.ask_key) for step in reversed(referee.history))
        before = next((each for each in rounds if each != round_), round_)

        def is_recent(step: AppliedAnswer) -> bool:
            its_round = _round_of(step.ask_key)
            is_of_deal = its_round.split("/")[0] == deal
            kept = its_round == before or (is_of_deal and referee.is_secret(step))
            return its_round == round_ or (self._base.is_me(step.logged.seat) and kept)

        return [step for step in reversed(referee.history) if is_recent(step)]

    @property
    def by_round(self) -> list[tuple[str, list[AppliedAnswer]]]:
        """Every answer in the game by round, the last round first."""
        referee = self._base.table.referee
        rounds: dict[str, list[AppliedAnswer]] = {}
        for step in reversed(referee.history if referee else []):
            rounds.setdefault(self._heading(step), []).append(step)
        return [(name[:1].upper() + name[1:], steps) for name, steps in rounds.items()]

    def _heading(self, step: AppliedAnswer) -> str:
        """Return the round of an answer, or the start or the end of the game."""
        if _round_of(step.ask_key):
            return self.place_of(step.ask_key, late=False)
        return self._base.screen_words("the-end" if self._is_late(step) else "the-start")

    def _place_name(self, round_: str) -> str:
        """Return the parts of a key in words: "hand 2, round 5"."""
        names = [part for each in round_.split("/") for part in each.split("-")]
        return ", ".join(self._part(each) for each in names)

    def _part(self, name: str) -> str:
        """Return the word for a part of a key such as "deal2": the game's, or else the key's own."""
        word, number = re.fullmatch(r"(.*?)(\d*)", name).groups()  # type: ignore[union-attr]  # it always matches
        return f"{self._base.word('part', word, word)} {number}".strip()

    def may_amend(self, step: AppliedAnswer) -> bool:
        """Whether this viewer may amend an answer."""
        referee = self._base.table.referee
        secret = referee is not None and referee.is_secret(step)
        return permissions.may_amend(step, self._base.seat, host=self._base.host, secret=secret)

    @property
    def clash(self) -> Clash | None:
        """The question to the host about entries that cannot all be true; None if it is not asked."""
        referee = self._base.table.referee
        ask = referee.current_ask if referee is not None else None
        pending = ask.pending if ask is not None else ()
        return next((each.prompt for each in pending if isinstance(each.prompt, Clash)), None)

    @property
    def in_question(self) -> list[EnteredAt]:
        """The answers that this viewer may amend, and may know better than the host."""
        mine = {step.pending.key for step in self._clashing if self.may_amend(step)}
        return [place for place in self.clash.places if place.key in mine] if self.clash else []

    @property
    def can_settle(self) -> list[Seat]:
        """The seats that may amend one of the entries that cannot all be true; all, where anyone entered it."""
        asked = [step.pending.who for step in self._clashing]
        return [seat for seat in self._base.table.roster.order if seat in asked or ANYONE in asked]

    @property
    def _clashing(self) -> list[AppliedAnswer]:
        referee, clash = self._base.table.referee, self.clash
        if referee is None or clash is None:
            return []
        keys = {place.key for place in clash.places}
        return [step for step in referee.history if step.pending.key in keys]

    @property
    def set_aside(self) -> list[SetAside]:
        """The answers that an amendment set aside and that are asked for again."""
        referee = self._base.table.referee
        return [] if referee is None else list(referee.set_aside.values())


def _round_of(ask: str) -> str:
    """Return the round of an ask as at most two parts of its key: "deal2/round5"."""
    return "/".join(ask.split("/")[:-1][:2])


def _asked_body(who: Who) -> str:
    """Return who is asked if it is not a seat: "host", "app:chance" or "anyone"."""
    if who is HOST:
        return HOST_BY
    return CHANCE_BY if who is CHANCE else "anyone"
