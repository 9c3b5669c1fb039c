"""The styles that one page uses, and no others: a phone that has nothing yet waits for them before it shows anything.

``css/tokens+base+pad@join.css`` is those sheets without the rules that nothing on the join page can match: those that name an
element, a class, an id or an attribute which none of the page's templates has. A rule is kept where that is not clear.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from jinja2 import Environment, meta

from companion.web.style_sheets import Rule, parse, split, written

PAGES = {"join": "pages/join.html"}
"""The pages that have styles of their own, and their templates."""
_NOTE = re.compile(r"{#.*?#}", re.DOTALL)
_TAG = re.compile(r"<([a-z][a-z0-9]*)")
_ATTRIBUTE = re.compile(r'([a-z][a-z-]*)="([^"]*)"')
_WORD = re.compile(r"[\w-]+")
_BARE = re.compile(r"\b(?:hidden|disabled|checked|open|required|crossorigin|defer|data-[\w-]+)\b")
_ARGUMENTS = re.compile(r"\([^()]*\)")
_ASKS_ATTRIBUTE = re.compile(r"\[([\w-]+)[^\]]*\]")
_PSEUDO = re.compile(r"::?[\w-]+")
_NAME = re.compile(r"(?<![\w-])[a-zA-Z][\w-]*")
_WHOLE = ("@font-face", "@keyframes", "@page")
"""At-rules that hold no rules for elements."""


def page_of(name: str) -> tuple[str, str | None]:
    """Split ``"accents@join"`` into the sheet's name and the page's; None where it is for all pages."""
    sheet, at, page = name.partition("@")
    return sheet, page if at else None


def templates_of(name: str, read: Callable[[str], str]) -> list[str]:
    """Return the names of a template and of all that it extends, includes or imports."""
    found = [name]
    for each in found:
        parsed = Environment().parse(read(each))  # noqa: S701  # nothing is rendered
        found += [new for new in meta.find_referenced_templates(parsed) if new and new not in found]
    return found


def names_in(templates: Iterable[str]) -> frozenset[str]:
    """Return the elements, classes, ids and attributes that templates can have."""
    found = set[str]()
    for text in (_NOTE.sub("", each) for each in templates):
        found.update(_TAG.findall(text), _BARE.findall(text))
        for attribute, value in _ATTRIBUTE.findall(text):
            found.add(attribute)
            if attribute in {"class", "id"}:
                found.update(_WORD.findall(value))
    return frozenset(found)


def used(css: str, names: frozenset[str]) -> str:
    """Return a style sheet without the rules that ask for what has none of these names.

    :raises ValueError: when it cannot be read.
    """
    return written(_used(parse(css), names))


def _used(rules: list[Rule], names: frozenset[str]) -> list[Rule]:
    kept = []
    for rule in rules:
        if rule.head.startswith(_WHOLE):
            kept.append(rule)
        elif rule.head.startswith("@"):
            if inside := _used(rule.rules, names):
                kept.append(Rule(rule.head, rule.declarations, inside))
        elif selectors := [each for each in split(rule.head, ",") if _asked_for(each) <= names]:
            kept.append(Rule(",".join(selectors), rule.declarations, rule.rules))
    return kept


@lru_cache(maxsize=4096)
def _asked_for(selector: str) -> frozenset[str]:
    """Return the names that something must have to match; what stands in ``:is(…)`` and its kin is not looked at."""
    while (shorter := _ARGUMENTS.sub("", selector)) != selector:
        selector = shorter
    attributes = _ASKS_ATTRIBUTE.findall(selector)
    plain = _PSEUDO.sub("", _ASKS_ATTRIBUTE.sub("", selector))
    return frozenset(attributes) | frozenset(_NAME.findall(plain))
