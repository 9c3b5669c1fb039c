"""The Feast: which hands have a player, and which are dummies."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat, fact
from rules.games.feast.meta import MAX_HANDS
from rules.prompts import NamePlayer, NewSeat, options


class Seating:
    """The hands of a game: people come and go, and a hand without one is a dummy.

    What the host says counts from the next round on (somebody left, or is back), or from the next
    deal (somebody joins): in a round under way a neighbour plays the card. ``changed`` is called
    whenever somebody left or is back.
    """

    def __init__(self, table: Tabletop, dummies: int, changed: Callable[[], None]) -> None:
        self._table = table
        self._changed = changed
        self._people: list[Seat] = list(table.seats)
        """Everybody who was ever dealt in."""
        self._spare: list[Seat] = [Seat(f"dummy-{number + 1}") for number in range(dummies)]
        self._gone: list[Seat] = []
        self._replaced: list[Seat] = []
        """Those of them whose hand a latecomer has taken."""
        self._joining: list[Seat] = []
        """Who is dealt in at the next deal: latecomers, and who is back and has no hand."""
        self._dummies = tuple(self._spare)
        self._last_deal = False
        self._ask_who_leaves()
        self.new_round()

    def new_round(self) -> None:
        """Seat people as the host has said: who left is a dummy, who came back plays."""
        out = (*self._gone, *self._joining)
        self.players = tuple(seat for seat in self._people if seat not in out)
        self.dummies = (*self._spare, *self._ownerless())

    def new_deal(self, *, last: bool) -> None:
        """Let those who came late in: each takes a dummy's or a leaver's hand, or brings one more."""
        self._last_deal = last
        for seat in self._joining:
            if seat not in self._people:
                self._people.append(seat)
            if self._spare:
                self._spare.pop()
            elif self._table.edition and (left := self._ownerless()):
                self._replaced.append(left[0])
                self._table.rule("joining", fact("feast.takes-hand", seat=seat, of=left[0]))
        self._joining.clear()
        self._ask_who_leaves()
        self.new_round()

    def _ownerless(self) -> tuple[Seat, ...]:
        """Return those who left and whose hand is played as a dummy, who left first at the front."""
        return tuple(seat for seat in self._gone if seat not in self._replaced)

    @property
    def hands(self) -> tuple[Seat, ...]:
        """Every hand of the round: players, then dummies."""
        return (*self.players, *self.dummies)

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: a person who has not left for good."""
        return seat in self._people and seat not in self._gone

    def let_people_come_and_go(self) -> None:
        """Let the host say at any time who left for good, who is back, and who joins."""
        table = self._table
        table.stand("leave", HOST, lambda: self._who_leaves, self._leave)
        table.stand("back", HOST, self._who_may_come_back, self._back)
        table.stand("join", HOST, self._who_may_join, self._join)
        table.stand("decline", HOST, self._who_may_be_declined, self._decline)

    # -- what the host says --------------------------------------------------------------

    def _leave(self, seat: Seat) -> None:
        waits = seat in self._joining
        if waits:
            self._joining.remove(seat)
            self._replaced.append(seat)
        self._gone.append(seat)
        self._ask_who_leaves()
        hand = not waits
        self._table.rule("leaving", fact("feast.leaves", seat=seat, hand=hand))
        self._changed()

    def _back(self, seat: Seat) -> None:
        self._gone.remove(seat)
        hand = seat not in self._replaced
        if not hand:
            self._replaced.remove(seat)
            self._joining.append(seat)
        self._ask_who_leaves()
        self._table.rule("leaving", fact("feast.back", seat=seat, hand=hand))
        while self._coming() and self._places() < 0:
            late = self._coming()[-1]
            self._joining.remove(late)
            self._table.rule("joining", fact("feast.no-hand-left", seat=late))
        self._changed()

    def _join(self, seat: Seat) -> None:
        self._joining.append(seat)
        self._table.rule("joining", fact("feast.joins", seat=seat))

    def _decline(self, seat: Seat) -> None:
        self._joining.remove(seat)
        self._table.rule("joining", fact("feast.declined", seat=seat))

    def _ask_who_leaves(self) -> None:
        """Ask the same until somebody comes or goes."""
        staying = self._staying()
        self._who_leaves = NamePlayer("leave", options(staying)) if len(staying) > 1 else None

    def _who_may_come_back(self) -> NamePlayer | None:
        may = [
            seat
            for seat in self._gone
            if seat not in self._replaced or (not self._last_deal and self._places() > 0)
        ]
        return NamePlayer("back", options(may)) if may else None

    def _who_may_join(self) -> NewSeat | None:
        if self._last_deal:
            return None
        full = self._places() <= 0
        why = fact("feast.too-many-hands", most=MAX_HANDS) if full else None
        return NewSeat("join", (*self._people, *self._dummies, *self._joining), why)

    def _who_may_be_declined(self) -> NamePlayer | None:
        coming = self._coming()
        return NamePlayer("decline", options(coming)) if coming else None

    def _staying(self) -> list[Seat]:
        return [seat for seat in self._people if seat not in self._gone]

    def _coming(self) -> list[Seat]:
        """Return the latecomers who wait for the next deal."""
        return [seat for seat in self._joining if seat not in self._people]

    def _places(self) -> int:
        """Return how many more latecomers the next deal has a hand for."""
        people = self._staying() if self._table.edition else self._people
        return MAX_HANDS - len(people) - len(self._coming())
