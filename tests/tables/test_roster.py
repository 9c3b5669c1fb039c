"""Names, and who holds a seat: what a table's log says of its people."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.tables.names import (
    MAX_CODE_POINTS,
    MAX_MARKS,
    MAX_NAME_LENGTH,
    clean_name,
    count_characters,
    look_alike,
)
from rules.errors import Illegal, Malformed
from rules.facts import Seat
from tests.tables.table_fixture import TableFixture

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"
WAVING = "\U0001f44b\U0001f3fd"
HINDI = "\u0928\u092e\u0938\u094d\u0924\u0947"


@pytest.mark.parametrize(
    "raw, shown",
    [
        ("  Ana \t Maria\n", "Ana Maria"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("\u202eanA\u202c", "anA"),
        ("\u2066Bo\u2069\u200f", "Bo"),
        ("A\u200bn\ufeffa\u00ad", "Ana"),
        ("A\x00n\x1ba\x7f", "Ana"),
        ("A\ufff9n\ufffb\ue000a", "Ana"),
        ("Bo\U000e0041\U000e0042", "Bo"),
        ("\u0301Ana", "Ana"),
        ("\u200dAna\u200d", "Ana"),
        ("A\u200d\u200d\u200dB", "A\u200dB"),
        ("An\u2028a", "An a"),
        ("\u3164Ana\u2800", "Ana"),
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
        (
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
            "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
        ),
        (HINDI, HINDI),
        (FAMILY, FAMILY),
        (RAINBOW, RAINBOW),
        (WAVING, WAVING),
        ("<b>&\"'", "<b>&\"'"),
    ],
)
def test_a_name_is_shown_as_it_is_meant(raw: str, shown: str) -> None:
    assert clean_name(raw) == shown


def test_marks_are_not_piled_to_the_ceiling() -> None:
    name = clean_name("Z" + "\u0336\u0315\u0321\u0353" * 20 + "algo")
    assert sum(unicodedata.combining(char) > 0 for char in name) <= MAX_MARKS
    assert name[0] == "Z"
    assert name.endswith("algo")


@pytest.mark.parametrize(
    "raw",
    ["", "   ", "\u200d", "\u0301\u0301", "\u202e\u202d", "\u3164", "\u2800\u2800", "\ufe0f", None, 7,
     ["Ana"], "\ud800", "a" * 1000],
)  # fmt: skip
def test_what_shows_nothing_is_no_name(raw: object) -> None:
    with pytest.raises(Malformed) as refused:
        clean_name(raw)
    assert refused.value.why.code == "app.name-missing"


@pytest.mark.parametrize("raw", ["a" * 17, "\u05d0" * 17, FAMILY * 17, "e\u0301" * 17, FAMILY * 12])
def test_a_name_has_at_most_so_many_characters(raw: str) -> None:
    with pytest.raises(Malformed) as refused:
        clean_name(raw)
    assert refused.value.why.code == "app.name-long"


@pytest.mark.parametrize(
    "name, count",
    [("Ana", 3), (FAMILY, 1), (RAINBOW, 1), (WAVING, 1), ("Zoe\u0301", 3), ("\U0001f3fb", 1)],
)
def test_characters_are_counted_as_a_person_counts_them(name: str, count: int) -> None:
    assert count_characters(name) == count


@given(st.text(max_size=200))
def test_whatever_is_typed_a_name_is_bounded_and_stays_as_it_is(raw: str) -> None:
    try:
        name = clean_name(raw)
    except Malformed:
        return
    assert 0 < count_characters(name) <= MAX_NAME_LENGTH
    assert len(name) <= MAX_CODE_POINTS
    assert clean_name(name) == name
    joiners = {"\u200c", "\u200d"}
    assert not {unicodedata.category(c) for c in name if c not in joiners} & {
        "Cc",
        "Cf",
        "Cs",
        "Co",
        "Cn",
    }


def test_two_names_that_look_alike_are_one() -> None:
    assert look_alike("Ana", "ANA")
    assert look_alike("\uff21\uff4e\uff41", "ana")
    assert look_alike("A\u200dna", "Ana")
    assert not look_alike("Ana", "Anna")


def test_a_phone_that_was_taken_off_is_told_so_and_let_in_again() -> None:
    fixture = TableFixture(4)
    fixture.start()
    bo = fixture.seats[1]
    fixture.ok(fixture.host, "disconnect_phone", seat=bo)
    roster = fixture.table.roster
    assert roster.seats_of("device-Bo") == ()
    assert "device-Bo" in roster.removed
    assert bo in roster.order, "the hand stays in the game"
    fixture.request_rejoin("device-Bo", bo)
    fixture.ok(fixture.host, "admit_device", device="device-Bo")
    assert roster.seats_of("device-Bo") == (bo,)
    assert "device-Bo" not in roster.removed


def test_between_games_a_seat_goes_with_its_knocks() -> None:
    fixture = TableFixture(3)
    bo = fixture.seats[1]
    fixture.request_rejoin("stranger", bo)
    fixture.ok(fixture.host, "disconnect_phone", seat=bo)
    assert bo not in fixture.table.roster.order
    assert not fixture.table.roster.rejoin_requests
    assert (
        fixture.do(fixture.host, "admit_device", device="stranger")["code"]
        == "app.no-rejoin-request"
    )


def test_knocks_are_bounded() -> None:
    fixture = TableFixture(2)
    for n in range(16):
        fixture.request_rejoin(f"stranger-{n}", Seat("s1"))
    with pytest.raises(Illegal, match="busy"):
        fixture.request_rejoin("one-too-many", Seat("s1"))
    fixture.request_rejoin("stranger-3", Seat("s2"))
    assert len(fixture.table.roster.rejoin_requests) == 16
