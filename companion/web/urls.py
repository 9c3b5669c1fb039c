"""Links inside the app, made without a request: what is pushed is drawn while nobody asks."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from flask import Flask


def links(app: Flask) -> Callable[..., str]:
    """Return what makes the path of one of the app's views, as ``url_for`` does in a request."""
    paths = app.url_map.bind("")

    @lru_cache(maxsize=4096)
    def link(endpoint: str, *, _anchor: str | None = None, **values: Any) -> str:
        built = paths.build(endpoint, values)
        # A socket's link names its scheme; the page adds its own host.
        path = "/" + built.partition("://")[2].partition("/")[2] if "://" in built else built
        return f"{path}#{_anchor}" if _anchor else path

    return link
