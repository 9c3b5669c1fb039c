"""What evenings need is compiled while nobody waits for it."""

from __future__ import annotations

from jinja2 import DictLoader, Environment

from companion.cli.warm_up import needed, start_compiling
from companion.web.app import create_app


def loaded(env: Environment) -> set[str]:
    """Return the names of the templates that an environment has compiled."""
    assert env.cache is not None
    return {template.name for template in env.cache.values() if template.name}


def test_what_boards_and_pads_are_drawn_with_is_compiled() -> None:
    env = create_app({"DATABASE": "sqlite://"}).jinja_env
    names = needed(env)
    assert {"board/index.html", "pad/prompt.html", "pages/join.html", "say/words.html"} <= set(
        names
    )
    assert names.index("board/index.html") < names.index("pad/index.html")
    assert {"table/scene.html", "table/pad.html", "games/eatme/pad.html"} <= set(names)
    assert not loaded(env) >= set(names)
    start_compiling(env).join()
    assert loaded(env) >= set(names)


def test_a_broken_template_stops_nothing() -> None:
    env = Environment(
        loader=DictLoader({"board/a.html": "{% if %}", "board/b.html": "b"}), autoescape=True
    )
    start_compiling(env).join()
    assert loaded(env) == {"board/b.html"}
