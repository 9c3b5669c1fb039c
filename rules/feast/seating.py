"""The Feast: which hands have a player, and which are dummies."""

from __future__ import annotations

from rules.facts import HOST, Seat, fact
from rules.feast.meta import MOST_HANDS
from rules.prompts import NamePlayer, NewSeat, options
from rules.tabletop import Tabletop


class Seating:
    """The hands of a game: people come and go, and a hand without one is a dummy.

    What the host says counts from the next round on (somebody left, or is back), or from the next
    deal (somebody joins): in a round under way a neighbour plays the card.
    """

    def __init__(self, seats: tuple[Seat, ...], dummies: int) -> None:
        self._people: list[Seat] = list(seats)
        self._spare: list[Seat] = [Seat(f"dummy-{number + 1}") for number in range(dummies)]
        self._gone: list[Seat] = []
        self._joining: list[Seat] = []
        self._names = (*seats, *self._spare)
        self._last_deal = False
        self._ask_who_leaves()
        self.new_round()

    def new_round(self) -> None:
        """Seat people as the host has said: who left is a dummy, who came back plays."""
        self.players = tuple(seat for seat in self._people if seat not in self._gone)
        self.dummies = (*self._spare, *self._gone)

    def new_deal(self, *, last: bool) -> None:
        """Let those who came late in: each takes a dummy's hand, or brings one more."""
        self._last_deal = last
        for seat in self._joining:
            self._people.append(seat)
            if self._spare:
                self._spare.pop()
        self._joining.clear()
        self._ask_who_leaves()
        self.new_round()

    @property
    def hands(self) -> tuple[Seat, ...]:
        """Every hand of the round: players, then dummies."""
        return (*self.players, *self.dummies)

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: a person who has not left for good."""
        return seat in self._people and seat not in self._gone

    def let_people_come_and_go(self, table: Tabletop) -> None:
        """Let the host say at any time who left for good, who is back, and who joins."""

        def leave(seat: Seat) -> None:
            self._gone.append(seat)
            self._ask_who_leaves()
            table.rule("leaving", fact("feast.leaves", seat=seat))

        def back(seat: Seat) -> None:
            self._gone.remove(seat)
            self._ask_who_leaves()
            table.rule("leaving", fact("feast.back", seat=seat))

        def join(seat: Seat) -> None:
            self._joining.append(seat)
            self._names = (*self._names, seat)
            table.rule("joining", fact("feast.joins", seat=seat))

        table.stand("leave", HOST, lambda: self._who_leaves, leave)
        table.stand("back", HOST, self._who_may_come_back, back)
        table.stand("join", HOST, self._who_may_join, join)

    def _ask_who_leaves(self) -> None:
        """Ask the same until somebody comes or goes."""
        staying = [seat for seat in self._people if seat not in self._gone]
        self._who_leaves = NamePlayer("leave", options(staying)) if len(staying) > 1 else None

    def _who_may_come_back(self) -> NamePlayer | None:
        return NamePlayer("back", options(self._gone)) if self._gone else None

    def _who_may_join(self) -> NewSeat | None:
        if self._last_deal:
            return None
        people = len(self._people) + len(self._joining)
        free = len(self._spare) > len(self._joining)
        full = people >= MOST_HANDS and not free
        why = fact("feast.too-many-hands", most=MOST_HANDS) if full else None
        return NewSeat("join", self._names, why)
