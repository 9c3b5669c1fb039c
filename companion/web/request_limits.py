"""Limits on how often a client may take seats, make tables, practise and look at results.

No limit is shared by all clients: a stranger could use it up and keep everybody out.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from flask import Flask, request, session
from werkzeug.exceptions import TooManyRequests

from companion.network.rate_limits import RateLimit, RateLimiter
from companion.storage.errors import DamagedTable
from companion.web.device_cookies import device, is_laptop
from companion.web.pages.practise import begins_practice, home_of_query
from companion.web.pages.tv import LETTERS_OF_TV
from companion.web.services import services
from companion.web.table_lookup import find_table
from companion.web.words import said
from rules.errors import Refused

JOINS = RateLimit(16, 4)
"""Joins of one address at one table."""
REJOINS = RateLimit(10, 15)
"""Rejoin requests of one address at one table."""
RESULTS = RateLimit(60, 1)
"""Requests of one address for the results and score sheets of one table, which may be replayed."""
PRACTICES = RateLimit(30, 10)
"""Practices that one address may begin; a family's phones share one address."""
PRACTISING = ("practise.show", "practise.link")
"""The requests that may begin to practise."""
DEMOS = RateLimit(300, 0.5)
"""Demo steps for one address: enough for all demos at once, and then faster than anybody reads."""
TVS = RateLimit(30, 10)
"""Requests of one address for letters of a TV, and to wait under them: two for each TV that begins."""
NEW_TABLES = (RateLimit(20, 30), RateLimit(100, 10))
"""New tables in an open house: for one address, and for one network."""


class RequestLimits:
    """Counts the requests that are limited; ``clock`` returns monotonic seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._joins = RateLimiter(JOINS, None, clock)
        self._rejoins = RateLimiter(REJOINS, None, clock)
        self._results = RateLimiter(RESULTS, None, clock)
        self._practices = RateLimiter(PRACTICES, None, clock)
        self._demos = RateLimiter(DEMOS, None, clock)
        self._new_tables = RateLimiter(*NEW_TABLES, clock)
        self._tvs = RateLimiter(TVS, None, clock)

    def check(self) -> None:
        """Count the current request.

        :raises TooManyRequests: if the request exceeds a limit.
        :raises Refused: if it is limited for each table, and there is no such table.
        """
        if _is_socket():
            _look_up_early()
        if request.blueprint == "result" or request.endpoint == "history.sheet":
            _spend(self._results, _table_of_path())
        if request.endpoint in PRACTISING and begins_practice():
            _spend(self._practices)
        if request.endpoint in {"demo.show", "demo.step"}:
            _spend(self._demos)
        if request.endpoint in {"tv.begin", "tv.wait"} and not _waits_already():
            _spend(self._tvs)
        if request.method != "POST":
            return
        if request.endpoint == "join.sit_down":
            _spend(self._joins, _table_of_path())
        elif request.endpoint == "join.rejoin":
            _spend(self._rejoins, _table_of_path())
        elif request.endpoint == "home.make_table" and is_laptop() and not session.get("laptop"):
            _spend(self._new_tables)


def install_request_limits(app: Flask, limits: RequestLimits) -> None:
    """Limit the requests to an app."""
    app.before_request(limits.check)


def _spend(limiter: RateLimiter, about: str = "") -> None:
    """Count a request.

    :raises TooManyRequests: if it is one too many.
    """
    if seconds := limiter.wait(request.remote_addr, about):
        sentence = said("too-often", seconds=seconds)
        raise TooManyRequests(sentence, retry_after=seconds)
    limiter.spend(request.remote_addr, about)


def _table_of_path() -> str:
    """Return the id of the table whose code is in the path.

    :raises Refused: if there is none.
    """
    return find_table(str((request.view_args or {})["code"])).id


def _is_socket() -> bool:
    return request.url_rule is not None and request.url_rule.websocket


def _look_up_early() -> None:
    """Look up the table of a WebSocket before it is opened: afterwards nothing can be answered with 429.

    :raises TooManyRequests: if this address has guessed wrongly too often.
    """
    home = home_of_query()
    code = (request.view_args or {}).get("code") or (home and home.code)
    if code:
        with suppress(Refused, DamagedTable):
            find_table(code)


def _waits_already() -> bool:
    """Whether this TV has been waiting under its letters."""
    return services().waiting_tvs.knows(session.get(LETTERS_OF_TV, ""), device())
