"""Compresses static files with gzip, each once.

Pages are not compressed: they are small, and the length of a compressed page could tell a secret.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from flask import Response, request

MIME_TYPES = frozenset({"text/css", "text/javascript", "application/javascript", "image/svg+xml"})
"""The types of files to compress; fonts are compressed already."""


@lru_cache(maxsize=256)
def _compressed(path: Path, changed: int) -> bytes:
    """Return a file's compressed content; ``changed`` (in ns) makes a new cache entry."""
    del changed
    return gzip.compress(path.read_bytes(), mtime=0)


def gzip_static(response: Response, root: Path) -> Response:
    """Compress the response with a static file of folder ``root``, if the browser accepts gzip."""
    if request.endpoint != "static" or response.mimetype not in MIME_TYPES:
        return response
    response.vary.add("Accept-Encoding")
    if response.status_code != 200 or not request.accept_encodings["gzip"]:
        return response
    path = root / str((request.view_args or {})["filename"])
    content = _compressed(path, path.stat().st_mtime_ns)
    response.close()
    response.direct_passthrough = False
    response.set_data(content)
    response.content_encoding = "gzip"
    response.headers.pop("Accept-Ranges", None)
    tag, _ = response.get_etag()
    if tag is not None:
        # A weak tag, because the content is equivalent but not the same bytes.
        response.set_etag(tag, weak=True)
    return response
