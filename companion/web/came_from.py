"""The page of ours that the reader of a page came from."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from flask import request


def came_from(paths: re.Pattern[str]) -> str:
    """Return the path that this page was opened from, if it is one of ``paths``; else an empty text.

    The browser sends it with the request for the first page, and links pass it on as ``from`` in the
    query. Whether there is such a page is not checked.
    """
    path = request.args.get("from", "")
    if not path and (request.referrer or "").startswith(request.host_url):
        path = urlsplit(str(request.referrer)).path
    return path if paths.fullmatch(path) else ""
