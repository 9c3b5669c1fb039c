"""Entries that clash are asked of those who could know, and not of the host alone."""

from __future__ import annotations

import re

from tests.tables.table_fixture import TableFixture


def words(html: str) -> str:
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def two_ones() -> TableFixture:
    """Ana and Bo have both played the only 1, in secret."""
    feast = TableFixture(4)
    feast.start("feast", dummies=0)
    feast.ok(feast.host, "answer", key="deal1/round1/topic", value=5)
    for seat, card in zip(feast.seats, (1, 1, 7, 8), strict=True):
        feast.ok(seat, "answer", key=f"deal1/round1/ploy/{seat}", value=card)
    feast.alarm.ring()
    return feast


def test_whoever_entered_them_is_asked_on_their_own_phone() -> None:
    feast = two_ones()
    ana, bo, cem, _ = feast.seats
    for seat, own, others in ((ana, "Ana", "Bo"), (bo, "Bo", "Ana")):
        pad = feast.html("pad", seat)["main"]
        assert words(pad).startswith("Check this entry Too many 1s")
        assert "Which entry is wrong? Change it." in words(pad)
        assert f"Change: {own}, round 1" in words(pad)
        assert f"{others}, round 1" not in words(pad)
        assert f'data-amend="deal1/round1/ploy/{seat}"' in pad
    waits = feast.html("pad", cem)["main"]
    assert "data-amend" not in waits
    assert words(waits).startswith(
        "Which entry is wrong? Ana, Bo or the host can change it. What can I do?"
    )


def test_what_anyone_entered_is_asked_of_everybody() -> None:
    feast = TableFixture(4)
    feast.start("feast", dummies=0)
    feast.ok(feast.host, "answer", key="deal1/round1/topic", value=2)
    for seat, card in zip(feast.seats, (2, 2, 7, 8), strict=True):
        feast.ok(seat, "answer", key=f"deal1/round1/ploy/{seat}", value=card)
    feast.alarm.ring()
    cem = feast.html("pad", feast.seats[2])["main"]
    assert "Too many 2s" in words(cem)
    assert re.findall(r'data-amend="([^"]+)"', cem) == ["deal1/round1/topic"]


def test_it_is_settled_by_the_one_who_knows() -> None:
    feast = two_ones()
    bo = feast.seats[1]
    feast.ok(bo, "amend", key=f"deal1/round1/ploy/{bo}", value=3)
    for seat in feast.seats:
        assert "Too many" not in words(feast.html("pad", seat)["main"])
