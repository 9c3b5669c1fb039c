"""What says the same is drawn once: the small pieces that screens are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

PURE = {
    "pure.html": (
        "icon",
        "mark",
        "who",
        "card",
        "rank_picks",
        "rank_keys",
        "asked",
        "score_row",
        "entry_item",
    ),
    "games/feast/place.html": ("place",),
}
"""The macros that say the same whenever they are given the same, by their files."""


def remember(environment: Environment) -> None:
    """Let the pure macros draw each thing once: a screen has dozens of icons and cards."""
    for path, names in PURE.items():
        module = environment.get_template(path).module
        for name in names:
            setattr(module, name, _remembering(getattr(module, name)))


def _remembering(draw: Callable[..., Markup]) -> Callable[..., Markup]:
    drawn = lru_cache(maxsize=4096)(draw)

    def remembered(*args: Any, **more: Any) -> Markup:
        try:
            return drawn(*args, **more)
        except TypeError:
            # What is given a mapping is drawn anew: that is rare, and no key.
            return draw(*args, **more)

    return remembered
