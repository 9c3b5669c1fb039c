"""The ways to play a game, in the order to learn them: in the lobby, and after a game that is over."""

from __future__ import annotations

from random import Random

from companion.presenters import TablePresenter, Viewer
from companion.tables.lobby import lobby
from rules.engine.registry import meta
from tests.tables.table_fixture import TableFixture


def board(laid: TableFixture) -> TablePresenter:
    return laid.services.renderer.presenter(laid.table, Viewer("board", host=True))


def test_the_lobby_knows_the_form_that_the_options_make() -> None:
    laid = TableFixture(3)
    laid.ok(laid.host, "choose_game", game="ididnt", options={})
    assert lobby(laid.table.roster).form == meta("ididnt").forms[0]
    laid.ok(laid.host, "choose_game", game="ididnt", options={"form": "blind", "short": True})
    assert board(laid).lobby.form == meta("ididnt").forms[2]


def test_only_who_has_not_played_a_game_here_is_shown_the_form_for_the_first_time() -> None:
    laid, rng = TableFixture(3), Random(1)
    laid.ok(laid.host, "choose_game", game="ohhell", options={})
    assert "first time" in laid.html("board", host=True)["stage"]
    laid.start("ohhell", deals="up", largest=3)
    while not laid.referee.over:
        laid.enter(rng)
    laid.ok(laid.host, "end_game")
    assert "first time" not in laid.html("board", host=True)["stage"]
    laid.ok(laid.host, "choose_game", game="ididnt", options={})
    assert "first time" in laid.html("board", host=True)["stage"]


def test_an_option_that_only_chooses_the_form_is_not_asked_twice() -> None:
    laid = TableFixture(3)
    laid.ok(laid.host, "choose_game", game="ididnt", options={})
    assert "form" not in [each.option.name for each in lobby(laid.table.roster).fields]
    assert 'id="form-five"' in laid.html("board", host=True)["stage"]


def test_what_the_lobby_says_is_for_the_options_that_are_picked() -> None:
    laid = TableFixture(3)
    laid.ok(laid.host, "choose_game", game="ididnt", options={"form": "base"})
    before = board(laid).given
    laid.ok(laid.host, "choose_game", game="ididnt", options={"form": "five"})
    assert before["options"]["form"] == "base"
    assert board(laid).given["options"]["form"] == "five"
    assert board(laid).given["players"] == 3


def test_the_next_form_is_offered_after_a_game_and_started_with_the_other_options_as_they_are() -> (
    None
):
    laid = TableFixture(2)
    laid.ok(laid.host, "choose_game", game="ididnt", options={"form": "base", "short": True})
    laid.start("ididnt", form="base", short=True, first="lot")
    assert board(laid).next_form is None, "not while it is played"
    referee = laid.referee
    laid.ok(laid.host, "play_again", form="five")
    assert laid.referee is not referee
    options = laid.referee.setup.options
    assert options["form"] == "five"
    assert options["short"] is True
    ack = laid.do(laid.host, "play_again", form="banquet")
    assert not ack["ok"]
    assert laid.referee.setup.options["form"] == "five", "the game that is on goes on"


def test_a_form_bears_the_badge_of_what_it_sets() -> None:
    badges = {
        game: [meta(game).badge_of(form) for form in meta(game).forms]
        for game in ("eatme", "ididnt", "liar", "goofspiel")
    }
    assert badges == {
        "eatme": ["", "published", "published"],
        "ididnt": ["", "published", "published"],
        "liar": ["", "published"],
        "goofspiel": ["", "house", "house"],
    }
    assert meta("ibid").badge_of(meta("ibid").forms[0]) == ""
    assert {meta("ibid").badge_of(form) for form in meta("ibid").forms[1:]} == {"published"}
