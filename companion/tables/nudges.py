"""Nudges: the host's board rings one phone that the table waits for.

A nudge is no command: it is not logged, and games do not receive it. Only a seat that has not
answered yet can be rung, and every screen marks those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeGuard

from companion.network.rate_limits import RateLimit, RateLimiter
from companion.tables.actor import Actor
from companion.tables.permissions import TableState, check_host, running
from companion.tables.refusals import NotWaitedFor, RungAlready, StillShown, Unreadable
from rules.engine.referee import Referee
from rules.errors import Illegal, Malformed
from rules.facts import Json, Seat

OF_SEAT = RateLimit(1, 10.0)
"""How often a seat may be rung."""


class NudgeTableState(TableState, Protocol):
    """The parts of a table that decide whether a phone may be rung."""

    @property
    def playing_back(self) -> int | None: ...


def is_nudge(message: Json) -> TypeGuard[Mapping[str, Json]]:
    """Whether a message asks to ring a phone: ``{"id": "1", "do": "ring", "seat": "s2"}``."""
    return isinstance(message, Mapping) and message.get("do") == "ring"


def read_nudge(message: Mapping[str, Json]) -> Seat:
    """Return the seat whose phone a message asks to ring.

    >>> read_nudge({"do": "ring", "seat": "s2"})
    's2'

    :raises Malformed: if it names no seat.
    """
    given = message.get("seat")
    if not isinstance(given, str):
        raise Malformed(Unreadable())
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

    ``proposed`` is the seat that screens propose for a prompt that anyone may answer: the table
    waits for it too.

    :raises Illegal: if the actor is no host, no game is on, or the table does not wait for the seat.
    """
    check_host(actor)
    referee = running(table)
    table.roster.person(seat)
    if table.playing_back is not None:
        raise Illegal(StillShown())
    if seat not in awaited_seats(referee) and seat != proposed:
        raise Illegal(NotWaitedFor(seat=seat))


class NudgeLimits:
    """Counts how often each seat is rung; ``clock`` returns monotonic seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._seats = RateLimiter(OF_SEAT, None, clock)

    def spend(self, table: str, seat: Seat) -> None:
        """Count that a seat is rung.

        :raises Illegal: if it has just been rung.
        """
        about = f"{table} {seat}"
        if self._seats.wait(None, about):
            raise Illegal(RungAlready(seat=seat))
        self._seats.spend(None, about)
