"""Compresses static files with gzip, each once.

Pages are not compressed: they are small, and the length of a compressed page could tell a secret.
"""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from pathlib import Path

from flask import Response, request

MIME_TYPES = frozenset({"text/css", "text/javascript", "application/javascript", "image/svg+xml"})
"""The types of files to compress; fonts are compressed already."""
_COMMENT = re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*(?:[^*]|\*(?!/))*\*/)[ \t]*$", re.MULTILINE)
"""A comment of a script that has its lines for itself."""


def without_comments(script: bytes) -> bytes:
    """Return a script without the comments that have their lines for themselves.

    The lines stay, empty, so that an error on a phone names the line of the file.
    """
    return _COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), script)


@lru_cache(maxsize=256)
def _compressed(path: Path, changed: int) -> bytes:
    """Return a file's compressed content; ``changed`` (in ns) makes a new cache entry.

    Our own scripts are sent without their comments, which are a quarter of them.
    """
    del changed
    content = path.read_bytes()
    if path.suffix == ".js" and "vendor" not in path.parts:
        content = without_comments(content)
    return gzip.compress(content, mtime=0)


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
