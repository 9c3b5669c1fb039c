"""The words of a game's metadata: of its options, forms and printed decks.

English stands in the metadata itself. Another language has them as messages of the game, such as
``option-ties`` with an attribute for its help and for each choice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, TypeVar

from markupsafe import Markup

from companion.words.arguments import NOBODY
from companion.words.language import SOURCE, messages
from companion.words.messages import Messages
from rules.engine import registry
from rules.engine.meta import Form, Meta
from rules.engine.options import Choice, MultipleChoice, Option
from rules.engine.printed import PrintedDeck

AnyOption = TypeVar("AnyOption", bound=Option)


@cache
def meta_in(game: str, language: str) -> Meta:
    """Return the metadata of a game with its words in a language; in English where one is missing.

    :raises KeyError: when there is no such game.
    """
    about = registry.meta(game)
    found = None if language == SOURCE else messages(game, language)
    if found is None:
        return about
    return replace(
        about,
        name=_said(found, "game-name", "", about.name),
        credit=_said(found, "credit", "", about.credit),
        tagline=_said(found, "tagline", "", about.tagline),
        also=_said(found, "also-known", "", about.also),
        forms=tuple(_form(found, each) for each in about.forms),
        options=tuple(_option(found, f"option-{each.name}", each) for each in about.options),
        printed=tuple(_deck(found, each) for each in about.printed),
    )


def _said(found: Messages, name: str, attribute: str, english: str, **values: str) -> str:
    if not found.has(name, attribute):
        return english
    return found.say(name, values, NOBODY, attribute).unescape()


def _form(found: Messages, form: Form) -> Form:
    name = f"form-{form.name}"
    return replace(
        form, label=_said(found, name, "", form.label), help=_said(found, name, "help", form.help)
    )


def _option(found: Messages, name: str, option: AnyOption) -> AnyOption:
    words: dict[str, Any] = {
        "label": _said(found, name, "", option.label),
        "help": _said(found, name, "help", option.help),
    }
    if isinstance(option, Choice | MultipleChoice):
        words["choices"] = {
            value: _said(found, name, f"choice-{value}", label)
            for value, label in option.choices.items()
        }
    return replace(option, **words)


def _deck(found: Messages, deck: PrintedDeck) -> PrintedDeck:
    name = f"printed-{deck.name}"
    # What stands in braces is replaced later, by the values of the deck that is picked.
    values = {each: Markup("{%s}") % each for each in found.variables(name, "note")}
    return replace(
        deck,
        label=_said(found, name, "", deck.label),
        help=_said(found, name, "help", deck.help),
        note=_said(found, name, "note", deck.note, **values),
        options=tuple(_option(found, f"{name}-{each.name}", each) for each in deck.options),
    )


def option_in(family: str, option: AnyOption, language: str) -> AnyOption:
    """Return an option of the app with its words in a language: ``option-paper`` of the family "print"."""
    found = messages(family, language) or messages(family, SOURCE)
    return option if found is None else _option(found, f"option-{option.name}", option)


def english_words(game: str) -> str:
    """Return the English words of a game's metadata as messages of Fluent, for who translates them."""
    return "\n".join(_lines(registry.meta(game))) + "\n"


def _lines(about: Meta) -> Iterator[str]:
    yield f"credit = {about.credit}"
    yield f"tagline = {about.tagline}"
    if about.also:
        yield f"also-known = {about.also}"
    for form in about.forms:
        yield f"form-{form.name} = {form.label}"
        yield f"    .help = {form.help}"
    for option in about.options:
        yield from _lines_of(f"option-{option.name}", option)
    for deck in about.printed:
        yield f"printed-{deck.name} = {deck.label}"
        yield f"    .help = {deck.help}"
        if deck.note:
            yield f"    .note = {deck.note}".replace("{", "{ $").replace("}", " }")
        for option in deck.options:
            yield from _lines_of(f"printed-{deck.name}-{option.name}", option)


def _lines_of(name: str, option: Option) -> Iterator[str]:
    yield f"{name} = {option.label}"
    if option.help:
        yield f"    .help = {option.help}"
    choices: Mapping[str, str] = getattr(option, "choices", {})
    for value, label in choices.items():
        yield f"    .choice-{value} = {label}"
