"""Nudges: the host's board rings one phone that the table waits for.

A nudge is no command: it is not in the log, and no game hears of it. Only a seat that has still to
answer can be rung, and every screen marks those. Where several processes serve a table, how often is
counted in their database, and whoever has the phone's line rings it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeGuard

from companion.network.rate_limits import RateLimit, RateLimiter
from companion.storage.moments import Moments
from companion.tables.actor import Actor
from companion.tables.permissions import TableState, check_host, running
from rules.engine.referee import Referee
from rules.errors import Illegal, Malformed
from rules.facts import Json, Seat, fact

OF_SEAT = RateLimit(1, 10.0)
"""How often one seat may be rung."""


class NudgeTableState(TableState, Protocol):
    """What of a table decides whether a phone may be rung."""

    @property
    def playing_back(self) -> int | None: ...


def is_nudge(message: Json) -> TypeGuard[Mapping[str, Json]]:
    """Whether a message means to ring a phone: ``{"id": "1", "do": "ring", "seat": "s2"}``."""
    return isinstance(message, Mapping) and message.get("do") == "ring"


def read_nudge(message: Mapping[str, Json]) -> Seat:
    """Return the seat whose phone a message means.

    >>> read_nudge({"do": "ring", "seat": "s2"})
    's2'

    :raises Malformed: if it names none.
    """
    given = message.get("seat")
    if not isinstance(given, str):
        raise Malformed(fact("app.unreadable"))
    return Seat(given)


def awaited_seats(referee: Referee) -> set[Seat]:
    """Return the seats that are asked and have not answered; calls nobody need answer."""
    pending = referee.current_ask.pending if referee.current_ask is not None else ()
    return {
        Seat(each.who)
        for each in pending
        if isinstance(each.who, str) and not each.call and each.key not in referee.pending_answers
    }


def check_nudge(table: NudgeTableState, actor: Actor, seat: Seat, proposed: Seat | None) -> None:
    """Return if an actor may ring a seat's phone now.

    ``proposed`` is who is proposed to enter what anyone may enter: the table waits for that seat too.

    :raises Illegal: if the actor is no host, no game is on, or the table does not wait for the seat.
    """
    check_host(actor)
    referee = running(table)
    table.roster.person(seat)
    if table.playing_back is not None:
        raise Illegal(fact("app.still-shown"))
    if seat not in awaited_seats(referee) and seat != proposed:
        raise Illegal(fact("app.not-waited-for", seat=seat))


def ring_elsewhere(seat: Seat) -> dict[str, Json]:
    """Return what processes tell each other, so that each rings the phones of a seat that it has.

    >>> read_elsewhere(ring_elsewhere(Seat("s2")))
    's2'
    """
    return {"ring": seat}


def read_elsewhere(message: Mapping[str, Json]) -> Seat | None:
    """Return the seat that another process rings, or None if it tells something else."""
    seat = message.get("ring")
    return Seat(seat) if isinstance(seat, str) else None


class NudgeLimits:
    """Counts how often each seat is rung; ``clock`` returns monotonic seconds.

    Where several processes serve the tables, it is counted in their ``moments``.
    """

    def __init__(self, clock: Callable[[], float], moments: Moments | None = None) -> None:
        self._seats = RateLimiter(OF_SEAT, None, clock)
        self._moments = moments

    def spend(self, table: str, seat: Seat) -> None:
        """Count that a seat is rung.

        :raises Illegal: if it has just been rung.
        :raises companion.storage.errors.StoreUnavailable: if it cannot be counted.
        """
        if not self._may(table, seat):
            raise Illegal(fact("app.rung-already", seat=seat))

    def _may(self, table: str, seat: Seat) -> bool:
        if self._moments is not None:
            return self._moments.note(table, f"ring {seat}", seconds=OF_SEAT.interval)
        about = f"{table} {seat}"
        if self._seats.wait(None, about):
            return False
        self._seats.spend(None, about)
        return True
