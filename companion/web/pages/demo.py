"""Demos, games that play themselves: the board, the phones beside it, and captions."""

from __future__ import annotations

import re
from urllib.parse import urlencode

from flask import Blueprint, redirect, render_template, request, url_for
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response

from companion.presenters import Viewer, screen_data
from companion.presenters.demo import DemoStepPresenter
from companion.presenters.sentences import spoken_meta, spoken_metas
from companion.presenters.viewer import RenderCache
from companion.tables.demos import SEEDS, Demo, find_demo
from companion.web.came_from import came_from
from companion.web.device_cookies import is_laptop
from companion.web.screens import render_screen
from companion.web.services import services
from companion.web.words import said
from rules.engine import registry

demo = Blueprint("demo", __name__)

_PATH = re.compile(r"/(?!/|show-me)[\w/-]{0,64}", re.ASCII)
"""The paths of pages other than demos."""


@demo.get("/show-me")
def index() -> Response:
    """Show the first game."""
    back = came_from(_PATH)
    query = {"from": back} if back not in {"", url_for("home.index")} else {}
    return redirect(
        f"{url_for('demo.show', game=registry.GAMES[0])}?{urlencode(query)}".rstrip("?")
    )


@demo.get("/show-me/<game>")
def show(game: str) -> str:
    """Show a demo from its beginning, or from the ``step`` in the query."""
    found = _find(game, request.args.get("seed", 1, type=int))
    number = max(0, min(request.args.get("step", 0, type=int), len(found.steps) - 1))
    games = spoken_metas()
    after = registry.GAMES[(registry.GAMES.index(game) + 1) % len(registry.GAMES)]
    return render_template(
        "demo/index.html",
        meta=spoken_meta(game),
        games=games,
        after=spoken_meta(after),
        next_seed=found.seed if after != registry.GAMES[0] else found.seed % SEEDS + 1,
        seed=found.seed,
        last=len(found.steps) - 1,
        number=number,
        step=_draw(found, number),
        seats=found.seats,
        keeps_on="keep" in request.args,
        back=came_from(_PATH) or url_for("home.index"),
        is_laptop=is_laptop(),
    )


@demo.get("/show-me/<game>/<int:seed>/<int:number>")
def step(game: str, seed: int, number: int) -> str:
    """Return one step of a demo."""
    found = _find(game, seed)
    if number >= len(found.steps):
        raise NotFound(said("no-such-step"))
    return _draw(found, number)


@demo.get("/show-me/<game>/phone")
def phone(game: str) -> str:
    """Show an empty phone; the page around it sends its content."""
    if game not in registry.GAMES:
        raise NotFound(said("no-such-game"))
    return render_template("demo/phone.html", game=game)


def _find(game: str, seed: int) -> Demo:
    if game not in registry.GAMES:
        raise NotFound(said("no-such-game"))
    if not 1 <= seed <= SEEDS:
        raise NotFound(said("games-to-see", count=SEEDS))
    return find_demo(game, seed)


def _draw(found: Demo, number: int) -> str:
    """Render the board as a viewer without a seat sees it, and each phone as its player does."""
    renderer, language = services().renderer, services().language
    spoken = language.code
    with found.at(number) as table:
        cache: RenderCache = {}
        t = renderer.presenter(table, Viewer("board", language=spoken), cache)
        demo_step = DemoStepPresenter(t, found, number)
        phones = []
        for seat in found.seats:
            own = renderer.presenter(table, Viewer("pad", seat, language=spoken), cache)
            picked = demo_step.picked(own)
            html = render_screen("demo/screen.html", t=own, step=demo_step.step, picked=picked)
            phones.append((seat, own.plain_name(seat), html))
        shows = screen_data.show(t)
        return render_screen("demo/step.html", t=t, demo=demo_step, phones=phones, show=shows)
