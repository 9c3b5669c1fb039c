"""Static files go out packed: each is packed once, and kept.

Pages are not: they are small, and what a page says must not be told by how well it packs.
"""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from pathlib import Path

from flask import Response, request

KINDS = frozenset({"text/css", "text/javascript", "application/javascript", "image/svg+xml"})
"""What is worth packing; fonts are packed already."""
_COMMENT = re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*(?:[^*]|\*(?!/))*\*/)[ \t]*$", re.MULTILINE)
"""A comment of a script that has its lines for itself."""


def without_comments(script: bytes) -> bytes:
    """Return a script without the comments that have their lines for themselves.

    The lines stay, empty, so that an error on a phone names the line of the file.
    """
    return _COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), script)


@lru_cache(maxsize=256)
def _packed(path: Path, changed: int) -> bytes:
    """Return a file's content, packed, as it was when it changed last (nanoseconds).

    A script of ours goes without its comments: a quarter of it, and phones have no use for them.
    """
    del changed
    content = path.read_bytes()
    if path.suffix == ".js" and "vendor" not in path.parts:
        content = without_comments(content)
    return gzip.compress(content, mtime=0)


def pack(response: Response, root: Path) -> Response:
    """Pack a static file's answer for a browser that takes it so."""
    if request.endpoint != "static" or response.mimetype not in KINDS:
        return response
    response.vary.add("Accept-Encoding")
    if response.status_code != 200 or not request.accept_encodings["gzip"]:
        return response
    path = root / str((request.view_args or {})["filename"])
    content = _packed(path, path.stat().st_mtime_ns)
    response.close()
    response.direct_passthrough = False
    response.set_data(content)
    response.content_encoding = "gzip"
    response.headers.pop("Accept-Ranges", None)
    tag, _ = response.get_etag()
    if tag is not None:
        # Equal in what it does, not byte for byte.
        response.set_etag(tag, weak=True)
    return response
