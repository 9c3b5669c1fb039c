"""WSGI middleware that reads the ``X-Forwarded`` headers of trusted proxies."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from werkzeug.middleware.proxy_fix import ProxyFix

from companion.network.proxies import Proxies


def behind_proxies(application: Callable[..., Any], proxies: Proxies) -> Callable[..., Any]:
    """Wrap an app so that a request's address, scheme and host are the visitor's.

    If proxies are named, the headers of connections from other addresses are ignored.
    """

    @cache
    def fixed(hops: int) -> ProxyFix:
        scheme_hops = 1 if proxies.networks else hops
        return ProxyFix(application, hops, scheme_hops, scheme_hops)

    def wrapped(environ: dict[str, Any], start_response: Any) -> Any:
        forwarded = environ.get("HTTP_X_FORWARDED_FOR", "")
        hops = proxies.hops(
            environ.get("REMOTE_ADDR", ""), forwarded.split(",") if forwarded else []
        )
        return (
            fixed(hops)(environ, start_response) if hops else application(environ, start_response)
        )

    return wrapped
