"""Identifies a browser as a device, by a random identifier in a signed cookie."""

from __future__ import annotations

import secrets

from flask import current_app, g, session

from companion.presenters import Viewer
from companion.tables.actor import Actor
from companion.tables.table import Table
from companion.web.request_language import language


def device() -> str:
    """Return the identifier of this request's browser; at its first visit it is given a new one."""
    stored = session.get("device")
    if not isinstance(stored, str):
        stored = session["device"] = secrets.token_urlsafe(18)
        session.permanent = True
        g.new_device = True
    return stored


def keeps_cookies() -> bool:
    """Whether this request's browser has sent a cookie of ours back.

    A browser that blocks cookies is a new device at each request. It could never use a seat that it
    is given.
    """
    device()
    return "new_device" not in g


def is_laptop() -> bool:
    """Whether this request's browser may make tables.

    The laptop's browser may (:mod:`companion.web.laptop`), and with ``OPEN_HOUSE`` every browser.
    """
    return bool(session.get("laptop")) or bool(current_app.config["OPEN_HOUSE"])


def actor(table: Table, seat: str | None = None) -> Actor:
    """Return this request's actor at a table; ``seat`` is the seat whose pad it shows."""
    return actor_of(table, device(), seat, laptop=bool(session.get("laptop")))


def actor_of(table: Table, device_id: str, seat: str | None, *, laptop: bool) -> Actor:
    """Return a device's actor at a table now; ``seat`` is ignored unless the device holds it."""
    seats = table.roster.seats_of(device_id)
    shown = next((each for each in seats if each == seat), None)
    requested = table.roster.rejoin_requests.get(device_id)
    roster = table.roster
    host, tv = laptop or device_id in roster.hosts, not laptop and device_id in roster.tvs
    shared = shown is not None and roster.newest.get(shown, device_id) != device_id
    return Actor(device_id, seats, host, shown, requested, shared, tv)


def own_viewer(viewing: Actor) -> Viewer:
    """Return the viewer for an actor's own screen: the pad that it shows, or else the board."""
    return viewer("pad" if viewing.seat else "board", viewing)


def viewer(role: str, viewing: Actor, speaks: str = "") -> Viewer:
    """Return the viewer for an actor and the role of a screen: "board", "pad" or "watch".

    ``speaks`` is the language of the screen, by default that of the present request.
    """
    speaks = speaks or language()
    if role == "pad" and viewing.seat is not None:
        others = tuple(seat for seat in viewing.seats if seat != viewing.seat)
        return Viewer(
            "pad",
            viewing.seat,
            others=others,
            keeps=viewing.host and not viewing.tv,
            requested=viewing.requested,
            shared=viewing.shared,
            language=speaks,
        )
    if role == "board":
        return Viewer("board", host=viewing.host, tv=viewing.tv, language=speaks)
    return Viewer("watch", language=speaks)
