"""The laptop's right: to make tables, and to be the host of each.

A browser gets it from a one-time link, which the ``companion`` command opens at its start and
prints when Enter is pressed in its terminal. A browser on the laptop itself, which opens the
app as ``localhost``, is offered it too: its user sits at the laptop, as at the terminal.

That holds only if no proxy or tunnel on the laptop forwards requests of others, because those come
from the laptop's address too. docs/security.md describes how a forwarded request is recognised.
"""

from __future__ import annotations

from collections.abc import Iterable

from flask import Flask, Request, current_app, request

from companion.web.hosts import host_name, is_loopback
from companion.web.words import said

PROXY_HEADERS = frozenset(
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
"""The headers that proxies add, in lower case, besides those of ``PROXY_HEADER_PREFIXES``."""
PROXY_HEADER_PREFIXES = ("cf-", "tailscale-", "x-forwarded", "x-original-", "x-proxy")


class LaptopAccess:
    """Decides which requests come from a browser on the laptop itself.

    ``local_url`` is where such a browser opens the app, such as ``http://localhost:8000``; None
    means that the right is never offered. ``terminal`` is True if Enter in a terminal prints a
    link. ``names`` are the laptop's host names, under which it may open the app itself.
    """

    def __init__(self, local_url: str | None, names: Iterable[str], *, terminal: bool) -> None:
        self._local_url = local_url
        self._names = frozenset(host_name(name.strip()) for name in names)
        self._terminal = terminal

    def note_proxy(self, incoming: Request) -> None:
        """If a request was forwarded by a program on the laptop, never offer the right again."""
        if self._local_url and _from_this_computer(incoming) and self._is_forwarded(incoming):
            self._local_url = None

    def _is_forwarded(self, incoming: Request) -> bool:
        """Whether a request from this computer shows that a proxy or tunnel forwarded it."""
        if _has_proxy_headers(incoming):
            return True
        name = host_name(incoming.host)
        if not is_loopback(name):
            return name not in self._names
        # An origin elsewhere: a browser here marks such a request as cross-site. A proxy that
        # replaces the host passes on "same-origin", or nothing.
        origin = incoming.headers.get("Origin")
        own = origin is None or is_loopback(host_name(origin.partition("://")[2]))
        return not own and incoming.headers.get("Sec-Fetch-Site") not in {"cross-site", "same-site"}

    def is_offered(self, incoming: Request) -> bool:
        """Whether the right is offered to a request: it comes from a browser on the laptop."""
        return (
            self._local_url is not None
            and _from_this_computer(incoming)
            and is_loopback(host_name(incoming.host))
            and not _has_proxy_headers(incoming)
            # Browsers use HTTP/1.1; some proxies use 1.0 and add no header.
            and incoming.environ.get("SERVER_PROTOCOL") != "HTTP/1.0"
        )

    def may_claim(self, incoming: Request) -> bool:
        """Whether a post comes from the page that offers the right."""
        own_origin = f"http://{incoming.host}".lower()
        return self.is_offered(incoming) and (incoming.origin or "").lower() == own_origin

    def instructions(self, incoming: Request) -> str:
        """Return the sentence that explains how the laptop's owner opens the board."""
        ways = []
        if self._local_url is not None and not is_loopback(host_name(incoming.host)):
            ways.append(said("laptop-open", url=self._local_url))
        if self._terminal:
            ways.append(said("laptop-enter"))
        if not ways:
            ways.append(said("laptop-start-again"))
        return said("laptop-ways", ways=ways)


def install_laptop_access(app: Flask, access: LaptopAccess) -> None:
    """Give an app its :class:`LaptopAccess`, and pass it every request."""
    app.extensions["companion-laptop"] = access

    @app.before_request
    def note_proxy() -> None:
        access.note_proxy(request)


def laptop_access() -> LaptopAccess:
    """Return the :class:`LaptopAccess` of the current app."""
    access: LaptopAccess = current_app.extensions["companion-laptop"]
    return access


def _from_this_computer(incoming: Request) -> bool:
    return is_loopback(incoming.remote_addr or "")


def _has_proxy_headers(incoming: Request) -> bool:
    names = (name.lower() for name, _ in incoming.headers)
    return any(name in PROXY_HEADERS or name.startswith(PROXY_HEADER_PREFIXES) for name in names)
