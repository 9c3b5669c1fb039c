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
        path = paths.build(endpoint, values)
        return f"{path}#{_anchor}" if _anchor else path

    return link
