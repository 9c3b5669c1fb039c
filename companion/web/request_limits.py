"""Limits on how often a client may guess codes, take seats and make tables."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, request, session
from werkzeug.exceptions import TooManyRequests

from companion.network.rate_limits import RateLimit, RateLimiter, client_key
from companion.storage.errors import DamagedTable
from companion.web.device_cookies import device, is_laptop
from companion.web.services import services
from rules.errors import Refused

LOOKUPS = (RateLimit(12, 10), RateLimit(120, 0.5))
"""Requests with the code of no table: of one address, and of all together."""
JOINS = (RateLimit(16, 4), RateLimit(400, 0.2))
"""Joins and rejoin requests: of one address at one table, and of all together."""
NEW_TABLES = (RateLimit(20, 30), RateLimit(200, 1))
"""New tables in an open house: of one address, and of all together."""


class RequestLimits:
    """Counts the requests that are limited; ``clock`` returns monotonic seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._lookups = RateLimiter(*LOOKUPS, clock)
        self._joins = RateLimiter(*JOINS, clock)
        self._new_tables = RateLimiter(*NEW_TABLES, clock)

    def check(self) -> None:
        """Count the current request.

        Devices that are known at a table are not limited in looking it up.

        :raises TooManyRequests: if the request exceeds a limit.
        """
        client = client_key(request.remote_addr)
        code = (request.view_args or {}).get("code") or _typed_code()
        if code:
            self._check_lookup(client, code)
        if request.method != "POST":
            return
        if request.endpoint in {"join.sit_down", "join.rejoin"}:
            _spend(self._joins, f"{client} {str(code).upper()}")
        elif request.endpoint == "home.make_table" and is_laptop() and not session.get("laptop"):
            _spend(self._new_tables, client)

    def _check_lookup(self, client: str, code: str) -> None:
        known = _is_known_at(code)
        if known is not True and not self._lookups.allows(client):
            raise _too_many(self._lookups.retry_after(client))
        if known is None:
            self._lookups.spend(client)


def install_request_limits(app: Flask, limits: RequestLimits) -> None:
    """Limit the requests to an app."""
    app.before_request(limits.check)


def _spend(limiter: RateLimiter, name: str) -> None:
    if not limiter.allows(name):
        raise _too_many(limiter.retry_after(name))
    limiter.spend(name)


def _typed_code() -> str | None:
    return request.args.get("code", "").strip()[:8] if request.endpoint == "home.code" else None


def _is_known_at(code: str) -> bool | None:
    """Whether this device has a seat or the host's right at a table; None without such a table."""
    try:
        table = services().tables.find(code)
    except Refused:
        return None
    except DamagedTable:
        return False  # the page itself says what is wrong
    if session.get("laptop"):
        return True
    own = device()
    return bool(table.roster.seats_of(own)) or own in table.roster.hosts


def _too_many(seconds: int) -> TooManyRequests:
    sentence = f"That was too often. Please wait {seconds} seconds, then try again."
    return TooManyRequests(sentence, retry_after=seconds)
