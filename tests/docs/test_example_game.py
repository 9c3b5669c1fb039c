"""The small game of docs/adding-a-game.md can be played, as it stands there."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from rules.engine.game import Game
from rules.engine.referee import Referee
from rules.engine.tabletop import Setup
from rules.facts import Seat
from tests.rules.conformance.rand import copy_of, play, shown

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
SEATS = (Seat("ana"), Seat("bo"), Seat("cy"))


def game_of_the_page() -> Game:
    (source,) = re.findall(
        r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL
    )
    names: dict[str, object] = {}
    exec(compile(source, str(PAGE), "exec"), names)  # noqa: S102  # our own page
    game = names["GAME"]
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize("seed", range(5))
def test_the_game_of_the_page_is_played_to_its_end(seed: int) -> None:
    game = game_of_the_page()
    setup = Setup(SEATS, game.meta.settle(len(SEATS), {}))
    referee = play(Referee(game, setup, Random(seed)), seed)
    table = referee.table
    assert referee.over
    assert table.standings is not None
    said = [ruling.fact.data["right"] for page in table.pages for ruling in page]
    assert len(said) == setup.options["rounds"]
    for seat in SEATS:
        assert table.standings.line(seat).total == sum(seat in right for right in said)
    assert table.winners == table.standings.leaders()
    assert shown(copy_of(referee)) == shown(referee)
