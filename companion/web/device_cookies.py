"""Which device is asking: a random identifier in a signed, HttpOnly cookie."""

from __future__ import annotations

import secrets

from flask import current_app, session

from companion.presenters import Viewer
from companion.tables.actor import Actor
from companion.tables.table import Table


def device() -> str:
    """Return this browser's identifier; it is given one at its first visit."""
    known = session.get("device")
    if not isinstance(known, str):
        known = session["device"] = secrets.token_urlsafe(18)
        session.permanent = True
    return known


def is_laptop() -> bool:
    """Whether this browser has the right to lay tables here.

    It comes by the one-time link that the ``companion`` command opens; a server that is open to
    all (``OPEN_HOUSE``) gives it to everybody.
    """
    return bool(session.get("laptop")) or bool(current_app.config["OPEN_HOUSE"])


def actor(table: Table, seat: str | None = None) -> Actor:
    """Return what this browser is at a table, acting for one of its seats where one is named."""
    return known_actor(table, device(), seat, laptop=bool(session.get("laptop")))


def known_actor(table: Table, known: str, seat: str | None, *, laptop: bool) -> Actor:
    """Return what a device is at a table just now."""
    seats = table.roster.seats_of(known)
    acting = next((each for each in seats if each == seat), None)
    return Actor(known, seats, laptop or known in table.roster.hosts, acting)


def viewer(role: str, who: Actor) -> Viewer:
    """Return what a actor sees on a board, a pad or when watching."""
    if role == "pad" and who.seat is not None:
        others = tuple(seat for seat in who.seats if seat != who.seat)
        return Viewer("pad", who.seat, others=others, keeps=who.host)
    return Viewer("board", host=who.host) if role == "board" else Viewer("watch")
