"""Templates mean what Jinja means by them, whatever is remembered and called directly."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, UndefinedError, pass_context
from jinja2.runtime import Context
from markupsafe import Markup, escape

from companion.rendering import environment as ours
from companion.rendering.environment import COMPONENTS, DirectContext, Remembered, configure
from rules.engine.registry import GAMES, meta
from tests.rendering.test_renderer import laid_with, step
from tests.tables.table_fixture import TableFixture

PARTS = """
{%- macro pair(one, two="<2>", three=none) -%}{{ one }}|{{ two }}|{{ three }}{%- endmacro -%}
{%- macro many(first) -%}{{ first }}{{ varargs | join("-") }}{{ kwargs.last }}{%- endmacro -%}
{%- macro around() -%}<{{ caller() }}>{%- endmacro -%}
"""
USES = "{%- from 'parts' import pair, many, around -%}"


class Person:
    name = "<Ana>"

    def greet(self, other: str = "you", *, loud: bool = False) -> str:
        return f"<{other}{'!' if loud else ''}>"


def both_ways(source: str, **given: Any) -> str:
    """Render a template in our environment, and compare with Jinja's own."""
    environments = [
        Environment(
            autoescape=True,
            undefined=StrictUndefined,
            loader=DictLoader({"page": source, "parts": PARTS}),
        )
        for _ in range(2)
    ]
    configure(environments[0])
    assert environments[0].context_class is DirectContext
    environments[1].globals["remembered"] = lambda macro: macro
    first, second = (each.get_template("page").render(given) for each in environments)
    assert first == second
    return first


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_every_screen_is_what_jinja_alone_makes_of_it(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    direct = laid_with(game, seed, own_templates=True)
    with monkeypatch.context() as patch:
        patch.setattr(ours, "DirectContext", Context)
        patch.setattr(ours, "Remembered", lambda macro: macro)
        plain = laid_with(game, seed, own_templates=True)
    assert plain.app.jinja_env.context_class is Context
    assert direct.app.jinja_env.context_class is DirectContext
    assert isinstance(direct.app.jinja_env.globals["icon"], Remembered)
    assert not isinstance(plain.app.jinja_env.globals["icon"], Remembered)
    plain.table.code = direct.table.code
    rng, count = Random(seed), 0
    while direct.table.referee is not None and not direct.table.referee.over and count < 120:
        before = rng.getstate()
        step(direct, rng)
        rng.setstate(before)
        step(plain, rng)
        if (count := count + 1) < 30 or count % 9 == 0:
            assert direct.everything() == plain.everything()
    assert count >= 5


def test_defined_and_default_mean_what_jinja_means() -> None:
    asks = (
        "{{ p.name is defined }} {{ p.age is defined }} {{ d.a is defined }} {{ d.b is defined }}"
    )
    assert both_ways(asks, p=Person(), d={"a": 1}) == "True False True False"
    assert both_ways("{{ nobody is defined }} {{ p is defined }}", p=None) == "False True"
    assert both_ways("{{ p.age | default('old') }}", p=Person()) == "old"
    assert both_ways("{{ nobody | default('<') }}") == "&lt;"


def test_what_nobody_defined_is_a_mistake() -> None:
    for source in ("{{ nothing }}", "{{ nothing.at_all }}", "{{ nothing() }}", "{{ p.age }}"):
        with pytest.raises(UndefinedError):
            both_ways(source, p=Person())


def test_a_macro_gets_what_it_is_called_with() -> None:
    assert both_ways(USES + "{{ pair('<') }}") == "&lt;|&lt;2&gt;|None"
    assert both_ways(USES + "{{ pair(three=3, one=1, two=2) }}") == "1|2|3"
    assert both_ways(USES + "{{ many(1, 2, 3, last=4) }}") == "12-34"
    assert both_ways(USES + "{{ pair(*[1, 2], **{'three': 3}) }}") == "1|2|3"
    assert both_ways(USES + "{% call around() %}a{% endcall %}") == "<a>"
    for wrong in ("pair(1, 2, 3, 4)", "pair(1, four=4)"):
        with pytest.raises(TypeError, match="macro 'pair'"):
            both_ways(USES + "{{ " + wrong + " }}")


def test_methods_are_called_inside_loops_and_blocks() -> None:
    source = """{% for n in [1] %}{{ p.greet(n|string, loud=true) }}{% endfor %}
        {%- block b %}{% set x = "y" %}{{ p.greet(x) }}{{ words.get("a") }}{% endblock %}"""
    assert both_ways(source, p=Person(), words={"a": "<"}) == "&lt;1!&gt;&lt;y&gt;&lt;"


def test_a_function_that_wants_the_context_gets_it_with_the_loop_around_it() -> None:
    @pass_context
    def look_up(context: Context, name: str) -> Any:
        return context.resolve(name)

    assert (
        both_ways(
            "{{ f('p') }}{% for n in [7] %}{% set m = n %}{{ f('m') }}{% endfor %}", f=look_up, p=1
        )
        == "17"
    )


def test_a_remembered_macro_renders_the_same_arguments_once() -> None:
    rendered: list[object] = []
    source = """{%- macro show(value, more={}) -%}{% set _ = note(value) %}<{{ value }}>{%- endmacro -%}
        {%- set show = remembered(show) -%}"""
    environment = Environment(autoescape=True)
    configure(environment)
    environment.globals["note"] = rendered.append
    show = environment.from_string(source).module.show  # type: ignore[attr-defined]  # a macro
    assert [show("<"), show("<"), show(1)] == ["<&lt;>", "<&lt;>", "<1>"]
    assert rendered == ["<", 1]
    # A dictionary has no hash: it is rendered anew, and right.
    assert show("a", {"b": 1}) == show("a", {"b": 1}) == "<a>"
    assert rendered == ["<", 1, "a", "a"]
    with pytest.raises(TypeError, match="macro 'show'"):
        show(1, 2, 3)


def test_what_is_remembered_does_not_grow_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "MAX_CHARACTERS", 1000)
    rendered: list[str] = []

    def macro(value: str) -> Markup:
        rendered.append(value[0])
        return escape(value)

    show = Remembered(macro)
    values = [letter * 400 for letter in "abcde"]
    for value in (*values, *values[-2:], values[0]):
        assert show(value) == value
    # With c there was too much: a was forgotten, and the last ones were not.
    assert rendered == ["a", "b", "c", "d", "e", "a"]


def test_text_and_markup_that_are_equal_are_not_taken_for_each_other() -> None:
    source = """{%- macro show(value) -%}{{ value }}{%- endmacro -%}
        {%- set show = remembered(show) -%}{{ show(text) }}{{ show(markup) }}{{ show(text) }}"""
    assert both_ways(source, text="<i>", markup=Markup("<i>")) == "&lt;i&gt;<i>&lt;i&gt;"


def test_the_components_are_there_in_every_template() -> None:
    environment = laid_with("feast", 1, own_templates=True).app.jinja_env
    for names in COMPONENTS.values():
        for name in names:
            assert environment.globals[name]
    drawn = environment.from_string("{{ icon('crown') }}{{ command('undo', 'Undo') }}").render()
    assert "#crown" in drawn
    assert 'data-do="undo"' in drawn


def black_red_suits(html: str) -> list[str]:
    """Return the texts with a heart or a diamond in no colour."""
    coloured = re.sub(r'<span class="red-suit">[^<]*</span>', "", html)
    return [each for each in re.findall(r">([^<]*)<", coloured) if re.search("[♥♦]", each)]


@pytest.mark.parametrize("game", GAMES)
def test_hearts_and_diamonds_are_red_in_what_one_needs_and_picks(game: str) -> None:
    laid = TableFixture(meta(game).least)
    laid.ok(laid.host, "choose_game", game=game, options={})
    assert black_red_suits(laid.html("board", host=True)["stage"]) == []


def test_hearts_and_diamonds_are_red_on_buttons_for_trumps() -> None:
    laid = TableFixture(3)
    laid.start("ohhell", dealer="table", trumps="turned")
    laid.table.connect("device-Ana")
    screens = laid.html("board", host=True)["says"], laid.html("pad", laid.seats[0])["main"]
    for screen in screens:
        assert screen.count('<span class="red-suit">') == 2
        assert black_red_suits(screen) == []
