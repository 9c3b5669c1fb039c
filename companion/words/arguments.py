"""Turns what rules and screens know into what a message of Fluent may be given.

A message is about one or more things: a fact, a prompt, a scene, or values that a template names.
Its variables are those values, and the fields and properties of those things.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import Any, Literal, TypeAlias

from babel import Locale
from babel.lists import format_list
from fluent.runtime.types import FluentNumber, FluentType, fluent_number
from markupsafe import Markup, escape

from rules.facts import Fact, Seat
from rules.playing_cards import COURTS

Names: TypeAlias = Callable[[Seat | None], Markup]
"""Makes the name of a seat, marked up for a page."""
Given: TypeAlias = Mapping[str, Any]
"""What every message may ask for: "options", the values of a game's options, and "players"."""

SEATS = frozenset({"seat", "seats", "me", "others"})
"""The names of values that are seats, where no type says so."""


@dataclass(frozen=True)
class Speaker:
    """How a message is said: with which names, to whom, and with which options in force."""

    names: Names
    me: Seat | None = None
    """The seat that is called "you", where the message has words for that."""
    given: Given = field(default_factory=dict)
    say: Callable[[Fact], Markup] | None = None
    """Says a fact that a message mentions."""
    courts: str = COURTS
    """The letters of court cards."""


NOBODY = Speaker(escape)
"""How a message is said that names no seat."""


class Escaped(str):
    """A text whose characters that mean something in markup are escaped already; a message may choose by it."""

    __slots__ = ()


class Text(FluentType):
    """Words that are already in the reader's language, or a name: as markup."""

    def __init__(self, markup: Markup) -> None:
        self.markup = markup

    def format(self, locale: Locale) -> str:
        del locale
        return str(self.markup)


class Negative(Text):
    """A number below 0, with a true minus."""

    def __init__(self, number: int) -> None:
        super().__init__(Markup(f"−{-number}"))  # noqa: S704  # digits
        self.number = number


class Name(Text):
    """The name of a seat."""

    def __init__(self, seat: Seat, speaker: Speaker) -> None:
        super().__init__(speaker.names(seat))
        self.seat = seat


class Thing(FluentType):
    """Something with fields, which a message says by another message: ``SAY($wish, "wish")``."""

    def __init__(self, value: object, speaker: Speaker) -> None:
        self.value = value
        self._say = speaker.say

    def format(self, locale: Locale) -> str:
        """Return a fact as its own sentence.

        :raises TypeError: for anything else, which has no words of its own.
        """
        if self._say is None or not isinstance(self.value, Fact):
            raise TypeError(f"{type(self.value).__name__} is written without SAY, for {locale}")
        return str(self._say(self.value))


class Listed(FluentType):
    """Several values, written as the language writes a list: "Ana, Bo and Cy"."""

    def __init__(self, items: Sequence[Any]) -> None:
        self.items = tuple(items)

    def format(self, locale: Locale) -> str:
        words = [written(each, locale) for each in self.items]
        return in_a_list(words, locale)


def written(value: Any, locale: Locale) -> str:
    """Return a value of Fluent as text."""
    return value.format(locale) if isinstance(value, FluentType) else str(value)


def in_a_list(
    words: Sequence[str], locale: Locale, style: Literal["standard", "or"] = "standard"
) -> str:
    """Return words as a list with "and", or with "or", as CLDR has it: in English without a comma before it.

    >>> in_a_list(["Ana", "Bo", "Cy"], Locale("en"))
    'Ana, Bo and Cy'
    >>> in_a_list(["Ana", "Inés"], Locale("es"))
    'Ana e Inés'
    """
    place = Locale("en", "GB") if locale.language == "en" else locale
    listed = format_list(list(words), style, locale=place)
    if locale.language == "es" and len(words) > 1 and _sounds_like_i(words[-1]):
        head, _, tail = listed.rpartition(" y ")
        return f"{head} e {tail}"
    return listed


def _sounds_like_i(word: str) -> bool:
    """Whether a Spanish word begins with the sound of "y", so that "y" before it becomes "e"."""
    plain = Markup(word).striptags().lower()  # noqa: S704  # only looked at
    return plain.startswith(("i", "í", "hi", "hí")) and not plain.startswith(("hie", "hia"))


def argument(value: Any, speaker: Speaker, *, seats: bool = False) -> Any:
    """Return a value as Fluent takes it; text in it is a seat where ``seats`` is true.

    A text is escaped, a number has no separators, also where it is a text, and a truth is "yes" or "no". What is missing or empty
    is "none".
    """
    match value:
        case FluentType():
            return value
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case Enum():
            return str(value.value)
        case "":
            return "none"
        case _ if hasattr(value, "__html__"):
            return Text(escape(value))
        case int() if value < 0:
            return Negative(value)
        case int() | float():
            return fluent_number(value, useGrouping=False)
        case str() if seats:
            return Name(Seat(value), speaker)
        case str() if value.isascii() and value.isdigit() and value == str(int(value)):
            return fluent_number(int(value), useGrouping=False)
        case Escaped():
            return value
        case str():
            return Escaped(escape(value))
        case Mapping():
            return Listed([Pair(key, each, speaker, seats=seats) for key, each in value.items()])
        case Sequence() | AbstractSet() | Iterator():
            return Listed([argument(each, speaker, seats=seats) for each in value])
        case _:
            return Thing(value, speaker)


class Pair(Thing):
    """An item of a mapping: a message reads ``$key`` and ``$value``, and the fields of the value."""

    def __init__(self, key: object, value: object, speaker: Speaker, *, seats: bool) -> None:
        super().__init__(value, speaker)
        self.key = argument(key, speaker, seats=seats)


def found(name: str, about: Mapping[str, object], speaker: Speaker) -> Any:
    """Return the value of a message's variable: one of these values, or a field of one of them.

    :raises KeyError: if nothing has that name.
    """
    if name in about:
        return argument(about[name], speaker, seats=name in SEATS)
    for thing in about.values():
        if isinstance(thing, Mapping):
            if name in thing:
                return argument(thing[name], speaker, seats=name in SEATS)
        else:
            kind: type[Any] = type(thing)
            hint = _hint(kind, name)  # type: ignore[arg-type]  # every class has a hash
            if hint is not None:
                return argument(getattr(thing, name), speaker, seats=_holds_seats(hint))
    raise KeyError(name)


@cache
def _hint(kind: type[Any], name: str) -> Any:
    """Return the type of a field or property of a class; None if it has no public one of this name."""
    if name.startswith("_"):
        return None
    member = getattr(kind, name, None)
    if isinstance(member, property) and member.fget is not None:
        return typing.get_type_hints(member.fget).get("return", object)
    func = getattr(member, "func", None)
    if func is not None and not isinstance(member, type):
        # A cached property.
        return typing.get_type_hints(func).get("return", object)
    return typing.get_type_hints(kind).get(name)


@cache
def _holds_seats(hint: Any) -> bool:
    """Whether a type is a seat, or holds seats.

    >>> _holds_seats(tuple[Seat, ...]), _holds_seats(Seat | None), _holds_seats(tuple[str, ...])
    (True, True, False)
    """
    return hint is Seat or any(_holds_seats(each) for each in typing.get_args(hint))


def number(value: Any) -> FluentNumber:
    """Return a number without separators."""
    return fluent_number(value, useGrouping=False)  # type: ignore[return-value]
