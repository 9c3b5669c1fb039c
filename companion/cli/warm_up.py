"""Words, templates and the games' rules, loaded before anybody waits for a page that needs them.

The first board and the first pad would take a second each on a slow laptop, since their words are read and their
templates compiled then. So that is done one by one while the server is idle: the words of the system's language,
which the board most likely speaks, the templates that every evening needs, and then the games', with their
rules. A process that has just started may be given the tables of one that has ended, all games
among them.
"""

from __future__ import annotations

import logging
from contextlib import suppress

from gevent import Greenlet, idle, spawn
from jinja2 import Environment, TemplateError

from companion.words.language import families, messages
from rules.engine.registry import GAMES, load

log = logging.getLogger(__name__)

NEEDED = (
    *("base", "macros", "cached_macros", "say/", "board/", "pages/join", "pages/page", "pad/"),
    *("watch/", "can", "correction", "redo", "trouble", "table/", "games/"),
)
"""What the names of such templates begin with, in the order in which they are needed."""


def start_warming_up(env: Environment, language: str) -> Greenlet:
    """Start a greenlet that loads all of that; return it."""
    return spawn(_warm_up, env, language)


def needed(env: Environment) -> list[str]:
    """Return the templates that evenings need, in the order in which they are needed."""
    names = sorted(env.list_templates())
    return [name for start in NEEDED for name in names if name.startswith(start)]


def _warm_up(env: Environment, language: str) -> None:
    for family in (*families(language), *GAMES):
        idle()
        with suppress(UnicodeDecodeError):
            messages(family, language)
    for name in needed(env):
        idle()
        # Whatever needs one that is broken says so.
        with suppress(TemplateError, UnicodeDecodeError):
            env.get_template(name)
    for game in GAMES:
        idle()
        try:
            load(game)
        except Exception:  # another package's game may fail in any way, and stop nothing
            log.exception("the rules of %s cannot be loaded", game)
