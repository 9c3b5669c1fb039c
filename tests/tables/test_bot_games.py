"""Games that the app plays by itself, shown as games that have been played are."""

from __future__ import annotations

import pytest

from companion.tables.bot_games import NAMES, bot_setup, game_of_bots
from companion.tables.game_steps import GameSteps
from companion.tables.names import clean_name
from companion.tables.past_games import DetachedGame
from rules.engine.registry import GAMES
from rules.errors import Refused
from tests.tables.table_fixture import TableFixture


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_bots_is_a_record_that_is_shown_step_by_step(game: str) -> None:
    record = game_of_bots(game, 7, 4)
    shown = DetachedGame(TableFixture(players=0).table, record)
    shown.go_to_end()
    assert shown.referee.over
    assert shown.referee.table.winners
    assert [person.name for person in shown.table.roster.seated()] == list(NAMES[:4])
    assert record.answers == game_of_bots(game, 7, 4).answers
    assert record.answers != game_of_bots(game, 8, 4).answers


def test_its_steps_are_those_of_a_replay() -> None:
    record = game_of_bots("goofspiel", 1, 3, {"cards": 4})
    steps = GameSteps(TableFixture(players=0).table, record, ended=True)
    assert len(steps.steps) > 8


def test_it_has_the_options_that_are_given_where_the_app_can_deal_for_them() -> None:
    assert bot_setup("feast", 3, {"dummies": 2}).options["dummies"] == 2
    assert bot_setup("ibid", 3, {"deck": "ours"}).options["deck"] == "app"
    with pytest.raises(Refused):
        bot_setup("feast", 9)


def test_the_names_of_bots_are_names() -> None:
    assert [clean_name(name) for name in NAMES] == list(NAMES)
