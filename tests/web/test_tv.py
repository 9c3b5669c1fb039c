"""A TV waits under four letters until a host types them; then it shows that table's board, with the host's right."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from companion.presenters import Viewer
from companion.tables.registry import CODE_LENGTH, LETTERS
from companion.tables.waiting_tvs import MAX_TVS, STAYS, WaitingTvs, draw_letters
from rules.errors import Illegal
from tests.tables.table_fixture import TableFixture


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(3)


class Tv:
    """A TV at the page that waits."""

    def __init__(self, fixture: TableFixture) -> None:
        self.browser: FlaskClient = fixture.app.test_client()
        self.address = self.browser.get("/tv").headers["Location"]
        assert self.asks() is None

    @property
    def letters(self) -> str:
        return self.address.rpartition("/")[2]

    def asks(self) -> str | None:
        """Ask whether a host has typed the letters; return where the answer leads, or None."""
        answer = self.browser.get(self.address)
        return answer.headers.get("Location")

    def shows(self) -> str:
        """Go where a host's word leads, and return the path of the page at its end."""
        location = self.asks()
        assert location is not None
        return urlsplit(self.browser.get(location).headers["Location"]).path

    def does(self, fixture: TableFixture, what: str, **fields: Any) -> dict[str, Any]:
        message = {"id": f"tv-{what}", "do": what, **fields}
        found: dict[str, Any] = self.browser.post(
            f"/command/{fixture.table.code}", json=message
        ).get_json()
        return found


def allow(browser: FlaskClient, letters: str, code: str) -> tuple[int, dict[str, Any]]:
    answer = browser.post(f"/tv/{letters}", data={"table": code})
    return answer.status_code, answer.get_json()


def shown(fixture: TableFixture) -> Tv:
    """A TV that the laptop has let show the board."""
    tv = Tv(fixture)
    status, said = allow(fixture.client(laptop=True), tv.letters, fixture.table.code)
    assert (status, said["say"]) == (200, "The board is on the TV.")
    assert tv.shows() == f"/board/{fixture.table.code}"
    return tv


def test_it_shows_letters_and_then_the_board_with_a_hosts_right(fixture: TableFixture) -> None:
    tv = Tv(fixture)
    page = tv.browser.get(tv.address).text
    assert re.findall(r'<span\s+aria-hidden="true">(\w)</span>', page) == list(tv.letters)
    laptop = fixture.client(laptop=True)
    assert allow(laptop, tv.letters.lower(), fixture.table.code)[0] == 200
    assert tv.shows() == f"/board/{fixture.table.code}"
    assert tv.does(fixture, "choose_game", game="goofspiel", options={})["ok"]
    assert tv.does(fixture, "start_game")["ok"]
    assert tv.does(fixture, "undo")["code"] != "app.host-only"


def test_letters_that_nobody_shows_are_refused_and_what_was_typed_may_be_corrected(
    fixture: TableFixture,
) -> None:
    tv = Tv(fixture)
    wrong = "ABCD" if tv.letters != "ABCD" else "EFGH"
    status, said = allow(fixture.client(laptop=True), wrong, fixture.table.code)
    assert (status, said["say"]) == (
        409,
        "No TV is showing those letters. Check the TV, then try again.",
    )
    assert tv.asks() is None


def test_who_is_no_host_lets_no_tv_in(fixture: TableFixture) -> None:
    tv = Tv(fixture)
    status, said = allow(fixture.client(), tv.letters, fixture.table.code)
    assert status == 409
    assert "host" in said["say"]
    assert tv.asks() is None
    assert allow(fixture.client(laptop=True), tv.letters, "NONE")[0] in {404, 409}
    assert tv.asks() is None


def test_another_device_cannot_take_what_a_tv_was_given(fixture: TableFixture) -> None:
    tv, thief = Tv(fixture), fixture.client()
    assert allow(fixture.client(laptop=True), tv.letters, fixture.table.code)[0] == 200
    assert urlsplit(thief.get(tv.address).headers["Location"]).path == "/tv"
    location = tv.asks()
    assert location is not None
    assert urlsplit(thief.get(location).headers["Location"]).path == "/tv"
    forged = location.rpartition("=")[0] + "=forged"
    assert urlsplit(tv.browser.get(forged).headers["Location"]).path == "/tv"


def test_a_tv_passes_its_right_to_nobody_and_disconnects_no_host(fixture: TableFixture) -> None:
    tv = shown(fixture)
    ana, bo, _ = fixture.seats
    fixture.ok(fixture.host, "add_host", seat=ana)
    for what, fields in (
        ("add_host", {"seat": bo}),
        ("remove_host", {"seat": ana}),
        ("disconnect_phone", {"seat": ana}),
    ):
        assert tv.does(fixture, what, **fields)["code"] == "app.not-on-tv", what
    assert allow(tv.browser, Tv(fixture).letters, fixture.table.code)[0] == 409


def test_a_tv_takes_no_seat_and_lets_nobody_in(fixture: TableFixture) -> None:
    tv = shown(fixture)
    code, seat = fixture.table.code, fixture.seats[0]
    assert tv.browser.post(f"/{code}/rejoin", data={"seat": seat}).status_code == 409
    assert tv.browser.post(f"/{code}", data={"name": "TV"}).status_code == 409
    fixture.request_rejoin("other", seat)
    assert tv.does(fixture, "admit_device", device="other")["code"] == "app.not-on-tv"
    board = tv.browser.get(f"/board/{code}").text
    assert "The host can let them in, on a phone." in board
    assert 'data-do="admit_device"' not in board
    assert fixture.table.roster.holders(seat) == ["device-Ana"]


def test_the_host_takes_the_board_off_it(fixture: TableFixture) -> None:
    tv = shown(fixture)
    (device,) = fixture.table.roster.tvs
    fixture.ok(fixture.host, "remove_host_device", device=device)
    assert tv.does(fixture, "undo")["code"] == "app.host-only"
    assert fixture.table.roster.tvs == set()


def test_a_link_that_was_used_gives_nothing_back_once_the_board_is_taken_off(
    fixture: TableFixture,
) -> None:
    tv = Tv(fixture)
    assert allow(fixture.client(laptop=True), tv.letters, fixture.table.code)[0] == 200
    location = tv.asks()
    assert location is not None
    tv.browser.get(location)
    (device,) = fixture.table.roster.tvs
    fixture.ok(fixture.host, "remove_host_device", device=device)
    tv.browser.get(location)
    assert fixture.table.roster.tvs == set()


def test_its_board_is_that_of_a_host_without_the_buttons_for_hosts(fixture: TableFixture) -> None:
    fixture.start()
    draw = fixture.services.renderer.html
    opened = frozenset({"people"})
    host = draw(fixture.table, Viewer("board", host=True), opened)["people"]
    on_tv = draw(fixture.table, Viewer("board", host=True, tv=True), opened)["people"]
    assert 'data-open="tv"' in host
    assert 'data-open="tv"' not in on_tv


def test_tvs_that_have_gone_are_forgotten_and_none_that_asked_lately_gives_way() -> None:
    now = [0.0]
    tvs = WaitingTvs(lambda: now[0])
    assert tvs.wait("AAAA", "one")
    now[0] = STAYS
    assert not tvs.knows("AAAA")
    for number in range(MAX_TVS):
        assert tvs.wait(f"T{number}", "many")
    with pytest.raises(Illegal):
        tvs.wait("BBBB", "one more")
    assert tvs.wait("T0", "many"), "it may go on asking"
    assert tvs.knows("T0")
    now[0] = 2 * STAYS
    assert tvs.wait("BBBB", "one more")


def test_letters_that_are_drawn_differ_in_two_at_least() -> None:
    """Each letter follows from the three others: so two that differ in one alone are never drawn."""
    drawn = {draw_letters() for _ in range(20_000)}
    for place in range(CODE_LENGTH):
        others: dict[str, set[str]] = {}
        for each in drawn:
            others.setdefault(each[:place] + each[place + 1 :], set()).add(each[place])
        assert {len(found) for found in others.values()} == {1}
        assert {found for each in others.values() for found in each} == set(LETTERS)


def test_nobody_waits_under_letters_of_their_own_choice(fixture: TableFixture) -> None:
    tv, guest = Tv(fixture), fixture.client()
    neighbour = tv.letters[:3] + next(each for each in LETTERS if each != tv.letters[3])
    for letters in (neighbour, tv.letters):
        assert guest.get(f"/tv/{letters}").headers["Location"] == "/tv"
    assert allow(fixture.client(laptop=True), neighbour, fixture.table.code)[0] == 409
    assert guest.get("/tv").headers["Location"] != tv.address


def test_a_screen_keeps_its_letters_until_it_shows_a_board(fixture: TableFixture) -> None:
    tv = Tv(fixture)
    assert tv.browser.get("/tv").headers["Location"] == tv.address
    assert allow(fixture.client(laptop=True), tv.letters, fixture.table.code)[0] == 200
    tv.shows()
    assert tv.asks() == "/tv"


def test_somebody_who_tries_letters_has_to_wait(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    found = [allow(laptop, f"ZZ{a}{b}", fixture.table.code)[0] for a in "BCDFG" for b in "BCDFGHJ"]
    assert found[0] == 409
    assert found[-1] == 429


def test_what_a_stranger_types_makes_no_host_wait(fixture: TableFixture) -> None:
    tv, guest = Tv(fixture), fixture.client()
    for code in (fixture.table.code, "ZZZZ"):
        found = [allow(guest, f"ZZ{a}{b}", code)[0] for a in "BCDFG" for b in "BCDFGHJ"]
        assert 200 not in found
    assert allow(fixture.client(laptop=True), tv.letters, fixture.table.code)[0] == 200
