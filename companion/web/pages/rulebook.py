"""The rulebooks: each game's own page, with an anchor for every rule."""

from __future__ import annotations

import re
from functools import lru_cache

from flask import Blueprint, abort, render_template, request

from companion.presenters import rulebooks
from companion.presenters.sentences import spoken_answers, spoken_code, spoken_meta, spoken_metas
from companion.tables.lobby import InForce, in_force
from companion.web.came_from import came_from
from companion.web.device_cookies import actor
from companion.web.rule_search import Found, Rule, RuleSearch
from companion.web.services import services
from rules.engine import registry

rulebook = Blueprint("rulebook", __name__)


_SCREEN = re.compile(r"/(?:pad|watch|board)/(\w{1,16})(?:/\w{1,16})?", re.ASCII)
"""The paths of screens, which name the code of their table."""


@lru_cache(maxsize=8)
def _search(language: str) -> RuleSearch:
    """Return the search in all rulebooks, in a language."""
    rules = (
        Rule(game, each.anchor, each.heading, each.html.striptags())
        for game in registry.GAMES
        for each in rulebooks.read(game, language).sections
    )
    return RuleSearch(rules, language)


def _searched() -> str:
    return request.args.get("q", "").strip()


def _find(game: str | None = None) -> list[Found]:
    return _search(spoken_code()).find(_searched(), game)


def _options_at_their_table(game: str) -> list[InForce]:
    """Return the options in force at the reader's table, if it plays this game.

    Only devices with a seat or the host's right there get them, so the page does not reveal which
    tables exist.
    """
    screen = _SCREEN.fullmatch(came_from(_SCREEN))
    table = services().tables.in_memory(screen[1]) if screen else None
    if table is None or table.playing is None or table.playing.game != game:
        return []
    here = actor(table)
    if not (here.host or here.seats):
        return []
    return in_force(table.playing, spoken_meta(game), spoken_answers(), table.referee)


@rulebook.get("/rules/<game>")
def show(game: str) -> str:
    """Show a game's rulebook."""
    if game not in registry.GAMES:
        abort(404)
    return render_template(
        "pages/rulebook.html",
        meta=spoken_meta(game),
        book=rulebooks.read(game, spoken_code()),
        came_from=came_from(_SCREEN),
        in_force=_options_at_their_table(game),
        searched=_searched(),
        found=_find(game),
    )


@rulebook.get("/rules")
def index() -> str:
    """Show the list of rulebooks."""
    games = spoken_metas()
    return render_template(
        "pages/rules.html",
        games=games,
        came_from=came_from(_SCREEN),
        searched=_searched(),
        found=_find(),
    )
