"""The Feast: who plays which hand, and which hands are dummies."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.games.feast.meta import MAX_HANDS
from rules.prompts import NamePlayer, NewSeat, options


class Seating:
    """The hands of a game; a hand without a player is a dummy.

    When the host enters that somebody has left or is back, it takes effect in the next round (in
    the present one a neighbour plays the card); a latecomer plays from the next deal on.
    ``changed`` is called after each leaving and return.
    """

    def __init__(self, table: Tabletop, dummies: int, changed: Callable[[], None]) -> None:
        self._table = table
        self._changed = changed
        self._people: list[Seat] = list(table.seats)
        """Every person who has had a hand in this game."""
        self._spare: list[Seat] = [Seat(f"dummy-{number + 1}") for number in range(dummies)]
        self._gone: list[Seat] = []
        self._replaced: list[Seat] = []
        """Those in ``_gone`` whose hand a latecomer has taken."""
        self._joining: list[Seat] = []
        """Who gets a hand in the next deal: latecomers, and people who are back but have none."""
        self._dummies = tuple(self._spare)
        self._last_deal = False
        self._update_leave_prompt()
        self.new_round()

    def new_round(self) -> None:
        """Work out who plays in this round, and which hands are dummies."""
        out = (*self._gone, *self._joining)
        self.players = tuple(seat for seat in self._people if seat not in out)
        self.dummies = (*self._spare, *self._ownerless_hands())

    def new_deal(self, *, last: bool) -> None:
        """Give each latecomer a hand: a spare dummy's, else a leaver's, else one more."""
        self._last_deal = last
        for seat in self._joining:
            if seat not in self._people:
                self._people.append(seat)
            if self._spare:
                self._spare.pop()
            elif self._table.edition and (left := self._ownerless_hands()):
                self._replaced.append(left[0])
                self._table.rule("joining", fact("feast.takes-hand", seat=seat, of=left[0]))
        self._joining.clear()
        self._update_leave_prompt()
        self.new_round()

    def _ownerless_hands(self) -> tuple[Seat, ...]:
        """Return the leavers whose hands are dummies, in the order in which they left."""
        return tuple(seat for seat in self._gone if seat not in self._replaced)

    @property
    def hands(self) -> tuple[Seat, ...]:
        """Every hand of the round: the players, then the dummies."""
        return (*self.players, *self.dummies)

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: it is a person who has not left for good."""
        return seat in self._people and seat not in self._gone

    def add_standing_calls(self) -> None:
        """Let the host enter at any time who leaves for good, is back, joins, or is declined."""
        table = self._table
        table.add_standing_call("leave", HOST, lambda: self._leave_prompt, self._leave)
        table.add_standing_call("back", HOST, self._back_prompt, self._back)
        table.add_standing_call("join", HOST, self._join_prompt, self._join)
        table.add_standing_call("decline", HOST, self._decline_prompt, self._decline)

    # -- the host's entries --------------------------------------------------------------

    def _leave(self, seat: Seat) -> None:
        waits = seat in self._joining
        if waits:
            self._joining.remove(seat)
            self._replaced.append(seat)
        self._gone.append(seat)
        self._update_leave_prompt()
        hand = not waits
        self._table.rule("leaving", fact("feast.leaves", seat=seat, hand=hand))
        self._changed()

    def _back(self, seat: Seat) -> None:
        self._gone.remove(seat)
        hand = seat not in self._replaced
        if not hand:
            self._replaced.remove(seat)
            self._joining.append(seat)
        self._update_leave_prompt()
        self._table.rule("leaving", fact("feast.back", seat=seat, hand=hand))
        while self._latecomers() and self._free_hands() < 0:
            late = self._latecomers()[-1]
            self._joining.remove(late)
            self._table.rule("joining", fact("feast.no-hand-left", seat=late))
        self._changed()

    def _join(self, seat: Seat) -> None:
        self._joining.append(seat)
        self._table.rule("joining", fact("feast.joins", seat=seat))

    def _decline(self, seat: Seat) -> None:
        self._joining.remove(seat)
        self._table.rule("joining", fact("feast.declined", seat=seat))

    def _update_leave_prompt(self) -> None:
        """Make the prompt once for all asks until somebody comes or goes."""
        staying = self._staying()
        self._leave_prompt = NamePlayer("leave", options(staying)) if len(staying) > 1 else None

    def _back_prompt(self) -> NamePlayer | None:
        may = [
            seat
            for seat in self._gone
            if seat not in self._replaced or (not self._last_deal and self._free_hands() > 0)
        ]
        return NamePlayer("back", options(may)) if may else None

    def _join_prompt(self) -> NewSeat | None:
        if self._last_deal:
            return None
        full = self._free_hands() <= 0
        why = fact("feast.too-many-hands", most=MAX_HANDS) if full else None
        return NewSeat("join", (*self._people, *self._dummies, *self._joining), why)

    def _decline_prompt(self) -> NamePlayer | None:
        coming = self._latecomers()
        return NamePlayer("decline", options(coming)) if coming else None

    def _staying(self) -> list[Seat]:
        return [seat for seat in self._people if seat not in self._gone]

    def _latecomers(self) -> list[Seat]:
        """Return the latecomers who wait for the next deal; they have not played yet."""
        return [seat for seat in self._joining if seat not in self._people]

    def _free_hands(self) -> int:
        """Return for how many more latecomers the next deal has a hand."""
        people = self._staying() if self._table.edition else self._people
        return MAX_HANDS - len(people) - len(self._latecomers())
