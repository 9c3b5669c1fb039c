"""Reading style sheets, and writing them in few letters."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_CLOSES = {"(": ")", "[": "]"}


@dataclass
class Rule:
    """A rule, with its declarations; or an at-rule, with rules or declarations in it."""

    head: str
    declarations: list[tuple[str, str]] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)

    def __str__(self) -> str:
        inner = ";".join(f"{name}:{value}" for name, value in self.declarations)
        return f"{self.head}{{{inner}{''.join(map(str, self.rules))}}}"


def compact(css: str) -> str:
    """Return a style sheet without its comments and the space between words, a rule a line.

    :raises ValueError: when it cannot be read.
    """
    return written(parse(css))


def written(rules: list[Rule]) -> str:
    """Write a style sheet, a rule a line."""
    return "".join(f"{rule}\n" for rule in rules)


def _short(words: str) -> str:
    words = " ".join(words.split())
    return words if '"' in words or "'" in words else words.replace(", ", ",")


def parse(css: str) -> list[Rule]:
    """Read a style sheet: rules, and at-rules that hold rules or declarations."""
    return _read(_COMMENT.sub(" ", css)).rules


def _read(text: str, head: str = "") -> Rule:
    rule = Rule(head)
    start = at = 0
    while at < len(text):
        at = stop(text, at, "{;")
        words = text[start:at].strip()
        if at < len(text) and text[at] == "{":
            end = stop(text, at + 1, "}")
            if end == len(text):
                raise ValueError(f"{words} is not closed")
            rule.rules.append(_read(text[at + 1 : end], _short(words)))
            at = end
        elif words:
            name, colon, value = words.partition(":")
            if not colon:
                raise ValueError(f"this is no declaration: {words}")
            rule.declarations.append((name.strip(), _short(value)))
        at = start = at + 1
    return rule


def stop(text: str, at: int, marks: str) -> int:
    """Return where the next of these marks stands, outside of strings, brackets and blocks."""
    closing: list[str] = []
    while at < len(text):
        letter = text[at]
        if letter in "\"'":
            at = text.index(letter, at + 1)
        elif not closing and letter in marks:
            return at
        elif closing and letter == closing[-1]:
            closing.pop()
        elif letter in _CLOSES:
            closing.append(_CLOSES[letter])
        elif letter == "{":
            closing.append("}")
        at += 1
    return at


def split(text: str, marks: str) -> list[str]:
    """Split a text at marks that stand outside of strings and brackets."""
    parts, start = [], 0
    while start <= len(text):
        end = stop(text, start, marks)
        parts.append(text[start:end].strip())
        start = end + 1
    return [part for part in parts if part]
