"""Pictures of results: an SVG template of the game, drawn as a PNG that can be sent to friends."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import OrderedDict
from hashlib import blake2b
from pathlib import Path
from threading import Lock

from jinja2 import Environment

from companion.one_file import DRAW_PICTURE, is_one_file
from companion.presenters import TablePresenter
from companion.presenters.final_result import FinalResult
from companion.rendering.lettering import Lettering
from rules.engine.registry import folder
from rules.facts import Seat

WIDTH, HEIGHT = 1080, 1350
"""The size of a picture: upright, as phones show it in a chat."""
KEPT = 48
"""How many pictures are kept in memory, of about 150 kB each."""
DRAWS = Path(__file__).with_name("draw_picture.py")
"""The program that draws; the server itself never loads the library."""
PATIENCE = 60
"""Seconds after which a drawing is given up."""
_USED = re.compile(r'href="#icon-([a-z0-9-]+)"')
_SYMBOL = re.compile(r'<symbol id="([a-z0-9-]+)"(.*?)</symbol>', re.DOTALL)

_ACCENT = re.compile(r"--accent: *(#[0-9a-f]{6})")
WINE = "#8a1f2d"
"""The accent colour of a game that defines none."""


def accent_of(game: str | None) -> str:
    """Return the accent colour of a game's screens in light mode."""
    sheet = folder(game) / "static" / "accent.css" if game else None
    found = _ACCENT.search(sheet.read_text("utf-8")) if sheet and sheet.is_file() else None
    return found[1] if found else WINE


def drawing_command() -> list[str]:
    """Return the command that draws a picture."""
    if is_one_file():
        return [sys.executable, DRAW_PICTURE]
    # -P, so that no module beside that file replaces one of the standard library.
    return [sys.executable, "-P", str(DRAWS)]


class PictureError(Exception):
    """The drawing program has failed; the message describes the failure."""


class Pictures:
    """Draws the results of games, each picture once. ``static`` is the folder of static files."""

    def __init__(self, environment: Environment, static: Path) -> None:
        self._environment = environment
        self.lettering = Lettering(static / "fonts" / "picture")
        icons = (static / "icons" / "icons.svg").read_text(encoding="utf-8")
        self._icons = dict(_SYMBOL.findall(icons))
        self._drawn: OrderedDict[bytes, bytes] = OrderedDict()
        self._one_at_a_time = Lock()

    def name(self, t: TablePresenter, seat: Seat) -> str:
        """Return a person's name in letters that can be drawn, or else their symbol's name."""
        person = t.person(seat)
        return self.lettering.drawable(person.name) or person.colour.replace("-", " ").capitalize()

    def result(self, t: TablePresenter, at: int | None) -> FinalResult:
        """Return the result of a game that ended at a time, with the names that pictures show."""
        return FinalResult(t, at, lambda seat: self.name(t, seat))

    def svg(self, t: TablePresenter, at: int | None) -> str:
        """Return the SVG of a game that ended at a time, by its own template or the shared one."""
        own = [f"games/{t.game}/result.svg", "result.svg"]
        template = self._environment.select_template(own)
        with t.speaking():
            drawn = template.render(
                t=t, result=self.result(t, at), draw=self.lettering, accent=accent_of(t.game)
            )
        used = sorted(set(_USED.findall(drawn)))
        symbols = "".join(f'<symbol id="icon-{each}"{self._icons[each]}</symbol>' for each in used)
        return drawn.replace("</svg>", f"<defs>{symbols}</defs></svg>", 1) if used else drawn

    def png(self, svg: str) -> bytes:
        """Return the PNG of an SVG, from the cache if it was drawn before.

        One picture is drawn at a time, in a separate process: the server keeps handling requests,
        and any number of requests for pictures uses only one of the machine's cores.

        :raises PictureError: if that fails.
        """
        key = blake2b(svg.encode(), digest_size=16).digest()
        with self._one_at_a_time:
            png = self._drawn.pop(key, None) or self._draw(svg)
            self._drawn[key] = png
            while len(self._drawn) > KEPT:
                self._drawn.popitem(last=False)
            return png

    def _draw(self, svg: str) -> bytes:
        """Draw an SVG.

        :raises PictureError: if that fails.
        """
        given = f"{json.dumps(self.lettering.files)}\n{svg}".encode()
        try:
            done = subprocess.run(  # noqa: S603  # our own program; what people wrote is in its input
                drawing_command(), input=given, capture_output=True, timeout=PATIENCE, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise PictureError(str(error)) from error
        if done.returncode or not done.stdout.startswith(b"\x89PNG"):
            raise PictureError(done.stderr.decode(errors="replace")[-500:])
        return done.stdout
