"""Templates compiled our way draw what Jinja's own compiler makes them draw."""

from __future__ import annotations

from random import Random

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, UndefinedError
from jinja2.compiler import CodeGenerator
from markupsafe import Markup

from companion.rendering.jinja_compiler import lean, text
from companion.web import app
from rules.engine.registry import GAMES
from tests.rendering.test_renderer import laid_with, step


def drawn(source: str, **given: object) -> str:
    """Draw a template our way, and hold it against Jinja's."""
    ours, theirs = (
        Environment(
            autoescape=True,
            undefined=StrictUndefined,
            loader=DictLoader({"page": source, "parts": PARTS}),
        )
        for _ in range(2)
    )
    lean(ours)
    drawing = ours.get_template("page").render(given)
    assert drawing == theirs.get_template("page").render(given)
    return drawing


PARTS = """
{%- macro pair(one, two="<2>", three=none) -%}{{ one }}|{{ two }}|{{ three }}{%- endmacro -%}
{%- macro many(first) -%}{{ first }}{{ varargs | join("-") }}{{ kwargs.last }}{%- endmacro -%}
"""
USES = "{%- from 'parts' import pair, many -%}"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
def test_every_screen_is_what_jinja_makes_of_it(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = laid_with(game, seed)
    with monkeypatch.context() as patch:
        patch.setattr(app, "lean", lambda _: None)
        theirs = laid_with(game, seed)
    assert theirs.app.jinja_env.code_generator_class is CodeGenerator
    assert ours.app.jinja_env.code_generator_class is not CodeGenerator
    theirs.table.code = ours.table.code
    rng, count = Random(seed), 0
    while ours.table.referee is not None and not ours.table.referee.over and count < 120:
        before = rng.getstate()
        step(ours, rng)
        rng.setstate(before)
        step(theirs, rng)
        if (count := count + 1) < 30 or count % 9 == 0:
            assert ours.everything() == theirs.everything()
    assert count > 10


def test_a_macro_is_given_what_it_is_called_with() -> None:
    assert drawn(USES + "{{ pair('<') }}") == "&lt;|&lt;2&gt;|None"
    assert drawn(USES + "{{ pair(1, three=3) }}") == "1|&lt;2&gt;|3"
    assert drawn(USES + "{{ pair(three=3, one=1, two=2) }}") == "1|2|3"
    assert drawn(USES + "{{ many(1, 2, 3, last=4) }}") == "12-34"
    assert drawn(USES + "{{ pair(*[1, 2], **{'three': 3}) }}") == "1|2|3"


@pytest.mark.parametrize("wrong", ["pair(1, 2, 3, 4)", "pair(1, four=4)", "pair(1, one=1)"])
def test_a_macro_says_what_it_has_no_place_for(wrong: str) -> None:
    with pytest.raises(TypeError, match="macro 'pair'"):
        drawn(USES + "{{ " + wrong + " }}")


def test_a_dictionary_is_asked_for_its_entry_and_an_object_for_its_attribute() -> None:
    given = {"thing": {"name": "<a>", "inner": {"items": 1}}, "words": Markup("<b>")}
    assert drawn("{{ thing.name }}{{ words }}{{ words.upper() }}", **given) == ("&lt;a&gt;<b><B>")
    assert drawn("{% for key, value in thing.items() %}{{ key }} {% endfor %}", **given) == (
        "name inner "
    )


def test_what_nobody_defined_is_a_mistake() -> None:
    for source in ("{{ nothing }}", "{{ nothing.at_all }}", "{{ nothing() }}"):
        with pytest.raises(UndefinedError):
            drawn(source)


def test_text_is_escaped_once() -> None:
    assert text("<&>\"'") == "&lt;&amp;&gt;&#34;&#39;"
    assert text(text("<")) == "&lt;"
    assert text(Markup("<i>")) == "<i>"
    assert text(7) == "7"
    # Equal to each other, and yet not the same.
    assert (text("<i>"), text(Markup("<i>"))) == ("&lt;i&gt;", "<i>")
