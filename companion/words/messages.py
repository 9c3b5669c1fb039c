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

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self._bundle = FluentBundle(
            [language],
            functions=functions(self._say_within, Locale.parse(language)),
            use_isolating=False,
        )
        self._entries: dict[str, ast.Message | ast.Term] = {}
        resource = FluentResource(text)
        self._bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message | ast.Term):
                self._entries.setdefault(_id(entry), entry)
        self._read: dict[Part, Wanted] = {}
        self._same: dict[Part, Markup] = {}
        """What is said of those messages that always say the same."""

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
        return self._wants(Part(name, attribute)).variables

    def _wants(self, part: Part) -> Wanted:
        if part not in self._read:
            self._read[part] = self._wanted(part, set())
        return self._read[part]

    def say(
        self, name: str, about: Mapping[str, object], speaker: Speaker, attribute: str = ""
    ) -> Markup:
        """Return what a message says, as markup; what it is given is escaped.

        :raises Mistake: if it asks for what there is not, or refers to no message.
        """
        part = Part(name, attribute)
        if part in self._same:
            return self._same[part]
        wants = self._wants(part)
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise Mistake(f"{self.language} {name}: it has no value")
        known = speaking.set(speaker)
        try:
            given = {}
            for each in wants.variables:
                # What nothing has is left out: only a branch that is taken may miss it.
                with suppress(KeyError):
                    given[each] = found(each, about, speaker)
            said, errors = self._bundle.format_pattern(pattern, given)
        finally:
            speaking.reset(known)
        if errors:
            raise Mistake(f"{self.language} {name}: {errors[0]}") from errors[0]
        markup = Markup(said)  # noqa: S704  # messages are ours, and what they are given is escaped
        if not wants.variables and not wants.functions:
            self._same[part] = markup
        return markup

    def _say_within(self, name: str, about: Mapping[str, object], speaker: Speaker) -> Markup:
        return self.say(name, about, speaker)

    def _wanted(self, part: Part, seen: set[Part]) -> Wanted:
        entry = self._entries.get(part.name)
        if entry is None or part in seen:
            return Wanted()
        seen.add(part)
        pattern = _attributes(entry).get(part.attribute) if part.attribute else entry.value
        if pattern is None:
            return Wanted()
        reads = _Reads()
        reads.visit(pattern)
        within = [self._wanted(each, seen) for each in reads.parts]
        return Wanted(
            reads.variables.union(*(each.variables for each in within)),
            reads.functions.union(*(each.functions for each in within)),
        )


class Part(NamedTuple):
    """A message, or one of its attributes."""

    name: str
    attribute: str = ""


class Wanted(NamedTuple):
    """The names of what a message asks for: variables, and functions."""

    variables: frozenset[str] = frozenset()
    functions: frozenset[str] = frozenset()


class _Reads(Visitor):
    """Collects the variables, functions and messages that a pattern refers to."""

    def __init__(self) -> None:
        self.variables: frozenset[str] = frozenset()
        self.functions: frozenset[str] = frozenset()
        self.parts: list[Part] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables |= {node.id.name}

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions |= {node.id.name}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.parts.append(Part(node.id.name, node.attribute.name if node.attribute else ""))


def _id(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def _attributes(entry: ast.Message | ast.Term) -> dict[str, ast.Pattern]:
    return {each.id.name: each.value for each in entry.attributes}
