"""Checks the words of a language against English: ``python -m companion.words.checking de``.

It prints what is missing, unknown, wrong, long, or said as the language does not say it, a line
each, and ends with 1 if anything but a length was found.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from markupsafe import Markup

from companion.words.arguments import Speaker
from companion.words.functions import functions
from companion.words.language import FOLDER, SOURCE, file_of
from companion.words.messages import Messages
from companion.words.metadata import english_words
from rules.engine import registry

LONGEST = 110
"""How many characters a sentence of a screen may have, of docs/voice.md."""
SAYING = frozenset({"SAY", "SENTENCES", "COMMAS", "SEMICOLONS", "DOTS", "OR"})
"""The functions that name a message of the same file."""
BUILT_IN = frozenset({"NUMBER", "DATETIME"})
PLURALS = frozenset({"zero", "one", "two"})
"""The plural forms by which a choice is known to be one by number; "few" and "many" may be words of a game."""
OPTIONAL = re.compile(r"comment-.*-\d+|game-name|also-known")
"""Messages that a language may have more or fewer of than English: comments, and names by which a country knows a game."""
FILLED_IN = "scripts"
"""The messages whose values scripts of a page fill in: no function sees a name there."""
ANCHORS = re.compile(r"\{[:#][^}]*\}|\]\(#[^)]*\)")
"""What a rulebook has for links: nobody reads it."""


class File:
    """The messages of one file, and what is wrong with its syntax."""

    def __init__(self, text: str) -> None:
        self.parts: dict[str, ast.Pattern] = {}
        self._messages = Messages(SOURCE, text)
        self.junk: list[str] = []
        self.twice: list[str] = []
        for entry in FluentParser(with_spans=True).parse(text).body:
            if isinstance(entry, ast.Junk):
                line = text[: entry.span.start].count("\n") + 1 if entry.span else 0
                why = entry.annotations[0].message if entry.annotations else "not understood"
                first = (entry.content or "").strip().splitlines()[0]
                self.junk.append(f"line {line}: {why}: {first}")
            elif isinstance(entry, ast.Message):
                patterns = {entry.id.name: entry.value} | {
                    f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes
                }
                self.twice += [name for name in patterns if name in self.parts]
                self.parts |= {name: each for name, each in patterns.items() if each is not None}

    @property
    def names(self) -> set[str]:
        """The names of all messages."""
        return {name.partition(".")[0] for name in self.parts}

    def reads(self, part: str) -> Reads:
        """Return what a message or attribute refers to."""
        reads = Reads()
        reads.visit(self.parts[part])
        return reads

    def referred(self) -> set[str]:
        """Return the names of the messages that others of the file refer to."""
        return {name for part in self.parts for name in self.reads(part).messages}

    def variables(self, part: str) -> frozenset[str]:
        """Return the names of all that a message asks for, also in messages that it refers to."""
        name, _, attribute = part.partition(".")
        return self._messages.variables(name, attribute)


class Reads(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.plurals: list[set[str]] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        if node.id.name in SAYING and len(node.arguments.positional) > 1:
            named = node.arguments.positional[1]
            if isinstance(named, ast.StringLiteral):
                self.messages.add(named.value)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {each.key.name for each in node.variants if isinstance(each.key, ast.Identifier)}
        ordinal = (
            isinstance(node.selector, ast.FunctionReference) and node.selector.id.name == "ORDINAL"
        )
        if keys & PLURALS and not ordinal:
            self.plurals.append(keys)
        self.generic_visit(node)


@cache
def families() -> tuple[str, ...]:
    """Return the names of all files: of the parts of the app, then of the games."""
    own = sorted(each.stem for each in (FOLDER / SOURCE).glob("*.ftl"))
    return (*own, *registry.GAMES)


def read(family: str, language: str) -> File | None:
    """Return a file of messages; None if it is not there."""
    path = file_of(family, language)
    if not path.is_file():
        return None
    text = path.read_text(encoding="utf-8")
    if language == SOURCE and family in registry.GAMES:
        text += "\n" + english_words(family)
    return File(text)


def mistakes(family: str, language: str) -> Iterator[str]:
    """Yield what is wrong with a file: what is missing, unknown or cannot be said."""
    english = read(family, SOURCE)
    own = read(family, language)
    if english is None:
        return
    if own is None:
        yield "the file is missing"
        return
    yield from own.junk
    yield from (f"{name}: it is there twice" for name in own.twice)
    for part in english.parts:
        # Where English says a number in one form, a language may have one for each of its plurals.
        is_there = part in own.parts or f"{part}.other" in own.parts
        if not is_there and not OPTIONAL.fullmatch(part):
            yield f"{part}: it is missing"
    used = own.referred()
    for name in sorted(own.names - english.names - used):
        if not OPTIONAL.fullmatch(name):
            yield f"{name}: English has no such message"
    for part in own.parts:
        yield from _wrong(own, part, english, language)
        if family == FILLED_IN and (functions_used := own.reads(part).functions):
            yield f"{part}: scripts fill it in, where there is no {', '.join(sorted(functions_used))}"
        for said in _sentences(own.parts[part]):
            yield from (f"{part}: {each}" for each in avoided(said, language))
    yield from avoided_in_rulebook(family, language)


def _wrong(own: File, part: str, english: File, language: str) -> Iterator[str]:
    """Yield what is wrong with one message or attribute."""
    reads = own.reads(part)
    known = {*functions(_unsaid, Locale.parse(language)), *BUILT_IN}
    for name in sorted(reads.functions - known):
        yield f"{part}: there is no function {name}"
    for name in sorted(reads.messages - own.names):
        yield f"{part}: it refers to {name}, which is missing"
    if part in english.parts:
        # A fact's other parts read the same fields.
        stem = part.partition(".")[0]
        given = set().union(
            *(english.variables(each) for each in english.parts if each.partition(".")[0] == stem)
        )
        for name in sorted(own.variables(part) - given):
            yield f"{part}: English does not ask for ${name}"
    wanted = set(Locale.parse(language).plural_form.tags) - {"many"}
    for forms in reads.plurals:
        if lacking := wanted - forms:
            yield f"{part}: the plural form {', '.join(sorted(lacking))} is missing"
    text = _text(own.parts[part])
    if len(re.findall(r"<b[ >]", text)) != text.count("</b>"):
        yield f"{part}: <b> is not closed"


@cache
def avoid(language: str) -> Mapping[re.Pattern[str], str]:
    """Return what no sentence of a language says, and why, of its ``avoid.toml``; nothing if it has none."""
    path = FOLDER / language / "avoid.toml"
    if not path.is_file():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {re.compile(each, re.MULTILINE): str(why) for each, why in found.items()}


def avoided(said: str, language: str) -> Iterator[str]:
    """Yield what a text says that no sentence of its language does.

    >>> list(avoided("At the end, the most points win.", "en"))
    ['“most points win”: most points wins']
    """
    for each, why in avoid(language).items():
        for found in each.finditer(said):
            yield f"“{found[0].strip()}”: {why}"


def avoided_in_rulebook(family: str, language: str) -> Iterator[str]:
    """Yield the same of a game's rulebook, with the line; nothing where it is in English instead."""
    if family not in registry.GAMES:
        return
    text = registry.rulebook(family, language)
    if language != SOURCE and text == registry.rulebook(family):
        return
    for number, line in enumerate(text.splitlines(), start=1):
        for each in avoided(ANCHORS.sub("", line), language):
            yield f"rulebook, line {number}: {each}"


def _sentences(pattern: ast.Pattern) -> Iterator[str]:
    """Yield what a message says, and each of its branches: ``{}`` stands for what is filled in."""
    yield "".join(
        each.value if isinstance(each, ast.TextElement) else "{}" for each in pattern.elements
    )
    for each in pattern.elements:
        if isinstance(each, ast.Placeable) and isinstance(each.expression, ast.SelectExpression):
            for variant in each.expression.variants:
                yield from _sentences(variant.value)


def _unsaid(name: str, about: Mapping[str, object], speaker: Speaker) -> Markup:
    """Say nothing: only the names of functions are wanted."""
    del name, about, speaker
    return Markup()


def _text(pattern: ast.Pattern) -> str:
    """Return the words of a pattern and of all its branches."""
    words: list[str] = []

    class Words(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
            words.append(node.value)

    Words().visit(pattern)
    return " ".join(words)


def long(family: str, language: str) -> Iterator[str]:
    """Yield which sentences of one piece are longer than a screen has room for, and than in English."""
    english, own = read(family, SOURCE), read(family, language)
    if english is None or own is None:
        return
    for part in own.parts.keys() & english.parts.keys():
        mine, theirs = (each.parts[part] for each in (own, english))
        if any(isinstance(each, ast.Placeable) for each in mine.elements):
            continue
        said, source = _text(mine), _text(theirs)
        if max(map(len, said.splitlines())) > LONGEST >= max(map(len, source.splitlines())):
            yield f"{part}: {len(said)} characters, English has {len(source)}"


def main(arguments: list[str]) -> int:
    """Print what is wrong with a language, and how many messages it has."""
    if len(arguments) != 1:
        print("Say which language, by its code: it for Italian.")
        return 2
    language = arguments[0]
    wrong = said = 0
    for family in families():
        path = _shown(file_of(family, language))
        for line in mistakes(family, language):
            print(f"{path}: {line}")
            wrong += 1
        for line in long(family, language):
            print(f"{path}: long: {line}")
        own = read(family, language)
        said += 0 if own is None else len(own.parts)
    print(f"{language}: {said} messages, {wrong} to mend")
    return 1 if wrong else 0


def _shown(path: Path) -> Path:
    return path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
