"""Practising: a round of each game against bots on one phone, which leaves no trace."""

from __future__ import annotations

import re
from copy import deepcopy
from functools import lru_cache
from typing import Any

import pytest
from flask.testing import FlaskClient

from companion.network.rate_limits import RateLimit
from companion.presenters import Viewer
from companion.tables.actor import Actor
from companion.tables.commands.in_game import Answer
from companion.tables.practice_tables import ME, MOST, Newcomer, PracticeTable
from companion.web import request_limits
from rules.engine.referee import Referee
from rules.engine.registry import GAMES
from rules.facts import ANYONE, Seat
from rules.prompts import PickRank
from tests.tables.command_kinds import KINDS
from tests.tables.table_fixture import TableFixture

ALL_SEATS = [Seat(f"s{number}") for number in range(1, 5)]
WITH_CARDS = {"feast", "goofspiel", "eatme", "ididnt", "ibid", "liar", "ohhell"}
"""Of the games that come with Companion, those that are practised with cards."""


@lru_cache(maxsize=1)
def house() -> TableFixture:
    """An app for tests that only practise; each has a phone of its own."""
    return TableFixture(2)


def asked(table: PracticeTable) -> tuple[str, Any]:
    """The key of what the person is asked, and an answer out of the cards that they hold."""
    practice = table.practice
    assert practice.referee.current_ask is not None
    mine = [each for each in practice.referee.current_ask.pending if each.who in (ME, ANYONE)]
    answered = practice.referee.pending_answers
    pending = next(each for each in mine if not each.call and each.key not in answered)
    return pending.key, practice.bots.answer(pending)


class Phone:
    """A browser that practises, and what the server keeps for it."""

    def __init__(
        self, fixture: TableFixture, game: str, *, client: FlaskClient | None = None
    ) -> None:
        self.fixture = fixture
        self.game = game
        self.client = client or fixture.client()
        self.sent = 0
        """How many commands it has sent."""

    @property
    def path(self) -> str:
        return f"/practise/{self.game}"

    @property
    def table(self) -> PracticeTable:
        with self.client.session_transaction() as session:
            found = self.fixture.services.practices.find(session["device"], self.game)
        assert found is not None
        return found

    def open(self, **query: str) -> str:
        answer = self.client.get(self.path, query_string=query)
        assert answer.status_code == 200
        assert "could not be drawn" not in answer.text
        return answer.text

    def send(self, key: str, value: Any) -> tuple[int, dict[str, Any]]:
        self.sent += 1
        message = {"id": f"m{self.sent}", "do": "answer", "key": key, "value": value}
        answer = self.client.post(f"{self.path}/command", json=message)
        body = answer.get_json()
        assert isinstance(body, dict)
        return answer.status_code, body

    def play_round(self) -> str:
        """Answer until the page says that a round is over; return the page."""
        for _ in range(60):
            page = self.open()
            if "data-round-over" in page:
                return page
            key, value = asked(self.table)
            status, ack = self.send(key, value)
            assert status == 200, ack
        raise AssertionError("the round does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_round_of_each_game_is_played_to_its_result_and_then_another(game: str) -> None:
    phone = Phone(house(), game)
    first = phone.open()
    assert "Only practice" in first
    assert 'id="played"' not in first
    dealt = phone.table.practice.hand(ME)
    assert ("Your cards" in first) == bool(dealt)
    assert dealt or game not in WITH_CARDS
    page = phone.play_round()
    assert phone.sent
    assert 'id="result-said"' in page
    assert 'id="ruling"' in page
    assert 'id="again"' in page
    on_table = page.partition('id="played"')[2].partition("</section>")[0]
    assert on_table
    assert 'data-state="ghost"' not in on_table, "an empty place says nothing"
    answer = phone.client.post(f"{phone.path}/again")
    assert answer.status_code == 303
    assert "data-round-over" not in phone.open()
    phone.play_round()


def test_a_practice_takes_answers_and_corrections_alone() -> None:
    phone = Phone(house(), "feast")
    phone.open()
    key, value = asked(phone.table)
    roster = deepcopy(phone.table.roster)
    about = {"key": key, "value": value, "seat": ME, "name": "Zoe", "game": "feast", "to": "s2"}
    for kind in sorted(KINDS, key="answer".__eq__):
        message = {"id": kind, "do": kind, **about}
        ack = phone.client.post(f"{phone.path}/command", json=message).get_json()
        assert ack["ok"] == (kind == "answer"), kind
        assert ack["ok"] or ack["say"]
        assert phone.table.roster == roster
        phone.open()


@pytest.mark.parametrize("game", ["feast", "goofspiel"])
def test_after_a_round_the_phone_shows_what_each_bot_played(game: str) -> None:
    phone = Phone(house(), game)
    page = phone.play_round()
    referee = phone.table.practice.referee
    cards = [step for step in referee.history if step.ask_key.startswith(f"{_round(referee)}/")]
    sealed = {s.pending.who: s.value for s in cards if isinstance(s.prompt, PickRank)}
    sealed = {seat: card for seat, card in sealed.items() if seat in ALL_SEATS}
    assert len(sealed) == 4
    letters = {1: "A", 11: "J", 12: "Q", 13: "K"} if game == "goofspiel" else {}
    for seat, rank in sealed.items():
        shown = re.search(
            rf'<li id="watch-{seat}">.*?class="card-rank"[^>]*>([^<]+)<', page, re.DOTALL
        )
        assert shown, seat
        assert shown[1] == letters.get(rank, str(rank))


def _round(referee: Referee) -> str:
    """Return the key of the round of the last answer."""
    return referee.history[-1].ask_key.rpartition("/")[0]


@pytest.mark.parametrize("game", GAMES)
def test_it_is_never_up_to_nobody(game: str) -> None:
    """To the end of a whole game: the person is asked something, or a round is over."""
    table = house().services.practices.begin(Newcomer(f"phone-{game}", "Guest"), game, {})
    me = Actor(f"phone-{game}", (ME,), host=False, seat=ME)
    rounds = 0
    while not (table.practice.round_is_over and table.practice.referee.over) and rounds < 60:
        if table.practice.round_is_over:
            table.next_round()
            rounds += 1
        else:
            key, value = asked(table)
            table.execute(Answer(key, value), me)
    assert table.practice.referee.over
    over = table.practice.referee
    table.next_round()
    assert table.practice.referee is not over
    assert table.practice.referee.setup == over.setup
    assert not table.practice.referee.over


@pytest.mark.parametrize("number", range(4))
def test_a_round_in_which_only_ones_cards_answered_is_none_of_ones_own(number: int) -> None:
    table = house().services.practices.begin(Newcomer(f"liar-{number}", "Guest"), "liar", {})
    me = Actor(f"liar-{number}", (ME,), host=False, seat=ME)
    for _ in range(2):
        answers = 0
        while not table.practice.round_is_over:
            table.execute(Answer(*asked(table)), me)
            answers += 1
        assert answers or table.practice.referee.over
        table.next_round()


@pytest.mark.parametrize("game", ["eatme", "liar"])
def test_what_is_kept_of_the_screen_is_what_would_be_drawn_anew(game: str) -> None:
    services = house().services
    table = services.practices.begin(Newcomer("phone", "Guest"), game, {})
    me = Actor("phone", (ME,), host=False, seat=ME)
    for _ in range(12):
        kept = services.renderer.html(table, Viewer("practise", ME))
        services.renderer.forget(table)
        assert services.renderer.html(table, Viewer("practise", ME)) == kept
        if table.practice.round_is_over:
            table.next_round()
        else:
            key, value = asked(table)
            table.execute(Answer(key, value), me)


def test_only_what_one_holds_can_be_played() -> None:
    phone = Phone(house(), "feast")
    phone.open()
    key, _ = asked(phone.table)
    held = set(phone.table.practice.hand(ME))
    other = next(rank for rank in range(10, 0, -1) if rank not in held)
    status, ack = phone.send(key, other)
    assert (status, ack["ok"]) == (409, False)
    assert "have that card" in ack["say"]
    assert asked(phone.table)[0] == key


def test_nothing_of_it_is_saved_or_seen_by_others() -> None:
    fixture = TableFixture(2)
    store = fixture.services.dependencies.store
    before = fixture.table.read_log()
    phone = Phone(fixture, "feast")
    phone.open()
    phone.play_round()
    assert [row.code for row in store.tables(100)] == [fixture.table.code]
    assert fixture.table.read_log() == before
    assert fixture.services.tables.loaded() == [fixture.table]
    other = Phone(fixture, "feast", client=fixture.app.test_client())
    other.client.get(f"/{fixture.table.code}")
    assert other.client.post("/practise/feast/command", json={"id": "1"}).status_code == 409


def test_whatever_is_sent_is_answered_with_a_sentence() -> None:
    phone = Phone(house(), "liar")
    assert phone.client.get("/practise/nogame").status_code == 404
    assert phone.client.post("/practise/nogame/again").status_code == 404
    assert phone.client.post("/practise/liar/again").status_code == 303
    phone.open()
    messages: tuple[Any, ...] = (
        *(None, [], {"id": "1"}, {"id": "2", "do": "answer"}, {"id": "3", "do": "end_game"}),
        {"id": "4", "do": "answer", "key": "nowhere", "value": 1},
        {"id": "5", "do": "choose_game", "game": "feast"},
        *(
            {"id": "6", "do": "start_game"},
            {"id": "7", "do": "undo"},
            {"id": "8", "do": "take_over_as_host"},
        ),
    )
    for message in messages:
        answer = phone.client.post("/practise/liar/command", json=message)
        assert answer.status_code == 409, message
        assert answer.get_json()["say"]
    assert phone.client.post("/practise/liar/command", data=b"\xff{").status_code == 409
    phone.play_round()


def test_the_tour_of_the_game_can_be_seen_there_too() -> None:
    phone = Phone(house(), "eatme")
    page = phone.open()
    assert '"begins": true' in page
    assert "data-show-tour" in page
    tour = phone.client.get("/tour/practise/eatme")
    assert tour.status_code == 200
    assert "Eat Me in 20 seconds" in tour.text
    gone = phone.client.get("/tour/practise/feast")
    assert (gone.status_code, gone.text) == (409, "Reload this page to start again.")


def calls_of(phone: Phone) -> list[str]:
    """Return the keys of what somebody may say, and nobody has to."""
    ask = phone.table.practice.referee.current_ask
    return [each.key for each in ask.pending if each.call] if ask else []


def test_what_nobody_has_to_say_can_be_said_there_too() -> None:
    phone = Phone(house(), "anygame")
    phone.open()
    while not (
        calls := calls_of(phone)
    ):  # while numbers are sealed, nobody writes for somebody else
        phone.play_round()
        phone.client.post(f"{phone.path}/again")
    path = f"/ask{phone.path}?key="
    assert f'data-key="{calls[0]}"' in phone.client.get(path + calls[0]).text
    for key in (calls[0].partition("/")[0] + "/score/s2", "nowhere", ""):
        refused = phone.client.get(path + key)
        assert refused.status_code == 409
        assert refused.text
        assert "<" not in refused.text
    assert phone.client.get("/ask/practise/liar").status_code == 409


def test_a_browser_without_cookies_begins_nothing() -> None:
    fixture = TableFixture(2)
    client = fixture.app.test_client(use_cookies=False)
    answer = client.get("/practise/feast")
    assert answer.status_code == 302
    assert "blocks cookies" in client.get(answer.location).text
    assert len(fixture.services.practices) == 0


def test_the_last_ones_are_kept_and_one_address_begins_only_so_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(request_limits, "PRACTICES", RateLimit(3, 10))
    fixture = TableFixture(2)
    practices = fixture.services.practices
    for number in range(MOST + 5):
        practices.begin(Newcomer(f"phone-{number}", "Guest"), "goofspiel", {})
    assert len(practices) == MOST
    assert practices.find("phone-0", "goofspiel") is None
    assert practices.find(f"phone-{MOST}", "goofspiel") is not None
    client = fixture.client()
    games = ("goofspiel", "anygame", "goofspiel", "goofspiel", "anygame")
    answers = [client.get(f"/practise/{game}") for game in games]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 200, 429]
    assert "too often" in answers[-1].text
    assert len(practices) == MOST


def seated(fixture: TableFixture) -> tuple[FlaskClient, str]:
    """A phone that has sat down, and the path of its pad."""
    client = fixture.client()
    answer = client.post(f"/{fixture.table.code}", data={"name": "Zoe", "colour": "fish"})
    return client, answer.location.partition("?")[0]


def test_from_the_lobby_it_is_played_as_picked_and_the_game_calls_back() -> None:
    fixture = TableFixture(2)
    client, pad = seated(fixture)
    fixture.ok(fixture.host, "choose_game", game="goofspiel", options={"cards": 6, "ties": "share"})
    page = client.get(pad).text
    link = re.search(r'id="practise" href="([^"]*)"', page)
    assert link is not None
    assert link[1] == f"/practise/goofspiel?from={pad}"
    page = client.get(link[1]).text
    assert "Zoe" in page
    assert f'href="{pad}">Back to the table' in page
    phone = Phone(fixture, "goofspiel", client=client)
    options = phone.table.practice.referee.setup.options
    assert (options["cards"], options["ties"]) == (6, "share")
    phone.play_round()
    fixture.ok(fixture.host, "start_game")
    table = phone.table
    html = fixture.services.renderer.html(table, Viewer("practise", ME))
    assert f'data-go="{pad}"' in html["head"]
    assert 'id="practise"' not in client.get(pad).text
    answer = client.get(link[1])
    assert (answer.status_code, answer.location) == (302, pad)
    assert len(fixture.services.practices) == 0


def test_what_is_picked_meanwhile_is_practised_the_next_time() -> None:
    fixture = TableFixture(2)
    client, pad = seated(fixture)
    phone = Phone(fixture, "goofspiel", client=client)
    for cards in (6, 8):
        fixture.ok(fixture.host, "choose_game", game="goofspiel", options={"cards": cards})
        phone.open(**{"from": pad})
        begun = phone.table
        assert len(begun.practice.hand(ME)) == cards
        phone.open(**{"from": pad})
        assert phone.table is begun
    fixture.ok(fixture.host, "start_game")
    assert phone.table.practice.called_back
    fixture.ok(fixture.host, "end_game")
    phone.open(**{"from": pad})
    assert not phone.table.practice.called_back


def test_options_for_another_number_of_players_are_left_at_their_defaults() -> None:
    table = TableFixture(0).services.practices.begin(
        Newcomer("phone", "Guest"), "feast", {"dummies": 6}
    )
    assert table.practice.referee.setup.options["dummies"] == 0


def test_nobody_learns_of_a_table_where_they_have_no_seat() -> None:
    fixture = TableFixture(2)
    phone = Phone(fixture, "feast")
    page = phone.open(**{"from": f"/pad/{fixture.table.code}/{fixture.seats[0]}"})
    assert "Back to the rules" in page
    assert fixture.table.code not in page
    assert "Guest" in page
