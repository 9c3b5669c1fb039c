"""What every presenter uses: the table as one viewer may see it, the people, and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cached_property
from typing import Any

from markupsafe import Markup

from companion.presenters import rulebooks
from companion.presenters.sentences import (
    Said,
    speaking_as,
    with_given,
)
from companion.presenters.table_facts import TableFacts
from companion.presenters.viewer import SENTENCES, shared
from companion.tables.actor import HOST_BY
from companion.tables.roster import Person
from companion.words.arguments import Speaker, argument
from rules.facts import Fact, Seat


class BasePresenter(TableFacts):
    """One table as one viewer may see it, and all that is said of it."""

    def voters(self, game: str) -> list[Person]:
        """Return the people who want to play a game next, clockwise."""
        votes = self.table.roster.votes
        return [person for person in self.people if votes.get(person.seat) == game]

    @property
    def people(self) -> list[Person]:
        """Everybody who is seated, clockwise."""
        return self.table.roster.seated()

    def person(self, seat: Seat | None) -> Person:
        """Return a seat's person; a dummy is one too."""
        return self.language.person(self.table.roster.people, seat)

    def name(self, seat: Seat | None) -> Markup:
        """Return a seat's name, marked up."""
        return Markup('<b translate="no">{}</b>').format(self.person(seat).name)

    def plain_name(self, seat: Seat | None) -> str:
        """Return a seat's name as it is."""
        return self.person(seat).name

    def plain_names(self, seats: Sequence[Seat]) -> list[str]:
        """Return the names of seats as they are."""
        return [self.plain_name(seat) for seat in seats]

    @property
    def next_deal(self) -> Markup:
        """The game's words for its next deal."""
        return self.word("next", "deal")

    @property
    def place_long(self) -> tuple[Markup, ...]:
        """The present round or deal, for the header of the board."""
        return () if self.public is None else self.lines("place", "long", scene=self.scene)

    @property
    @shared
    def place_short(self) -> Markup:
        """The present round or deal, for the header of a pad."""
        return Markup() if self.public is None else self.word("place", "short", scene=self.scene)

    @cached_property
    def speaker(self) -> Speaker:
        """How templates say messages to this viewer."""
        return replace(self._narrator, me=self.seat)

    @cached_property
    def _narrator(self) -> Speaker:
        """How messages are said that call nobody "you"."""
        return self.language.complete(Speaker(self.name, given=self.given))

    def _speaker(self, me: Seat | None = None) -> Speaker:
        """Return how messages are said: with this table's names and options, and to whom."""
        return self._narrator if me is None else replace(self._narrator, me=me)

    @property
    def how(self) -> tuple[Markup, ...]:
        """How the game is played, with the options in force, in a few lines."""
        if not self.game:
            return ()
        own = self.language.lines(self.game, "how", self._narrator)
        return own or rulebooks.steps(self.game, self.language.code)

    @property
    def needs(self) -> Markup:
        """The cards that the game needs with these options and players."""
        if not self.game:
            return Markup()
        own = self.language.words(self.game, "needs", self._narrator)
        return own or rulebooks.needs(self.game, self.language.code)

    @property
    def substitutes(self) -> tuple[Markup, ...]:
        """Substitutes for these cards; empty if there are none."""
        return self.language.lines(self.game, "substitutes", self._narrator) if self.game else ()

    @property
    def has_tour(self) -> bool:
        """Whether the game has a tour for those who have never played it."""
        return bool(self.game) and self.has_macro("guide", "tour")

    @property
    def tour(self) -> Markup:
        """The cards of that tour, as list items."""
        return self.language.tour(self.game, self.name, self.given) if self.game else Markup()

    def game_macro(self, template: str, name: str) -> Callable[..., Markup]:
        """Return a macro of one of the game's templates, ``game_macro("pad", "on_table")``.

        One that the game has not says what a standard scene has for it, or nothing; so it does
        between games.
        """
        if self.table.playing is None:
            return says_nothing
        game = self.table.playing.game
        found = self.language.find(f"games/{game}/{template}.html", name)
        if found is None and template in ("pad", "watch"):
            found = self.language.find(f"table/{template}.html", name)
        return self._speaks(with_given(found or says_nothing, self.given))

    def _speaks(self, macro: Callable[..., Markup]) -> Callable[..., Markup]:
        """Return a macro that says its messages in this viewer's language, wherever it is called."""

        def said(*args: Any) -> Markup:
            with self.speaking():
                return macro(*args)

        return macro if macro is says_nothing else said

    def seats(self, seats: Sequence[Seat]) -> Any:
        """Return seats as a message is given them: a list of their names."""
        return argument(tuple(seats), self._narrator, seats=True)

    def speaking(self) -> AbstractContextManager[None]:
        """Let templates say messages as this viewer reads them."""
        return speaking_as(self.language, self.speaker)

    def has_macro(self, template: str, name: str) -> bool:
        """Whether the game has a macro in one of its own templates."""
        return self.language.find(f"games/{self.game}/{template}.html", name) is not None

    def heading_of(self, who: str) -> str:
        """Return the same at the start of a line: "The host"."""
        said = self.by(who)
        return said[:1].upper() + said[1:]

    def icon_of(self, who: str) -> str:
        """Return the icon that stands for who is no seat."""
        return "crown" if who == HOST_BY else "dices" if who.startswith("app:") else "users"

    def by(self, who: str) -> str:
        """Return who entered something: a name, the host, the table, or the app."""
        if who == HOST_BY:
            return self.screen_words("the-host")
        if who in ("table", "anyone"):
            return self.screen_words("the-table")
        return (
            self.screen_words("the-app") if who.startswith("app:") else self.plain_name(Seat(who))
        )

    def say(self, fact: Fact, *, to_me: bool = False) -> Said:
        """Return a fact as a sentence; ``to_me`` calls this viewer "you", where that is written.

        What several pads share must read the same to all of them.
        """
        data = repr(fact)
        me = self.seat if to_me and self.seat and repr(self.seat) in data else None
        key = (fact.code, data, me)
        sentences: dict[object, Said] = self.cache.setdefault(SENTENCES, {})
        if key not in sentences:
            sentences[key] = self.language.say(fact, self.name, me)
        return sentences[key]

    def say_plainly(self, fact: Fact, *, to_me: bool = False) -> str:
        """Return a fact as a sentence of plain text, for an attribute."""
        return self.say(fact, to_me=to_me).plain

    def word(self, kind: str, name: str, default: str = "", /, **about: Any) -> Markup:
        """Return the game's message ``<kind>-<name>``, for a prompt or another thing, or else the default.

        What follows a hyphen in the name is left out: ``card-s2`` has the messages of ``card``.
        """
        family, message = self._named(kind, name)
        speaker = self._speaker(about.get("me"))
        return self.language.words(family, message, speaker, default, **about)

    def text(self, name: str, /, *things: object, **values: Any) -> Markup:
        """Return a message of the game, as this viewer reads it.

        :raises KeyError: when nobody has written it.
        """
        return self.language.text(self.game or "app", name, self.speaker, *things, **values)

    def lines(self, kind: str, name: str, /, **about: Any) -> tuple[Markup, ...]:
        """Return the lines of the game's message ``<kind>-<name>``, which is a list; none where it has none."""
        family, message = self._named(kind, name)
        return self.language.lines(family, message, self._speaker(about.get("me")), **about)

    def _named(self, kind: str, name: str) -> tuple[str, str]:
        """Return the family and the name of the game's message for a prompt or another thing."""
        playing = self.table.playing
        return playing.game if playing else "app", f"{kind}_{name.partition('-')[0]}"

    def screen_words(self, name: str, /, **about: Any) -> Markup:
        """Return a message that several screens say."""
        return self.app_words("screens", name, **about)

    def app_words(self, family: str, name: str, /, **about: Any) -> Markup:
        """Return a message of one of the app's own families."""
        return self.language.words(family, name, self._speaker(about.get("me")), **about)

    def app_lines(self, family: str, name: str, /, **about: Any) -> tuple[Markup, ...]:
        """Return the lines of a message of one of the app's own families, which is a list."""
        return self.language.lines(family, name, self._speaker(about.get("me")), **about)


def says_nothing(*_arguments: Any) -> Markup:
    """Stand in for a macro that a game does not have."""
    return Markup()
