"""Signals: what a phone or the host's board tells other screens for a moment.

A *reaction* is shown on the boards; with a *greeting* the symbol of somebody in the lobby hops there; a *nudge* rings
one phone that the table waits for. A signal is no command: it is not logged, and games do not receive it. Whether
a reaction or a greeting is accepted depends on the host's setting, on whether a game is running and on how many were
sent before, never on what is asked or answered. So neither it nor its refusal reveals what is sealed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from companion.network.rate_limits import RateLimit, RateLimiter
from companion.tables.actor import Actor
from companion.tables.permissions import TableState, check_host, running
from companion.tables.question_timer import awaited_seats
from companion.tables.reactions import REACTIONS
from companion.tables.refusals import (
    GameOn,
    NoGame,
    NotSeated,
    NotWaitedFor,
    ReactionsOff,
    StillShown,
    Unreadable,
)
from rules.errors import Illegal, Malformed
from rules.facts import Json, Seat

Limit: TypeAlias = Literal["reaction", "watchers", "greeting", "nudge"]
LIMITS: Mapping[Limit, RateLimit] = {
    # Phones send one in 1.2 seconds; a busy computer may hear two of them closer together.
    "reaction": RateLimit(2, 1.0),
    # All phones without a seat share this one at each table: strangers cannot flood a board.
    "watchers": RateLimit(4, 0.5),
    "greeting": RateLimit(2, 1.0),
    "nudge": RateLimit(1, 10.0),
}
"""How many a phone, all watchers of a table, a phone, and all who ring one seat may send."""


@dataclass(frozen=True, slots=True)
class Signal:
    """What a signal does, and which limits count it, each by a name."""

    limits: Mapping[Limit, str]
    shown: Mapping[str, Any] | None = None
    """The message for the boards."""
    rung: Seat | None = None
    """The seat whose phones ring."""


class SignalLimits:
    """Counts signals by table; ``clock`` returns monotonic seconds.

    They are counted by phone, not by address: everybody at the table may share one address.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._limits = {name: RateLimiter(limit, None, clock) for name, limit in LIMITS.items()}

    def admits(self, table: str, signal: Signal) -> bool:
        """Whether a signal may be sent now; if so, it is counted."""
        counted = [(self._limits[name], f"{table} {who}") for name, who in signal.limits.items()]
        if any(limiter.wait(None, about) for limiter, about in counted):
            return False
        for limiter, about in counted:
            limiter.spend(None, about)
        return True


def is_signal(message: Json) -> bool:
    """Whether a message is a signal.

    >>> [is_signal(each) for each in ({"react": "laugh"}, {"greet": True}, {"do": "ring", "seat": "s2"})]
    [True, True, True]
    """
    if not isinstance(message, Mapping):
        return False
    return "react" in message or "greet" in message or message.get("do") == "ring"


def read_signal(
    table: TableState, actor: Actor, message: Mapping[str, Json], proposed: Seat | None
) -> Signal:
    """Return the signal in a message.

    ``proposed`` is the seat that screens propose for a prompt that anyone may answer: the table
    waits for it too.

    :raises rules.errors.Refused: if it is not well-formed, or this actor may not send it now.
    """
    if "react" in message:
        return _reaction(table, actor, message["react"])
    if "greet" in message:
        return _greeting(table, actor)
    return _nudge(table, actor, message.get("seat"), proposed)


def _reaction(table: TableState, actor: Actor, given: Json) -> Signal:
    if given not in REACTIONS:
        raise Malformed(Unreadable())
    roster = table.roster
    if roster.playing is None:
        raise Illegal(NoGame())
    if not roster.reactions:
        raise Illegal(ReactionsOff())
    person = roster.people[actor.seat] if actor.seat is not None else None
    sender = {"seat": person.seat, "name": person.name, "colour": person.colour} if person else {}
    limits: dict[Limit, str] = {"reaction": actor.device}
    if not actor.seats:
        limits["watchers"] = ""
    return Signal(limits, shown={"reaction": {"kind": given, **sender}})


def _greeting(table: TableState, actor: Actor) -> Signal:
    if actor.seat is None:
        raise Illegal(NotSeated())
    if table.roster.playing is not None:
        raise Illegal(GameOn())
    return Signal({"greeting": actor.device}, shown={"greeting": actor.seat})


def _nudge(table: TableState, actor: Actor, given: Json, proposed: Seat | None) -> Signal:
    if not isinstance(given, str):
        raise Malformed(Unreadable())
    check_host(actor)
    referee, seat = running(table), Seat(given)
    table.roster.person(seat)
    if table.playing_back is not None:
        raise Illegal(StillShown())
    if seat not in awaited_seats(referee) and seat != proposed:
        raise Illegal(NotWaitedFor(seat=seat))
    return Signal({"nudge": seat}, rung=seat)
