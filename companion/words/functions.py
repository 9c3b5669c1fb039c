"""The functions that messages may call, besides those that Fluent has itself.

==================  ====================================================================================
``SAY($x, "id")``   what the message ``id`` says of a thing, or of each thing of a list; it reads the
                    thing's fields, and ``$it`` is the thing itself
``YOU($x)``         "you" if the reader is this seat, or one of these; else "other"
``OTHERS($x)``      these seats without the reader; ``WITH($x, "You")`` puts that word before them
``COUNT($x)``       how many there are
``UPTO($x, 3)``     how many there are, up to that number; else "more"
``FIRST($x)``       the first one; ``LAST($x)`` the last one
``AT($x, "key")``   the value of a mapping, or a field of a thing
``HAS($x, "a")``    "yes" if "a" is one of them, else "no"
``SENTENCES($x, "id")``  what the message says of each, one after the other
``COMMAS($x, "id")``     the same with commas between them; ``SEMICOLONS`` and ``DOTS`` with those
``OR($x, "id")``    the same as a list with "or"
``NAME($x)``        the name of a seat, where it is not known to be one: a key of an answer
``ABS($n)``         a number without its sign, for a plural; ``SIGNED($n)`` with its sign, also "+"
``OPTION("name")``  the value of a game's option, or of what its metadata derives from them: its word,
                    its number, "yes" or "no"
``PLAYERS()``       how many play
``ORDINAL($n)``     the plural form of "1st", "2nd", "3rd": "one", "two", "few" or "other"
``MONEY($cents)``   an amount of dollars, without cents that are none
``FACE($x)``        what stands on a card, of its rank or in English, with the letters of the table's deck
``PLAIN($x)``       the same without bold type, where the names stand alone
``CAPITAL($x)``     the same with a capital letter, at the start of a sentence
``SMALL($x)``        the same with a small letter at its start, inside a sentence
``GENITIVE($x)``    German: whose it is, “Bos”, “Klaus’”
``ELIDED("de", $x)``  French: "de Bo", and before a vowel "d’Ana"
==================  ====================================================================================
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from typing import Any, Protocol

from babel import Locale
from babel.numbers import format_currency
from fluent.runtime.types import FluentNumber
from markupsafe import Markup, escape

from companion.words.arguments import (
    Listed,
    Name,
    Negative,
    Pair,
    Speaker,
    Text,
    Thing,
    argument,
    found,
    in_a_list,
    number,
    written,
)
from rules.facts import Seat
from rules.playing_cards import rank_sign, with_letters

speaking: ContextVar[Speaker] = ContextVar("speaking")
"""How the present message is said."""


class Says(Protocol):
    """Says a message of the same file."""

    def __call__(self, name: str, about: Mapping[str, object], speaker: Speaker) -> Markup: ...


def functions(say: Says, locale: Locale) -> dict[str, Callable[..., Any]]:
    """Return the functions of one file of messages."""

    def say_by(value: Any, name: str) -> Any:
        if isinstance(value, Listed):
            return Listed([say_by(each, name) for each in value.items])
        about: dict[str, object] = {"it": value}
        if isinstance(value, Pair):
            about |= {"key": value.key, "value": argument(value.value, speaking.get())}
        if isinstance(value, Thing):
            about["thing"] = value.value
        return Text(say(name, about, speaking.get()))

    def joined(between: str) -> Callable[[Any, str], Text]:
        def join(value: Any, name: str) -> Text:
            each = (written(say_by(one, name), locale) for one in _items(value))
            return Text(Markup(between.join(each)))  # noqa: S704  # escaped already

        return join

    def any_of(value: Listed, name: str) -> Text:
        each = [written(say_by(one, name), locale) for one in value.items]
        return Text(Markup(in_a_list(each, locale, "or")))  # noqa: S704  # escaped already

    def ordinal(value: FluentNumber) -> str:
        form: str = locale.ordinal_form(int(value))  # type: ignore[call-overload]
        return form

    def genitive(value: Any) -> Text:
        name = Markup(written(value, locale))  # noqa: S704  # escaped already
        return Text(name + _genitive_ending(name.striptags()))

    def elided(word: str, value: Any) -> Text:
        return Text(Markup(_elided(word, written(value, locale))))  # noqa: S704  # escaped already

    return {
        "SAY": say_by,
        "YOU": _you,
        "OTHERS": _others,
        "WITH": lambda value, word: Listed((word, *_others(value).items)),
        "NAME": lambda value: Name(Seat(written(value, locale)), speaking.get()),
        "ABS": lambda value: number(abs(_int(value))),
        "SIGNED": _signed,
        "COUNT": lambda value: number(_count(value)),
        "UPTO": lambda value, most: number(_count(value)) if _count(value) <= most else "more",
        "FIRST": lambda value: next(iter(_items(value)), "none"),
        "LAST": lambda value: next(reversed(_items(value)), "none"),
        "AT": _at,
        "HAS": _has,
        "FACE": _face,
        "MONEY": lambda cents: Text(money(cents, locale)),
        "PLAIN": lambda value: Text(escape(Markup(written(value, locale)).striptags())),  # noqa: S704
        "SMALL": lambda value: Text(_begun(written(value, locale), str.lower)),
        "CAPITAL": lambda value: Text(_begun(written(value, locale), str.upper)),
        "SENTENCES": joined(" "),
        "COMMAS": joined(", "),
        "SEMICOLONS": joined("; "),
        "DOTS": joined(" · "),
        "OR": any_of,
        "OPTION": _option,
        "PLAYERS": lambda: number(speaking.get().given["players"]),
        "ORDINAL": ordinal,
        "GENITIVE": genitive,
        "ELIDED": elided,
    }


def _items(value: Any) -> tuple[Any, ...]:
    """Return the values of a list; an empty one is "none"."""
    return value.items if isinstance(value, Listed) else ()


def _seats_of(value: Any) -> set[str]:
    """Return the seats that a value names."""
    each = value.items if isinstance(value, Listed) else (value,)
    named = [one.key if isinstance(one, Pair) else one for one in each]
    return {one.seat for one in named if isinstance(one, Name)}


def _you(value: Any) -> str:
    return "you" if speaking.get().me in _seats_of(value) else "other"


def _others(value: Listed) -> Listed:
    me = speaking.get().me
    return Listed([each for each in value.items if not isinstance(each, Name) or each.seat != me])


def _at(value: Any, key: Any) -> Any:
    if isinstance(value, Listed):
        for each in value.items:
            if isinstance(each, Pair) and _identity(each.key) == _identity(key):
                return argument(each.value, speaking.get())
        return "none"
    return found(key, {"it": value.value}, speaking.get())


def _identity(value: Any) -> str:
    """Return what two values of Fluent have in common that mean the same: of a name, its seat."""
    return value.seat if isinstance(value, Name) else written(value, Locale("en"))


def _has(value: Listed, wanted: Any) -> str:
    known = [_identity(each.key if isinstance(each, Pair) else each) for each in value.items]
    return "yes" if _identity(wanted) in known else "no"


def _count(value: Any) -> int:
    """Return how many a value is: one, unless it is a list."""
    return len(value.items) if isinstance(value, Listed) else 1


def _option(name: str) -> Any:
    given = speaking.get().given
    return argument({**given["options"], **given.get("derived", {})}[name], speaking.get())


def _int(value: Any) -> int:
    return value.number if isinstance(value, Negative) else int(value)


def _signed(value: Any) -> Any:
    return Text(escape(f"+{int(value)}")) if _int(value) > 0 else value


def _face(value: Any) -> Text:
    courts = speaking.get().courts
    if isinstance(value, FluentNumber):
        return Text(escape(rank_sign(_int(value), courts)))
    return Text(Markup(with_letters(written(value, Locale("en")), courts)))  # noqa: S704  # escaped already


def money(cents: Any, locale: Locale) -> Markup:
    """Return an amount as the language writes it; the cards say "$", whichever dollars they mean.

    >>> str(money(700, Locale("en"))), str(money(-750, Locale("en")))
    ('$7', '−$7.50')
    """
    amount = _int(cents)
    pattern = locale.currency_formats["standard"].pattern
    if amount % 100 == 0:
        pattern = pattern.replace(".00", "")
    shown = format_currency(abs(amount) / 100, "XXX", pattern, locale=locale, currency_digits=False)
    sign = "−" if amount < 0 else ""
    return escape(sign + shown.replace("XXX", "$").replace("¤", "$"))


def _begun(text: str, change: Callable[[str], str]) -> Markup:
    """Return a text with its first letter changed, to a capital or a small one; a name stays as it is."""
    said = text if text.startswith("<") else change(text[:1]) + text[1:]
    return Markup(said)  # noqa: S704  # escaped already


def _genitive_ending(name: str) -> str:
    """Return what German puts behind a name to say whose something is.

    >>> [name + _genitive_ending(name) for name in ("Bo", "Klaus", "Max", "Strohmann 1")]
    ['Bos', 'Klaus’', 'Max’', 'Strohmann 1’s']
    """
    if not name[-1:].isalpha():
        return "’s"
    return "’" if name.casefold().endswith(("s", "ß", "x", "z", "ce")) else "s"


def _elided(word: str, name: str) -> str:
    """Return a French word before a name.

    >>> _elided("de", "<b>Élise</b>"), _elided("que", "Bo")
    ('d’<b>Élise</b>', 'que Bo')
    """
    plain = unicodedata.normalize("NFD", Markup(name).striptags().casefold())  # noqa: S704
    return f"{word[:-1]}’{name}" if plain[:1] in {*"aeiou", "œ"} else f"{word} {name}"
