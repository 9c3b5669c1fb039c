"""Reads everything that a game says: in its lobby, and in the states of a game that is played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from markupsafe import Markup, escape

from companion.presenters import rulebooks
from companion.presenters.sentences import Language, given_of
from companion.words.arguments import Given, Speaker
from rules.engine.meta import Form, Meta, Values
from rules.engine.options import Choice, MultipleChoice
from rules.engine.referee import Referee
from rules.facts import Fact, Seat
from rules.prompts import Either, Prompt, Together
from rules.prompts.together import Secret
from tests.rules.conformance.playthrough import SEATS
from tests.rules.conformance.rand import open_questions

NAMES = ("Ana", "Bo", "Cleo", "Dee", "Étienne", "Max", "Christina", "Jo")
QUESTION = ("ask", "hint", "button", "none")
"""What a game may say of a prompt as a whole."""


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
    yield from re.split(r"(?<=[.!?…])\s+|(?<=[.!?…]”)\s+| · ", text.striptags())


class Reader:
    """Reads whatever a game says, and keeps it; ``given`` are the options in force and the players."""

    def __init__(self, language: Language, game: str, given: Given | None = None) -> None:
        self.language = language
        self.game = game
        self.given: Given = given or {}
        self.read: set[Markup] = set()
        self._known: set[str] = set()

    def words(self, message: str, **about: object) -> Markup:
        """Return a message of the game, and keep it."""
        said = self.language.words(self.game, message, Speaker(name, given=self.given), **about)
        self.read.add(said)
        return said

    def lines(self, message: str, **about: Any) -> tuple[Markup, ...]:
        """Return the lines of a message of the game, and keep them."""
        speaker = Speaker(name, given=self.given)
        said = self.language.lines(self.game, message, speaker, **about)
        self.read |= set(said)
        return said

    def fact(self, fact: Fact) -> None:
        """Read the sentence of a fact, once."""
        if (known := repr(fact)) not in self._known:
            self._known.add(known)
            readers = (None, *(me for me in SEATS if repr(me) in known))
            self.read |= {self.language.say(fact, name, me).both for me in readers}

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
            self.words(f"{kind}_{word}", prompt=prompt)
        for kind in ("call", "sealing", "waiting"):
            self.words(f"{kind}_{word}")
        for option in getattr(prompt, "options", ()):
            self.words(f"label_{word}", value=prompt.for_message(option.value))
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
        """Read what is asked in a state of a game, what may be called, and what to do with the cards."""
        if referee.over:
            return
        setup = referee.setup
        self.given = given_of(referee.game.meta, setup.options, len(setup.seats))
        self.words("between_heading", scene=referee.table.scene)
        self.lines("between_steps", scene=referee.table.scene)
        for pending in (*open_questions(referee), *referee.standing_prompts()):
            self.prompt(referee.resolve(pending))

    def about(self, about: Meta) -> None:
        """Read what the lobby says of a game."""
        self.read |= {escape(each) for each in (about.tagline, about.credit)}
        for option in about.options:
            self.read |= {escape(option.label), escape(option.help)}
            if isinstance(option, Choice | MultipleChoice):
                self.read |= {escape(each) for each in option.choices.values()}
        for form in about.forms:
            self.read |= {escape(form.label), escape(form.help)}
        for players in range(about.least, about.most + 1):
            for form in about.forms or (Form("", "", "", {}),):
                self.guide(about, players, {**about.defaults(players), **form.values})

    def guide(self, about: Meta, players: int, values: Values) -> None:
        """Read how the game is played with these options, and what is needed for it."""
        if about.objection(players, values) is None:
            self.facts_of(about.summary(players, values))
        given = given_of(about, values, players)
        self.given = given
        self.read.add(self.words("needs") or rulebooks.needs(self.game, self.language.code))
        self.lines("substitutes")
        self.read |= set(self.lines("how") or rulebooks.steps(self.game, self.language.code))
        self.read |= set(self.language.tour(self.game, name, given).split("</li>"))
