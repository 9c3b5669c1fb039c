"""The laptop's right, to lay tables and to be the host of each; and how its owner gets it back.

It comes by a one-time link, which the ``companion`` command opens at its start and gives anew when
somebody presses Enter in its terminal. And who opens the app on the laptop itself, as ``localhost``,
is offered it: that takes somebody at the laptop, as the terminal does. It is so only while nothing
hands on what others send, since all of that comes from this machine too: docs/security.md says how
that is told.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from flask import Flask, Request, current_app, request

HANDED_ON = frozenset(
    {
        "client-ip",
        "fastly-client-ip",
        "forwarded",
        "true-client-ip",
        "via",
        "x-client-ip",
        "x-cluster-client-ip",
        "x-real-ip",
    }
)
"""What proxies write into what they hand on, besides ``HANDED_ON_PREFIXES``; in lower case."""
HANDED_ON_PREFIXES = ("cf-", "tailscale-", "x-forwarded", "x-original-", "x-proxy")


class Laptop:
    """Knows whether a request comes from a browser on the laptop itself.

    ``local`` is where such a browser opens the app, such as ``http://localhost:8000``; with None,
    nobody is offered anything. ``terminal`` says whether Enter gives a fresh link there. ``names``
    are the machine's own, which may lead from itself to itself.
    """

    def __init__(self, local: str | None, names: Iterable[str], *, terminal: bool) -> None:
        self._local = local
        self._names = frozenset(_name(name.strip()) for name in names)
        self._terminal = terminal

    def watch(self, asked: Request) -> None:
        """Offer nothing any more once something on this machine hands on what others send."""
        if self._local is not None and _from_here(asked) and self._is_handed_on(asked):
            self._local = None

    def _is_handed_on(self, asked: Request) -> bool:
        """Whether a request from this machine was first sent somewhere else, as far as it tells."""
        if _has_proxy_headers(asked):
            return True
        name = _name(asked.host)
        if not _is_loopback(name):
            return name not in self._names
        # A browser says where a page of another site asks from; what a proxy hands on does not.
        origin = asked.headers.get("Origin")
        own = origin is None or _is_loopback(_name(origin.partition("://")[2]))
        return not own and asked.headers.get("Sec-Fetch-Site") not in {"cross-site", "same-site"}

    def offers(self, asked: Request) -> bool:
        """Whether a request comes from a browser on the laptop itself, and from nowhere else."""
        return (
            self._local is not None
            and _from_here(asked)
            and _is_loopback(_name(asked.host))
            and not _has_proxy_headers(asked)
            # Browsers speak 1.1; some proxies speak 1.0 to what is behind them, and add nothing.
            and asked.environ.get("SERVER_PROTOCOL") != "HTTP/1.0"
        )

    def accepts(self, asked: Request) -> bool:
        """Whether a post comes from the very page that offers the right."""
        return self.offers(asked) and (asked.origin or "").lower() == f"http://{asked.host}".lower()

    def way_back(self, asked: Request) -> str:
        """Return how the laptop's owner gets to the board, as a sentence."""
        ways = []
        if self._local is not None and not _is_loopback(_name(asked.host)):
            ways.append(f"open {self._local} there")
        if self._terminal:
            ways.append("press Enter in the terminal where Companion runs: it gives a fresh link")
        if not ways:
            ways.append("start Companion again: it gives a fresh link, and every table is kept")
        return f"To open the board on the laptop that runs Companion, {', or '.join(ways)}."


def watch(app: Flask, laptop: Laptop) -> None:
    """Let the laptop's owner be told from everybody else, in every request to an app."""
    app.extensions["companion-laptop"] = laptop

    @app.before_request
    def look() -> None:
        laptop.watch(request)


def laptop() -> Laptop:
    """Return the laptop of the app that is serving."""
    found: Laptop = current_app.extensions["companion-laptop"]
    return found


def _from_here(asked: Request) -> bool:
    return _is_loopback(asked.remote_addr or "")


def _has_proxy_headers(asked: Request) -> bool:
    names = (name.lower() for name, _ in asked.headers)
    return any(name in HANDED_ON or name.startswith(HANDED_ON_PREFIXES) for name in names)


def _name(host: str) -> str:
    """Return a host without its port and brackets."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _is_loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        address = ip_address(name)
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback
