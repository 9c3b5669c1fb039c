"""Links inside the app, for templates that are rendered outside a request."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from flask import Flask


def make_url_for(app: Flask) -> Callable[..., str]:
    """Return a function that returns the path of an endpoint, as Flask's ``url_for`` does."""
    paths = app.url_map.bind("")

    @lru_cache(maxsize=4096)
    def path_for(endpoint: str, *, _anchor: str | None = None, **values: Any) -> str:
        built = paths.build(endpoint, values)
        # The URL of a WebSocket starts with a scheme and an empty host.
        path = "/" + built.partition("://")[2].partition("/")[2] if "://" in built else built
        return f"{path}#{_anchor}" if _anchor else path

    return path_for
