"""Files that a browser saves, or shows under a name."""

from __future__ import annotations

from flask import Response


def download(
    content: str | bytes, content_type: str, name: str, *, inline: bool = False
) -> Response:
    """Return a file with a name for saving; ``inline`` asks the browser to show it instead."""
    response = Response(content, content_type=content_type)
    how = "inline" if inline else "attachment"
    response.headers["Content-Disposition"] = f'{how}; filename="{name}"'
    return response
