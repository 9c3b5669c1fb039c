"""The pages, as a browser without a socket finds them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from flask.testing import FlaskClient

from companion.tables.lobby import lobby
from companion.tables.typed_codes import typed_code
from rules.engine.registry import GAMES, folder, meta
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(players=3)


@pytest.fixture(scope="module")
def untouched() -> TableFixture:
    """A table for tests that leave it as it is."""
    return TableFixture(players=3)


def sit_down(client: FlaskClient, code: str, name: str, colour: str = "nut") -> str:
    answer = client.post(f"/{code}", data={"name": name, "colour": colour})
    assert answer.status_code == 302, answer.text
    return str(answer.location)


def test_laying_a_table_makes_its_host(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    board = laptop.post("/tables").location
    assert "data-setup" in laptop.get(board).text
    assert "data-setup" not in fixture.client().get(board).text


def test_sitting_down_leads_to_the_pad_and_the_cookie_leads_back(fixture: TableFixture) -> None:
    phone = fixture.client()
    pad = sit_down(phone, fixture.table.code, "Zoë")
    assert "You’re in, Zoë" in phone.get(pad).text
    assert (
        phone.get(f"/{fixture.table.code.lower()}").location == "/pad/" + fixture.table.code + "/s4"
    )
    assert fixture.client().get(pad).status_code == 302


@pytest.mark.parametrize(
    "name, sentence",
    [
        ("", "What’s your name?"),
        ("\u200b\u202e", "What’s your name?"),
        ("x" * 17, "That name is too long"),
        ("ana", "is already at the table"),
    ],
)
def test_a_name_that_will_not_do_is_refused_with_a_sentence(
    untouched: TableFixture, name: str, sentence: str
) -> None:
    answer = untouched.client().post(f"/{untouched.table.code}", data={"name": name})
    assert answer.status_code == 409
    assert sentence in answer.text
    assert len(untouched.table.roster.order) == 3


def test_a_proposed_symbol_that_is_taken_gives_way_to_a_free_one(fixture: TableFixture) -> None:
    code = fixture.table.code
    proposed = {"name": "Zed", "colour": "cherry", "proposed": "cherry"}
    assert fixture.client().post(f"/{code}", data=proposed).status_code == 302
    assert fixture.table.roster.seated()[-1].colour == "leafy-green"
    # One that is free stays, and a proposal of something else excuses nobody.
    kept = {"name": "Yan", "colour": "nut", "proposed": "nut"}
    assert fixture.client().post(f"/{code}", data=kept).status_code == 302
    assert fixture.table.roster.seated()[-1].colour == "nut"
    picked = {"name": "Xia", "colour": "cherry", "proposed": "fish"}
    assert "just took that symbol" in fixture.client().post(f"/{code}", data=picked).text
    nonsense = {"name": "Xia", "colour": "x", "proposed": "x"}
    assert fixture.client().post(f"/{code}", data=nonsense).status_code == 409


def test_a_refused_page_proposes_only_what_nobody_picked(fixture: TableFixture) -> None:
    def proposal(**form: str) -> str | None:
        text = fixture.client().post(f"/{fixture.table.code}", data={"name": "ana", **form}).text
        found = re.search(r'name="proposed" id="proposed" value="([^"]+)"', text)
        return found and found[1]

    assert proposal() == "leafy-green"
    assert proposal(colour="leafy-green", proposed="leafy-green") == "leafy-green"
    assert proposal(colour="fish") is None
    assert proposal(colour="fish", proposed="leafy-green") is None
    assert proposal(colour="cherry") == "leafy-green"


def test_a_taken_symbol_is_refused_and_the_name_kept(fixture: TableFixture) -> None:
    answer = fixture.client().post(
        f"/{fixture.table.code}", data={"name": "Zed", "colour": "cherry"}
    )
    assert "just took that symbol" in answer.text
    assert 'value="Zed"' in answer.text


def test_a_full_table_can_be_watched() -> None:
    fixture = TableFixture(players=8)
    answer = fixture.client().post(f"/{fixture.table.code}", data={"name": "Ninth"})
    assert "All 8 seats are taken" in answer.text
    assert "Just watch" in answer.text
    assert "watching" in fixture.client().get(f"/watch/{fixture.table.code}").text


def test_a_phone_that_lost_its_cookie_knocks_and_is_let_in(fixture: TableFixture) -> None:
    phone, laptop = fixture.client(), fixture.client(laptop=True)
    phone.post(f"/{fixture.table.code}/rejoin", data={"seat": "s2"})
    assert "Waiting for the host" in phone.get(f"/{fixture.table.code}").text
    board = laptop.get(f"/board/{fixture.table.code}").text
    device = re.search(r'data-do="admit_device" data-device="([^"]+)"', board)
    assert device
    command = {"id": "1", "do": "admit_device", "device": device[1]}
    assert laptop.post(f"/command/{fixture.table.code}", json=command).json == {
        "id": "1",
        "ok": True,
    }
    assert phone.get(f"/{fixture.table.code}").location == f"/pad/{fixture.table.code}/s2"


def test_a_table_that_is_not_there_is_a_sentence(fixture: TableFixture) -> None:
    answer = fixture.client().get("/code?code=zzzz")
    assert answer.status_code == 404
    assert "There’s no table ZZZZ here" in answer.text
    assert "There’s no table" in fixture.client().get("/XXXX").text


def test_commands_by_post_are_the_same_door(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    code = fixture.table.code
    picked = laptop.post(f"/command/{code}", json={"id": "0", "do": "choose_game", "game": "feast"})
    assert (picked.status_code, picked.json) == (200, {"id": "0", "ok": True})
    started = laptop.post(f"/command/{code}", json={"id": "1", "do": "start_game"})
    assert (started.status_code, started.json) == (200, {"id": "1", "ok": True})
    refused = fixture.client().post(f"/command/{code}", json={"id": "2", "do": "undo"})
    assert refused.status_code == 409
    assert refused.json is not None
    assert refused.json["code"] == "app.host-only"
    broken = fixture.client().post(f"/command/{code}", data="{", content_type="application/json")
    assert broken.json is not None
    assert broken.json["code"] == "app.unreadable"
    regions = fixture.client().get(f"/view/{code}/board").json
    assert regions is not None
    assert "Deal 1 of 4" in regions["regions"]["head"]


def test_a_screen_without_a_socket_is_asked_for_over_http(fixture: TableFixture) -> None:
    code, client = fixture.table.code, fixture.client()
    seat = sit_down(client, code, "Dee").rpartition("/")[2].partition("?")[0]

    def asks(role: str, **query: str) -> dict[str, Any]:
        found = client.get(f"/view/{code}/{role}", query_string=query).json
        assert isinstance(found, dict)
        return found

    fixture.alarm.ring()  # the page has not opened a connection
    assert not fixture.table.presence.is_connected(Seat(seat))
    first = asks("pad", seat=seat)
    assert (first["data"]["submissions"], first["data"]["time"]) == ({}, None), (
        "what there is not is said, too"
    )
    assert "how" not in first["regions"]
    assert asks("pad", seat=seat, open="how")["regions"]["how"]
    assert fixture.table.presence.is_connected(Seat(seat))
    assert asks("pad", seat="s1") == {"removed": True}, "another's pad"


@pytest.mark.parametrize("typed", ["{} ", "“{}”", "{}/", "/{}//", "http://192.168.1.23:8000/{}/"])
@pytest.mark.parametrize("wide", [False, True])
def test_a_code_is_found_however_a_keyboard_types_it(
    untouched: TableFixture, typed: str, *, wide: bool
) -> None:
    code = untouched.table.code
    letters = "".join(chr(ord(each) + 0xFEE0) for each in code) if wide else code.lower()
    answer = untouched.client().get("/code", query_string={"code": typed.format(letters)})
    assert (answer.status_code, answer.location) == (302, f"/{code}")


@pytest.mark.parametrize("path", ["/{}/", "/{}.", "/ {}", "/“{}”", "/rules/", "/watch/{}/"])
def test_an_address_with_a_sign_too_many_leads_there(untouched: TableFixture, path: str) -> None:
    answer = untouched.client().get(path.format(untouched.table.code), follow_redirects=True)
    assert answer.status_code == 200


def test_the_letters_of_another_keyboard_make_a_code() -> None:
    assert typed_code("АВСЕ") == "ABCE"
    assert typed_code("ΑΒΕΖ") == "ABEZ"


# -- forms that are sent twice -----------------------------------------------------------------


def test_a_page_that_becomes_the_pad_is_answered_with_it_and_its_address(
    fixture: TableFixture,
) -> None:
    client, path = fixture.client(), f"/{fixture.table.code}"
    client.get(path)
    form = {"name": "Ana", "colour": "nut", "in_place": "yes"}
    refused = client.post(path, data=form)
    assert refused.status_code == 409
    assert "already at the table" in refused.text
    answer = client.post(path, data={**form, "name": "Dee"})
    assert answer.status_code == 200
    assert answer.content_location == f"/pad{path}/s4?new=1"
    assert 'data-role="pad"' in answer.text


def test_two_taps_on_sit_down_are_one_seat(fixture: TableFixture) -> None:
    client, code = fixture.client(), fixture.table.code
    first = sit_down(client, code, "Dee")
    assert sit_down(client, code, " dee", "bolt") == first
    assert len(fixture.table.roster.order) == 4
    other = fixture.client().post(f"/{code}", data={"name": "Dee", "colour": "bolt"})
    assert other.status_code == 409, "another phone with this name is another person"


def test_two_taps_on_new_table_are_one_table(fixture: TableFixture) -> None:
    client = fixture.client(laptop=True)
    fixture.now += 1000
    form = {"form": re.findall(r'name="form"\s+value="(\w+)"', client.get("/").text)[0]}
    board = client.post("/tables", data=form).location
    assert client.post("/tables", data=form).location == board
    next_form = {"form": re.findall(r'name="form"\s+value="(\w+)"', client.get("/").text)[0]}
    assert client.post("/tables", data=next_form).location != board
    # A page that was gone back to makes another table once people sit at the first one.
    code = board.rpartition("/")[2]
    sit_down(fixture.client(), code, "Dee")
    assert client.post("/tables", data=form).location != board


def test_plain_forms_may_be_sent_twice(fixture: TableFixture) -> None:
    code, ana = fixture.table.code, fixture.seats[0]
    laptop, guest = fixture.client(laptop=True), fixture.client()
    for client, path, data in (
        (guest, f"/{code}/rejoin", {"seat": ana}),
        (laptop, f"/history/{code}/people", {"seat": ana, "name": "Anna"}),
        (laptop, f"/history/{code}/people", {"seat": ana}),
        (laptop, f"/tables/{code}/forget", {}),
    ):
        first, second = (client.post(path, data=data) for _ in range(2))
        assert (second.status_code, second.location) == (302, first.location), path


@pytest.mark.parametrize("path", ["/pad/ABCD/s1", "/watch/ABCD", "/board/ABCD"])
def test_a_rulebook_leads_back_to_where_it_was_opened(untouched: TableFixture, path: str) -> None:
    client = untouched.client()
    page = client.get("/rules/feast", headers={"Referer": f"http://localhost{path}"}).text
    assert f'id="way-back" href="{path}"' in page
    onward = re.search(r'href="(/rules\?from=[^"]*)"', page)
    assert onward
    assert f'id="way-back" href="{path}"' in client.get(onward[1]).text


@pytest.mark.parametrize(
    "came_from",
    ["//elsewhere.example/pad/ABCD/s1", "https://elsewhere.example/", "/pad/../x", "javascript:1"],
)
def test_a_rulebook_leads_nowhere_else(untouched: TableFixture, came_from: str) -> None:
    client = untouched.client()
    for page in (
        client.get("/rules/feast", query_string={"from": came_from}),
        client.get("/rules", headers={"Referer": "http://elsewhere.example/pad/ABCD/s1"}),
        client.get("/rules", headers={"Referer": "http://[/pad/ABCD/s1"}),
    ):
        assert page.status_code == 200
        assert 'id="way-back" href="/"' in page.text


@pytest.mark.parametrize(
    "path", ["/nothing/here", "/rules/nogame", "/static/none.css", "/board/ABCD9"]
)
def test_what_is_not_there_is_a_page_with_a_way_back(untouched: TableFixture, path: str) -> None:
    answer = untouched.client().get(path)
    assert answer.status_code == 404
    assert "Back" in answer.text


def test_a_number_that_is_too_long_is_the_number_of_nothing(fixture: TableFixture) -> None:
    client = fixture.client()
    numbered = [rule.rule for rule in fixture.app.url_map.iter_rules() if "<int:" in rule.rule]
    assert len(numbered) > 5
    for rule in numbered:
        path = re.sub("<int:.*?>", 29 * "9", rule.replace("<code:code>", fixture.table.code))
        path = path.replace("<game>", "feast").replace("<kind>", "csv")
        assert client.get(path).status_code == 404, rule


def test_no_page_loads_anything_from_outside_or_runs_inline_script(fixture: TableFixture) -> None:
    laptop = fixture.client(laptop=True)
    pages = [
        "/",
        f"/board/{fixture.table.code}",
        f"/{fixture.table.code}",
        "/rules",
        "/rules/feast",
    ]
    for path in pages:
        answer = laptop.get(path)
        assert "script-src 'self'" in answer.headers["Content-Security-Policy"]
        for address in re.findall(r'(?:src|href|action)="([^"]*)"', answer.text):
            assert address.startswith(("/", "#")), (path, address)
        assert not re.search(
            r"<script(?![^>]*(src=|type=.application/json.))|\son[a-z]+=|\sstyle=", answer.text
        ), path


def test_the_home_page_shows_every_game_with_a_picture(fixture: TableFixture) -> None:
    text = fixture.client(laptop=True).get("/").text
    for game in GAMES:
        assert f'href="/rules/{game}"' in text
    assert text.count('class="game-picture"') == len(GAMES)
    own = [name for name in GAMES if (folder(name) / "static/picture.svg").is_file()]
    assert own
    assert text.count("/picture.svg") == len(own), "a game without one gets a neutral picture"


def test_the_home_page_says_who_sat_at_earlier_tables_and_what_they_played(
    fixture: TableFixture,
) -> None:
    laptop = fixture.client(laptop=True)
    fixture.start()
    assert "The Feast is on" in laptop.get("/").text
    fixture.ok(fixture.host, "end_game")
    text = laptop.get("/").text
    assert "Ana, Bo and Cem" in text
    assert "The Feast is on" not in text
    assert '<span class="table-played muted">The Feast</span>' in text
    assert "today, " in text
    fixture.now += 24 * 3600 * 1000
    assert "yesterday, " in laptop.get("/").text


def test_a_browser_that_has_not_got_the_right_yet_is_told_no_names() -> None:
    fixture = TableFixture(players=3, LAPTOP_URL="http://localhost:8000")
    page = fixture.client().get("/", base_url="http://localhost:8000").text
    assert "This is my laptop: open the board" in page
    assert "New table" not in page
    assert fixture.table.code not in page
    assert "Cem" not in page


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_has_one_title_and_a_section_for_every_rule(
    untouched: TableFixture, game: str
) -> None:
    client = untouched.client()
    assert game in client.get("/rules").text
    text = client.get(f"/rules/{game}").text
    assert "not affiliated" in text
    assert f'href="/practise/{game}"' in text
    assert text.count("<h1") == 1
    anchors = re.findall(r'<section class="rule-section" id="([^"]+)">', text)
    assert "how-to-play" in anchors
    for link in set(re.findall(r'href="#([^"]+)"', text)):
        assert link in anchors, link


def test_a_phone_that_waits_for_the_host_can_go_back(fixture: TableFixture) -> None:
    phone, code = fixture.client(), fixture.table.code
    phone.post(f"/{code}/rejoin", data={"seat": "s1"})
    waiting = phone.get(f"/{code}").text
    assert "Ask the host to let you in as Ana" in waiting
    assert f'href="/{code}?more=1"' in waiting
    assert "Join the table" in phone.get(f"/{code}?more=1").text


def test_the_lobby_proposes_what_was_played_last_or_else_the_first_of_the_list(
    fixture: TableFixture,
) -> None:
    places = [meta(game).place for game in GAMES]
    assert places == sorted(places)
    assert places[0] < places[1], "one game says that it is the first to propose"
    assert lobby(fixture.table.roster).chosen.id == GAMES[0]
    fixture.start(GAMES[-1])
    fixture.ok(fixture.host, "end_game")
    assert lobby(fixture.table.roster).chosen.id == GAMES[-1]
