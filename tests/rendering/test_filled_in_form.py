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
    numbers = dict(re.findall(r'name="(low|high|points)"[^>]*?\svalue="(-?\d+)"', form, re.DOTALL))
    assert numbers == {"low": "2", "high": "12", "points": "5"}
    picked = re.findall(r'name="(\w+)"\s+value="(\w+)"[^>]*?\schecked', form, re.DOTALL)
    assert picked == [("enter", "number"), ("wins", "lowest"), ("ties", "again")]
    value = {
        "enter": "number",
        "low": 2,
        "high": 12,
        "wins": "lowest",
        "ties": "share",
        "points": 4,
    }
    fixture.ok(fixture.host, "answer", key=key, value=value)
    assert "Those who tie share it." in fixture.html("board")["says"]
    # While a round is played, it is not offered.
    fixture.ok(fixture.host, "answer", key="round1/next", value={"sealed": True})
    assert "settings" not in fixture.html("board", host=True)["people"]
    # What explains the game, and how the table plays it, tells how they go now.
    pad = fixture.html("pad", fixture.seats[0])
    for said in (pad["how"], pad["can"]):
        assert "lowest number wins 4 points. Those who tie share it" in " ".join(
            re.sub(r"<[^>]*>", " ", said).split()
        )
        assert "<dd>They share it</dd>" in said
    assert "<dd>4</dd>" in rules(fixture)
    fixture.ok(fixture.host, "undo")
    fixture.ok(fixture.host, "undo")
    assert "<dd>5</dd>" in rules(fixture)


def rules(fixture: TableFixture) -> str:
    """Return the rulebook as somebody at the board reads it."""
    path = f"/rules/anygame?from=/board/{fixture.table.code}"
    return fixture.client(laptop=True).get(path).text
