"""The request guard: refuses requests for other hosts and requests that other sites send.

A page of another site could make a player's browser post a command or open a WebSocket here
(cross-site request forgery), or give this computer one of its own host names (DNS rebinding).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from urllib.parse import urlsplit

from flask import Flask, Request, Response, request
from werkzeug.exceptions import BadRequest, Forbidden

from companion.network.ip_addresses import ip_of
from companion.web.hosts import host_name, is_name, origin_host
from companion.web.words import said

_PLAIN_HOST = re.compile(r"[A-Za-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")


FRAMED = "demo.phone"
"""The endpoint that may be framed: an empty phone beside a demo."""


class RequestGuard:
    """Checks requests against the host names and the public origin of an app.

    ``allowed`` are host names besides that of ``public_url``, localhost and IP addresses. An open house
    without any configured name allows every name: it is behind a proxy that checks the name.
    """

    def __init__(self, public_url: str | None, allowed: Iterable[str], *, open_house: bool) -> None:
        names = [host_name(each.strip()) for each in allowed]
        public = urlsplit(public_url or "")
        self._origin: str | None = None
        if public.hostname:
            names.append(public.hostname)
            self._origin = f"{public.scheme}://{public.netloc}".lower()
        self._allows_all = open_house and not names
        self._names = frozenset([*names, "localhost"])

    def allows_host(self, host: str) -> bool:
        """Whether a ``Host`` header names this app.

        Every IP address does, because no other site can make a browser send one: DNS rebinding
        needs a name.
        """
        if not _PLAIN_HOST.fullmatch(host):
            return False
        name = host_name(host)
        if self._allows_all:
            return is_name(name)
        return name in self._names or ip_of(name) is not None

    def is_own_origin(self, origin: str | None, host: str) -> bool:
        """Whether a request's ``Origin`` is this app's, or missing.

        Browsers send an ``Origin`` with every post and WebSocket. A program that sends none has no
        player's cookies.
        """
        return origin is None or origin == self._origin or origin_host(origin) == host.lower()


def install_request_guard(app: Flask, guard: RequestGuard, style: Callable[[], str]) -> None:
    """Check every request to an app, and send its content security policy, unless it has one of its own.

    ``style`` returns the policy's source for the style sheet that every page has in its head.
    """

    @app.before_request
    def check() -> None:
        if not guard.allows_host(request.host):
            raise BadRequest(said("not-our-address"))
        given = (each for _, each in request.args.items(multi=True))
        if "\0" in request.path or any("\0" in each for each in given):
            raise BadRequest(said("odd-address"))
        acting = request.method not in {"GET", "HEAD", "OPTIONS"} or is_socket(request)
        if acting and not guard.is_own_origin(request.headers.get("Origin"), request.host):
            raise Forbidden(said("another-website"))

    @app.after_request
    def send_policy(response: Response) -> Response:
        framed = request.endpoint == FRAMED
        policy = content_policy(request.host, style(), framed=framed)
        response.headers.setdefault("Content-Security-Policy", policy)
        return response


def content_policy(host: str, style: str, *, framed: bool = False) -> str:
    """Return the content security policy: sources of this host only, and inline only ``style``.

    Only a page that is ``framed`` by ours may be in a frame; it has nothing to press.
    """
    frames = "'self'" if framed else "'none'"
    # In older Safari, 'self' does not include WebSockets of the same host.
    sockets = f" ws://{host} wss://{host}" if _PLAIN_HOST.fullmatch(host) else ""
    return (
        f"default-src 'self'; script-src 'self'; style-src 'self' {style}; img-src 'self' data:; "
        "media-src 'self' data:; "
        f"connect-src 'self'{sockets}; object-src 'none'; base-uri 'none'; form-action 'self'; "
        f"frame-ancestors {frames}"
    )


def is_socket(incoming: Request) -> bool:
    """Whether a request asks for a WebSocket."""
    return incoming.headers.get("Upgrade", "").lower() == "websocket"
