"""Reads templates, words and static files again while their author changes them (``companion --dev``)."""

from __future__ import annotations

import logging
from typing import cast

from flask import Flask

from companion.rendering.environment import add_components
from companion.web.services import Services
from companion.web.static_files import StaticFiles

log = logging.getLogger(__name__)


def read_again(app: Flask) -> None:
    """Drop what was kept of templates and static files, and let all open screens load their page again.

    A template that every page needs may be broken: then it is logged why, and the previous macros
    are kept.
    """
    services: Services = app.extensions["companion"]
    static = cast("StaticFiles", app.extensions["static_files"])
    env = app.jinja_env
    static.read()
    env.globals.update(accents=static.accents, first_styles=static.first_styles)
    if env.cache is not None:
        env.cache.clear()
    try:
        add_components(env)
    except Exception:  # a template may fail in any way
        log.exception("the macros of all templates cannot be loaded")
    services.languages.forget()
    services.renderer.start_again()
    services.hub.files = static.version
    services.hub.reload_all()
