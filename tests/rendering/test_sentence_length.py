"""No sentence of a game is too long to read across a table (docs/voice.md)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cached_property
from typing import Any

import pytest
from markupsafe import Markup, escape

from companion.presenters.sentences import Language
from companion.web.services import Services
from rules.engine.meta import Form, Meta
from rules.engine.options import Choice, Several
from rules.engine.referee import Referee
from rules.engine.registry import GAMES, meta
from rules.facts import Fact, Seat
from rules.prompts import Either, Prompt, Together
from rules.prompts.together import Secret
from tests.repeats import repeats
from tests.rules.conformance.playthrough import SEATS
from tests.rules.conformance.rand import open_questions, play, table
from tests.tables.table_fixture import TableFixture

LONGEST = 110
"""Characters of a sentence, with names as people have them."""
NAMES = ("Ana", "Bo", "Cleo", "Dee", "Étienne", "Max", "Christina", "Jo")
QUESTION = ("ask", "hint", "button", "none")
"""What a game may say of a prompt as a whole."""

EACH_GAME = pytest.mark.parametrize("game", GAMES)


def name(seat: Seat | None) -> Markup:
    """Return the name of a seat as pages have it; a latecomer is called Jo, each dummy Dummy 1."""
    known = dict(zip(SEATS, NAMES, strict=True))
    shown = known.get(seat, "Jo") if seat is not None and "dummy" not in seat else "Dummy 1"
    return Markup("<b>") + escape(shown) + Markup("</b>")


def sentences(text: Markup) -> Iterator[str]:
    """Yield the sentences of a text, and the entries of a list that dots separate.

    >>> list(sentences(Markup("<b>Bo</b>’s 6 is the highest. It costs $7.50. Gaffe! Which one?")))
    ['Bo’s 6 is the highest.', 'It costs $7.50.', 'Gaffe!', 'Which one?']
    """
    yield from re.split(r"(?<=[.!?…])\s+| · ", text.striptags())


class Reader:
    """Reads whatever a game says, and keeps the sentences that are too long."""

    def __init__(self, language: Language, game: str) -> None:
        self.language = language
        self.game = game
        self.read: set[Markup] = set()
        self._known: set[str] = set()

    @cached_property
    def too_long(self) -> list[str]:
        """The sentences that are too long, the longest first."""
        every = {one for text in self.read for one in sentences(text)}
        return sorted((one for one in every if len(one) > LONGEST), key=len, reverse=True)

    def fact(self, fact: Fact) -> None:
        """Read the sentence of a fact, once."""
        if (known := repr(fact)) not in self._known:
            self._known.add(known)
            self.read.add(self.language.say(fact, name))
            self.read |= {self.language.say(fact, name, me) for me in SEATS if repr(me) in known}

    def facts_of(self, thing: object) -> None:
        """Read every fact that something carries: an option's reason, name and effect."""
        if isinstance(thing, Fact):
            self.fact(thing)
        elif is_dataclass(thing):
            for field in fields(thing):
                self.facts_of(getattr(thing, field.name))
        elif isinstance(thing, dict):
            self.facts_of(tuple(thing.values()))
        elif isinstance(thing, tuple | list):
            for each in thing:
                self.facts_of(each)

    def prompt(self, prompt: Prompt[Any]) -> None:
        """Read a question with everything in it."""
        word = prompt.name.partition("-")[0]
        for kind in QUESTION:
            self.read.add(self.language.words(self.game, f"{kind}_{word}", prompt, name))
        for kind in ("call", "sealing", "waiting"):
            self.read.add(self.language.words(self.game, f"{kind}_{word}", name))
        for option in getattr(prompt, "options", ()):
            self.read.add(self.language.words(self.game, f"label_{word}", option.value, name))
        if isinstance(prompt, Together):
            parts = list(prompt.fields.values())
        elif isinstance(prompt, Either):
            parts = list(prompt.branches.values())
        else:
            parts = [prompt.inner] if isinstance(prompt, Secret) else []
            self.facts_of(prompt)
        for part in parts:
            self.prompt(part)

    def state(self, referee: Referee) -> None:
        """Read what is asked in a state of a game, and what may be called."""
        if referee.over:
            return
        for pending in (*open_questions(referee), *referee.standing_prompts()):
            self.prompt(referee.resolve(pending))

    def about(self, about: Meta) -> None:
        """Read what the lobby says of a game."""
        self.read |= {escape(each) for each in (about.tagline, about.credit)}
        for option in about.options:
            self.read |= {escape(option.label), escape(option.help)}
            if isinstance(option, Choice | Several):
                self.read |= {escape(each) for each in option.choices.values()}
        for form in about.forms:
            self.read |= {escape(form.label), escape(form.help)}
        for players in range(about.least, about.most + 1):
            values = about.defaults(players)
            self.facts_of(about.summary(players, values))
            for form in about.forms or (Form("", "", "", {}),):
                given = {"options": {**values, **form.values}, "players": players}
                for each in ("how", "needs", "substitutes"):
                    said = self.language.guide(self.game, each, name, given)
                    self.read |= set(said.split("</li>"))


@pytest.fixture(scope="module")
def language() -> Language:
    services: Services = TableFixture(players=2).services
    return services.language


@EACH_GAME
@pytest.mark.parametrize("seed", range(repeats(6)))
def test_no_sentence_of_a_game_is_too_long(language: Language, game: str, seed: int) -> None:
    reader = Reader(language, game)
    referee = play(table(game, seed), seed, each=reader.state)
    for page in referee.table.pages:
        for ruling in page:
            reader.fact(ruling.fact)
    assert len(reader.read) > 30
    assert reader.too_long == []


@EACH_GAME
def test_no_sentence_of_the_lobby_is_too_long(language: Language, game: str) -> None:
    reader = Reader(language, game)
    reader.about(meta(game))
    assert reader.too_long == []


def test_a_long_sentence_is_found(language: Language) -> None:
    reader = Reader(language, "feast")
    reader.read.add(escape(f"Short. {'x' * LONGEST}y. Short."))
    assert reader.too_long == [f"{'x' * LONGEST}y."]
