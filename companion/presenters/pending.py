"""Who is asked and has not answered, who is away, and who can help."""

from __future__ import annotations

from typing import TypeGuard

from markupsafe import Markup

from companion.presenters.forms import Asked
from companion.presenters.submission_status import is_collecting, submissions
from companion.tables.latecomers import Latecomer, plays
from rules.engine.views import State, ViewerPrompt, Waiting
from rules.errors import Refused
from rules.facts import Body, Seat, Who


class Awaited(Asked):
    """The part of a look that is about whom the table waits for."""

    @property
    def submissions(self) -> dict[str, State]:
        """Who has been heard while everybody seals; see :mod:`companion.presenters.submission_status`."""
        return submissions(self.table)

    @property
    def states(self) -> dict[Who, State]:
        """How far each is who is asked, whatever the way: "awaited", "sealed" or "answered"."""
        waiting = self.view.waiting if self.view else ()
        return {each.who: each.state for each in waiting}

    @property
    def sealing(self) -> Markup | None:
        """The headline while sealed answers come in; None at any other time."""
        view = self.view
        if view is None or not is_collecting(self.table.referee):
            return None
        return self._word("sealing", view.waiting[0].name, default="Everybody seals in secret.")

    @property
    def awaited(self) -> list[Seat]:
        """The seats that are asked and have not answered."""
        waiting = self.view.waiting if self.view else ()
        return [each.who for each in waiting if each.state == "awaited" and is_one(each.who)]

    @property
    def absent(self) -> list[Waiting]:
        """Those who are asked, have not answered, and are away."""
        return [each for each in self._unheard if not self.here(Seat(str(each.who)))]

    @property
    def _unheard(self) -> list[Waiting]:
        waiting = self.view.waiting if self.view else ()
        known = self.table.roster.order
        return [each for each in waiting if each.state == "awaited" and each.who in known]

    def asked_of(self, seat: Seat) -> str | None:
        """Return the key of what a seat is asked and has not answered."""
        return next((each.key for each in self._unheard if each.who == seat), None)

    @property
    def entered_for(self) -> dict[Seat, str]:
        """Whose answers to what is asked now were entered by somebody else, and by whom."""
        referee = self.table.referee
        held = referee.pending_answers.values() if referee else ()
        return {
            each.logged.seat: self.by(each.logged.by)
            for each in held
            if each.logged.seat is not None and each.logged.by != each.logged.seat
        }

    @property
    def proxies(self) -> list[Waiting]:
        """What the host asked this seat to enter for others."""
        if not (sent := self.table.roster.proxies):
            return []
        return [each for each in self._unheard if sent.get(each.key, "") == self.seat]

    @property
    def handed_on(self) -> list[Seat]:
        """The other seats of this phone that are awaited."""
        return [seat for seat in self.viewer.others if self.asked_of(seat)]

    @property
    def waiting_title(self) -> Markup:
        """The headline of a pad that has nothing to do."""
        waiting = self.view.waiting if self.view else ()
        if not waiting:
            return Markup("Wait a moment")
        if self.awaited:
            names = Markup(" and ").join(self.plain_name(seat) for seat in self.awaited[:3])
            default = names + (" chooses" if len(self.awaited) == 1 else " choose")
            return self._word("choosing", waiting[0].name, names, default=default)
        return self._word("waiting", waiting[0].name, default="Wait for the host")

    @property
    def waiting_hint(self) -> str:
        """The line under it."""
        if self.absent:
            return "Somebody is away. The host can wait, or go on without them."
        return "Nothing to do for you just now." if self.awaited else ""

    def plays(self, seat: Seat) -> bool:
        """Whether a seat is in the game that is on, or has left it for good."""
        referee = self.table.referee
        return referee is not None and plays(referee, seat)

    def late_of(self, seat: Seat) -> Latecomer | None:
        """Return what awaits a seat that is not in the game that is on."""
        return next((late for late in self.latecomers if late.seat == seat), None)

    @property
    def next_deal(self) -> Markup:
        """What the game calls the next time that cards are dealt."""
        return self._word("next", "deal", default="the next deal")

    @property
    def too_many(self) -> int:
        """How many more sit there than the game seats."""
        return max(0, len(self.table.roster.players()) - (self.meta.most if self.meta else 0))

    def calls_about(self, seat: Seat) -> list[ViewerPrompt]:
        """What the host may say of a seat that plays: it left, it is back.

        Who joins is not among it: the table says that by itself.
        """
        calls = self.view.calls if self.view else ()
        about = [call for call in calls if call.prompt.name not in {"join", "decline"}]
        return [call for call in about if _is_about(call, seat)]

    @property
    def other_calls(self) -> list[ViewerPrompt]:
        """What the host may say besides, of the deck or of the game."""
        calls = self.view.calls if self.view else ()
        return [call for call in calls if call.prompt.kind not in {"player", "seat"}]

    def left_for_good(self, seat: Seat) -> bool:
        """Whether the host has said that a seat left."""
        calls = self.view.calls if self.view else ()
        return any(call.prompt.name == "back" and _is_about(call, seat) for call in calls)


def is_one(who: Who) -> TypeGuard[Seat]:
    """Whether one seat is asked, and not anyone, the host or chance."""
    return not isinstance(who, Body)


def _is_about(call: ViewerPrompt, seat: Seat) -> bool:
    """Whether a call can be answered with a seat."""
    if call.prompt.kind not in {"player", "seat"}:
        return False
    try:
        call.prompt.read(seat)
    except Refused:
        return False
    return True
