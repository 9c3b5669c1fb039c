"""The Feast: who plays which hand, and which hands are dummies."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rules.engine.seating import SeatsWithLatecomers
from rules.engine.tabletop import Tabletop
from rules.facts import Fact, Seat
from rules.games.feast.facts import Back, Leaves, NoHandLeft, TakesHand
from rules.games.feast.meta import MAX_HANDS, META, TooManyHands

DUMMY = "dummy-"


def is_dummy(seat: Seat) -> bool:
    """Return whether a hand is one that nobody plays.

    >>> is_dummy(Seat("dummy-1")), is_dummy(Seat("s1"))
    (True, False)
    """
    return seat.startswith(DUMMY)


class _Planned(NamedTuple):
    """Who had a place before a deal was planned, which dummies were spare, and what the plan did."""

    everybody: tuple[Seat, ...] = ()
    spare: tuple[Seat, ...] = ()
    coming: tuple[Seat, ...] = ()
    """Who got a place."""
    taken: tuple[Seat, ...] = ()
    """Whose hand somebody took."""


class Seating(SeatsWithLatecomers):
    """The hands of a game; a hand without a player is a dummy.

    When the host enters that a player has left or is back, it takes effect in the next round (in
    the present one a neighbour plays the card); a latecomer plays from the next deal on.
    ``changed`` is called after each leaving and return.
    """

    def __init__(self, table: Tabletop, dummies: int, changed: Callable[[], None]) -> None:
        super().__init__(table, META, changed)
        self._spare: list[Seat] = [Seat(f"{DUMMY}{number + 1}") for number in range(dummies)]
        self._dummies = tuple(self._spare)
        self._replaced: list[Seat] = []
        """Those in ``gone`` whose hand a latecomer has taken; back, they wait for the next deal."""
        self.planned = _Planned()
        """What the plan of the present deal has changed."""
        self.is_dealt = False
        """Whether the cards of the present deal are dealt: until then who leaves, leaves before it."""
        self.new_round()

    def new_round(self) -> None:
        """Work out who plays in this round, and which hands are dummies."""
        self.players = self.playing()
        self.dummies = (*self._spare, *self._ownerless_hands())

    def new_deal(self, *, last: bool) -> None:
        """Deal in those who have waited longest, up to eight hands; publish who has to wait on.

        Each gets a spare dummy's hand, or a leaver's, or one more.
        """
        self.last_deal = last
        self.is_dealt = False
        self._plan(self.joining, [])

    def _plan(self, coming: list[Seat], waiting: list[Seat]) -> None:
        """Give those who come a place, as far as there is room; ``waiting`` wait for the next deal."""
        self.joining = coming
        room = self._room()
        coming, without_place = coming[:room], coming[room:]
        self.planned = _Planned(tuple(self.everybody), tuple(self._spare), tuple(coming))
        taken = []
        for seat in coming:
            if self._spare:
                self._spare.pop()
            elif left := self._ownerless_hands():
                taken.append(left[0])
                self._replaced.append(left[0])
                self.table.rule("joining", TakesHand(seat=seat, of=left[0]))
        self.planned = self.planned._replace(taken=tuple(taken))
        self.joining = coming
        self.deal_in()
        self.joining += [*without_place, *waiting]
        for seat in without_place:
            self._tell_no_hand_left(seat)
        self.new_round()

    def plan_anew(self) -> None:
        """Plan the present deal once more, for who is here now: its cards are not dealt yet.

        Who leaves meanwhile has left before the deal: whoever waits takes that hand.
        """
        before = self.planned
        newcomers = [seat for seat in before.coming if seat not in before.everybody]
        left = [seat for seat in before.coming if seat in self.gone]
        self.everybody = list(before.everybody)
        self._spare = list(before.spare)
        self.gone = [seat for seat in self.gone if seat not in newcomers]
        self._replaced = [seat for seat in self._replaced if seat not in before.taken]
        self._replaced += [seat for seat in left if seat not in newcomers]
        coming = [seat for seat in before.coming if seat not in left]
        free = max(0, len(self._spare) + len(self._ownerless_hands()) - len(coming))
        waiting = [seat for seat in self.joining if seat not in coming]
        self._plan(coming + waiting[:free], waiting[free:])

    @property
    def hands(self) -> tuple[Seat, ...]:
        """Every hand of the round: the players, then the dummies."""
        return (*self.players, *self.dummies)

    def leave(self, seat: Seat) -> None:
        comes = not self.is_dealt and seat in self.planned.coming
        waits = seat in self.joining
        if waits:
            self.joining.remove(seat)
            self._replaced.append(seat)
        self.gone.append(seat)
        self.table.rule("leaving", Leaves(seat=seat, hand=not waits and not comes))
        self.changed()

    def may_come_back(self) -> tuple[Seat, ...]:
        room = not self.last_deal and self._free_hands() > 0
        return tuple(seat for seat in self.gone if seat not in self._replaced or room)

    def come_back(self, seat: Seat) -> None:
        self.gone.remove(seat)
        taken_now = not self.is_dealt and seat in self.planned.taken
        hand = seat not in self._replaced or taken_now
        if seat in self._replaced:
            self._replaced.remove(seat)
        if not hand:
            self.joining.append(seat)
        self.table.rule("leaving", Back(seat=seat, hand=hand))
        if hand and self._free_hands() < 0:
            self._tell_no_hand_left(self.joining[self._room()])
        self.changed()

    def why_full(self) -> Fact | None:
        free = self._free_hands() > 0
        return None if free else TooManyHands(most=MAX_HANDS)

    def latecomers(self) -> tuple[Seat, ...]:
        dealt_in = self.joining[: self._room()]
        return tuple(seat for seat in dealt_in if seat not in self.everybody)

    def taken(self) -> tuple[Seat, ...]:
        return (*self.everybody, *self.latecomers(), *self._dummies)

    def _ownerless_hands(self) -> tuple[Seat, ...]:
        """Return the leavers whose hands are dummies, in the order in which they left."""
        return tuple(seat for seat in self.gone if seat not in self._replaced)

    def _tell_no_hand_left(self, seat: Seat) -> None:
        self.table.rule("joining", NoHandLeft(seat=seat, most=MAX_HANDS))

    def _room(self) -> int:
        """Return for how many of the seats that wait the next deal has a hand."""
        return MAX_HANDS - len(self.playing())

    def _free_hands(self) -> int:
        """Return how many hands the next deal has beyond those for the seats that wait."""
        return self._room() - len(self.joining)
