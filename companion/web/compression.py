"""Pages in fewer bytes, for browsers that say that they can read them: on a slow network each kilobyte is felt."""

from __future__ import annotations

import gzip

from flask import Flask, Response, request

WORTH_IT = 1_000
"""The bytes from which on a page is made smaller."""
LEVEL = 6


def install_compression(app: Flask) -> None:
    """Compress the pages of an app; style sheets and scripts are compressed once, by themselves."""

    @app.after_request
    def compress(response: Response) -> Response:
        if response.mimetype != "text/html" or response.is_streamed or response.direct_passthrough:
            return response
        response.vary.add("Accept-Encoding")
        if not request.accept_encodings["gzip"] or "Content-Encoding" in response.headers:
            return response
        page = response.get_data()
        if len(page) >= WORTH_IT:
            response.set_data(gzip.compress(page, LEVEL, mtime=0))
            response.headers["Content-Encoding"] = "gzip"
        return response
