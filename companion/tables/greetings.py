"""Greetings: a phone in the lobby says hello, and its symbol hops on the boards.

A greeting is no command: it is not logged, and nothing depends on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeGuard

from companion.network.rate_limits import RateLimit, RateLimiter
from companion.tables.actor import Actor
from companion.tables.refusals import GameOn, NotSeated
from companion.tables.roster import Roster
from rules.errors import Illegal
from rules.facts import Json

OF_PHONE = RateLimit(2, 1.0)
"""The greetings that one phone may send: two at once, then one a second."""


def is_greeting(message: Json) -> TypeGuard[Mapping[str, Json]]:
    """Whether a message is a greeting: ``{"greet": true}``."""
    return isinstance(message, Mapping) and "greet" in message


def greeting_for_boards(roster: Roster, actor: Actor) -> dict[str, Any]:
    """Return the message for the boards: the seat that says hello.

    :raises Illegal: if the actor shows no seat's pad, or a game is on.
    """
    if actor.seat is None:
        raise Illegal(NotSeated())
    if roster.playing is not None:
        raise Illegal(GameOn())
    return {"greeting": actor.seat}


class GreetingLimits:
    """Counts the greetings of phones; ``clock`` returns monotonic seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._phones = RateLimiter(OF_PHONE, None, clock)

    def admits(self, table: str, actor: Actor) -> bool:
        """Whether an actor may greet again now; if so, it is counted."""
        about = f"{table} {actor.device}"
        if self._phones.wait(None, about):
            return False
        self._phones.spend(None, about)
        return True
