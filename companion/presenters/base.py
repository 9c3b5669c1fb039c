"""What every presenter uses: the table as one viewer may see it, the people, and words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any

from markupsafe import Markup

from companion.presenters import rulebooks
from companion.presenters.people import People
from companion.presenters.sentences import (
    Said,
    speaking_as,
    with_given,
)
from companion.presenters.viewer import shared
from companion.tables.actor import HOST_BY
from companion.words.arguments import Names, Speaker, argument
from rules.facts import Fact, Seat


class BasePresenter(People):
    """One table as one viewer may see it, and all that is said of it."""

    @property
    def next_deal(self) -> Markup:
        """The game's words for its next deal."""
        return self.word("next", "deal")

    @property
    def place_long(self) -> tuple[Markup, ...]:
        """The present round or deal, for the header of the board."""
        return self.places[0]

    @property
    def place_short(self) -> Markup:
        """The present round or deal, for the header of a pad."""
        return self.places[1]

    @property
    @shared
    def places(self) -> tuple[tuple[Markup, ...], Markup]:
        """The present round or deal, in the words for boards and for pads."""
        if self.public is None or self.game is None:
            return (), Markup()
        game, speaker, scene = self.game, self._narrator, self.scene
        return (
            self._language.lines(game, "place_long", speaker, scene=scene),
            self._language.words(game, "place_short", speaker, scene=scene),
        )

    @cached_property
    def speaker(self) -> Speaker:
        """How templates say messages to this viewer."""
        return replace(self._narrator, me=self.seat)

    @cached_property
    def _narrator(self) -> Speaker:
        """How messages are said that call nobody "you"."""
        return self._language.complete(Speaker(self.name, given=self.given))

    def _speaker(self, me: Seat | None = None) -> Speaker:
        """Return how messages are said: with this table's names and options, and to whom."""
        return self._narrator if me is None else replace(self._narrator, me=me)

    @property
    def how(self) -> tuple[Markup, ...]:
        """How the game is played, with the options in force, in a few lines."""
        if not self.game:
            return ()
        own = self._language.lines(self.game, "how", self._narrator)
        return own or rulebooks.steps(self.game, self._language.code)

    @property
    def needs(self) -> Markup:
        """The cards that the game needs with these options and players."""
        if not self.game:
            return Markup()
        own = self._language.words(self.game, "needs", self._narrator)
        return own or rulebooks.needs(self.game, self._language.code)

    @property
    def substitutes(self) -> tuple[Markup, ...]:
        """Substitutes for these cards; empty if there are none."""
        return self._language.lines(self.game, "substitutes", self._narrator) if self.game else ()

    @property
    def has_tour(self) -> bool:
        """Whether the game has a tour for those who have never played it."""
        return bool(self.game) and self.has_macro("guide", "tour")

    @property
    def tour(self) -> Markup:
        """The cards of that tour, as list items."""
        return self._language.tour(self.game, self.name, self.given) if self.game else Markup()

    def game_macro(self, template: str, name: str) -> Callable[..., Markup]:
        """Return a macro of one of the game's templates, ``game_macro("pad", "on_table")``.

        One that the game has not says what a standard scene has for it, or nothing; so it does
        between games.
        """
        if self.table.playing is None:
            return says_nothing
        game = self.table.playing.game
        found = self._language.find(f"games/{game}/{template}.html", name)
        if found is None and template in ("pad", "watch"):
            found = self._language.find(f"table/{template}.html", name)
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
        return speaking_as(self._language, self.speaker)

    def has_macro(self, template: str, name: str) -> bool:
        """Whether the game has a macro in one of its own templates."""
        return self._language.find(f"games/{self.game}/{template}.html", name) is not None

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
        sentence = self.cache.sentences.get(key)
        if sentence is None:
            sentence = self._language.say(fact, self.name, me)
            self.cache.sentences[key] = sentence
        return sentence

    def say_plainly(self, fact: Fact, *, to_me: bool = False) -> str:
        """Return a fact as a sentence of plain text, for an attribute."""
        return _plain(self.say(fact, to_me=to_me))

    def say_with(self, fact: Fact, names: Names) -> str:
        """Return a fact as a sentence of plain text, with other names than those of pages."""
        return self._language.say(fact, names).plainly()

    def word(self, kind: str, name: str, default: str = "", /, **about: Any) -> Markup:
        """Return the game's message ``<kind>-<name>``, for a prompt or another thing, or else the default.

        What follows a hyphen in the name is left out: ``card-s2`` has the messages of ``card``.
        """
        family, message = self._named(kind, name)
        speaker = self._speaker(about.get("me"))
        return self._language.words(family, message, speaker, default, **about)

    def text(self, name: str, /, *things: object, **values: Any) -> Markup:
        """Return a message of the game, as this viewer reads it.

        :raises KeyError: when nobody has written it.
        """
        return self._language.text(self.game or "app", name, self.speaker, *things, **values)

    def lines(self, kind: str, name: str, /, **about: Any) -> tuple[Markup, ...]:
        """Return the lines of the game's message ``<kind>-<name>``, which is a list; none where it has none."""
        family, message = self._named(kind, name)
        return self._language.lines(family, message, self._speaker(about.get("me")), **about)

    def _named(self, kind: str, name: str) -> tuple[str, str]:
        """Return the family and the name of the game's message for a prompt or another thing."""
        playing = self.table.playing
        return playing.game if playing else "app", f"{kind}_{name.partition('-')[0]}"

    def comments_of_kind(self, kind: str) -> tuple[str, ...]:
        """Return the names of the game's messages for a kind of comment."""
        return tuple(self._language.numbered(self.game, f"comment-{kind}") if self.game else ())

    def screen_words(self, name: str, /, **about: Any) -> Markup:
        """Return a message that several screens say."""
        return self.house_words("screens", name, **about)

    def house_words(self, family: str, name: str, /, **about: Any) -> Markup:
        """Return a message of one of the app's own families."""
        return self._language.words(family, name, self._speaker(about.get("me")), **about)

    def house_lines(self, family: str, name: str, /, **about: Any) -> tuple[Markup, ...]:
        """Return the lines of a message of one of the app's own families, which is a list."""
        return self._language.lines(family, name, self._speaker(about.get("me")), **about)


def says_nothing(*_arguments: Any) -> Markup:
    """Stand in for a macro that a game does not have."""
    return Markup()


@lru_cache(maxsize=1024)
def _plain(sentence: Said) -> str:
    """Return a sentence without its tags, cached: most cards have the same few reasons."""
    return sentence.plainly()
