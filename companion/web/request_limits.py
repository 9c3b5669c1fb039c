"""Limits on how often a client may guess codes, take seats and make tables.

No limit is shared by all clients: a stranger could use it up and keep everybody out.
"""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask, request, session
from werkzeug.exceptions import TooManyRequests

from companion.network.guess_limits import GuessLimiter
from companion.network.rate_limits import RateLimit, RateLimiter
from companion.storage.errors import DamagedTable
from companion.tables.typed_codes import typed_code
from companion.web.device_cookies import device, is_laptop
from companion.web.pages.practise import begins_practice, code_of_home
from companion.web.services import services
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
"""TVs of one address that begin to wait for a host."""
NEW_TABLES = (RateLimit(20, 30), RateLimit(100, 10))
"""New tables in an open house: for one address, and for one network."""


class RequestLimits:
    """Counts the requests that are limited; ``clock`` returns monotonic seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._guesses = GuessLimiter(clock)
        self._joins = RateLimiter(JOINS, None, clock)
        self._rejoins = RateLimiter(REJOINS, None, clock)
        self._results = RateLimiter(RESULTS, None, clock)
        self._practices = RateLimiter(PRACTICES, None, clock)
        self._demos = RateLimiter(DEMOS, None, clock)
        self._new_tables = RateLimiter(*NEW_TABLES, clock)
        self._tvs = RateLimiter(TVS, None, clock)
        self._letters = GuessLimiter(clock)

    def check(self) -> None:
        """Count the current request.

        Devices with a seat or the host's right at a table may look it up without a limit.

        :raises TooManyRequests: if the request exceeds a limit.
        """
        code = (request.view_args or {}).get("code") or _typed_code()
        if code:
            self._check_code(code)
        if request.blueprint == "result" or request.endpoint == "history.sheet":
            _spend(self._results, str(code).upper())
        if request.endpoint in PRACTISING and begins_practice():
            _spend(self._practices)
        if request.endpoint in {"demo.show", "demo.step"}:
            _spend(self._demos)
        if request.endpoint == "tv.wait" and not _waits_already():
            _spend(self._tvs)
        if request.method != "POST":
            return
        if request.endpoint == "join.sit_down":
            _spend(self._joins, str(code).upper())
        elif request.endpoint == "join.rejoin":
            _spend(self._rejoins, str(code).upper())
        elif request.endpoint == "home.make_table" and is_laptop() and not session.get("laptop"):
            _spend(self._new_tables)
        elif request.endpoint == "tv.allow":
            self._check_letters()

    def _check_code(self, code: str) -> None:
        known = _is_known_at(code)
        if known is not True:
            _check_guesses(self._guesses)
        if known is None:
            self._guesses.count_wrong_code(request.remote_addr)

    def _check_letters(self) -> None:
        """Count the letters of a TV that a host has typed, if no TV waits under them."""
        _check_guesses(self._letters)
        if not services().waiting_tvs.knows(_letters()):
            self._letters.count_wrong_code(request.remote_addr)


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


def _check_guesses(guesses: GuessLimiter) -> None:
    """Return if this address may guess.

    :raises TooManyRequests: if it has guessed wrongly too often.
    """
    if seconds := guesses.wait(request.remote_addr):
        sentence = said("wrong-codes", seconds=seconds)
        raise TooManyRequests(sentence, retry_after=seconds)


def _letters() -> str:
    """Return the letters of a TV in the address."""
    return typed_code(str((request.view_args or {})["letters"]))


def _waits_already() -> bool:
    """Whether this TV has been waiting under the letters in the address."""
    return services().waiting_tvs.knows(_letters(), device())


def _typed_code() -> str | None:
    """Return the code in a request's query or form: typed, or of the table that a page is for."""
    if request.endpoint in PRACTISING:
        return code_of_home()
    if request.endpoint == "tv.allow":
        return request.form.get("table", "")[:8]
    return typed_code(request.args.get("code", "")) if request.endpoint == "home.code" else None


def _is_known_at(code: str) -> bool | None:
    """Whether this device has a seat or the host's right at a table; None without such a table."""
    try:
        table = services().tables.find(code)
    except Refused:
        return None
    except DamagedTable:
        return False  # the page itself shows the error
    if session.get("laptop"):
        return True
    own = device()
    return bool(table.roster.seats_of(own)) or own in table.roster.hosts
