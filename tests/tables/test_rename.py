"""Another name, another symbol: for oneself, and for the host anybody's."""

from __future__ import annotations

import pytest

from companion.tables.actor import Actor
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture


@pytest.fixture
def fixture() -> TableFixture:
    return TableFixture(players=3)


def test_somebody_takes_another_name_and_symbol(fixture: TableFixture) -> None:
    fixture.ok(fixture.seats[0], "rename", name="Anna", colour="nut")
    person = fixture.table.roster.people[fixture.seats[0]]
    assert (person.name, person.colour) == ("Anna", "nut")
    assert "cherry" in fixture.table.roster.free_colours()


def test_the_own_name_and_symbol_may_stay_as_they_are(fixture: TableFixture) -> None:
    fixture.ok(fixture.seats[0], "rename", name="ana", colour="cherry")
    assert fixture.table.roster.people[fixture.seats[0]].name == "ana"


def test_a_new_name_is_on_every_screen_in_the_middle_of_a_game(fixture: TableFixture) -> None:
    fixture.start()
    fixture.ok(fixture.host, "answer", key="deal1/round1/topic", value=5)
    before = fixture.everything()
    fixture.ok(fixture.seats[1], "rename", name="Robert", colour="ice-cream")
    after = fixture.everything()
    for subscriber, regions in after.items():
        shown = "".join(regions.values())
        assert "Robert" in shown, subscriber
        assert ">Bo<" not in shown, subscriber
        assert ">Bo<" in "".join(before[subscriber].values()), subscriber


def test_the_host_mends_what_a_guest_mistyped(fixture: TableFixture) -> None:
    fixture.ok(fixture.host, "rename", seat="s2", name="Bob", colour="carrot")
    assert fixture.table.roster.people[Seat("s2")].name == "Bob"
    fixture.ok(fixture.host, "add_host", seat="s1")
    keeper = Actor("device-s1", (Seat("s1"),), host=True, seat=Seat("s1"))
    fixture.ok(keeper, "rename", seat="s3", name="Jem", colour="citrus")
    assert fixture.table.roster.people[Seat("s3")].name == "Jem"
    assert fixture.table.roster.people[Seat("s1")].name == "Ana"


@pytest.mark.parametrize(
    "who, given, code",
    [
        ("s1", {"name": "BO", "colour": "cherry"}, "app.name-of-another"),
        ("s1", {"name": " ", "colour": "cherry"}, "app.name-missing"),
        ("s1", {"colour": "cherry"}, "app.name-missing"),
        ("s1", {"name": "x" * 17, "colour": "cherry"}, "app.name-long"),
        ("s1", {"name": "Zed", "colour": "carrot"}, "app.colour-taken"),
        ("s1", {"name": "Zed", "colour": "mauve"}, "app.no-such-colour"),
        ("s1", {"name": "Zed"}, "app.no-such-colour"),
        ("s1", {"name": "Zed", "colour": "nut", "seat": "s2"}, "app.host-only"),
        ("host", {"name": "Zed", "colour": "nut"}, "app.not-seated"),
        ("host", {"name": "Zed", "colour": "nut", "seat": "s9"}, "app.no-such-seat"),
        ("host", {"name": "Zed", "colour": "nut", "seat": ["s1"]}, "app.no-such-seat"),
    ],
)
def test_what_will_not_do_is_refused(
    fixture: TableFixture, who: str, given: dict[str, object], code: str
) -> None:
    before = dict(fixture.table.roster.people)
    actor = fixture.host if who == "host" else Seat(who)
    assert fixture.do(actor, "rename", **given)["code"] == code
    assert fixture.table.roster.people == before


def test_the_form_offers_what_is_free_and_what_one_has(fixture: TableFixture) -> None:
    form = fixture.client(device="device-Bo").get(f"/rename/{fixture.table.code}/s2?seat=s2").text
    assert 'value="Bo"' in form
    assert 'value="carrot" checked' in form
    assert 'value="cherry" disabled' in form
    assert 'value="nut">' in form
    assert "Your name" in form


def test_the_form_is_for_oneself_and_for_the_host(fixture: TableFixture) -> None:
    path = f"/rename/{fixture.table.code}/s2"
    assert fixture.client(device="device-Ana").get(f"{path}?seat=s1").status_code == 409
    assert fixture.client().get(path).status_code == 409
    laptop = fixture.client(laptop=True)
    assert "Bo’s name and symbol" in laptop.get(path).text
    assert laptop.get(f"/rename/{fixture.table.code}/s8").status_code == 409
