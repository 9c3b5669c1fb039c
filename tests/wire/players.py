"""Tables that are fixture before a program starts on their database: who sits there, with cookies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from flask import Flask

from companion.tables.actor import Actor
from companion.tables.commands.people import BecomeHost
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load, meta
from rules.engine.tabletop import Mode, Setup
from rules.facts import Json, Seat

NAMES = ("Ana", "Bo", "Cem", "Dilek", "Eva", "Finn", "Gül", "Hal")


@dataclass(frozen=True)
class Guest:
    """A device at a table; the host's has no seat."""

    seat: str | None
    cookie: str
    device: str = ""


@dataclass(frozen=True)
class TableFixture:
    """A table with a game under way."""

    code: str
    host: Guest
    guests: tuple[Guest, ...]


def still(_seconds: float, _run: Any) -> Any:
    """A timer that never rings."""
    return lambda: None


def cookie(app: Flask, **session: Any) -> str:
    """Return a cookie as this app would have signed it."""
    signer: Any = app.session_interface.get_signing_serializer(app)  # type: ignore[attr-defined]  # the default interface has it
    return f"{app.config['SESSION_COOKIE_NAME']}={signer.dumps(session)}"


def lay(
    app: Flask,
    name: str,
    game: str,
    players: int,
    options: dict[str, Json],
    *,
    languages: Sequence[str] = ("en",),
) -> TableFixture:
    """Lay a table, seat people, and start a game; the guests speak these languages in turn."""
    services: Services = app.extensions["companion"]
    table = services.tables.make()
    host = f"{name}-host"
    table.execute(BecomeHost(), Actor(host, (), host=False))
    guests: list[Guest] = []
    for who in NAMES[:players]:
        device = f"{name}-{who}"
        seat = table.join(device, who, None)
        language = languages[len(guests) % len(languages)]
        guests.append(Guest(seat, cookie(app, device=device, language=language), device))
    actor = Actor(host, (), host=True)
    messages: tuple[dict[str, Any], ...] = (
        {"do": "choose_game", "game": game, "options": options},
        {"do": "start_game"},
    )
    for number, message in enumerate(messages):
        ack = services.acknowledge(table, actor, {"id": f"lay-{number}", **message})
        assert ack["ok"], ack
    return TableFixture(table.code, Guest(None, cookie(app, device=host), host), tuple(guests))


def lay_many(
    path: Path, count: int, game: str, players: int, given: dict[str, Json] | None = None
) -> list[TableFixture]:
    """Lay tables into a database file, for a program that is started on it then."""
    app = create_app({"DATABASE": f"sqlite:///{path}", "SCHEDULE": still})
    options = meta(game).settle(players, given or {})
    fixture = [lay(app, f"t{number}", game, players, options) for number in range(count)]
    app.extensions["companion"].dependencies.store.close()
    return fixture


@dataclass(frozen=True)
class Turn:
    """What is asked at one time in a game that was played before: who answers which key, and how."""

    ask: str
    sealed: bool
    answers: tuple[tuple[str | None, str, Json], ...]
    """The seat (None: the host), the key and the value."""


def script(game: str, players: int, seed: int) -> list[Turn]:
    """Play a game at random, and return what people have to enter to play it once more."""
    rng = Random(seed)
    seats = tuple(Seat(f"s{number + 1}") for number in range(players))
    referee = Referee(load(game), Setup(seats, meta(game).settle(players, {})), Random(seed))
    turns = []
    while (ask := referee.current_ask) is not None:
        sealed = ask.mode is Mode.SEALED
        answers: list[tuple[str | None, str, Json]] = []
        asked = [pending for pending in ask.pending if not pending.call]
        for pending in asked[:1] if ask.mode is Mode.FIRST else asked:
            prompt = referee.resolve(pending)
            value = prompt.dump(prompt.sample(rng))
            seat = pending.who if isinstance(pending.who, str) else None
            answers.append((seat, pending.key, value))
            referee.answer(pending.key, value, Stamp(seat or "host"))
        if sealed:
            referee.open(ask.key, Stamp("host"))
        turns.append(Turn(ask.key, sealed, tuple(answers)))
    return turns
