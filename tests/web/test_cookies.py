"""A browser that keeps no cookies gets no seat that nobody could use, and is told what to do."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from tests.tables.table_fixture import TableFixture

IPHONE, ANDROID = "Block All Cookies", "Site settings, and allow cookies"


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(2)


def blocking(fixture: TableFixture) -> FlaskClient:
    """Return a browser that blocks all cookies."""
    return fixture.app.test_client(use_cookies=False)


def entries(fixture: TableFixture) -> int:
    return len(fixture.services.dependencies.store.load(fixture.table.id))


def tells_what_to_do(text: str) -> bool:
    return IPHONE in text and ANDROID in text


def test_no_seat_is_laid_for_a_phone_that_blocks_cookies(fixture: TableFixture) -> None:
    phone, before = blocking(fixture), entries(fixture)
    assert phone.get(f"/{fixture.table.code}").status_code == 200
    for _ in range(3):
        answer = phone.post(f"/{fixture.table.code}", data={"name": "Zoe", "colour": "grape"})
        assert answer.status_code == 409
        assert tells_what_to_do(answer.text)
        assert 'value="Zoe"' in answer.text
    assert entries(fixture) == before
    assert len(fixture.table.roster.order) == 2


def test_nor_does_it_knock(fixture: TableFixture) -> None:
    phone, before = blocking(fixture), entries(fixture)
    for _ in range(3):
        answer = phone.post(f"/{fixture.table.code}/rejoin", data={"seat": "s1"})
        assert answer.status_code == 409
        assert tells_what_to_do(answer.text)
    assert entries(fixture) == before
    assert fixture.table.roster.rejoin_requests == {}


def test_a_phone_whose_cookie_got_lost_sits_down_at_the_second_tap(fixture: TableFixture) -> None:
    phone = fixture.client()
    phone.delete_cookie("companion")
    first = phone.post(f"/{fixture.table.code}", data={"name": "Zoe"})
    assert "Tap “Sit down” again" in first.text
    assert phone.post(f"/{fixture.table.code}", data={"name": "Zoe"}).status_code == 302
    assert [each.name for each in fixture.table.roster.seated()].count("Zoe") == 1


def test_whoever_scans_the_code_has_the_cookie_before_the_form_is_sent(
    fixture: TableFixture,
) -> None:
    phone = fixture.app.test_client()
    assert "cookies" not in phone.get(f"/{fixture.table.code}").text
    assert phone.post(f"/{fixture.table.code}", data={"name": "Zoe"}).status_code == 302


def test_no_table_is_made_that_nobody_could_host() -> None:
    fixture = TableFixture(0, OPEN_HOUSE=True, LAPTOP_KEYS=set())
    browser = blocking(fixture)
    before = len(fixture.services.tables.recent(100))
    assert browser.get("/").status_code == 200
    answer = browser.post("/tables")
    assert answer.status_code == 409
    assert tells_what_to_do(answer.text)
    assert len(fixture.services.tables.recent(100)) == before
    usual = fixture.app.test_client()
    usual.get("/")
    assert "/board/" in usual.post("/tables").headers["Location"]


def test_the_laptops_browser_is_told_too(fixture: TableFixture) -> None:
    answer = blocking(fixture).get("/laptop/key", follow_redirects=True)
    assert tells_what_to_do(answer.text)
    fixture.app.config["LAPTOP_KEYS"].add("key")
    usual = fixture.app.test_client().get("/laptop/key", follow_redirects=True)
    assert not tells_what_to_do(usual.text)
    assert "New table" in usual.text
    assert usual.request.full_path == "/?"
