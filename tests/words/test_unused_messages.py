"""Every English message is said somewhere: a template, a script or Python names it, or another message."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from companion.words.checking import families, read
from companion.words.language import SOURCE
from companion.words.metadata import english_words
from rules.engine.registry import GAMES, folder
from tests.docs.what_games_define import MESSAGES

ROOT = Path(__file__).parents[2]
APP = tuple(ROOT / each for each in ("companion", "rules/engine", "rules/prompts", "templates"))
SCRIPTS = ROOT / "static" / "js"
NAME = re.compile(r"""["'`]([a-z][a-z0-9_-]*(?:\.[a-z0-9_-]+)*)["'`]""")
START = re.compile(r"""["'`]([a-z][a-z0-9_-]*[_-])(?:["'`]|\{|\$\{)""")
END = re.compile(r"""(?:["'`]|\})([_-][a-z0-9_-]+)["'`]""")
CLASS = re.compile(r"^ *class (\w+)", re.MULTILINE)
BY_NAME = tuple(each.partition("<")[0] for each in MESSAGES if each[0] != "<")
"""How the messages begin that the app looks for by the name of a prompt, a fact or a beat."""
MADE = {"picked-sealed"}
"""Those whose names are made of two words of the program: of a step of a game that plays itself."""


def hyphened(name: str) -> str:
    return name.replace("_", "-")


@cache
def source(root: Path) -> str:
    """Return all Python, templates and scripts of a folder."""
    kinds = ("*.py", "*.html", "*.svg", "*.js")
    files = sorted(each for kind in kinds for each in root.rglob(kind))
    return "\n".join(each.read_text(encoding="utf-8") for each in files)


def sources(family: str) -> list[str]:
    """Return the sources that may name a message of a family."""
    found = [source(each) for each in (*APP, SCRIPTS)]
    found += [each.read_text(encoding="utf-8") for each in (ROOT / "rules").glob("*.py")]
    if family in GAMES:
        return [*found, source(folder(family))]
    return [*found, *(source(folder(game)) for game in GAMES)]


def named(text: str) -> set[str]:
    """Return all that a source could name: its literals, each of their parts, and its classes as facts."""
    found = {hyphened(each) for each in NAME.findall(text)}
    found |= {part for each in found for part in each.split(".")}
    found |= {
        "".join(f"-{c.lower()}" if c.isupper() else c for c in each).lstrip("-")
        for each in CLASS.findall(text)
    }
    return found | {
        hyphened(each.lower()) for each in re.findall(r"^    ([A-Z_]+) = ", text, re.MULTILINE)
    }


def unused(family: str) -> list[str]:
    """Return the messages of a family that nothing names."""
    file = read(family, SOURCE)
    assert file is not None
    texts = sources(family)
    names = set().union(*map(named, texts))
    starts = {hyphened(each) for text in texts for each in START.findall(text)} - set(BY_NAME)
    ends = {hyphened(each) for text in texts for each in END.findall(text)}
    of_meta = (
        {line.partition(" ")[0] for line in english_words(family).splitlines()}
        if family in GAMES
        else set()
    )

    def is_used(name: str) -> bool:
        if name in names | MADE:
            return True
        # Some of several messages are drawn by lot, and found by their numbers.
        name = re.sub(r"(-\d+)+$", "", name)
        rests = [
            name.removeprefix(each)
            for each in BY_NAME
            if each.endswith("-") and name.startswith(each)
        ]
        return (
            name in names
            or name in BY_NAME
            or any(each in names or f"{each}-" in starts for each in rests)
            or name.startswith(tuple(starts))
            or name.endswith(tuple(ends))
        )

    return sorted(each for each in file.names - file.referred() - of_meta if not is_used(each))


@pytest.mark.parametrize("family", families())
def test_every_message_is_named_somewhere(family: str) -> None:
    assert unused(family) == []


def test_one_that_nothing_names_is_found() -> None:
    texts = sources("feast")
    assert "frobnicates-thoroughly" not in set().union(*map(named, texts))
