"""The last screen: who came where."""

from __future__ import annotations

import re
from random import Random

import pytest

from companion.presenters import Viewer
from rules.facts import Tells
from rules.games.liar.facts import Accepted
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


def test_what_the_scores_or_the_cards_show_is_not_said_beside_the_winners_but_reasons_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fixture = TableFixture(players=3)
    fixture.start("liar")
    play(fixture, 3)
    presenter = fixture.services.renderer.presenter(fixture.table, Viewer("board"))
    everything = [ruling.fact.code for ruling in presenter.rulings.all]
    assert everything == ["liar.accepted", "liar.won", "liar.scores"]
    monkeypatch.setattr(Accepted, "tells", Tells.SCORE)
    said = [ruling.fact.code for ruling in presenter.rulings.at_the_end]
    assert said == ["liar.won", "liar.scores"]
