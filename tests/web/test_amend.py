"""Before an entry is changed, the form says which later entries no longer fit then."""

from __future__ import annotations

import json
import re

import pytest

from rules.facts import Seat
from tests.tables.table_fixture import TableFixture


@pytest.fixture
def laid() -> TableFixture:
    """Two players of Goofspiel: Ana has played 5, 7 and 9, Bo 1, 2 and 3; the fourth prize lies there."""
    fixture = TableFixture(2)
    fixture.start("goofspiel", cards=13, order="ascending")
    for number, cards in enumerate([(5, 1), (7, 2), (9, 3)], start=1):
        fixture.ok(fixture.host, "answer", key=f"round{number}/prize", value=number)
        for seat, card in zip(fixture.seats, cards, strict=True):
            fixture.ok(seat, "answer", key=f"round{number}/card/{seat}", value=card)
        fixture.alarm.ring()
    fixture.ok(fixture.host, "answer", key="round4/prize", value=4)
    return fixture


def lost(laid: TableFixture, seat: Seat | None, key: str, value: object) -> str:
    """Return what somebody is told before a change: the host, or a seat's pad."""
    device = f"device-{laid.table.roster.person(seat).name}" if seat else ""
    client = laid.client(laptop=seat is None, device=device)
    query = {"key": key, "value": json.dumps(value), **({"seat": seat} if seat else {})}
    answer = client.get(f"/amend/{laid.table.code}/lost", query_string=query)
    assert answer.status_code == 200, answer.text
    return " ".join(re.sub(r"<[^>]+>", " ", answer.text).split())


def test_a_change_that_nothing_depends_on_is_made_at_once(laid: TableFixture) -> None:
    assert lost(laid, None, "round1/card/s1", 6) == ""


@pytest.mark.parametrize("role", ["host", "pad"])
def test_it_names_the_later_entries_that_no_longer_fit(laid: TableFixture, role: str) -> None:
    seat = None if role == "host" else laid.seats[0]
    before = list(laid.referee.log) if laid.table.referee else []
    said = lost(laid, seat, "round1/card/s1", 7)
    assert said == (
        "Then a later entry no longer fits, and will be asked again: Ana ’s card, round 2: 7"
        " What was entered after that counts again where it still fits."
    )
    assert laid.referee.log == before, "nothing is changed yet"


def test_what_others_have_sealed_is_no_part_of_it(laid: TableFixture) -> None:
    laid.ok(laid.seats[1], "answer", key="round4/card/s2", value=8)
    one = lost(laid, None, "round1/card/s2", 8)
    other = lost(laid, None, "round1/card/s2", 10)
    assert one == other == "", "which card is sealed would show in the difference"


@pytest.mark.parametrize("value", [5, 14, "?", None, {"a": 1}])
def test_what_is_refused_is_said_when_it_is_sent(laid: TableFixture, value: object) -> None:
    assert lost(laid, None, "round1/card/s1", value) == ""


def test_only_who_may_change_it_is_told(laid: TableFixture) -> None:
    client = laid.client()
    query = {"key": "round1/card/s1", "value": "7"}
    assert client.get(f"/amend/{laid.table.code}/lost", query_string=query).status_code == 403


def test_what_is_said_before_is_what_happens(laid: TableFixture) -> None:
    assert "Ana ’s card, round 2" in lost(laid, None, "round1/card/s1", 7)
    laid.ok(laid.host, "amend", key="round1/card/s1", value=7)
    referee = laid.referee
    assert set(referee.set_aside) == {"round2/card/s1"}
    laid.ok(laid.seats[0], "answer", key="round2/card/s1", value=6)
    assert referee.current_ask is not None
    assert referee.current_ask.key.startswith("round4/")
