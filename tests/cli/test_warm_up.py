"""What evenings need is read and compiled while nobody waits for it."""

from __future__ import annotations

from jinja2 import DictLoader, Environment

from companion.cli.warm_up import needed, start_warming_up
from companion.web.app import create_app
from companion.words.language import families, forget, messages
from rules.engine.registry import GAMES


def loaded(env: Environment) -> set[str]:
    """Return the names of the templates that an environment has compiled."""
    assert env.cache is not None
    return {template.name for template in env.cache.values() if template.name}


def test_what_boards_and_pads_are_drawn_with_is_compiled() -> None:
    env = create_app({"DATABASE": "sqlite://"}).jinja_env
    names = needed(env)
    assert {"board/index.html", "pad/main.html", "pages/join.html", "say/words.html"} <= set(names)
    assert names.index("board/index.html") < names.index("pad/index.html")
    assert {"table/scene.html", "table/pad.html", "games/eatme/pad.html"} <= set(names)
    assert not loaded(env) >= set(names)
    start_warming_up(env, "nl").join()
    assert loaded(env) >= set(names)


def test_the_words_of_a_language_are_read_those_of_games_too() -> None:
    forget()
    start_warming_up(Environment(loader=DictLoader({}), autoescape=True), "nl").join()
    read = messages.cache_info().misses
    assert {"app", "board", "pad"} <= set(families("nl"))
    for family in (*families("nl"), *GAMES):
        assert messages(family, "nl") is not None
    assert messages.cache_info().misses == read


def test_a_broken_template_stops_nothing() -> None:
    env = Environment(
        loader=DictLoader({"board/a.html": "{% if %}", "board/b.html": "b"}), autoescape=True
    )
    start_warming_up(env, "nl").join()
    assert loaded(env) == {"board/b.html"}
