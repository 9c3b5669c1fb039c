"""Makes sentences of facts, and says all other words: the one place where data becomes language.

The words are messages of Project Fluent (:mod:`companion.words`). A fact ``coin.fell-down`` is
said by the message ``fell-down`` of the game ``coin``, which may use the fact's fields. What all
games say alike is in the family ``game``, what all screens say in ``app``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from itertools import count, takewhile
from types import ModuleType
from typing import Any, cast

from jinja2 import Environment, TemplateNotFound, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from companion.tables.lobby import Answers
from companion.tables.roster import Person
from companion.words import language as words
from companion.words.arguments import NOBODY, Given, Names, Speaker
from companion.words.functions import speaking
from companion.words.language import SOURCE, court_letters
from companion.words.metadata import meta_in
from rules.engine.meta import Meta
from rules.engine.registry import GAMES
from rules.facts import Fact, Json, Seat
from rules.playing_cards import with_letters


@dataclass(frozen=True)
class Said:
    """A fact in words: what it brings, and why. A template prints both, one after the other."""

    result: Markup
    reason: Markup
    """Empty where the fact has none."""

    @property
    def both(self) -> Markup:
        """The result, and the reason after it."""
        return Markup(" ").join(filter(None, (self.result, self.reason)))

    def __html__(self) -> str:
        return self.both

    @cached_property
    def plain(self) -> str:
        """Both as plain text, for an attribute or a picture."""
        return self.both.striptags()


class Language:
    """What the app and its games say in one language, and the macros of games that draw."""

    def __init__(self, environment: Environment, code: str = SOURCE, courts: str = "") -> None:
        self._environment = environment
        self.courts = courts or court_letters(code)
        """The letters of court cards: those of a table's deck, or else of the language."""
        self._module = lru_cache(maxsize=None)(self._load)
        self.code = code

    def _load(self, path: str) -> ModuleType | None:
        try:
            return cast("ModuleType", self._environment.get_template(path).module)
        except TemplateNotFound as missing:
            if missing.name == path:
                return None
            raise

    def forget(self) -> None:
        """Forget what was loaded, because some of it has changed."""
        self._module.cache_clear()
        words.forget()

    def find(self, path: str, name: str) -> Any:
        """Return what a template defines under a name: a macro, or a list.

        None if it defines no such macro, or if there is no such template. Everything
        that a game may or may not define is found in this way.
        """
        return getattr(self._module(path), name.replace("-", "_").replace(".", "_"), None)

    def has(self, family: str, name: str) -> bool:
        """Whether a family has a message of this name, its own or that of all games."""
        return words.find(self.code, family, _id(name)) is not None

    def has_sentence(self, code: str) -> bool:
        """Whether there is a sentence for the facts of this code."""
        family, _, name = code.partition(".")
        return any(words.find(self.code, family, name, each) for each in ("", "because"))

    def say(self, fact: Fact, names: Names, me: Seat | None = None) -> Said:
        """Return the sentence of a fact; as ``me`` reads it, where it is about them.

        :raises KeyError: when nobody has written it; a test says every fact of every game.
        """
        family, _, name = fact.code.partition(".")
        speaker = Speaker(
            names, me, say=lambda each: self.say(each, names).both, courts=self.courts
        )
        about = {"fact": fact}

        def said(attribute: str = "") -> Markup:
            found = words.say(self.code, family, name, about, speaker, attribute=attribute)
            return tidy(found or "")

        if me is not None and (own := said("you")):
            return Said(own, said("you-because"))
        if not self.has_sentence(fact.code):
            raise KeyError(fact.code)
        speaker = replace(speaker, me=None)
        return Said(said(), said("because"))

    def words(
        self, family: str, name: str, speaker: Speaker, default: str = "", /, **about: Any
    ) -> Markup:
        """Return a message of a family, or the default where it has none of that name."""
        said = self._said(family, name, speaker, about)
        return Markup(default) if said is None else tidy(said)

    def lines(
        self, family: str, name: str, speaker: Speaker, /, **about: Any
    ) -> tuple[Markup, ...]:
        """Return the lines of a message that is a list, without those that are empty; none where there is none."""
        said = self._said(family, name, speaker, about)
        return tuple(filter(None, map(tidy, str.splitlines(said or ""))))

    def _said(
        self, family: str, name: str, speaker: Speaker, about: Mapping[str, Any]
    ) -> Markup | None:
        return words.say(self.code, family, _id(name), about, self.complete(speaker))

    def complete(self, speaker: Speaker) -> Speaker:
        """Return a speaker who also knows the letters of the table's deck, and says facts as sentences."""
        if speaker.say is not None and speaker.courts == self.courts:
            return speaker
        names = speaker.names
        return replace(speaker, say=lambda fact: self.say(fact, names).both, courts=self.courts)

    def text(
        self, family: str, name: str, speaker: Speaker, /, *things: Any, **about: Any
    ) -> Markup:
        """Return a message that a template asks for, given what it names.

        :raises KeyError: when nobody has written it.
        """
        by_number = {f"thing-{number}": thing for number, thing in enumerate(things)}
        first = {"it": things[0]} if things and "it" not in about else {}
        given = {**by_number, **about, **first}
        said = words.say(self.code, family, name, given, self.complete(speaker))
        if said is None:
            raise KeyError(f"{family}: {name}")
        return tidy(said)

    def tour(self, game: str, names: Names, given: Given) -> Markup:
        """Return the cards of a game's tour, as list items; nothing where it has none."""
        found = self.find(f"games/{game}/guide.html", "tour")
        if found is None:
            return Markup()
        with speaking_as(self, Speaker(names, given=given)):
            return tidy(with_given(found, given)(names))

    def person(self, people: Mapping[Seat, Person], seat: Seat | None) -> Person:
        """Return a seat's person; a dummy is one too, and has its name of this language."""
        if seat is not None and seat in people:
            return people[seat]
        number = str(seat or "").rpartition("-")[2]
        name = self.text("screens", "dummy", NOBODY, number=number)
        return Person(Seat(str(seat)), name, "none")

    def numbered(self, family: str, name: str) -> list[str]:
        """Return the names of a family's messages ``<name>-1``, ``<name>-2`` and on."""
        names = (f"{name}-{number}" for number in count(1))
        return list(takewhile(lambda each: self.has(family, each), names))


class Languages:
    """All languages of the app, each made when somebody first speaks it."""

    def __init__(self, environment: Environment) -> None:
        self._environment = environment
        self._made: dict[tuple[str, str], Language] = {}

    def __getitem__(self, code: str) -> Language:
        return self.with_courts(code, court_letters(code))

    def with_courts(self, code: str, courts: str) -> Language:
        """Return a language for a table whose deck has these letters on its court cards."""
        if (code, courts) not in self._made:
            self._made[code, courts] = Language(self._environment, code, courts)
        return self._made[code, courts]

    def forget(self) -> None:
        """Forget what was loaded, because some of it has changed."""
        for each in self._made.values():
            each.forget()


spoken: ContextVar[Language] = ContextVar("spoken")
"""The language of what is rendered now."""


def lettered(face: str) -> str:
    """Return what stands on a card, with the letters of court cards of what is rendered now."""
    language = spoken.get(None)
    courts = court_letters(without_language()) if language is None else language.courts
    return with_letters(face, courts)


def spoken_code() -> str:
    """Return the code of the language of what is rendered now."""
    language = spoken.get(None)
    return without_language() if language is None else language.code


def without_language() -> str:
    """Return the code of the language where nobody has set one: English. Tests let this raise."""
    return SOURCE


def screen_words(name: str, /, **about: Any) -> Markup:
    """Return a message that several screens say, in the language of what is rendered now."""
    return spoken_words("screens", name, **about)


def spoken_words(family: str, name: str, /, **about: Any) -> Markup:
    """Return a message of a family, in the language of what is rendered now.

    :raises KeyError: when nobody has written it.
    """
    return tidy(words.text(family, name, spoken_code(), **about))


def given_of(meta: Meta | None, options: Mapping[str, Json], players: int) -> Given:
    """Return what every message of a game may ask for, with these values of its options."""
    derived = {} if meta is None else meta.derived(players, options)
    return {"options": options, "players": players, "derived": derived}


def spoken_answers() -> Answers:
    """Return how an option that is on, off or empty is told, in the language of what is rendered now."""
    return Answers(*(str(screen_words(f"option-{each}")) for each in Answers._fields))


def spoken_meta(game: str) -> Meta:
    """Return the metadata of a game, in the language of what is rendered now."""
    return meta_in(game, spoken_code())


def spoken_metas() -> list[Meta]:
    """Return the metadata of all games, in the language of what is rendered now."""
    return [spoken_meta(game) for game in GAMES]


@contextmanager
def speaking_as(language: Language, speaker: Speaker) -> Iterator[None]:
    """Let templates say their messages in a language, with these names, to this seat."""
    tokens = spoken.set(language), speaking.set(speaker)
    try:
        yield
    finally:
        spoken.reset(tokens[0])
        speaking.reset(tokens[1])


@pass_context
def message(context: Context, name: str, /, *things: Any, **about: Any) -> Markup:
    """Return a message for a template: of the game or the part of the app that it belongs to.

    Templates call it ``m``. A message may use the values that are named and the fields of the things.
    """
    languages = cast("Languages", context.environment.globals["languages"])
    language = spoken.get(None) or languages[without_language()]
    t = context.get("t")
    speaker = speaking.get(NOBODY) if t is None else t.speaker
    said: Markup = language.text(family_of(context.name or ""), name, speaker, *things, **about)
    return said


@pass_context
def plain(context: Context, name: str, /, *things: Any, **about: Any) -> str:
    """Return a message as plain text, for a picture."""
    return message(context, name, *things, **about).unescape()


def family_of(template: str) -> str:
    """Return the family of messages that a template uses.

    >>> [family_of(each) for each in ("games/coin/guide.html", "pad/scores.html", "can.html")]
    ['coin', 'pad', 'app']
    """
    folder, *more = template.split("/")
    return "app" if not more else more[0] if folder == "games" else folder


def _id(name: str) -> str:
    """Return the name of a message, of a name in Python.

    >>> _id("between_steps"), _id("meanwhile_")
    ('between-steps', 'meanwhile')
    """
    return name.strip("_").replace("_", "-")


_SPACES = re.compile(r"[ \t\r\n]+")
"""Spaces between which a line may break."""
_SECOND_POINT = re.compile(r"(\.(?:</b>)?)\.(?=\s|$)")


def with_given(macro: Callable[..., Any], given: Given) -> Callable[..., Any]:
    """Return a macro with those of ``given`` that it has parameters for."""
    wanted = {name: given[name] for name in getattr(macro, "arguments", ()) if name in given}
    return partial(macro, **wanted) if wanted else macro


@lru_cache(maxsize=4096)
def tidy(said: str) -> Markup:
    """Return markup with single spaces, and one point where a name that ends in one ends a sentence.

    It is put together as plain text, since markup would mark up each word.

    >>> tidy("Changed by  Anna B.. <b>Bo Jr.</b>. It’s <b>Cy</b>.")
    Markup('Changed by Anna B. <b>Bo Jr.</b> It’s <b>Cy</b>.')
    """
    return Markup(_SECOND_POINT.sub(r"\1", _SPACES.sub(" ", str(said)).strip(" ")))
