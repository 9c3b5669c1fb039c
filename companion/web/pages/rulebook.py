"""The rulebooks: each game's own page, with an anchor for every rule."""

from __future__ import annotations

from functools import lru_cache

from flask import Blueprint, abort, render_template
from markdown import Markdown
from markupsafe import Markup

from rules.engine import registry

rulebook = Blueprint("rulebook", __name__)


@lru_cache(maxsize=32)
def _pages(game: str) -> tuple[Markup, Markup]:
    """Return a rulebook's contents and text as HTML, which is safe: the rulebooks are ours."""
    converter = Markdown(
        extensions=["attr_list", "toc", "tables"],
        extension_configs={
            "tables": {"use_align_attribute": True},
            "toc": {"toc_depth": "2-3"},
        },
    )
    text = Markup(converter.convert(registry.rulebook(game)))
    return Markup(getattr(converter, "toc", "")), text


@rulebook.get("/rules/<game>")
def show(game: str) -> str:
    """Show a game's rulebook."""
    if game not in registry.GAMES:
        abort(404)
    contents, text = _pages(game)
    return render_template(
        "pages/rulebook.html", meta=registry.meta(game), contents=contents, text=text
    )


@rulebook.get("/rules")
def index() -> str:
    """Show the list of rulebooks."""
    return render_template("pages/rules.html", games=[registry.meta(g) for g in registry.GAMES])
