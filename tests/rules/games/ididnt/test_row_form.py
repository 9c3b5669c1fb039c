"""The form for the checks of a set: what it offers, and what it keeps when the pile is counted again."""

from __future__ import annotations

import re

import pytest

from tests.rules.games.evening import host_says
from tests.tables.table_fixture import TableFixture

VALUE = re.compile(r'id="answer-(\d)-(main|side|cost)"[^>]*value="([^"]*)"')


def at_the_first_row(**options: object) -> TableFixture:
    """Two people at Five at a Time, with their first checks to enter."""
    fixture = TableFixture(players=2)
    fixture.start("ididnt", form="five", first="table", **options)
    fixture.ok(fixture.host, "answer", key="starter", value="s1")
    return fixture


def entered(fixture: TableFixture) -> dict[tuple[str, str], str]:
    """What stands in the inputs of the form, by place and part."""
    form = fixture.html("pad", fixture.seats[0])["main"]
    return {(place, part): value for place, part, value in VALUE.findall(form)}


def test_each_check_of_the_row_has_its_own_inputs_and_the_foods_of_the_deck_memory() -> None:
    fixture = at_the_first_row(checks=4, foods="Steak, main\nFries, side")
    assert list(entered(fixture)) == [
        (str(place), part) for place in range(1, 5) for part in ("main", "side", "cost")
    ]
    form = fixture.html("pad", fixture.seats[0])["main"]
    assert form.count('data-food="Steak"') == form.count('data-food="Fries"') == 2 * 4


def test_checks_that_no_longer_make_a_row_are_still_in_the_form() -> None:
    fixture = at_the_first_row(checks=9)
    referee = fixture.table.referee
    assert referee is not None
    host_says(referee, "pile", 2)
    counted = referee.log[-1].key
    check = {"main": "Steak", "side": "Fries", "cost": "12.50"}
    fixture.ok(fixture.seats[0], "answer", key="set1/row", value={"1": check, "2": check})
    fixture.ok(fixture.host, "amend", key=counted, value=3)
    assert entered(fixture) == {
        **{(n, "main"): "Steak" for n in "12"},
        **{(n, "side"): "Fries" for n in "12"},
        **{(n, "cost"): "12.50" for n in "12"},
        **{("3", part): "" for part in ("main", "side", "cost")},
    }


@pytest.mark.parametrize("language, said", [("de", "Satz 1"), ("es", "serie 1"), ("fr", "série 1")])
def test_the_word_for_a_set_is_that_of_the_language(language: str, said: str) -> None:
    fixture = at_the_first_row(checks=1)
    row = {"1": {"main": "Steak", "side": "Fries", "cost": "12.50"}}
    fixture.ok(fixture.seats[0], "answer", key="set1/row", value=row)
    fixture.language = language
    assert f", {said}</span>" in fixture.html("pad", fixture.seats[0])["entries"]
