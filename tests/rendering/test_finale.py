"""The last screen: who came where."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.tables.table_fixture import TableFixture

ROW = re.compile(r'<tr id="score-\w+-(\S+)" data-whose="\S+" data-place="(\d+)"')


def play(fixture: TableFixture, seed: int) -> None:
    """Play at random to the end."""
    rng, referee = Random(seed), fixture.table.referee
    assert referee is not None
    while not referee.over:
        fixture.enter(rng)


@pytest.mark.parametrize("game, players", [("feast", 3), ("feast", 8), ("ididnt", 5), ("ibid", 4)])
def test_the_scores_stand_in_order_at_the_end(game: str, players: int) -> None:
    fixture = TableFixture(players=players)
    fixture.start(game)
    seated = [seat for seat, _ in ROW.findall(fixture.html("board")["side"])]
    assert seated[:players] == fixture.seats
    play(fixture, 3)
    shown = ROW.findall(fixture.html("board")["stage"])
    places = [int(place) for _, place in shown]
    competing = [place for place in places if place]
    assert sorted(seat for seat, _ in shown) == sorted(seated)
    assert competing == sorted(competing)
    assert competing[0] == 1
    assert places == competing + [0] * (len(places) - len(competing))
