"""Every class, custom property and animation of the style sheets is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHEETS = [*ROOT.glob("static/css/*.css"), *ROOT.glob("rules/games/*/static/*.css")]

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_QUOTED = re.compile(r'"[^"]*"')
_CLASS = re.compile(r"\.([A-Za-z][\w-]*)")
_PARENTHESES = re.compile(r"\([^()]*\)")
_WORD = re.compile(r"[A-Za-z][\w-]*")
_JINJA = r"\{\{.*?\}\}|\{%.*?%\}"
_CLASS_ATTRIBUTE = re.compile(rf'\bclass="((?:{_JINJA}|[^"])*)"', re.DOTALL)
_EXPRESSION = re.compile(_JINJA, re.DOTALL)
_STRING = re.compile(r'"[^"\n]*"|\'[^\'\n]*\'|`[^`]*`')
_MARKDOWN_CLASS = re.compile(r"^\{: \.([\w-]+)\}", re.MULTILINE)


def files(*patterns: str) -> Iterator[str]:
    """Yield the text of each file that a pattern finds."""
    for pattern in patterns:
        for path in ROOT.glob(pattern):
            yield path.read_text(encoding="utf-8")


@cache
def styles() -> dict[str, str]:
    """Return each style sheet by its path, without comments."""
    return {
        path.relative_to(ROOT).as_posix(): _COMMENT.sub("", path.read_text(encoding="utf-8"))
        for path in SHEETS
    }


def selectors(css: str) -> Iterator[str]:
    for selector in re.findall(r"([^{};]+)\{", css):
        if not selector.strip().startswith("@"):
            yield _QUOTED.sub("", selector)


@cache
def given() -> set[str]:
    """Return the words that templates, scripts, rulebooks and the program give to elements as classes."""
    words = set[str]()
    for template in files(
        "templates/**/*.html", "rules/games/**/*.html", "rules/games/*/words/en.ftl"
    ):
        for attribute in _CLASS_ATTRIBUTE.findall(template):
            words |= set(_WORD.findall(_EXPRESSION.sub(" ", attribute)))
        for expression in _EXPRESSION.findall(template):
            for string in _STRING.findall(expression):
                words |= set(_WORD.findall(string))
    for script in files("static/js/*.js", "rules/games/*/static/*.js"):
        for string in _STRING.findall(re.sub(r"//.*", "", _COMMENT.sub("", script))):
            words |= set(_WORD.findall(string))
    for module in files("companion/**/*.py"):
        for node in ast.walk(ast.parse(module)):
            if isinstance(node, ast.Constant) and "class=" in str(node.value):
                words |= set(_WORD.findall(str(node.value)))
    for rulebook in files("rules/games/*/rulebook.md"):
        words |= set(_MARKDOWN_CLASS.findall(rulebook))
    return words


def test_every_class_is_given_to_an_element() -> None:
    unused = {
        (name, each)
        for name, css in styles().items()
        for selector in selectors(css)
        for each in _CLASS.findall(selector)
        if each not in given()
    }
    assert sorted(unused) == []


def test_every_custom_property_is_read() -> None:
    read = "\n".join([*styles().values(), *files("static/js/*.js", "rules/games/*/static/*.js")])
    unused = {
        (name, each)
        for name, css in styles().items()
        for each in re.findall(r"(--[\w-]+)\s*:", css)
        if f"var({each}" not in read and f'"{each}"' not in read
    }
    assert sorted(unused) == []


def animations() -> set[str]:
    """Return the names of the animations that rules play, each the first word of its value."""
    values = [
        value for css in styles().values() for value in re.findall(r"animation:([^;]*);", css)
    ]
    each = [part.split()[0] for value in values for part in _PARENTHESES.sub("", value).split(",")]
    return set(each) - {"none"}


def test_every_animation_is_played_and_defined() -> None:
    defined = {
        each for css in styles().values() for each in re.findall(r"@keyframes ([\w-]+)", css)
    }
    assert sorted(defined ^ animations()) == []


def test_an_unused_class_is_found() -> None:
    assert "frobnicated" not in given()
