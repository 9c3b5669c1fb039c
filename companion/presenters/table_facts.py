"""One table as one viewer may see it: the game, its options, who is there."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from companion.presenters.earlier_games import EarlierGame, day_and_time, earlier_games
from companion.presenters.proposals import proposed_pads, proposed_seat
from companion.presenters.sentences import (
    Language,
    given_of,
    spoken_answers,
)
from companion.presenters.viewer import RenderCache, Viewer, shared
from companion.tables.activities import Activity
from companion.tables.latecomers import Latecomer, latecomers, plays
from companion.tables.lobby import InForce, Lobby, in_force, lobby, picked
from companion.tables.past_games import past_games
from companion.tables.permissions import may_admit
from companion.tables.rematch import Rematch, rematch
from companion.tables.table import Table
from companion.words.arguments import Given
from companion.words.language import decks
from companion.words.metadata import meta_in
from rules.engine import registry
from rules.engine.meta import Form, Meta
from rules.engine.standings import Standings
from rules.engine.views import View, ViewerPrompt, Waiting, public_view, view
from rules.facts import Json, Seat
from rules.sealed import Sealed


class TableFacts:
    """One table as one viewer may see it, without words."""

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
        self.language = language
        self.cache = {} if cache is None else cache

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

    @property
    def scene(self) -> Any:
        """What the game's script has published; None between games."""
        return None if self.public is None else self.public.scene

    @property
    def standings(self) -> Standings | None:
        """The standings of the present game; None between games, and before the first."""
        return None if self.public is None else self.public.standings

    @property
    def waiting(self) -> tuple[Waiting, ...]:
        """Who is asked what; nobody between games."""
        return () if self.public is None else self.public.waiting

    @property
    def calls(self) -> tuple[ViewerPrompt, ...]:
        """The calls that this viewer may answer; none between games."""
        return () if self.view is None else self.view.calls

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
        return self.language.courts

    @property
    def decks(self) -> tuple[str, ...]:
        """The letters that a host can pick, of each kind of deck."""
        return decks()

    def meta_of(self, game: str) -> Meta:
        """Return the metadata of a game in this viewer's language."""
        return meta_in(game, self.language.code)

    @property
    def storage_error(self) -> str | None:
        """The sentence why nothing can be saved now; or None."""
        error = self.table.storage_error
        return error.sentence(self.language.code) if error is not None else None

    @property
    def in_trouble(self) -> bool:
        """Whether something keeps the table from going on, or entries are missing."""
        table = self.table
        return any((table.storage_error, table.missing_game, table.gap))

    @property
    def concerns_others(self) -> bool:
        """Whether this phone can do something for others, or has to be told something of another phone."""
        viewer, roster = self.viewer, self.table.roster
        of_phone = viewer.keeps or viewer.others or viewer.shared or viewer.requested
        of_table = roster.proxies or roster.rejoin_requests or self.table.presence.host_gone
        return bool(of_phone or of_table)

    @property
    def missing_since(self) -> str | None:
        """Since when entries are missing, because a backup replaced a damaged file; or None."""
        gap = self.table.gap
        return day_and_time(gap.since) if gap is not None else None

    @cached_property
    def lobby(self) -> Lobby:
        """The lobby: the game that is picked, its options, and whether it can start."""
        return lobby(self.table.roster, self.meta_of)

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
        lines = self.standings.lines if self.standings else ()
        people = self.table.roster.people
        return tuple(line.seat for line in lines if not line.competes and line.seat in people)

    def plays(self, seat: Seat) -> bool:
        """Whether a seat is in the present game, or has left it for good."""
        referee = self.table.referee
        return referee is not None and plays(referee, seat)

    @property
    def too_many(self) -> int:
        """How many people are seated beyond the most that the game allows."""
        return max(0, len(self.table.roster.players()) - (self.meta.most if self.meta else 0))

    @property
    @shared
    def given(self) -> Given:
        """The options in force and the number of players; between games, those that are picked."""
        playing, referee = self.table.playing, self.table.referee
        if playing is not None:
            options = playing.setup.options if referee is None else referee.table.options
            return given_of(self.meta, options, len(playing.setup.seats))
        return given_of(self.meta, self.lobby.values, self.lobby.players)

    @property
    def options(self) -> Mapping[str, Json]:
        """The values of the game's options in force, by name; between games, those that are picked."""
        options: Mapping[str, Json] = self.given["options"]
        return options

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
            return in_force(
                playing, self.meta_of(playing.game), spoken_answers(), self.table.referee
            )
        return picked(self.lobby, spoken_answers()) if self.game else []

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
        return meta_in(game, self.language.code).title(options) if game in registry.GAMES else game

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
