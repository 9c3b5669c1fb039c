"""What every presenter uses: the table as one viewer may see it, the people, and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from functools import cached_property, lru_cache
from typing import Any, Literal
from urllib.parse import urlencode

from markupsafe import Markup

from companion.presenters import rulebooks
from companion.presenters.earlier_games import EarlierGame, day_and_time, earlier_games
from companion.presenters.game_macros import says_nothing
from companion.presenters.proposals import proposed_pads, proposed_seat
from companion.presenters.sentences import (
    Language,
    Said,
    answers_now,
    given_of,
    speaking_as,
    with_given,
)
from companion.presenters.viewer import RenderCache, Viewer, shared
from companion.tables.activities import Activity
from companion.tables.actor import HOST_BY
from companion.tables.latecomers import Latecomer, latecomers, plays
from companion.tables.lobby import InForce, Lobby, in_force, lobby, picked
from companion.tables.past_games import past_games
from companion.tables.permissions import may_admit
from companion.tables.rematch import Rematch, rematch
from companion.tables.roster import Person
from companion.tables.table import Table
from companion.words.arguments import Given, Names, Speaker, argument
from companion.words.language import decks
from companion.words.metadata import meta_in
from rules.engine import registry
from rules.engine.meta import Form, Meta
from rules.engine.views import View, public_view, view
from rules.facts import Fact, Json, Seat
from rules.sealed import Sealed

FactList = Literal["instructions", "main", "minor", "echoes", "in_scores"]
"""The lists of facts that a game may have (:class:`rules.engine.game.Game`)."""


class BasePresenter:
    """One table as one viewer may see it."""

    def __init__(
        self,
        table: Table,
        viewer: Viewer,
        language: Language,
        url: str | None,
        cache: RenderCache | None = None,
    ) -> None:
        self.table = table
        self.viewer = viewer
        self.host = viewer.host
        self.seat = viewer.seat
        self.url = url
        """The address that phones open, without a final slash; None while it is unknown."""
        self._language = language
        self.cache = cache or RenderCache()

    @cached_property
    def view(self) -> View | None:
        """The game as this viewer may see it; None between games."""
        referee = self.table.referee
        if referee is None:
            return None
        return view(referee, self.seat, host=self.host, public=self.public)

    @property
    @shared
    def public(self) -> View | None:
        """The game as everybody may see it; None between games."""
        return None if self.table.referee is None else public_view(self.table.referee)

    @cached_property
    def game(self) -> str | None:
        """The id of the present or picked game; None if the present game is not installed."""
        if self.table.missing_game is not None:
            return None
        return self.table.playing.game if self.table.playing else self.lobby.chosen.id

    @property
    def meta(self) -> Meta | None:
        """Describes that game: its name, players and options."""
        return self.meta_of(self.game) if self.game else None

    @property
    def courts(self) -> str:
        """The letters of jack, queen and king on the table's deck: "JQK"."""
        return self._language.courts

    @property
    def decks(self) -> tuple[str, ...]:
        """The letters that a host can pick, of each kind of deck."""
        return decks()

    def meta_of(self, game: str) -> Meta:
        """Return the metadata of a game in this viewer's language."""
        return meta_in(game, self._language.code)

    @property
    def storage_error(self) -> str | None:
        """The sentence why nothing can be saved now; or None."""
        error = self.table.storage_error
        return error.sentence(self._language.code) if error is not None else None

    @property
    def in_trouble(self) -> bool:
        """Whether something keeps the table from going on, or entries are missing."""
        table = self.table
        return any((table.storage_error, table.missing_game, table.gap))

    @property
    def concerns_others(self) -> bool:
        """Whether this phone can do something for others, or has to be told something of another phone."""
        viewer, roster = self.viewer, self.table.roster
        return any(
            (
                *(viewer.keeps, viewer.others, viewer.shared, viewer.requested),
                *(roster.proxies, roster.rejoin_requests, self.table.presence.host_gone),
            )
        )

    @property
    def missing_since(self) -> str | None:
        """Since when entries are missing, because a backup replaced a damaged file; or None."""
        gap = self.table.gap
        return day_and_time(gap.since) if gap is not None else None

    @cached_property
    def lobby(self) -> Lobby:
        """The lobby: the game that is picked, its options, and whether it can start."""
        return lobby(self.table.roster, self.meta_of)

    def voters(self, game: str) -> list[Person]:
        """Return the people who want to play a game next, clockwise."""
        votes = self.table.roster.votes
        return [person for person in self.people if votes.get(person.seat) == game]

    def activity(self, seat: Seat) -> Activity | None:
        """Return what a person does while they wait in the lobby, or None."""
        return self.table.presence.activity(seat)

    @property
    @shared
    def latecomers(self) -> tuple[Latecomer, ...]:
        """The people at the table who are not in the present game; nobody between games."""
        return latecomers(self.table.roster, self.table.referee)

    @property
    @shared
    def proposal(self) -> tuple[Seat | None, frozenset[Seat]]:
        """Who is proposed to enter what anyone may enter, and the seats whose pads show its form."""
        proposed = proposed_seat(self.table)
        return proposed, proposed_pads(self.table, proposed)

    @property
    def late(self) -> Latecomer | None:
        """What this viewer's seat waits for, if it is not in the present game."""
        return self.late_of(self.seat) if self.seat else None

    def late_of(self, seat: Seat) -> Latecomer | None:
        """Return what a seat that is not in the game waits for; None if it plays."""
        return next((late for late in self.latecomers if late.seat == seat), None)

    @property
    @shared
    def left(self) -> tuple[Seat, ...]:
        """The seats of this table that have left the present game for good."""
        standings = self.public.standings if self.public else None
        lines = standings.lines if standings else ()
        people = self.table.roster.people
        return tuple(line.seat for line in lines if not line.competes and line.seat in people)

    def plays(self, seat: Seat) -> bool:
        """Whether a seat is in the present game, or has left it for good."""
        referee = self.table.referee
        return referee is not None and plays(referee, seat)

    @property
    def next_deal(self) -> Markup:
        """The game's words for its next deal."""
        return self.word("next", "deal")

    @property
    def too_many(self) -> int:
        """How many people are seated beyond the most that the game allows."""
        return max(0, len(self.table.roster.players()) - (self.meta.most if self.meta else 0))

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
        game, speaker, scene = self.game, self._speaker(), self.public.scene
        return (
            self._language.lines(game, "place_long", speaker, scene=scene),
            self._language.words(game, "place_short", speaker, scene=scene),
        )

    @property
    def place_after_show(self) -> bool:
        """Whether the board says the round only when a reveal is told: a game's scene may say so."""
        scene = None if self.public is None else self.public.scene
        return bool(getattr(scene, "place_after_show", False))

    @property
    def speaker(self) -> Speaker:
        """How templates say messages to this viewer."""
        return self._speaker(self.seat)

    def _speaker(self, me: Seat | None = None) -> Speaker:
        """Return how messages are said: with this table's names and options, and to whom."""
        return Speaker(self.name, me, self.given)

    @property
    @shared
    def given(self) -> Given:
        """The options in force and the number of players; between games, those that are picked."""
        playing, referee = self.table.playing, self.table.referee
        if playing is not None:
            options = playing.setup.options if referee is None else referee.table.options
            return self._given(options, len(playing.setup.seats))
        return self._given(self.lobby.values, self.lobby.players)

    def _given(self, options: Mapping[str, Json], players: int) -> Given:
        return given_of(self.meta, options, players)

    @property
    def options(self) -> Mapping[str, Json]:
        """The values of the game's options in force, by name; between games, those that are picked."""
        options: Mapping[str, Json] = self.given["options"]
        return options

    @property
    def how(self) -> tuple[Markup, ...]:
        """How the game is played, with the options in force, in a few lines."""
        if not self.game:
            return ()
        own = self._language.lines(self.game, "how", self._speaker())
        return own or rulebooks.steps(self.game, self._language.code)

    @property
    def needs(self) -> Markup:
        """The cards that the game needs with these options and players."""
        if not self.game:
            return Markup()
        own = self._language.words(self.game, "needs", self._speaker())
        return own or rulebooks.needs(self.game, self._language.code)

    @property
    def substitutes(self) -> tuple[Markup, ...]:
        """Substitutes for these cards; empty if there are none."""
        return self._language.lines(self.game, "substitutes", self._speaker()) if self.game else ()

    @property
    def has_tour(self) -> bool:
        """Whether the game has a tour for those who have never played it."""
        return bool(self.game) and self.has_macro("guide", "tour")

    @property
    def tour(self) -> Markup:
        """The cards of that tour, as list items."""
        return self._language.tour(self.game, self.name, self.given) if self.game else Markup()

    @property
    def has_played(self) -> bool:
        """Whether this seat has played this game to its end before, at this table."""
        past = self.table.roster.past
        return any(
            each.game == self.game and each.over and self.seat in each.setup.seats for each in past
        )

    @property
    def in_force(self) -> list[InForce]:
        """The options that decide how the game is played; between games, those that are picked."""
        playing = self.table.playing
        if playing is not None:
            return in_force(playing, self.meta_of(playing.game), answers_now(), self.table.referee)
        return picked(self.lobby, answers_now()) if self.game else []

    @property
    def next_form(self) -> Form | None:
        """The form to learn after the one that was played to its end, or None."""
        playing = self.table.playing
        if playing is None or self.meta is None or self.view is None or not self.view.over:
            return None
        return self.meta.next_form(playing.setup.options)

    @property
    def title(self) -> str:
        """The title: the game's name, or the name that the host typed."""
        return "" if self.meta is None else self.meta.title(self.given["options"])

    def game_name(self, game: str, options: Mapping[str, Json]) -> str:
        """Return the title of a game with these options, or its id if it is not installed here."""
        return meta_in(game, self._language.code).title(options) if game in registry.GAMES else game

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
        return argument(tuple(seats), self._speaker(), seats=True)

    def speaking(self) -> AbstractContextManager[None]:
        """Let templates say messages as this viewer reads them."""
        return speaking_as(self._language, self.speaker)

    def has_macro(self, template: str, name: str) -> bool:
        """Whether the game has a macro in one of its own templates."""
        return self._language.find(f"games/{self.game}/{template}.html", name) is not None

    def rule_url(self, anchor: str = "") -> str:
        """Return the path of the rulebook page, at an anchor if one is given."""
        return f"/rules/{self.game}" + (f"#{anchor}" if anchor else "")

    def replay_url(self, page: int | None = None) -> str:
        """Return the path of the present game's replay, at a page of its rulings if one is given."""
        number = self.table.playing.number if self.table.playing else 0
        role = None if self.viewer.role == "board" else self.viewer.role
        wanted = {"page": page, "from": role, "seat": self.seat}
        given = urlencode({key: value for key, value in wanted.items() if value is not None})
        return f"/replay/{self.table.code}/{number}" + (f"?{given}" if given else "")

    @cached_property
    def rematch(self) -> Rematch | None:
        """The rematch of the last game, with the people who are missing; None if there was no game."""
        table = self.table
        return rematch(table.roster, past_games(table), table.presence.is_connected)

    @property
    def earlier_games(self) -> list[EarlierGame]:
        """The games of this table that have ended, the last one first."""
        return earlier_games(self.table)

    @property
    def address(self) -> str | None:
        """The address that phones open, as people read it."""
        return self.url and self.url.split("://", 1)[-1]

    @property
    def join_url(self) -> str | None:
        """The URL in the QR code; None while no address is known."""
        return self.url and f"{self.url}/{self.table.code}"

    def secret(self, sealed: Sealed[Any]) -> Any:
        """Return a secret that this viewer may read, or None."""
        referee = self.table.referee
        if referee is None or self.seat is None or self.seat not in sealed.readers:
            return None
        return referee.peek(sealed, self.seat)

    @property
    def people(self) -> list[Person]:
        """Everybody who is seated, clockwise."""
        return self.table.roster.seated()

    def person(self, seat: Seat | None) -> Person:
        """Return a seat's person; a dummy is one too."""
        return self._language.person(self.table.roster.people, seat)

    def name(self, seat: Seat | None) -> Markup:
        """Return a seat's name, marked up."""
        return _marked_up(self.person(seat).name)

    def plain_name(self, seat: Seat | None) -> str:
        """Return a seat's name as it is."""
        return self.person(seat).name

    def plain_names(self, seats: Sequence[Seat]) -> list[str]:
        """Return the names of seats as they are."""
        return [self.plain_name(seat) for seat in seats]

    def is_me(self, seat: Seat | None) -> bool:
        """Whether a seat is this viewer's own."""
        return seat is not None and seat == self.seat

    def here(self, seat: Seat) -> bool:
        """Whether a device of the seat is known to be connected."""
        return self.table.presence.is_connected(seat)

    def hosts(self, seat: Seat) -> bool:
        """Whether a phone of the seat has the host's right."""
        roster = self.table.roster
        return any(device in roster.hosts for device in roster.holders(seat))

    @property
    @shared
    def seatless_hosts(self) -> tuple[tuple[str, bool, bool], ...]:
        """The devices that are hosts without a seat or the laptop's right.

        With each: whether it made the table, and whether it is connected.
        """
        roster, presence = self.table.roster, self.table.presence
        return tuple(
            (device, device == roster.opened_by, presence.is_here(device))
            for device in sorted(roster.hosts)
            if not roster.seats_of(device) and not presence.is_laptop(device)
        )

    @property
    def board_elsewhere(self) -> bool:
        """Whether a host's device is connected that is no phone: the laptop, a TV, or a board without a seat."""
        return self.table.presence.laptop_here or any(here for _, _, here in self.seatless_hosts)

    @property
    def rejoin_requests(self) -> list[tuple[str, Seat, bool]]:
        """The devices that ask for a seat, the seat of each, and whether this screen may let it in."""
        viewer, table = self.viewer, self.table
        own = {each for each in (viewer.seat, *viewer.others) if each is not None}
        host = (viewer.host or viewer.keeps) and not viewer.tv
        return [
            (device, seat, may_admit(table, seat, own, host=host))
            for device, seat in table.roster.rejoin_requests.items()
        ]

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

    def is_listed(self, fact: Fact, *names: FactList) -> bool:
        """Whether the game lists a fact under one of these names, such as ``minor``."""
        return self.game is not None and any(
            type(fact) in getattr(registry.load(self.game), name) for name in names
        )

    def comments_of_kind(self, kind: str) -> tuple[str, ...]:
        """Return the names of the game's messages for a kind of comment."""
        return tuple(self._language.numbered(self.game, f"comment-{kind}") if self.game else ())

    def listed_names(self, seats: Sequence[Seat]) -> Markup:
        """Return the names of seats as a list: "Ana, Bo and Cy"."""
        return self.in_a_list([self.name(seat) for seat in seats])

    def in_a_list(self, parts: Sequence[Markup]) -> Markup:
        """Return parts of a sentence as a list: "3, 4 and 5"."""
        return self._language.listed_names(parts)

    def screen_words(self, name: str, /, **about: Any) -> Markup:
        """Return a message that several screens say."""
        return self.house_words("screens", name, **about)

    def house_words(self, family: str, name: str, /, **about: Any) -> Markup:
        """Return a message of one of the app's own families."""
        return self._language.words(family, name, self._speaker(about.get("me")), **about)

    def house_lines(self, family: str, name: str, /, **about: Any) -> tuple[Markup, ...]:
        """Return the lines of a message of one of the app's own families, which is a list."""
        return self._language.lines(family, name, self._speaker(about.get("me")), **about)


@lru_cache(maxsize=1024)
def _marked_up(name: str) -> Markup:
    return Markup('<b translate="no">{}</b>').format(name)


@lru_cache(maxsize=1024)
def _plain(sentence: Said) -> str:
    """Return a sentence without its tags, cached: most cards have the same few reasons."""
    return sentence.plainly()
