"""What every request has to pass: whom it was meant for, which page sent it, and how often.

A page elsewhere must not act through a player's browser (a post or a socket across sites), nor
reach this program under a name of its own (DNS rebinding); and nobody finds a table by trying
codes one after the other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit

from flask import Flask, Request, Response, request, session
from werkzeug.exceptions import BadRequest, Forbidden, TooManyRequests

from companion.network.rate_limits import RateLimit, RateLimiter, client_key
from companion.web.device_cookies import device, is_laptop
from companion.web.services import services
from rules.errors import Refused

LOOKUPS = (RateLimit(12, 10), RateLimit(120, 0.5))
"""Codes of no table: for one address, and for all together."""
JOINS = (RateLimit(16, 4), RateLimit(400, 0.2))
"""Seats taken and asked for at one table from one address, and altogether."""
LAYS = (RateLimit(20, 30), RateLimit(200, 1))
"""Tables laid where anybody may lay them."""

_PLAIN_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")


@dataclass(frozen=True)
class RequestGuard:
    """The names that this program answers to, and how often somebody may try."""

    names: frozenset[str] | None
    """Names besides addresses; None where any will do."""
    origin: str | None
    """Where phones are told to go, as browsers name it."""
    lookups: RateLimiter
    joins: RateLimiter
    lays: RateLimiter

    def serves(self, host: str) -> bool:
        """Whether a Host header names this program.

        An address of numbers always does: a browser that shows one has gone there itself. Only a
        name can be made to point here by somebody else.
        """
        if not _PLAIN_HOST.fullmatch(host):
            return False
        name = _name(host)
        return self.names is None or name in self.names or _is_address(name)

    def comes_from_us(self, origin: str | None, host: str) -> bool:
        """Whether a page of ours sent a request: its Origin is this host's, or there is none.

        Browsers put an Origin on every post and every socket; programs that put none have no
        cookies of a player either.
        """
        return origin is None or origin == self.origin or _host_of(origin) == host.lower()


def make_request_guard(
    public_url: str | None,
    allowed: Iterable[str],
    clock: Callable[[], float],
    *,
    open_house: bool,
) -> RequestGuard:
    """Make the request_guard of an app.

    ``allowed`` are further names. An open house without a public address is behind a proxy that
    knows its own name, so that any will do.
    """
    named = [_name(each.strip()) for each in allowed]
    public = urlsplit(public_url or "")
    if public.hostname:
        named.append(public.hostname)
    names = None if open_house and not named else frozenset([*named, "localhost"])
    origin = f"{public.scheme}://{public.netloc}".lower() if public.hostname else None
    limits = (RateLimiter(each, together, clock) for each, together in (LOOKUPS, JOINS, LAYS))
    return RequestGuard(names, origin, *limits)


def guard(app: Flask, request_guard: RequestGuard) -> None:
    """Put an app behind its request_guard."""

    @app.before_request
    def check() -> None:
        if not request_guard.serves(request.host):
            raise BadRequest("Companion does not go by that name. Open the address on the board.")
        acting = request.method not in {"GET", "HEAD", "OPTIONS"} or _is_socket(request)
        if acting and not request_guard.comes_from_us(request.headers.get("Origin"), request.host):
            raise Forbidden("Another site sent this, so it is not done.")
        _count(request_guard)

    @app.after_request
    def policy(response: Response) -> Response:
        response.headers["Content-Security-Policy"] = content_policy(request.host)
        return response


def content_policy(host: str) -> str:
    """Return which sources a page may use: this host's own, and nothing inline."""
    # Older Safari does not count a socket to the same host as 'self'.
    sockets = f" ws://{host} wss://{host}" if _PLAIN_HOST.fullmatch(host) else ""
    return (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


def _count(request_guard: RequestGuard) -> None:
    """Count what may be tried only so often; known devices are let through.

    :raises TooManyRequests: when that was too often.
    """
    where = client_key(request.remote_addr)
    code = (request.view_args or {}).get("code") or _typed()
    if code:
        known = _knows_table(code)
        if known is not True and not request_guard.lookups.allows(where):
            raise _too_many(request_guard.lookups.retry_after(where))
        if known is None:
            request_guard.lookups.spend(where)
    if request.method != "POST":
        return
    if request.endpoint in {"join.sit_down", "join.rejoin"}:
        _spend(request_guard.joins, f"{where} {str(code).upper()}")
    elif request.endpoint == "home.lay" and is_laptop() and not session.get("laptop"):
        _spend(request_guard.lays, where)


def _spend(limit: RateLimiter, name: str) -> None:
    if not limit.allows(name):
        raise _too_many(limit.retry_after(name))
    limit.spend(name)


def _typed() -> str | None:
    return request.args.get("code", "").strip()[:8] if request.endpoint == "home.code" else None


def _knows_table(code: str) -> bool | None:
    """Whether this device is known at a table; None when there is no such table."""
    try:
        table = services().tables.find(code)
    except Refused:
        return None
    if session.get("laptop"):
        return True
    known = device()
    return bool(table.roster.seats_of(known)) or known in table.roster.hosts


def _too_many(seconds: int) -> TooManyRequests:
    sentence = f"Too many tries from here. Please wait {seconds} seconds, then try again."
    return TooManyRequests(sentence, retry_after=seconds)


def _is_socket(what: Request) -> bool:
    return what.headers.get("Upgrade", "").lower() == "websocket"


def _host_of(origin: str) -> str | None:
    """Return an origin's host and port; None for one that names none, as "null" does."""
    parts = origin.lower().partition("://")
    return parts[2] if parts[0] in {"http", "https"} else None


def _name(host: str) -> str:
    """Return a host without its port and brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
