"""The messages of one family in one language: a game's, or one part of the app's.

:class:`fluent.runtime.FluentBundle` says them. What a message may be given is decided by its own
variables: each is a value that the caller names, or a field of what it is about.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from markupsafe import Markup

from companion.words.arguments import Speaker, found
from companion.words.functions import functions, speaking


class Mistake(Exception):
    """A message cannot be said: it asks for what there is not."""


class Messages:
    """The messages of one file."""

    def __init__(self, language: str, text: str, file: str = "") -> None:
        self.language = language
        self.file = file
        """Where they stand, for authors: "coin/words/en.ftl"."""
        self._bundle = FluentBundle(
            [language],
            functions=functions(self.say, Locale.parse(language)),
            use_isolating=False,
        )
        self._entries: dict[str, ast.Message | ast.Term] = {}
        resource = FluentResource(text)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                self._entries.setdefault(_id(entry), entry)
        self._variables: dict[Part, frozenset[str]] = {}
        self._fixed: dict[Part, Markup] = {}
        """What those messages say that are nothing but words."""

    def names(self) -> list[str]:
        """Return the names of all messages, in the order in which they are written."""
        return [name for name in self._entries if not name.startswith("-")]

    def has(self, name: str, attribute: str = "") -> bool:
        """Whether there is a message of this name with a value, or with this attribute."""
        entry = self._entries.get(name)
        if entry is None:
            return False
        return attribute in _attributes(entry) if attribute else entry.value is not None

    def attributes(self, name: str) -> list[str]:
        """Return the names of a message's attributes; none where there is no such message."""
        entry = self._entries.get(name)
        return [] if entry is None else list(_attributes(entry))

    def variables(self, name: str, attribute: str = "") -> frozenset[str]:
        """Return the names of what a message asks for, also in messages that it refers to."""
        part = Part(name, attribute)
        if part not in self._variables:
            self._variables[part] = self._read(part, set())
        return self._variables[part]

    def say(
        self, name: str, about: Mapping[str, object], speaker: Speaker, attribute: str = ""
    ) -> Markup:
        """Return what a message says, as markup; what it is given is escaped.

        :raises Mistake: if it asks for what there is not, or refers to no message.
        """
        part = Part(name, attribute)
        if part in self._fixed:
            return self._fixed[part]
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise Mistake(f"{self.language} {name}: it has no value")
        known = speaking.set(speaker)
        try:
            given = {}
            for each in self.variables(name, attribute):
                # What nothing has is left out: only a branch that is taken may miss it.
                with suppress(KeyError):
                    given[each] = found(each, about, speaker)
            said, errors = self._bundle.format_pattern(pattern, given)
        finally:
            speaking.reset(known)
        if errors:
            raise Mistake(f"{self.language} {name}: {errors[0]}") from errors[0]
        words = Markup(said)  # noqa: S704  # messages are ours, and what they are given is escaped
        written = self._pattern(part)
        if written and all(isinstance(each, ast.TextElement) for each in written.elements):
            self._fixed[part] = words
        return words

    def _pattern(self, part: Part) -> ast.Pattern | None:
        """Return what a part says, as it is written; None if there is no such part."""
        entry = self._entries.get(part.name)
        if entry is None:
            return None
        return _attributes(entry).get(part.attribute) if part.attribute else entry.value

    def _read(self, part: Part, seen: set[Part]) -> frozenset[str]:
        """Return what a part asks for, without what those parts ask for that were seen."""
        pattern = self._pattern(part)
        if pattern is None or part in seen:
            return frozenset()
        seen.add(part)
        reads = _Reads()
        reads.visit(pattern)
        return reads.variables.union(*(self._read(each, seen) for each in reads.parts))


class Part(NamedTuple):
    """A message, or one of its attributes."""

    name: str
    attribute: str = ""


class _Reads(Visitor):
    """Collects the variables and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: frozenset[str] = frozenset()
        self.parts: list[Part] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables |= {node.id.name}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.append(Part(node.id.name, node.attribute.name if node.attribute else ""))


def _id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _attributes(entry: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    return {each.id.name: each.value for each in entry.attributes}
