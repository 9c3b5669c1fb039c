"""The seats of a game: who leaves for good, who comes back, and who joins late.

The host enters it at any time, with standing calls. A small game needs no more than this::

    seats = SeatsWithPoints(table, META)
    cards = yield from table.sealed("card", seats.staying, card_prompt)
    seats.gain(takers, points)

A game with another score has plain :class:`Seats`, and publishes its standings. A game where
leaving takes effect later, or where its ruling says more, makes its own subclass from one of the
classes here and replaces what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from rules.engine.meta import Meta
from rules.engine.standings import Best, Line, Standings
from rules.engine.tabletop import Script, Tabletop
from rules.facts import CHANCE, HOST, Fact, GameFact, Seat, Tells, Who
from rules.prompts import NamePlayer, NewSeat, Option, PrivatePrompt, Prompt

T = TypeVar("T")


class Leaves(GameFact):
    """A player has left for good."""

    tells = Tells.ECHO
    seat: Seat


class Back(GameFact):
    """A player who had left is back."""

    tells = Tells.ECHO
    seat: Seat


class Joins(GameFact):
    """A latecomer plays from the next deal on."""

    tells = Tells.ECHO
    seat: Seat


class Declined(GameFact):
    """The host does not let a latecomer in."""

    seat: Seat


class Full(GameFact):
    """Nobody can join: there are ``most`` players."""

    most: int


class LeavesWaiting(GameFact):
    """The player who leaves waits for the next deal."""


def name_player(
    name: str, seats: Iterable[Seat], effect: Callable[[Seat], Fact | None] = lambda _: None
) -> NamePlayer | None:
    """Return the prompt for one of these players, or None without any.

    ``effect`` returns what naming a player does, where that has to be said.
    """
    named = tuple(Option(seat, effect=effect(seat)) for seat in seats)
    return NamePlayer(name, named) if named else None


class Seats:
    """The players of a game, and those who have left for good.

    Adds the host's calls ``leave`` and ``back``. Each takes effect at once: it changes
    :meth:`staying`, publishes the ruling ``<game>.leaves`` or ``<game>.back`` under the anchor
    ``leaving``, and calls ``changed``, which publishes the score.
    """

    fewest = 1
    """The least number of players that must stay."""

    def __init__(self, table: Tabletop, meta: Meta, changed: Callable[[], None]) -> None:
        self.table = table
        self.meta = meta
        self.changed = changed
        self.everybody: list[Seat] = list(table.seats)
        """Every player who has had a place in this game, in clockwise order."""
        self.gone: list[Seat] = []
        """Who has left for good, in the order in which they left."""
        table.add_standing_call(
            "leave",
            HOST,
            lambda: name_player("leave", self.may_leave(), self.leave_effect),
            self.leave,
        )
        table.add_standing_call(
            "back", HOST, lambda: name_player("back", self.may_come_back()), self.come_back
        )

    def staying(self) -> tuple[Seat, ...]:
        """Return the players who have not left for good, in clockwise order."""
        return tuple(seat for seat in self.everybody if seat not in self.gone)

    def competes(self, seat: Seat) -> bool:
        """Whether a seat can win: it is that of a player who has not left for good."""
        return seat in self.everybody and seat not in self.gone

    def ask(self, seat: Seat, make: Callable[[Seat], Prompt[T] | PrivatePrompt[T]]) -> Script[T]:
        """Ask a player, or chance once they have left for good, and return the answer.

        ``make`` is called again when somebody leaves meanwhile. Chance needs a prompt of another name:
        should an undo bring the player back, they are asked themselves.
        """

        def who() -> Who:
            return seat if self.competes(seat) else CHANCE

        return self.table.ask(who, partial(make, seat))

    def may_leave(self) -> tuple[Seat, ...]:
        """Return who can be named as leaving."""
        staying = self.staying()
        return staying if len(staying) > self.fewest else ()

    def leave_effect(self, seat: Seat) -> Fact | None:
        """Return what happens to a player who leaves now; None where the game's ``hint_leave`` says it."""
        del seat
        return None

    def may_come_back(self) -> tuple[Seat, ...]:
        """Return who can be named as being back."""
        return tuple(self.gone)

    def leave(self, seat: Seat) -> None:
        """Enter that a player has left for good."""
        self.gone.append(seat)
        self.table.rule("leaving", Leaves(self.meta.id, seat))
        self.changed()

    def come_back(self, seat: Seat) -> None:
        """Enter that a player who had left is back."""
        self.gone.remove(seat)
        self.table.rule("leaving", Back(self.meta.id, seat))
        self.changed()


class SeatsWithPoints(Seats):
    """Seats with a plain score: points, without columns, of which the most win, or the fewest.

    It publishes the standings at the start, when somebody gains, and when somebody leaves or is back.
    ``changed`` is for what else a leaver changes, ``total`` is the heading of the points.
    """

    def __init__(
        self,
        table: Tabletop,
        meta: Meta,
        changed: Callable[[], None] = lambda: None,
        best: Best = "highest",
        total: Fact | None = None,
    ) -> None:
        super().__init__(table, meta, changed)
        self._best: Best = best
        self._total = total
        self.points = dict.fromkeys(table.seats, 0)
        self._publish()

    def gain(self, seats: Iterable[Seat], points: int) -> None:
        """Give each of these seats the points, and publish the standings."""
        for seat in seats:
            self.points[seat] += points
        self._publish()

    def end_game(self) -> int:
        """Publish the winners, who may be several, and return their total."""
        standings = self._publish()
        self.table.winners = standings.leaders()
        return standings.line(self.table.winners[0]).total

    def leave(self, seat: Seat) -> None:
        super().leave(seat)
        self._publish()

    def come_back(self, seat: Seat) -> None:
        super().come_back(seat)
        self._publish()

    def _publish(self) -> Standings:
        lines = (
            Line(seat, (), points, self.competes(seat)) for seat, points in self.points.items()
        )
        self.table.standings = standings = Standings(
            (), tuple(lines), self._best, total=self._total
        )
        return standings


class SeatsWithLatecomers(Seats):
    """Seats that latecomers get from the next deal on, unless the host says no.

    Adds the host's calls ``join`` and ``decline``, with the rulings ``<game>.joins`` and
    ``<game>.declined`` under the anchor ``joining``. The game calls :meth:`deal_in` at each deal.
    """

    def __init__(self, table: Tabletop, meta: Meta, changed: Callable[[], None]) -> None:
        super().__init__(table, meta, changed)
        self.joining: list[Seat] = []
        """Who gets a place in the next deal: latecomers, and in some games who is back."""
        self.last_deal = False
        """Whether the present deal is the last: nobody can join any more."""
        table.add_standing_call("join", HOST, self._join_prompt, self.join)
        table.add_standing_call(
            "decline", HOST, lambda: name_player("decline", self.latecomers()), self.decline
        )

    def why_full(self) -> Fact | None:
        """Return why there is no place for one more, or None."""
        full = len({*self.staying(), *self.joining}) >= self.meta.most
        return Full(self.meta.id, self.meta.most) if full else None

    def may_come_back(self) -> tuple[Seat, ...]:
        return () if self.why_full() else super().may_come_back()

    def leave_effect(self, seat: Seat) -> Fact | None:
        return LeavesWaiting(self.meta.id) if seat in self.joining else None

    def playing(self) -> tuple[Seat, ...]:
        """Return the players who are in the present deal and have not left, in clockwise order."""
        return tuple(seat for seat in self.staying() if seat not in self.joining)

    def latecomers(self) -> tuple[Seat, ...]:
        """Return the players who wait for the next deal and have not played in this game before."""
        return tuple(seat for seat in self.joining if seat not in self.everybody)

    def taken(self) -> tuple[Seat, ...]:
        """Return the seats that nobody can join as."""
        return (*self.everybody, *self.joining)

    def deal_in(self) -> None:
        """Give everybody who waits a place."""
        self.everybody += [seat for seat in self.joining if seat not in self.everybody]
        self.joining.clear()

    def join(self, seat: Seat) -> None:
        """Enter that a latecomer plays from the next deal on."""
        self.joining.append(seat)
        self.table.rule("joining", Joins(self.meta.id, seat))

    def decline(self, seat: Seat) -> None:
        """Enter that the host does not let a latecomer in."""
        self.joining.remove(seat)
        self.table.rule("joining", Declined(self.meta.id, seat))

    def _join_prompt(self) -> NewSeat | None:
        return None if self.last_deal else NewSeat("join", self.taken(), self.why_full())


class SeatsWithDeals(SeatsWithPoints, SeatsWithLatecomers):
    """The seats and points of a game with several deals: who comes late has cards from the next one on.

    So has a player who is back and was not dealt cards of the present deal. A latecomer begins
    with no points.
    """

    dealt_in: tuple[Seat, ...] = ()
    """Who was dealt cards in the present deal."""

    def start_deal(self, *, last: bool) -> tuple[Seat, ...]:
        """Let in who waits, and return who is dealt cards; in the last deal nobody comes in any more."""
        self.deal_in()
        for seat in self.everybody:
            self.points.setdefault(seat, 0)
        self._publish()
        self.dealt_in = self.playing()
        self.last_deal = last
        return self.dealt_in

    def may_leave(self) -> tuple[Seat, ...]:
        if len(self.playing()) > self.fewest:
            return super().may_leave()
        return tuple(seat for seat in self.staying() if seat in self.joining)

    def leave(self, seat: Seat) -> None:
        if seat in self.joining:
            self.joining.remove(seat)
        super().leave(seat)

    def may_come_back(self) -> tuple[Seat, ...]:
        back = super().may_come_back()
        return tuple(seat for seat in back if seat in self.dealt_in or not self.last_deal)

    def come_back(self, seat: Seat) -> None:
        if seat not in self.dealt_in:
            self.joining.append(seat)
        super().come_back(seat)
