"""Database files with real games in them, of which a page is really damaged."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from flask import Flask

from companion.storage.records import Entry
from companion.storage.store import Store
from companion.tables.actor import Actor
from companion.web.app import create_app
from companion.web.services import Services
from rules.engine.registry import GAMES, meta
from rules.facts import Json, Seat
from tests.wire.players import lay, still

PAGE = 4096
PLAYERS = 4


def start(path: Path) -> Flask:
    """Start the app on a file, as the program does, without a pause before reveals."""
    url = f"sqlite:///{path.as_posix()}"
    return create_app({"DATABASE": url, "SCHEDULE": still, "COUNTDOWN": 0.0, "LAPTOP_KEYS": {"k"}})


def services(app: Flask) -> Services:
    found: Services = app.extensions["companion"]
    return found


def stop(app: Flask) -> None:
    services(app).dependencies.store.close()


def lay_evening(path: Path, tables: int, entries: int) -> list[str]:
    """Play each game in turn at tables of their own, and return the codes."""
    app, codes = start(path), []
    for number in range(tables):
        game = GAMES[number % len(GAMES)]
        laid = lay(app, f"t{number}", game, PLAYERS, meta(game).settle(PLAYERS, {}))
        codes.append(laid.code)
    # In turns, so that the pages of one table do not lie together.
    for part in range(4):
        for code in codes:
            play(app, code, entries // 4, part)
    stop(app)
    return codes


def play(app: Flask, code: str, entries: int, seed: int) -> None:
    """Play on at a table until its log has so many entries more."""
    table, rng = services(app).tables.find(code), Random(seed)
    wanted = table._log.seq + entries
    while table._log.seq < wanted:
        before = table._log.seq
        referee = table.referee
        if referee is None or referee.current_ask is None:
            send(app, code, None, f"{before}", do="play_again")
            continue
        waiting = [
            pending
            for pending in referee.current_ask.pending
            if pending.key not in referee.pending_answers and not pending.call
        ]
        asked = rng.choice(waiting)
        prompt = referee.resolve(asked)
        seat = asked.who if isinstance(asked.who, str) else None
        value = prompt.dump(prompt.sample(rng))
        send(app, code, seat, f"{before}", do="answer", key=asked.key, value=value)
        assert table._log.seq > before


def send(app: Flask, code: str, seat: Seat | None, name: str, **message: Json) -> None:
    """Send a command that has to be accepted."""
    table = services(app).tables.find(code)
    actor = (
        Actor("laptop", (), host=True)
        if seat is None
        else Actor(f"phone-{seat}", (seat,), host=False, seat=seat)
    )
    ack = services(app).acknowledge(table, actor, {"id": name, **message})
    assert ack["ok"], ack


def logs(path: Path) -> dict[str, list[Entry]]:
    """Return every table's log, by code."""
    with closing(Store(f"sqlite:///{path.as_posix()}")) as store:
        return {row.code: store.load(row.id) for row in store.tables()}


def page_of_entries(path: Path) -> int:
    """Return the number of a page, from 1, in which entries of tables lie."""
    raw = path.read_bytes()
    for number in range(2, len(raw) // PAGE + 1):
        page = raw[(number - 1) * PAGE : number * PAGE]
        # 10 is the kind of a leaf of such a tree; the index beside it has no bodies.
        if page[0] == 10 and b'"do":' in page:
            return number
    raise AssertionError("no page holds entries")


def zeros(page: bytes) -> bytes:
    return bytes(len(page))


def noise(page: bytes) -> bytes:
    return Random(len(page)).randbytes(len(page))


def noise_in_the_middle(page: bytes) -> bytes:
    """Leave the page's own list of cells as it is, and spoil what lies in them."""
    return page[:512] + noise(page)[512:]


def ones(page: bytes) -> bytes:
    return b"\xff" * len(page)


DAMAGES: tuple[Callable[[bytes], bytes], ...] = (zeros, ones, noise, noise_in_the_middle)


def spoil(path: Path, number: int, damage: Callable[[bytes], bytes]) -> None:
    """Damage a page of a file, which nobody has open."""
    with path.open("r+b") as file:
        file.seek((number - 1) * PAGE)
        page = file.read(PAGE)
        file.seek((number - 1) * PAGE)
        file.write(damage(page))
