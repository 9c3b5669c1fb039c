"""A table fixture in this process: the app as it is made, its door, and a clock that the test holds."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cache, cached_property
from random import Random
from typing import Any, cast

from flask import Flask
from flask.testing import FlaskClient
from jinja2 import Environment

from companion.presenters import Viewer
from companion.presenters.sentences import speaking_as
from companion.storage.kept_backups import open_store
from companion.tables.actor import Actor
from companion.tables.commands.people import RequestRejoin
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.config import Config
from companion.web.results import Result
from companion.web.services import Services
from companion.words.arguments import NOBODY
from companion.words.language import SOURCE
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from tests.rendering.rendered_screens import rendered, rendered_or_not
from tests.tables.random_commands import random_command

NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva", "Fay", "Gus", "Hal")
OF_TEMPLATES = frozenset({"PHONE_ADDRESS", "DEV"})
"""The keys of a configuration that templates, or what is made of them, depend on."""


@dataclass
class Alarm:
    """A timer that rings when the test says so."""

    due: list[Callable[[], None]] = field(default_factory=list)
    last: float = 0.0
    """The seconds of the timer that was set last."""

    def __call__(self, seconds: float, run: Callable[[], None]) -> Callable[[], None]:
        self.last = seconds
        self.due.append(run)
        return lambda: self.due.remove(run) if run in self.due else None

    def ring(self) -> None:
        due, self.due[:] = self.due[:], []
        for run in due:
            run()


@cache
def shared_environment() -> Environment:
    """Return the templates of all table fixtures of this process: an app of their own takes longer than most tests."""
    return create_app().jinja_env


class TableFixture:
    """One table of one app.

    Its screens are drawn with templates that all share, and what those remember, unless it has its ``own_templates``:
    for a test that changes templates or messages. So it is, too, where the configuration says something of templates.
    """

    def __init__(self, players: int = 4, *, own_templates: bool = False, **config: Any) -> None:
        self.alarm = Alarm()
        self.now = 1_700_000_000_000
        """Milliseconds since 1970; a test may let it step."""
        self.may_fail = False
        """Whether regions may fail to be drawn; without it, that is an error."""
        self.language = SOURCE
        """What is spoken on all screens."""
        self.passed = 0.0
        """The seconds that really passed."""
        self._config = {
            "SCHEDULE": self.alarm,
            "CLOCK": lambda: self.now,
            "MONOTONIC": lambda: self.passed,
            "RNG": Random(1),
            "LAPTOP_KEYS": {"key"},
            "PUBLIC_URL": "http://192.168.1.23:8000",
            **config,
        }
        self.services: Services = self._services(own_templates or OF_TEMPLATES & config.keys())
        self.table: Table = self.services.tables.make()
        self.seats = [self.table.join(f"device-{n}", n, None) for n in NAMES[:players]]
        self.host = Actor("laptop", (), host=True)
        self._count = 0

    def _services(self, own: object) -> Services:
        if own:
            self.app = create_app(self._config)
            return cast("Services", self.app.extensions["companion"])
        config = Config(**self._config)
        return Services.make(config, shared_environment(), open_store(config.DATABASE))

    @property
    def referee(self) -> Referee:
        """The referee of the game that is on."""
        assert self.table.referee is not None
        return self.table.referee

    @cached_property
    def app(self) -> Flask:
        """The app with these services, made when a test first asks for pages."""
        made = create_app({**self._config, "DATABASE": "sqlite://"})
        made.extensions["companion"].close()
        made.extensions["companion"] = self.services
        return made

    def read_anew(self) -> Table:
        """Return the table as another process reads it."""
        row = self.services.dependencies.store.get(self.table.id)
        assert row is not None
        return Table(row, self.services.dependencies)

    def actor(self, seat: Seat) -> Actor:
        """Return the phone of a seat."""
        return Actor(f"device-{seat}", (seat,), host=False, seat=seat)

    def do(self, who: Actor | Seat, what: str, **rest: Any) -> dict[str, Any]:
        """Send a command, and return its acknowledgement."""
        actor = who if isinstance(who, Actor) else self.actor(who)
        self._count += 1
        message = {"id": f"c{self._count}", "do": what, **rest}
        with self.speaking():
            return self.services.acknowledge(self.table, actor, message)

    def signal(self, who: Actor, message: Mapping[str, Json]) -> dict[str, Json]:
        """Send a signal, and return its acknowledgement."""
        with self.speaking():
            return self.services.signal(self.table, who, message)

    def result(self, number: int) -> Result | None:
        """Return the result of a game, as a page shows it."""
        with self.speaking():
            return self.services.results.of(self.table, number)

    def speaking(self) -> AbstractContextManager[None]:
        """Speak the language of all screens, as a request of theirs does."""
        return speaking_as(self.services.languages[self.language], NOBODY)

    def request_rejoin(self, device: str, seat: Seat) -> None:
        """Ask on a device without a cookie for a seat."""
        self.table.execute(RequestRejoin(seat), Actor(device, (), host=False))

    def ok(self, who: Actor | Seat, what: str, **rest: Any) -> None:
        """Send a command that has to be accepted."""
        ack = self.do(who, what, **rest)
        assert ack["ok"], ack

    def enter(self, rng: Random, *, calling: float = 0.0, by_host: bool = False) -> None:
        """Enter something that may be entered now, as :func:`random_command` draws it.

        For a seat at which nobody sits, the host enters it.
        """
        command = random_command(self.referee, rng, calling=calling, by_host=by_host)
        assert command is not None
        seat = command.seat
        who = self.host if seat is None or seat not in self.seats else seat
        message = dict(command.message)
        ack = self.do(who, message.pop("do"), **message)
        # Of somebody whose phone is connected, the app plays no hand.
        assert ack["ok"] or ack["code"] == "app.phone-is-here", ack

    def start(self, game: str = "feast", **options: Any) -> None:
        """Start a game."""
        self.ok(self.host, "choose_game", game=game, options=options)
        self.ok(self.host, "start_game")

    def answer(self, value: Any, seat: Seat | None = None) -> None:
        """Answer the first question, or that of a seat; what is asked of nobody in particular, the host answers."""
        ask = self.referee.current_ask
        assert ask is not None
        asked = [each for each in ask.pending if not each.call]
        pending = next(each for each in asked if seat in {None, each.who})
        who = Seat(str(pending.who))
        self.ok(who if who in self.seats else self.host, "answer", key=pending.key, value=value)

    def html(self, role: str, seat: Seat | None = None, *, host: bool = False) -> dict[str, str]:
        """Return what a screen shows."""
        draw = rendered_or_not if self.may_fail else rendered
        viewer = Viewer(role, seat, host, language=self.language)
        return draw(self.services.renderer, self.table, viewer)

    def data(self, role: str, seat: Seat | None = None, *, host: bool = False) -> dict[str, Any]:
        """Return what the scripts of a screen know."""
        viewer = Viewer(role, seat, host, language=self.language)
        return self.services.renderer.data(self.table, viewer)

    def corrected(self) -> dict[str, str]:
        """Return what each screen says was corrected last; empty for nothing."""
        pads: dict[str, Any] = {seat: self.data("pad", seat) for seat in self.seats}
        boards = {"board": self.data("board"), "host": self.data("board", host=True)}
        screens = {**pads, **boards, "watch": self.data("watch")}
        return {
            name: (data["correction"] or {"said": ""})["said"] for name, data in screens.items()
        }

    def everything(self) -> dict[str, dict[str, str]]:
        """Draw every screen of the table."""
        pads: dict[str, dict[str, str]] = {seat: self.html("pad", seat) for seat in self.seats}
        board, host = self.html("board"), self.html("board", host=True)
        return {**pads, "board": board, "host": host, "watch": self.html("watch")}

    def seal(self, *ranks: int, deal: int = 1, number: int = 1) -> None:
        """Seal everybody's ploys."""
        for seat, rank in zip(self.seats, ranks, strict=True):
            self.ok(seat, "answer", key=f"deal{deal}/round{number}/ploy/{seat}", value=rank)

    def client(self, *, laptop: bool = False, device: str = "") -> FlaskClient:
        """Return a browser that has been here, and so has a cookie: that of a ``device``, where one is named."""
        client = self.app.test_client()
        client.get(f"/{self.table.code}")
        if device:
            with client.session_transaction() as session:
                session["device"] = device
        if laptop:
            self.app.config["LAPTOP_KEYS"].add("key")
            assert client.get("/laptop/key").status_code == 302
        return client
