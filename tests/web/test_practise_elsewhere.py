"""Practising where several processes serve one PostgreSQL: each request of a phone may come to another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from companion.tables import practice_tables
from companion.tables.practice_tables import PracticeTable
from companion.web.pages.practise import VIEWER
from rules.engine.registry import GAMES
from tests.tables.test_other_processes import HOST, Process, processes
from tests.web.test_practise import asked


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
        self._sent = 0
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

    def answer(self, at: int, game: str) -> None:
        key, value = asked(self.find(at, game))
        self._sent += 1
        message = {"id": f"m{self._sent}", "do": "answer", "key": key, "value": value}
        answer = self.clients[at].post(f"/practise/{game}/command", json=message)
        assert answer.status_code == 200, answer.text

    def screens(self, game: str) -> list[dict[str, str]]:
        """Return what the practice shows at each process."""
        return [
            each.services.renderer.html(self.find(at, game), VIEWER)
            for at, each in enumerate(self.running)
        ]


def test_a_round_of_each_game_goes_on_wherever_the_next_request_comes_to(
    two: list[Process],
) -> None:
    for game in GAMES:
        phone = Phone(two)
        phone.open(0, game)
        begun = phone.find(0, game).number
        for turn in range(1, 9):
            at = turn % 2
            if "data-round-over" in phone.open(at, game):
                again = phone.clients[at].post(f"/practise/{game}/again")
                assert again.status_code == 303
            else:
                phone.answer(at, game)
            here, there = phone.screens(game)
            assert here == there
        assert {phone.find(at, game).number for at in (0, 1)} == {begun}


def test_a_command_that_is_sent_again_to_another_process_is_carried_out_once(
    two: list[Process],
) -> None:
    phone = Phone(two)
    phone.open(0, "goofspiel")
    key, value = asked(phone.find(0, "goofspiel"))
    message = {"id": "m1", "do": "answer", "key": key, "value": value}
    for at in (0, 1, 0):
        answer = phone.clients[at].post("/practise/goofspiel/command", json=message)
        assert answer.status_code == 200, answer.text
    assert [len(phone.find(at, "goofspiel").commands) for at in (0, 1)] == [1, 1]


def test_another_practice_that_is_begun_at_one_is_the_others_too(two: list[Process]) -> None:
    phone = Phone(two)
    phone.open(0, "feast")
    phone.answer(0, "feast")
    phone.open(1, "goofspiel")
    assert two[0].services.practices.find(phone.device, "feast") is None
    here, there = phone.screens("goofspiel")
    assert here == there


def test_one_that_no_process_knows_any_more_begins_anew(
    two: list[Process], monkeypatch: pytest.MonkeyPatch
) -> None:
    phone = Phone(two)
    phone.open(0, "goofspiel")
    monkeypatch.setattr(practice_tables, "MOST_KEPT", 10)
    phone.answer(0, "goofspiel")
    # So much has been done in it that it is kept no further; here it goes on.
    begun = phone.find(0, "goofspiel").number
    answer = phone.clients[1].post("/practise/goofspiel/command", json={"id": "1"})
    assert (answer.status_code, answer.get_json()["code"]) == (409, "gone")
    assert "Reload this page" in answer.get_json()["say"]
    assert "Only practice" in phone.open(1, "goofspiel")
    assert phone.find(1, "goofspiel").number != begun
    here, there = phone.screens("goofspiel")
    assert here == there


def test_whoever_practises_is_called_back_when_a_game_begins_at_another_process(
    two: list[Process],
) -> None:
    here, there = two
    table = here.services.tables.make()
    phone = Phone(two)
    joined = phone.clients[0].post(f"/{table.code}", data={"name": "Zoe", "colour": "fish"})
    table.join("device-s2", "Bo", None)
    table.join("device-s3", "Cem", None)
    assert here.do(table, HOST, "pick", game="goofspiel", options={"cards": 6})["ok"]
    phone.share_cookie()
    phone.pad = joined.location.partition("?")[0]
    page = phone.open(1, "goofspiel")
    assert "Zoe" in page
    practised = phone.find(1, "goofspiel")
    assert practised.given["cards"] == 6
    assert here.do(table, HOST, "start")["ok"]
    there.until(lambda: practised.practice.called_back)
    answer = phone.clients[0].get("/practise/goofspiel", query_string={"from": phone.pad})
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
from companion.tables.demos import Demo
from companion.web.app import create_app
from random import Random
from rules.engine.registry import GAMES
from tests.web.test_practise import asked
from rules.facts import ANYONE
found = []
practices = create_app({"RNG": Random(5)}).extensions["companion"].practices
for game in GAMES:
    demo = Demo(game, 1)
    found.append([game, [[str(each) for each in demo.entries], repr(demo.steps)]])
    table = practices.begin("phone", game, {})
    found.append([str(each) for each in table.practice.referee.log])
print(json.dumps(found))
"""


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
