"""Practising where several processes serve one PostgreSQL: a practice is its process's."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from companion.tables.practice_tables import PracticeTable
from tests.tables.test_other_processes import HOST, Process, processes


@pytest.fixture
def two(postgresql: str) -> Iterator[list[Process]]:
    with processes(postgresql) as running:
        yield running


class Phone:
    """One phone whose requests come to one process or the other."""

    def __init__(self, running: list[Process], pad: str = "") -> None:
        self.running = running
        self.pad = pad
        self.clients: list[FlaskClient] = [each.app.test_client() for each in running]
        self.clients[0].get("/practise/goofspiel")  # gives it a cookie, and begins nothing
        self.share_cookie()

    def share_cookie(self) -> None:
        """Let both have the cookie that the first was given last."""
        cookie = self.clients[0].get_cookie("companion", domain="localhost")
        assert cookie is not None
        for client in self.clients[1:]:
            client.set_cookie("companion", cookie.value, domain="localhost")

    @property
    def device(self) -> str:
        with self.clients[0].session_transaction() as session:
            return str(session["device"])

    def open(self, at: int, game: str) -> str:
        query = {"from": self.pad} if self.pad else {}
        answer = self.clients[at].get(f"/practise/{game}", query_string=query)
        assert answer.status_code == 200, answer.text
        return answer.text

    def find(self, at: int, game: str) -> PracticeTable:
        found = self.running[at].services.practices.find(self.device, game)
        assert found is not None
        return found


def test_at_another_process_it_begins_anew(two: list[Process]) -> None:
    phone = Phone(two)
    phone.open(0, "goofspiel")
    begun = phone.find(0, "goofspiel")
    # What is sent there is answered with a sentence, and the page begins anew.
    answer = phone.clients[1].post("/practise/goofspiel/command", json={"id": "1"})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "gone")
    assert "Reload this page" in answer.get_json()["say"]
    assert "Only practice" in phone.open(1, "goofspiel")
    assert phone.find(1, "goofspiel") is not begun


def test_whoever_practises_is_called_back_when_a_game_begins_at_another_process(
    two: list[Process],
) -> None:
    here, there = two
    table = here.services.tables.make()
    phone = Phone(two)
    joined = phone.clients[0].post(f"/{table.code}", data={"name": "Zoe", "colour": "fish"})
    table.join("device-s2", "Bo", None)
    table.join("device-s3", "Cem", None)
    assert here.do(table, HOST, "choose_game", game="goofspiel", options={"cards": 6})["ok"]
    phone.share_cookie()
    phone.pad = joined.location.partition("?")[0]
    page = phone.open(1, "goofspiel")
    assert "Zoe" in page
    practised = phone.find(1, "goofspiel")
    assert practised.given["cards"] == 6
    assert here.do_found(table.code, HOST, "start_game")["ok"]
    there.until(lambda: practised.practice.called_back)
    answer = phone.clients[1].get("/practise/goofspiel", query_string={"from": phone.pad})
    assert (answer.status_code, answer.location) == (302, phone.pad)
    assert there.services.practices.find(phone.device, "goofspiel") is None


def test_nobody_guesses_codes_by_the_table_that_they_say_they_come_from(
    two: list[Process],
) -> None:
    phone = Phone(two)
    pads = [f"/pad/{letter * 4}/s1" for letter in "ABCDEFHJKLMNP"]
    answers = [phone.clients[0].get(f"/practise/feast?from={pad}") for pad in pads]
    assert [answer.status_code for answer in answers] == [200] * 12 + [429]
    assert "wrong codes" in answers[-1].text


PLAY = """
import json, sys
from dataclasses import replace
from companion.tables.demos import Demo
from companion.tables.practice_tables import Newcomer
from companion.web.app import create_app
from random import Random
from rules.engine.registry import GAMES
from rules.facts import ANYONE
found = []
practices = create_app({"RNG": Random(5)}).extensions["companion"].practices
for game in GAMES:
    demo = Demo(game, 1)
    found.append([game, [[str(each) for each in demo.record.answers], repr(demo.steps)]])
    table = practices.begin(Newcomer("phone", "Guest"), game, {})
    found.append([str(replace(each, at=0)) for each in table.practice.referee.log])
print(json.dumps(found))
"""


@pytest.mark.slow
def test_every_process_plays_the_same_demos_and_practices_from_the_same_seeds() -> None:
    played = []
    for seed in ("1", "2"):
        done = subprocess.run(
            [sys.executable, "-c", PLAY],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        played.append(json.loads(done.stdout))
    assert played[0] == played[1]
    assert all(entries for _, entries in played[0][::2])
