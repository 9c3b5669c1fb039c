"""The services that an app's pages use: tables, renderer, hub and language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Event
from typing import cast

from flask import current_app
from jinja2 import Environment
from markupsafe import Markup, escape

from companion.live.hub import Hub
from companion.live.socket_limits import SocketLimits
from companion.monitoring import TABLES
from companion.network.guess_limits import GuessLimiter
from companion.network.phone_address import PhoneAddress
from companion.network.visits import Visits
from companion.presenters.proposals import proposed_seat
from companion.presenters.sentences import Language, Languages, screen_words, spoken, spoken_code
from companion.rendering.pictures import Pictures
from companion.rendering.renderer import Renderer
from companion.storage.errors import StoreError
from companion.storage.store import Store
from companion.tables.actor import Actor
from companion.tables.commands.parsing import printable_id
from companion.tables.dependencies import Dependencies
from companion.tables.dispatcher import dispatch
from companion.tables.game_steps import KnownGames
from companion.tables.other_processes import OtherProcesses
from companion.tables.practice_tables import PracticeTables
from companion.tables.refusals import PhoneNotHere, RungAlready
from companion.tables.registry import CODE_LENGTH, LONG_CODE_LENGTH, Tables
from companion.tables.signals import SignalLimits, read_signal
from companion.tables.table import Table
from companion.tables.waiting_tvs import WaitingTvs
from companion.web.config import Config
from companion.web.folders import folder
from companion.web.results import Results
from rules.errors import Illegal, Refused
from rules.facts import Fact, Json, Seat


@dataclass(frozen=True)
class Services:
    """The services of one app, made by ``create_app``."""

    dependencies: Dependencies
    tables: Tables
    renderer: Renderer
    hub: Hub
    languages: Languages
    pictures: Pictures
    results: Results
    signal_limits: SignalLimits
    visits: Visits
    practices: PracticeTables
    waiting_tvs: WaitingTvs
    others: OtherProcesses
    guesses: GuessLimiter
    """Counts the wrong codes of tables."""
    letter_guesses: GuessLimiter
    """Counts the wrong letters of TVs."""
    phone_address: PhoneAddress | None = None
    """Finds this computer's address; None if the address is configured or learnt."""
    draining: Event = field(default_factory=Event)
    """Set when this process starts to shut down."""
    sockets: SocketLimits = field(default_factory=SocketLimits)
    known_games: KnownGames = field(default_factory=KnownGames)

    @classmethod
    def make(cls, config: Config, environment: Environment, store: Store) -> Services:
        """Make the services of an app, whose templates are those of the environment."""
        languages = cast("Languages", environment.globals["languages"])
        renderer = Renderer(environment, languages, table_url(config), explains=config.DEV)
        hub = Hub(renderer, config.DEFER)
        dependencies = Dependencies(
            store, config.CLOCK, config.MONOTONIC, config.RNG, config.SCHEDULE, config.COUNTDOWN
        )
        tables = Tables(dependencies, LONG_CODE_LENGTH if config.OPEN_HOUSE else CODE_LENGTH)
        practices = PracticeTables(dependencies, tables, hub, renderer.forget)
        tables.observe(hub)
        tables.observe(practices)
        others = OtherProcesses(store, tables)
        others.start()
        TABLES.set_function(lambda: len(tables.loaded()))
        pictures = Pictures(environment, folder("static"))
        return cls(
            dependencies,
            tables,
            renderer,
            hub,
            languages,
            pictures,
            Results(renderer, pictures),
            SignalLimits(config.MONOTONIC),
            Visits(config.MONOTONIC),
            practices,
            WaitingTvs(config.MONOTONIC),
            others,
            guesses=GuessLimiter(config.MONOTONIC),
            letter_guesses=GuessLimiter(config.MONOTONIC),
            phone_address=config.PHONE_ADDRESS,
        )

    @property
    def language(self) -> Language:
        """The language of the present request."""
        return spoken.get(None) or self.languages[spoken_code()]

    def drain(self) -> None:
        """Accept no new screens, and close all connections: screens reconnect elsewhere."""
        self.draining.set()
        self.hub.close_all()

    def close(self) -> None:
        """Stop listening to other processes, and close the store; closing it twice is harmless."""
        self.others.close()
        self.dependencies.store.close()

    def acknowledge(self, table: Table, actor: Actor, message: Json) -> dict[str, Json]:
        """Carry out the command in a message, and return the acknowledgement to send.

        It is ``{"id", "ok": True}``, or ``{"id", "ok": False, "code", "say"}`` with the reason.

        :raises companion.storage.errors.Conflict: if another process now serves the table.
        """
        ack = dispatch(table, actor, message)
        match ack.reason:
            case None:
                return {"id": ack.id, "ok": True}
            case Fact():
                return {"id": ack.id, **self._refusal(ack.reason, table)}
            case StoreError() as error:
                said = error.sentence(self.language.code)
                return {"id": ack.id, "ok": False, "code": "store", "say": said}

    def signal(self, table: Table, actor: Actor, message: Mapping[str, Json]) -> dict[str, Json]:
        """Pass a signal on to the screens that show it, and return an acknowledgement.

        A reaction or a greeting beyond its limit is dropped without an error.
        """
        given = printable_id(message.get("id"))
        try:
            with table.lock:
                signal = read_signal(table, actor, message, proposed_seat(table))
                if signal.rung is not None and not self.hub.has_pad(table, signal.rung):
                    raise Illegal(PhoneNotHere(seat=signal.rung))
                admitted = self.signal_limits.admits(table.id, signal)
                if signal.rung is not None:
                    if not admitted:
                        raise Illegal(RungAlready(seat=signal.rung))
                    self.hub.ring(table, signal.rung, table.roster.person(signal.rung).name)
        except Refused as refused:
            return {"id": given, **self._refusal(refused.why, table)}
        if admitted and signal.shown is not None:
            self.hub.offer_to_boards(table, signal.shown)
        return {"id": given, "ok": True}

    def _refusal(self, why: Fact, table: Table) -> dict[str, Json]:
        return {"ok": False, "code": why.code, "say": self.say(why, table)}

    def say(self, fact: Fact, table: Table | None = None) -> str:
        """Return the sentence of a fact as plain text, with the names of a table's people."""

        def name(seat: Seat | None) -> Markup:
            people = table.roster.people if table else {}
            return escape(self.language.person(people, seat).name)

        try:
            return self.language.say(fact, name).plain
        except Exception as error:
            if table is None:
                raise
            self.renderer.report(table, f"the sentence {fact.code}", "person", error)
            return screen_words("not-possible")


def table_url(config: Config) -> Callable[[Table], str | None]:
    """Return what finds the URL of a table, without a final slash: None while nobody knows it."""

    def url_of(table: Table) -> str | None:
        found = config.PHONE_ADDRESS.url if config.PHONE_ADDRESS is not None else None
        url = found or config.PUBLIC_URL or table.roster.address
        return url.rstrip("/") if url else None

    return url_of


def services() -> Services:
    """Return the services of the current app."""
    return cast("Services", current_app.extensions["companion"])
