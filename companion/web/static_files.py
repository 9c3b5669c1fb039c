"""Static files: the app's own, and those of each game, sent as they are written.

Their paths begin with a version, ``/static/<version>/js/board.js``, which is a hash of all of them.
A script imports others by relative paths and so gets those of its own version, and browsers may
cache every file without checking it again. A game's files are under ``games/<game>/static/``, as
they are in ``rules/``.
"""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cached_property
from hashlib import blake2b, sha256
from pathlib import Path

from flask import Flask, Response, abort, send_file
from markupsafe import Markup

from rules.engine import registry

ENDPOINT = "static"
LIFETIME = 365 * 24 * 3600
"""Seconds for which a browser caches a file of the current version."""
SHEETS = {
    "pad": ("style",),
    "board": ("style", "board"),
    "cards": ("style", "cards"),
}
"""The style sheets that a game may have for a screen."""
_SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
"""A symbol of ``icons.svg``: its name, and the lines that draw it in a square of 24."""


class StaticFiles:
    """Finds static files, and serves them."""

    def __init__(self, root: Path) -> None:
        self._root = root
        self.read()

    def read(self) -> None:
        """Read all files; called again when some have changed."""
        self._files = self._list()
        self.version = self._hash()
        self.accents = self._accents()
        for name in ("icon_shapes", "first_styles", "styles_source"):
            vars(self).pop(name, None)

    def install(self, app: Flask) -> None:
        """Serve the files at ``/static/<version>/<name>``, and give templates their URLs."""
        app.extensions["static_files"] = self
        app.add_url_rule("/static/<version>/<path:name>", ENDPOINT, self._serve)
        app.jinja_env.globals.update(
            accents=self.accents,
            first_styles=self.first_styles,
            asset=self.url,
            game_files=self.of_games,
            game_sheets=self.game_sheets,
            game_script=self.game_script,
            files_of_games=self.files_of_games,
            sound_files=self.sounds,
            icon_shape=self.icon_shape,
        )

    def url(self, name: str) -> str:
        """Return the URL of a file, such as ``"css/base.css"``.

        :raises FileNotFoundError: when there is none.
        """
        if name not in self._files:
            raise FileNotFoundError(name)
        return f"/static/{self.version}/{name}"

    @cached_property
    def styles_source(self) -> str:
        """The sources that a content security policy needs so that a page may have these styles in it."""
        digests = (sha256(each.encode()).digest() for each in (self.accents, self.first_styles))
        return " ".join(f"'sha256-{b64encode(each).decode()}'" for each in digests)

    def of_games(self, name: str) -> list[str]:
        """Return the files of this name in all games, as ``"games/<game>/static/picture.svg"``."""
        found = [f"games/{game}/static/{name}" for game in registry.GAMES]
        return [each for each in found if each in self._files]

    def game_sheets(self, game: str, screen: str = "pad") -> list[str]:
        """Return the URLs of the style sheets that a game has for a ``"pad"``, a ``"board"`` or ``"cards"``."""
        names = [f"games/{game}/static/{each}.css" for each in SHEETS[screen]]
        return [self.url(each) for each in names if each in self._files]

    def game_script(self, game: str) -> str | None:
        """Return the URL of a game's script for pads and boards; None if it has none."""
        name = f"games/{game}/static/pad.js"
        return self.url(name) if name in self._files else None

    def files_of_games(self, screen: str) -> dict[str, dict[str, list[str] | str | None]]:
        """Return the files that a screen fetches when a different game begins, by game."""
        return {
            game: {"sheets": self.game_sheets(game, screen), "script": self.game_script(game)}
            for game in registry.GAMES
        }

    def sounds(self) -> dict[str, str]:
        """Return the URL of each of the board's sounds, by its name: ``"turn"``, ``"match"``."""
        files = sorted((self._root / "sounds").glob("*.mp3"))
        return {path.stem: self.url(f"sounds/{path.name}") for path in files}

    @cached_property
    def icon_shapes(self) -> dict[str, Markup]:
        """The lines of each icon by its name, for pictures that cannot refer to other files."""
        file = self._root / "icons" / "icons.svg"
        found = _SYMBOL.findall(file.read_text(encoding="utf-8"))
        return {name: Markup(lines.strip()) for name, lines in found}  # noqa: S704  # a file of ours

    def icon_shape(self, name: str) -> Markup:
        """Return the lines of an icon, which a template draws with a stroke in a square of 24."""
        return self.icon_shapes[name]

    def _accents(self) -> Markup:
        """Return the accent colours of all games as one style sheet, which every page has in its head."""
        found = (self._files[name] for name in self.of_games("accent.css"))
        return Markup("".join(path.read_text("utf-8") for path in found))  # noqa: S704  # files of ours

    @cached_property
    def first_styles(self) -> Markup:
        """What the page where people join has in its head, so that it is drawn at once."""
        return Markup(self._files["css/first.css"].read_text("utf-8"))  # noqa: S704  # a file of ours

    def _list(self) -> dict[str, Path]:
        """Return the path of each file by its name: templates ask for a hundred of them in one drawing."""
        folders = {"": self._root}
        for game in registry.GAMES:
            folders[f"games/{game}/static/"] = registry.folder(game) / "static"
        return {
            prefix + path.relative_to(folder).as_posix(): path
            for prefix, folder in folders.items()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def _hash(self) -> str:
        known = blake2b(digest_size=5)
        for name, path in self._files.items():
            known.update(name.encode() + path.read_bytes())
        return known.hexdigest()

    def _serve(self, version: str, name: str) -> Response:
        if name not in self._files:
            abort(404)
        response = send_file(self._files[name])
        response.direct_passthrough = False
        response.make_sequence()  # since Flask-Compress does not compress what is streamed with gzip
        response.cache_control.no_cache = None
        response.cache_control.public = True
        # A page from before an update gets the current file, which is not cached.
        is_present = version == self.version
        response.cache_control.max_age = LIFETIME if is_present else 0
        response.cache_control.immutable = is_present
        # No file is a page, and needs no more. The policy of pages would be a sixteenth of a first visit.
        response.headers["Content-Security-Policy"] = "default-src 'none'"
        return response
