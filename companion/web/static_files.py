"""Static files: the app's own, and those of each game.

Their paths begin with a version, ``/static/<version>/js/board.js``, which is a hash of all of them
and of what writes style sheets out for old browsers (``?old``; old_styles.py).
A script imports others by relative paths and so gets those of its own version, and browsers may keep
every file for good. A game's files lie under ``games/<game>/static/``, as they do in ``rules/``.
"""

from __future__ import annotations

import gzip
import re
from functools import cached_property, lru_cache
from hashlib import blake2b
from pathlib import Path

from flask import Flask, Response, request, send_from_directory
from markupsafe import Markup

from companion.web import old_styles, style_sheets
from rules.engine import registry

ENDPOINT = "static"
LIFETIME = 365 * 24 * 3600
"""Seconds for which a browser keeps a file of the present version."""
MIME_TYPES = frozenset({"text/css", "text/javascript", "application/javascript", "image/svg+xml"})
"""The types of files to compress; fonts are compressed already."""
_SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
"""A symbol of ``icons.svg``: its name, and the lines that draw it in a square of 24."""
_COMMENT = re.compile(rb"^[ \t]*(?://[^\n]*|/\*\*(?:[^*]|\*(?!/))*\*/)[ \t]*$", re.MULTILINE)
"""A comment of a script that has its lines for itself."""
_MARGIN = re.compile(rb"^[ \t]+", re.MULTILINE)
"""The spaces at the beginning of a line; no text of a script has several lines."""


class StaticFiles:
    """Finds static files, and serves them."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self.version = self._hash()

    def install(self, app: Flask) -> None:
        """Serve the files at ``/static/<version>/<name>``, and give templates ``asset(name)``."""
        app.add_url_rule("/static/<version>/<path:name>", ENDPOINT, self._serve)
        app.jinja_env.globals["asset"] = self.url

    def url(self, name: str) -> str:
        """Return the URL of a file, such as ``"css/base.css"``.

        :raises FileNotFoundError: when there is none.
        """
        folder, inside = self._locate(name)
        if not (folder / inside).is_file():
            raise FileNotFoundError(name)
        return f"/static/{self.version}/{name}"

    def of_games(self, name: str) -> list[str]:
        """Return which files of this name games have: ``"games/<game>/static/board.js"``."""
        found = [f"games/{game}/static/{name}" for game in registry.GAMES]
        return [each for each in found if Path(*self._locate(each)).is_file()]

    def sounds(self) -> dict[str, str]:
        """Return the URL of each of the board's sounds, by its name: ``"turn"``, ``"match"``."""
        files = sorted((self._root / "sounds").glob("*.mp3"))
        return {path.stem: self.url(f"sounds/{path.name}") for path in files}

    @cached_property
    def icon_shapes(self) -> dict[str, Markup]:
        """The lines of each icon by its name, for pictures that stand alone and cannot refer to a file."""
        file = self._root / "icons" / "icons.svg"
        found = _SYMBOL.findall(file.read_text(encoding="utf-8"))
        return {name: Markup(lines.strip()) for name, lines in found}  # noqa: S704  # a file of ours

    def icon_shape(self, name: str) -> Markup:
        """Return the lines of an icon, which a template draws with a stroke in a square of 24."""
        return self.icon_shapes[name]

    def _locate(self, name: str) -> tuple[Path, str]:
        """Return the folder that a file lies in, and its name in there."""
        match name.split("/", 3):
            case ["games", game, "static", inside] if game in registry.GAMES:
                return registry.folder(game) / "static", inside
        return self._root, name

    def _hash(self) -> str:
        known = blake2b(digest_size=5)
        for module in (old_styles, style_sheets):
            known.update(Path(str(module.__file__)).read_bytes())
        for folder in (self._root, *(registry.folder(game) / "static" for game in registry.GAMES)):
            for path in sorted(path for path in folder.rglob("*") if path.is_file()):
                known.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
        return known.hexdigest()

    def _serve(self, version: str, name: str) -> Response:
        folder, inside = self._locate(name)
        response = send_from_directory(folder, inside)
        response.cache_control.no_cache = None
        response.cache_control.public = True
        response.cache_control.max_age = LIFETIME
        if version != self.version:
            # A page from before an update: it gets what there is, and asks again the next time.
            response.cache_control.max_age = 0
        old = _send_written_out(response, folder / inside)
        return _compress(response, folder / inside, old)


def without_comments(script: bytes) -> bytes:
    """Return a script without the comments that have their lines for themselves, and without margins.

    The lines stay, empty, so that an error on a phone names the line of the file.
    """
    return _MARGIN.sub(b"", _COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), script))


def _written_out(path: Path, old: str) -> bytes:
    """Return a style sheet for an old browser; one that cannot be written out as it is."""
    css = path.read_text(encoding="utf-8")
    try:
        return old_styles.lowered(css, flex_gaps=old != "no-gap").encode()
    except ValueError:
        return css.encode()


def short_sheet(css: bytes) -> bytes:
    """Return a style sheet without comments and needless spaces; one that cannot be read as it is."""
    try:
        return style_sheets.compact(css.decode()).encode()
    except ValueError:
        return css


@lru_cache(maxsize=256)
def _content(path: Path, changed: int, old: str | None) -> bytes:
    """Return what is sent of a file; ``changed`` (in ns) makes a new cache entry.

    Our own scripts are sent without their comments, which are a quarter of them, and style sheets
    without comments and needless spaces, which are a seventh even when they are compressed.
    """
    del changed
    if old is not None:
        return _written_out(path, old)
    content = path.read_bytes()
    if path.suffix == ".js" and "vendor" not in path.parts:
        content = without_comments(content)
    elif path.suffix == ".css":
        content = short_sheet(content)
    return content


@lru_cache(maxsize=256)
def _compressed(path: Path, changed: int, old: str | None) -> bytes:
    return gzip.compress(_content(path, changed, old), mtime=0)


def _send_written_out(response: Response, path: Path) -> str | None:
    """Put in a style sheet for an old browser, if that asks; returns which."""
    if response.mimetype != "text/css" or response.status_code != 200:
        return None
    old = request.args.get("old")
    if old is not None:
        old = "no-gap" if old == "no-gap" else ""
        response.close()
        response.direct_passthrough = False
        response.set_data(_content(path, path.stat().st_mtime_ns, old))
        response.headers.pop("Accept-Ranges", None)
    return old


def _compress(response: Response, path: Path, old: str | None) -> Response:
    """Compress a response with gzip if the browser accepts it.

    Pages are not compressed: they are small, and the length of a compressed page could tell a secret.
    """
    if response.mimetype not in MIME_TYPES:
        return response
    response.vary.add("Accept-Encoding")
    if response.status_code != 200 or not request.accept_encodings["gzip"]:
        return response
    content = _compressed(path, path.stat().st_mtime_ns, old)
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
