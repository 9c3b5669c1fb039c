"""Static files: the app's own, and those of each game.

Their paths begin with a version, ``/static/<version>/js/board.js``, which is a hash of all of them
and of what writes style sheets out for old browsers (``?old``; old_styles.py).
A script imports others by relative paths and so gets those of its own version, and browsers may keep
every file for good. A game's files lie under ``games/<game>/static/``, as they do in ``rules/``.
Most come several as one (joined_files.py).
"""

from __future__ import annotations

import gzip
import re
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b, sha256
from pathlib import Path

from flask import Flask, Response, abort, g, request, send_from_directory
from markupsafe import Markup

from companion.web import joined_files, old_styles, page_sheets, style_sheets, whole_scripts
from companion.web.joined_files import JoinedFiles, is_joined, sheet_for
from companion.web.whole_scripts import without_comments
from rules.engine import registry

ENDPOINT = "static"
LIFETIME = 365 * 24 * 3600
"""Seconds for which a browser keeps a file of the present version."""
ANY = "*"
"""Stands in a URL for a game that begins later: the screens put its name in."""
MIME_TYPES = frozenset({"text/css", "text/javascript", "application/javascript", "image/svg+xml"})
"""The types of files to compress; fonts are compressed already."""
_WITHIN = "styles_within"
"""Under this name stand the digests of the styles that the page being written holds itself."""
_SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
"""A symbol of ``icons.svg``: its name, and the lines that draw it in a square of 24."""


def styles_within() -> Sequence[str]:
    """Return the digests (SHA-256, in Base64) of the styles that the page being answered holds itself."""
    digests: Sequence[str] = g.get(_WITHIN, ())
    return digests


class StaticFiles:
    """Finds static files, and serves them."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self._joined = JoinedFiles(self._find)
        self._style = lru_cache(maxsize=8)(self._written)
        self.version = self._hash()

    def install(self, app: Flask) -> None:
        """Serve the files at ``/static/<version>/<name>``, and give templates their URLs."""
        app.add_url_rule("/static/<version>/<path:name>", ENDPOINT, self._serve)
        app.jinja_env.globals.update(
            asset=self.url,
            joined_sheets=self.sheets,
            style_within=self.style_within,
            game_files=self.of_games,
            game_sheet=self.game_sheet,
            game_script=self.game_script,
            sound_files=self.sounds,
            icon_shape=self.icon_shape,
        )

    def url(self, name: str) -> str:
        """Return the URL of a file, such as ``"css/base.css"``.

        :raises FileNotFoundError: when there is none.
        """
        if is_joined(name):
            self._joined.parts(name)
        elif not self._find(name):
            raise FileNotFoundError(name)
        return f"/static/{self.version}/{name}"

    def sheets(self, names: str) -> list[str]:
        """Return the URLs of style sheets, joined up to each bar: ``"tokens base | app card"`` are two."""
        parts = [part.split() for part in names.split("|")]
        return [self.url(f"css/{'+'.join(part)}.css") for part in parts if part]

    def style_within(self, name: str) -> Markup:
        """Return style sheets that are joined as an element of the page, which the page's policy then allows.

        An old browser finds there which file it is to ask for instead.

        :raises FileNotFoundError: when one of them is missing.
        """
        url = self.url(f"css/{name}.css")
        css, digest = self._style(f"css/{name}.css")
        g.setdefault(_WITHIN, []).append(digest)
        return Markup(f'<style data-sheet="{url}">{css}</style>')  # noqa: S704  # files of ours

    def _written(self, name: str) -> tuple[str, str]:
        """Return a joined style sheet as it stands in a page, and its digest."""
        css = self._joined.content(name, None).decode()
        css = css.replace('url("../', f'url("/static/{self.version}/')
        return css, b64encode(sha256(css.encode()).digest()).decode()

    def game_sheet(self, game: str = ANY, screen: str = "pad") -> str:
        """Return the URL of a game's styles on a ``"pad"`` or a ``"board"``."""
        return f"/static/{self.version}/games/{game}/static/style+{screen}.css"

    def game_script(self, game: str = ANY) -> str:
        """Return the URL of a game's script, for pads and boards."""
        return f"/static/{self.version}/games/{game}/static/{whole_scripts.whole_name('pad.js')}"

    def of_games(self, name: str) -> list[str]:
        """Return which files of this name games have: ``"games/<game>/static/picture.svg"``."""
        return self._joined.of_games(name)

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

    def _find(self, name: str) -> Path | None:
        """Return where a file lies; None where there is none of this name."""
        folder, inside = self._locate(name)
        path = (folder / inside).resolve()
        return path if path.is_relative_to(folder.resolve()) and path.is_file() else None

    def _hash(self) -> str:
        known = blake2b(digest_size=5)
        for module in (old_styles, style_sheets, page_sheets, joined_files, whole_scripts):
            known.update(Path(str(module.__file__)).read_bytes())
        for page in page_sheets.PAGES:
            known.update("".join(joined_files.page_templates(page)).encode())
        for folder in (self._root, *(registry.folder(game) / "static" for game in registry.GAMES)):
            for path in sorted(path for path in folder.rglob("*") if path.is_file()):
                known.update(path.relative_to(folder).as_posix().encode() + path.read_bytes())
        return known.hexdigest()

    def _serve(self, version: str, name: str) -> Response:
        if is_joined(name):
            response = self._send_joined(name)
        else:
            folder, inside = self._locate(name)
            path = folder / inside
            response = send_from_directory(folder, inside)
            old = _send_written_out(response, path)
            _compress(response, lambda: _packed(_content(path, path.stat().st_mtime_ns, old)))
        response.cache_control.no_cache = None
        response.cache_control.public = True
        response.cache_control.max_age = LIFETIME
        if version != self.version:
            # A page from before an update: it gets what there is, and asks again the next time.
            response.cache_control.max_age = 0
        return response

    def _send_joined(self, name: str) -> Response:
        """Answer with what is made of several files."""
        kind = "text/css" if name.endswith(".css") else "text/javascript"
        try:
            content = self._joined.content(name, _asked_for_old() if kind == "text/css" else None)
        except FileNotFoundError:
            abort(404)
        response = Response(content, mimetype=kind)
        response.set_etag(blake2b(content, digest_size=10).hexdigest())
        _compress(response, lambda: _packed(content))
        response.make_conditional(request)
        return response


@lru_cache(maxsize=256)
def _content(path: Path, changed: int, old: str | None) -> bytes:
    """Return what is sent of a file; ``changed`` (in ns) makes a new cache entry.

    Our own scripts are sent without their comments, which are a quarter of them, and style sheets
    without comments and needless spaces, which are a seventh even when they are compressed.
    """
    del changed
    content = path.read_bytes()
    if path.suffix == ".css":
        return sheet_for(content.decode(), old).encode()
    if path.suffix == ".js" and "vendor" not in path.parts:
        return without_comments(content)
    return content


@lru_cache(maxsize=256)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, mtime=0)


def _asked_for_old() -> str | None:
    """Return for which old browsers a style sheet is asked for; None where it is for none."""
    old = request.args.get("old")
    return old if old in {None, "no-gap"} else ""


def _send_written_out(response: Response, path: Path) -> str | None:
    """Put in a style sheet for an old browser, if that asks; returns which."""
    if response.mimetype != "text/css" or response.status_code != 200:
        return None
    old = _asked_for_old()
    if old is not None:
        response.close()
        response.direct_passthrough = False
        response.set_data(_content(path, path.stat().st_mtime_ns, old))
        response.headers.pop("Accept-Ranges", None)
    return old


def _compress(response: Response, compressed: Callable[[], bytes]) -> None:
    """Compress a response with gzip if the browser accepts it."""
    if response.mimetype not in MIME_TYPES:
        return
    response.vary.add("Accept-Encoding")
    if response.status_code != 200 or not request.accept_encodings["gzip"]:
        return
    content = compressed()
    response.close()
    response.direct_passthrough = False
    response.set_data(content)
    response.content_encoding = "gzip"
    response.headers.pop("Accept-Ranges", None)
    tag, _ = response.get_etag()
    if tag is not None:
        # A weak tag, because the content is equivalent but not the same bytes.
        response.set_etag(tag, weak=True)
