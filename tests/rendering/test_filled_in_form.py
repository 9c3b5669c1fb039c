"""A form that begins with how things are: somebody who changes one of them need not enter the others."""

from __future__ import annotations

import re

from tests.tables.table_fixture import TableFixture


def test_the_change_of_sealed_rounds_begins_with_how_they_go() -> None:
    fixture = TableFixture(players=3)
    fixture.start("anygame", low=2, high=12, wins="lowest", ties="again", points=5)
    key = "round1/next/settings.0"
    assert key in fixture.html("board", host=True)["people"]
    form = fixture.client(laptop=True).get(f"/ask/{fixture.table.code}?key={key}").text
    numbers = dict(re.findall(r'name="(low|high|points)"[^>]*? value="(-?\d+)"', form, re.DOTALL))
    assert numbers == {"low": "2", "high": "12", "points": "5"}
    picked = re.findall(r'name="(\w+)" value="(\w+)"[^>]*? checked', form, re.DOTALL)
    assert picked == [("enter", "number"), ("wins", "lowest"), ("ties", "again")]
    value = {
        "enter": "number",
        "low": 2,
        "high": 12,
        "wins": "lowest",
        "ties": "share",
        "points": 5,
    }
    fixture.ok(fixture.host, "answer", key=key, value=value)
    assert "Equal ones share it." in fixture.html("board")["says"]
    # While a round is played, it is not offered.
    fixture.ok(fixture.host, "answer", key="round1/next", value={"sealed": True})
    assert "settings" not in fixture.html("board", host=True)["people"]
