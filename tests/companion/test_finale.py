"""The last screen: who came where."""

from __future__ import annotations

import re
from random import Random

import pytest

from rules.facts import Seat
from tests.companion.laid import Laid
from tests.rules.conformance.rand import open_questions

ROW = re.compile(r'<tr id="score-\w+-(\S+)" data-place="(\d+)"')


def play(laid: Laid, seed: int) -> None:
    """Play at random to the end."""
    rng, referee = Random(seed), laid.table.referee
    assert referee is not None
    while not referee.over:
        assert referee.ask is not None
        if referee.ready:
            laid.ok(laid.host, "open", key=referee.ask.key)
            continue
        posed = rng.choice(open_questions(referee))
        prompt = referee.resolve(posed)
        value = prompt.dump(prompt.sample(rng))
        who = Seat(str(posed.who)) if posed.who in laid.seats else laid.host
        laid.ok(who, "answer", key=posed.key, value=value)


@pytest.mark.parametrize("game, players", [("feast", 3), ("feast", 8), ("ididnt", 5), ("ibid", 4)])
def test_the_scores_stand_in_order_at_the_end(game: str, players: int) -> None:
    laid = Laid(players=players)
    laid.start(game)
    seated = [seat for seat, _ in ROW.findall(laid.html("board")["scores"])]
    assert seated[:players] == laid.seats
    play(laid, 3)
    shown = ROW.findall(laid.html("board")["stage"])
    places = [int(place) for _, place in shown]
    competing = [place for place in places if place]
    assert sorted(seat for seat, _ in shown) == sorted(seated)
    assert competing == sorted(competing)
    assert competing[0] == 1
    assert places == competing + [0] * (len(places) - len(competing))
