"""Actors of tests that go straight to a table."""

from __future__ import annotations

from companion.tables.actor import Actor
from rules.facts import Body, Seat, Who

HOST = Actor("laptop", (), host=True)


def actor_for(who: Who) -> Actor:
    """Return an actor who may answer what ``who`` is asked."""
    return HOST if isinstance(who, Body) else Actor("phone", (who,), host=True, seat=Seat(who))
