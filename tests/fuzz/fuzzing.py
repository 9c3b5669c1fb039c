"""Sends junk to an app in this process, and notes whatever is not a plain refusal.

A refused command and a request that only asks must leave the logs as they were. What is accepted
may change them: some junk is right by chance.
"""

from __future__ import annotations

import json
import logging
import re
from dataclasses import dataclass, field
from random import Random
from typing import Any
from urllib.parse import quote

from werkzeug.datastructures import Headers
from werkzeug.routing import Rule
from werkzeug.test import EnvironBuilder, run_wsgi_app

from companion.presenters import Viewer
from companion.presenters.sentences import speaking_as
from companion.tables.actor import Actor
from companion.tables.commands.parsing import read_frame
from companion.tables.table import Table
from companion.web.app import create_app
from companion.web.services import Services
from companion.words.arguments import NOBODY
from companion.words.language import SOURCE
from rules.engine.registry import GAMES, meta
from rules.facts import Seat
from tests.fuzz.random_frames import Junk
from tests.tables.command_kinds import KINDS
from tests.wire.players import TableFixture, cookie, lay, still

PLAYERS = 4
HOSTS = ("", ".", "..", "a..b", "a" * 64, "xn--a", "xn--", "[::1", "[zz]", "1.2.3.4:99999", "a:b:c")
QUERY = ("seat", "key", "code", "more", "new", "v", "from", "with", "step", "page", "round")
METHODS = ("GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH")


class Complaints(logging.Handler):
    """Keeps what the app would print in the terminal."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.said.append(self.format(record))


@dataclass
class Findings:
    """How many cases there were, and what went wrong."""

    commands: int = 0
    requests: int = 0
    accepted: int = 0
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.commands} commands and frames, {self.requests} requests, "
            f"{self.accepted} of them accepted; wrong: {len(self.wrong)} {self.wrong[:5]}"
        )


class Fuzzing:
    """An app with a table for each game, and junk for it."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.junk = Junk(self.rng)
        self.now = 1_700_000_000_000
        config = {
            "SCHEDULE": still,
            "CLOCK": self._clock,
            "MONOTONIC": lambda: self._clock() / 1000,
            "RNG": Random(seed),
            # Alone such a server answers to every name.
            "OPEN_HOUSE": seed % 2 == 1,
        }
        self.app = create_app(config)
        self.rules = list(self.app.url_map.iter_rules())
        self.services: Services = self.app.extensions["companion"]
        self.complaints = Complaints()
        self.fixture: list[TableFixture] = []
        self.tables: list[Table] = []
        for game in GAMES:
            players = max(PLAYERS, meta(game).least)
            fixture = lay(self.app, game, game, players, meta(game).settle(players, {}))
            self.fixture.append(fixture)
            self.tables.append(self.services.tables.find(fixture.code))
        self.found = Findings()
        self.practising = cookie(self.app, device="practises")
        self._serial = 0

    def _clock(self) -> int:
        # A long time between two tries, so that nobody is told to wait.
        self.now += 60_000
        return self.now

    def run(self, cases: int) -> Findings:
        """Send so many cases of every sort."""
        logging.getLogger().addHandler(self.complaints)
        try:
            for number in range(cases):
                if number % 30 == 1:
                    self._open()
                elif number % 3:
                    self._command()
                else:
                    self._request()
                if self.complaints.said:
                    self.found.wrong += self.complaints.said
                    self.complaints.said.clear()
        finally:
            logging.getLogger().removeHandler(self.complaints)
        return self.found

    def fingerprint(self) -> list[Any]:
        """Return what must not change: every log, as far as it is written."""
        rows = self.services.dependencies.store.tables(1000)
        return [(row.id, row.touched) for row in rows] + [
            (table._log.seq, table.referee and len(table.referee.log)) for table in self.tables
        ]

    # -- commands ----------------------------------------------------------------------

    def _command(self) -> None:
        self.found.commands += 1
        table = self.rng.choice(self.tables)
        message = read_frame(self.junk.frame(self._message(table)))
        who = self._visitor(table)
        before = self.fingerprint()
        try:
            with speaking_as(self.services.languages[SOURCE], NOBODY):
                ack = self.services.acknowledge(table, who, message)
            json.dumps(ack, ensure_ascii=False).encode()
        except Exception as error:  # noqa: BLE001  # any exception is a finding
            self.found.wrong.append(f"{error!r} at {str(message)[:300]}")
            return
        if ack["ok"]:
            self.found.accepted += 1
        elif not ack.get("code") or not ack.get("say"):
            self.found.wrong.append(f"{ack} says nothing at {str(message)[:300]}")
        elif ack["code"] in {"app.stumbled", "store"}:
            self.found.wrong.append(f"{ack} at {str(message)[:300]}")
        elif self.fingerprint() != before:
            self.found.wrong.append(f"refused, and the log changed: {str(message)[:300]}")

    def _open(self) -> None:
        """Say that something is open on a screen that nobody can open."""
        self.found.commands += 1
        table = self.rng.choice(self.tables)
        seat = self.rng.choice(table.roster.order)
        viewer = self.rng.choice(
            [Viewer("board"), Viewer("board", host=True), Viewer("watch"), Viewer("pad", seat)]
        )
        names = self.junk.value() if self.rng.random() < 0.5 else [self.junk.value(), "people"]
        subscriber = self.services.hub.add(table, viewer)
        try:
            subscriber.open(names)
            regions = [name for f in subscriber.outbox.take() for name in json.loads(f)["regions"]]
            if "people" in regions and viewer.role != "board":
                self.found.wrong.append(f"{viewer} was sent the people")
        except Exception as error:  # noqa: BLE001  # any exception is a finding
            self.found.wrong.append(f"{error!r} at open {str(names)[:300]}")
        finally:
            self.services.hub.remove(table, subscriber)

    def _visitor(self, table: Table) -> Actor:
        seats = table.roster.order
        match self.rng.randrange(4):
            case 0:
                return Actor("stranger", (), host=False)
            case 1:
                return Actor("laptop", (), host=True)
            case _:
                seat = self.rng.choice(seats) if seats else Seat("s1")
                return Actor(f"device-{seat}", (seat,), host=False, seat=seat)

    def _message(self, table: Table) -> Any:
        if self.rng.random() < 0.05:
            return self.junk.value()
        self._serial += 1
        message: dict[str, Any] = {
            "id": f"f{self._serial}",
            "do": self.rng.choice(KINDS),
            "key": self._key(table),
            "value": self._value(table),
        }
        for name in ("seat", "seats", "device", "game", "options", "name", "colour", "by", "to"):
            if self.rng.random() < 0.3:
                message[name] = self.rng.choice((*table.roster.order, *GAMES, self.junk.value()))
        for name in ("id", "do", "key", "value"):
            if self.rng.random() < 0.05:
                message[name] = self.junk.value()
            elif self.rng.random() < 0.03:
                del message[name]
        return message

    def _key(self, table: Table) -> Any:
        referee = table.referee
        if referee is not None and self.rng.random() < 0.8:
            pending = [
                each.key for each in (referee.current_ask.pending if referee.current_ask else ())
            ]
            calls = [each.key for each in referee.standing_prompts()]
            said = [step.pending.key for step in referee.history[-5:]]
            asks = [referee.current_ask.key] if referee.current_ask else []
            known = [*pending, *calls, *said, *asks]
            if known:
                return self.rng.choice(known)
        return self.junk.text()

    def _value(self, table: Table) -> Any:
        """Return what is nearly an answer to what is asked, or junk."""
        referee = table.referee
        if referee is None or referee.current_ask is None or self.rng.random() < 0.4:
            return self.junk.value()
        prompt = referee.resolve(self.rng.choice(referee.current_ask.pending))
        value = prompt.dump(prompt.sample(self.rng))
        return self._bent(value) if self.rng.random() < 0.5 else value

    def _bent(self, value: Any) -> Any:
        """Return a value with one part of it replaced."""
        if isinstance(value, dict) and value:
            name = self.rng.choice(list(value))
            return {**value, name: self._bent(value[name])}
        if isinstance(value, list) and value:
            at = self.rng.randrange(len(value))
            return [*value[:at], self._bent(value[at]), *value[at + 1 :]]
        return self.junk.value()

    # -- requests ----------------------------------------------------------------------

    def _request(self) -> None:
        self.found.requests += 1
        rule = self.rng.choice(self.rules)
        method, path = self.rng.choice((*METHODS, *sorted(rule.methods or ()))), self._path(rule)
        headers = {"Cookie": self._cookie(), "Accept-Encoding": self.junk.text()[:40]}
        if self.rng.random() < 0.2:
            headers["Origin"] = self.junk.text()[:80]
        headers = {name: _header(value) for name, value in headers.items()}
        before = self.fingerprint()
        body: dict[str, Any] = {}
        if method not in {"GET", "HEAD", "OPTIONS"}:
            if self.rng.random() < 0.5:
                body = {
                    "data": {"name": self.junk.text(), "colour": self.junk.text(), "seat": "s1"}
                }
            else:
                sent = self.junk.frame(self._message(self.rng.choice(self.tables)))
                body = {"data": sent, "content_type": "application/json"}
        if isinstance(body.get("data"), str):
            body["data"] = body["data"].encode("utf-8", "surrogatepass")
        elif isinstance(body.get("data"), dict):
            body["data"] = {
                name: _text(value) for name, value in body["data"].items() if isinstance(value, str)
            }
        builder = EnvironBuilder(path, method=method, headers=Headers(headers), **body)
        environ = builder.get_environ()
        if self.rng.random() < 0.2:
            environ["HTTP_HOST"] = self.rng.choice((*HOSTS, _header(self.junk.text())))
        asked = f"{method} {path[:200]} at {environ['HTTP_HOST'][:80]}"
        try:
            _, status, _ = run_wsgi_app(self.app, environ, buffered=True)
        except Exception as error:  # noqa: BLE001  # any exception is a finding
            self.found.wrong.append(f"{error!r} at {asked}")
            return
        code = int(status.split()[0])
        if code >= 500:
            self.found.wrong.append(f"{code} at {asked}")
        if code < 400:
            self.found.accepted += 1
        if (code >= 400 or method in {"GET", "HEAD", "OPTIONS"}) and self.fingerprint() != before:
            self.found.wrong.append(f"the log changed at {asked}")

    def _path(self, rule: Rule) -> str:
        """Return the path of a page, with what it names filled in rightly or oddly, and a query."""
        path = re.sub(r"<(?:.*?:)?(\w+)>", lambda match: self._part(match[1]), rule.rule)
        # Two slashes at the start would name a host to the client that sends it.
        path = "/" + quote(_text(path)[:6000], safe="/%").lstrip("/")
        query = "&".join(
            f"{name}={quote(_text(self._query(name))[:400])}"
            for name in QUERY
            if self.rng.random() < 0.2
        )
        return f"{path}?{query}" if query else path

    def _part(self, name: str) -> str:
        """Return what a path may have in the place of a name."""
        if self.rng.random() < 0.2:
            return self.junk.text()
        likely = {
            "code": [fixture.code for fixture in self.fixture],
            "letters": ["WXYZ"],
            "number": ["0", "1", "9" * 30, "9" * 5000],
            "at": ["0", "3", "9" * 30],
            "seed": ["0", "1", "9" * 30],
            "seat": ["s1", "s2", "s7"],
            "game": list(GAMES),
            "role": ["board", "pad", "watch"],
            "kind": ["csv", "json"],
            "ending": ["csv", "json"],
            "key": ["key"],
            "deck": ["1", "tarot"],
            "version": ["0123456789"],
            "name": ["js/connection.js", "games/feast/static/style.css"],
        }
        return self.rng.choice(likely[name])

    def _query(self, name: str) -> str:
        table = self.rng.choice(self.tables)
        if name == "key":
            return str(self._key(table))
        if self.rng.random() < 0.5:
            return str(self.rng.choice((*table.roster.order, table.code)))
        return self.junk.text()

    def _cookie(self) -> str:
        fixture = self.rng.choice(self.fixture)
        match self.rng.randrange(6):
            case 0:
                return fixture.host.cookie
            case 1 | 2:
                return self.rng.choice(fixture.guests).cookie
            case 3:
                odd = {self.junk.text()[:9]: self.junk.value()}
                try:
                    return cookie(self.app, device=self.junk.value(), laptop=None, **odd)
                except (ValueError, TypeError):
                    return "companion="
            case 4:
                return self.practising
            case _:
                good = self.rng.choice(fixture.guests).cookie
                at = self.rng.randrange(len(good))
                return good[:at] + self.rng.choice("xX.-_=;") + good[at + 1 :]


def _header(text: str) -> str:
    """Return what a header can carry at all."""
    return "".join(char for char in text if 32 <= ord(char) < 127)[:4000]


def _text(text: str) -> str:
    """Return text without halves of surrogate pairs, which no request can carry."""
    return text.encode("utf-8", "replace").decode()
