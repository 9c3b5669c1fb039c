"""Who is asked and has not answered, who is away, and who can help."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeGuard

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.between_deals import said_between
from companion.presenters.submission_status import is_collecting, submissions
from rules.engine.proposals import asked_of_anyone
from rules.engine.views import State, ViewerPrompt, Waiting
from rules.errors import Refused
from rules.facts import ANYONE, HOST, Body, Fact, Seat, Who
from rules.prompts.base import Prompt
from rules.prompts.clash import Clash
from rules.prompts.confirm import Confirm
from rules.prompts.either import Either
from rules.prompts.together import PrivatePrompt


@dataclass(frozen=True)
class End:
    """How to score the game now: answer ``value`` to the prompt with this key.

    ``question`` is what that confirms; ``out`` is why it cannot be confirmed now.
    """

    key: str
    value: str
    question: ViewerPrompt
    out: Fact | None = None


class Pending:
    """Whom the table waits for; templates call it ``t.pending``."""

    def __init__(self, base: BasePresenter) -> None:
        self._base = base

    @property
    def submissions(self) -> dict[str, State]:
        """Who has sealed while everybody seals; see :mod:`companion.presenters.submission_status`."""
        return submissions(self._base.table)

    @property
    def states(self) -> dict[Who, State]:
        """The state of everyone who is asked: "awaited", "sealed" or "answered"."""
        return {each.who: each.state for each in self._base.waiting}

    @property
    def sealing(self) -> Markup | None:
        """The headline while sealed answers come in; None at any other time."""
        if not is_collecting(self._base.table.referee):
            return None
        name = self._base.waiting[0].name
        return self._base.word("sealing", name) or self._base.screen_words("all-seal")

    @property
    def awaited(self) -> list[Seat]:
        """The seats that are asked and have not answered."""
        asked = self._base.waiting
        return [each.who for each in asked if each.state == "awaited" and is_one(each.who)]

    @property
    def absent(self) -> list[Waiting]:
        """Who is asked, has not answered, and is away."""
        return [each for each in self._unanswered if not self._base.here(Seat(str(each.who)))]

    @property
    def _unanswered(self) -> list[Waiting]:
        known = self._base.table.roster.order
        asked = self._base.waiting
        return [each for each in asked if each.state == "awaited" and each.who in known]

    def asked_of(self, seat: Seat) -> str | None:
        """Return the key of the prompt that a seat has not answered; None if there is none."""
        return next((each.key for each in self._unanswered if each.who == seat), None)

    @property
    def asks(self) -> dict[Seat, str]:
        """The key of the prompt that asks each seat, without seats whose open answer is in already.

        It does not depend on who has sealed.
        """
        known, waiting = self._base.table.roster.order, self._base.waiting
        asked = (each for each in waiting if each.state != "answered" and each.who in known)
        return {Seat(str(each.who)): each.key for each in asked}

    @property
    def may_ring(self) -> list[Seat]:
        """The seats at this table whose phones can ring: those that are asked, or proposed for a prompt.

        It does not depend on who has sealed.
        """
        proposed = [] if self.proposed is None else [self.proposed]
        return [seat for seat in [*self.asks, *proposed] if self._base.here(seat)]

    @property
    def entered_for(self) -> dict[Seat, str]:
        """The seats whose present answers another person entered, each with that person."""
        referee = self._base.table.referee
        held = referee.pending_answers.values() if referee else ()
        return {
            each.logged.seat: self._base.by(each.logged.by)
            for each in held
            if each.logged.seat is not None and each.logged.by != each.logged.seat
        }

    @property
    def proxies(self) -> list[Waiting]:
        """What the host has asked this seat to enter for others."""
        if not (sent := self._base.table.roster.proxies):
            return []
        return [each for each in self._unanswered if sent.get(each.key, "") == self._base.seat]

    @property
    def handed_on(self) -> list[Seat]:
        """The other seats of this phone that are awaited."""
        return [seat for seat in self._base.viewer.others if self.asked_of(seat)]

    @property
    def waiting_title(self) -> Markup:
        """The headline of a pad that has nothing to do."""
        view, waiting = self._base.view, self._base.waiting
        if view is None or not waiting:
            return self._base.screen_words("one-moment")
        if view.ready:
            return self._base.screen_words("all-sealed")
        if headline := self.playing or self.proposal:
            return headline
        if self.awaited:
            return self.title_for([self._base.plain_name(seat) for seat in self.awaited])
        if isinstance(self._asked_of_host, Clash):
            return self._base.screen_words("which-entry-is-wrong")
        if waiting[0].who is HOST:
            does = self._base.word("to", waiting[0].name, prompt=self._asked_of_host)
            return self._base.app_words("game", "proposal-host", does=does)
        return self._base.word("waiting", waiting[0].name) or self._base.screen_words("waiting")

    @property
    def _asked_of_host(self) -> Prompt[Any] | PrivatePrompt[Any] | None:
        ask = self._base.table.referee.current_ask if self._base.table.referee else None
        asked = ask.pending if ask else ()
        return next((each.prompt for each in asked if each.who is HOST), None)

    def title_for(self, names: Sequence[str]) -> Markup:
        """Return the headline while those who are named are asked: "Waiting for Ana and Bo"."""
        name = self._base.waiting[0].name if self._base.waiting else ""
        return (
            self.playing
            or self._base.word("choosing", name, names=names)
            or self._base.screen_words("waiting-for", names=names)
        )

    @property
    def waiting_hint(self) -> Markup:
        """The line under it: who is away, or whom the headline does not name."""
        waiting = self._base.waiting
        if away := [self._base.plain_name(Seat(str(each.who))) for each in self.absent]:
            return self._base.screen_words("away-hint", names=away)
        title, names = self.waiting_title, [self._base.plain_name(seat) for seat in self.awaited]
        if names and not all(name in title for name in names):
            return self._base.screen_words("waiting-for-these", names=names)
        if (
            waiting
            and not names
            and waiting[0].who is ANYONE
            and not (self.proposal and self._is_set)
        ):
            return self._base.screen_words("anybody-can")
        return Markup()

    @property
    def proposed(self) -> Seat | None:
        """The seat that is proposed to enter what anyone may enter; None where there is none."""
        return self._base.proposal[0]

    @property
    def proposal(self) -> Markup:
        """The headline for everybody but the proposed seat: "Waiting for Bo to flip the top card".

        Before that, there may be cards to deal: "When all is set, Bo can flip the top card".
        """
        referee = self._base.table.referee
        pending = None if referee is None else asked_of_anyone(referee)
        if self.proposed is None or pending is None:
            return Markup("")
        if self.playing:
            return self.playing
        does = self._base.word("to", pending.prompt.name, prompt=pending.prompt)
        kind = "proposal" if self._is_set else "proposal_when_set"
        return self._base.app_words("game", kind, name=self._base.name(self.proposed), does=does)

    @property
    def playing(self) -> Markup:
        """The headline while people play with real cards before they enter what came of it: "Play! Bo leads"."""
        ask = self._base.table.referee.current_ask if self._base.table.referee else None
        if ask is None or not ask.pending:
            return Markup()
        prompt = ask.pending[0].prompt
        return self._base.word("playing", prompt.name, prompt=prompt)

    @property
    def _is_set(self) -> bool:
        """Whether no cards have to be dealt before what anyone may enter."""
        referee = self._base.table.referee
        pending = None if referee is None else asked_of_anyone(referee)
        if referee is None or pending is None:
            return True
        is_card = isinstance(pending.prompt, Prompt) and pending.prompt.is_card
        return not (is_card and said_between(self._base, "between_heading"))

    def calls_about(self, seat: Seat) -> list[ViewerPrompt]:
        """What the host may say of a seat that plays: it left, it is back.

        Who joins is not among it: the table says that by itself.
        """
        about = [call for call in self._base.calls if call.prompt.name not in {"join", "decline"}]
        return [call for call in about if _is_about(call, seat)]

    @property
    def other_calls(self) -> list[ViewerPrompt]:
        """What the host may say besides, of the deck or of the game."""
        return [
            call
            for call in self._base.calls
            if call.prompt.kind not in {"player", "seat"} and not is_end(call.prompt)
        ]

    @property
    def end(self) -> End | None:
        """How this viewer can have the game scored now; None if that is not possible."""
        view = self._base.view
        for mine in (*view.mine, *view.calls) if view else ():
            if is_end(mine.prompt):
                return End(mine.key, "yes", mine)
            if isinstance(mine.prompt, Either):
                for name in mine.prompt.ending_branches():
                    asked = ViewerPrompt(mine.pending, mine.prompt.branches[name], None, None)
                    return End(mine.key, name, asked, mine.prompt.out.get(name))
        return None

    @property
    def leaders(self) -> tuple[Seat, ...]:
        """Who leads so far; nobody before anything is scored."""
        referee = self._base.table.referee
        table = None if referee is None else referee.table
        if table is None or table.standings is None or not table.is_scored:
            return ()
        return table.standings.leaders()

    def left_for_good(self, seat: Seat) -> bool:
        """Whether the host has said that a seat left."""
        calls = self._base.calls
        return any(call.prompt.name == "back" and _is_about(call, seat) for call in calls)


def is_one(who: Who) -> TypeGuard[Seat]:
    """Whether one seat is asked, and not anyone, the host or chance."""
    return not isinstance(who, Body)


def is_end(prompt: Prompt[Any]) -> TypeGuard[Confirm]:
    """Whether to confirm this ends the game."""
    return isinstance(prompt, Confirm) and prompt.ends


def _is_about(call: ViewerPrompt, seat: Seat) -> bool:
    """Whether a call can be answered with a seat."""
    if call.prompt.kind not in {"player", "seat"}:
        return False
    try:
        call.prompt.read(seat)
    except Refused:
        return False
    return True
