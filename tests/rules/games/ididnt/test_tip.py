"""The Tip: who may call whom, when, and what comes of it."""

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import HOST, Json, Seat
from rules.games.ididnt.cards import Excuse
from rules.games.ididnt.facts import CatchLate, CatchMoves, CatchWrong, Missed, TipPaid
from tests.rules.games.evening import BY_HOST, host_says
from tests.rules.games.ididnt.driver import (
    Card,
    a_round,
    asked,
    call,
    excuses,
    last_codes,
    lay_row,
    may_call,
    say,
    scene_of,
    seat_down,
    totals,
    turn_up,
)

FIRST = ("+Steak 3", "+Pasta 3", "+Fish 3", "+Burger 3")


def after_a_round(**options: Json) -> Referee:
    """Everybody ate something, and Bo turns up the second check."""
    referee = seat_down(4, **options)
    a_round(referee, "Soup Bread 1000", *FIRST)
    turn_up(referee, "Cake", "Tea", 1000)
    return referee


def bo_has_the_tip(**options: Json) -> Referee:
    """Bo ate the Pasta, and now did not; Ana notices."""
    referee = after_a_round(**options)
    excuses(referee, "-Pasta 2")
    assert call(referee, "ana", "bo") == "moves"
    return referee


def holder(referee: Referee) -> str | None:
    return scene_of(referee).tip


def test_an_excuse_conflicts_with_the_one_that_its_player_played_just_before_alone() -> None:
    referee = after_a_round()
    excuses(referee, "-Steak 2", "2", "2", "2")  # it was Ana who ate the Steak
    assert call(referee, "ana", "bo") == "wrong"
    turn_up(referee, "Cake", "Tea")
    excuses(referee, "-Fish 2")  # Cy ate the Fish two excuses ago
    assert call(referee, "ana", "cy") == "wrong"


def test_nobody_holds_it_whoever_is_caught_takes_it() -> None:
    referee = after_a_round()
    excuses(referee, "-Pasta 2")
    assert call(referee, "ana", "bo") == "moves"
    assert holder(referee) == "bo"
    assert totals(referee)["bo"] == 800


def test_the_ruling_shows_both_claims() -> None:
    referee = bo_has_the_tip()
    (ruling,) = referee.table.pages[-1]
    assert ruling.anchor == "catching"
    assert isinstance(ruling.fact, CatchMoves)
    assert ruling.fact.before == Excuse({"Pasta": True}, 3)
    assert ruling.fact.now == Excuse({"Pasta": False}, 2)
    assert ruling.fact.foods == ("Pasta",)


def test_a_call_that_is_rejected_shows_both_claims_too() -> None:
    referee = after_a_round()
    excuses(referee, "+Pasta 2")
    call(referee, "ana", "bo")
    (ruling,) = referee.table.pages[-1]
    assert isinstance(ruling.fact, CatchWrong)
    assert ruling.fact.before == Excuse({"Pasta": True}, 3)
    assert ruling.fact.now == Excuse({"Pasta": True}, 2)
    assert ruling.fact.foods == ()


def test_the_holder_catches_somebody_and_the_tip_moves_on() -> None:
    referee = bo_has_the_tip()
    excuses(referee, "-Fish 2")
    assert call(referee, "bo", "cy") == "moves"
    assert holder(referee) == "cy"
    assert totals(referee)["bo"] == 0


def test_another_ones_right_call_has_no_effect_and_leaves_it_open_to_the_holder() -> None:
    referee = bo_has_the_tip()
    excuses(referee, "-Fish 2")
    assert call(referee, "ana", "cy") == "not-the-holder"
    assert holder(referee) == "bo"
    assert "cy" not in may_call(referee, "ana")
    assert call(referee, "bo", "cy") == "moves"
    assert holder(referee) == "cy"


def test_the_holder_who_is_caught_keeps_it() -> None:
    referee = after_a_round()
    excuses(referee, "-Pasta 2", "-Fish 2")
    call(referee, "ana", "cy")
    assert call(referee, "ana", "bo") == "not-the-holder"
    excuses(referee, "2", "2")
    turn_up(referee, "Cake", "Tea")
    excuses(referee, "+Fish 1")
    assert call(referee, "ana", "cy") == "has-it-already"
    assert holder(referee) == "cy"


def test_house_rule_anybodys_right_call_moves_it() -> None:
    referee = bo_has_the_tip(tip="anybody")
    excuses(referee, "-Fish 2")
    assert call(referee, "ana", "cy") == "moves"
    assert holder(referee) == "cy"
    assert call(referee, "di", "bo") == "late"
    assert holder(referee) == "cy"


def test_house_rule_the_holder_who_is_caught_by_anybody_keeps_it() -> None:
    referee = bo_has_the_tip(tip="anybody")
    excuses(referee, "2", "2", "2")
    turn_up(referee, "Cake", "Tea")
    excuses(referee, "2", "2", "2", "+Pasta 2")
    assert may_call(referee, "di") == ["ana", "bo", "cy"]
    assert call(referee, "di", "bo") == "has-it-already"
    assert holder(referee) == "bo"


def test_a_wrong_call_costs_nothing_but_the_call() -> None:
    referee = after_a_round()
    excuses(referee, "+Pasta 2")
    before = totals(referee)
    assert call(referee, "ana", "bo") == "wrong"
    assert totals(referee) == before
    assert holder(referee) is None
    assert "bo" not in may_call(referee, "ana")
    assert "bo" in may_call(referee, "cy")


def test_of_two_right_calls_the_first_counts_and_the_other_caller_learns_it() -> None:
    referee = after_a_round()
    excuses(referee, "-Pasta 2")
    assert call(referee, "cy", "bo") == "moves"
    assert call(referee, "ana", "bo") == "late"
    late = referee.table.pages[-1][0].fact
    assert isinstance(late, CatchLate)
    assert late.first == "cy"
    assert holder(referee) == "bo"


def test_a_conflict_moves_the_tip_once() -> None:
    referee = after_a_round()
    excuses(referee, "-Pasta 2", "-Fish 3")
    call(referee, "ana", "bo")
    call(referee, "bo", "cy")
    assert call(referee, "cy", "bo") == "late"
    assert holder(referee) == "cy"


def test_nobody_can_be_called_in_the_first_round_nor_call_themselves() -> None:
    referee = seat_down(4)
    turn_up(referee, "Soup", "Bread")
    excuses(referee, *FIRST[:3])
    assert all(not may_call(referee, seat) for seat in ("ana", "bo", "cy", "di"))
    excuses(referee, FIRST[3])
    turn_up(referee, "Cake", "Tea")
    excuses(referee, "2")
    assert may_call(referee, "bo") == []
    assert may_call(referee, "ana") == ["bo"]


def test_a_call_is_open_until_the_accused_plays_the_next_one() -> None:
    referee = after_a_round()
    excuses(referee, "-Pasta 2", "2", "2", "2")
    key = next(c.key for c in view(referee, Seat("ana")).calls if "catch-bo" in c.key)
    turn_up(referee, "Cake", "Tea")
    excuses(referee, "2", "2", "2")
    assert "bo" in may_call(referee, "ana")
    excuses(referee, "2")
    with pytest.raises(Refused) as late:
        referee.answer(key, "bo", Stamp("ana"))
    assert late.value.why.code == "refused.stale"
    assert call(referee, "ana", "bo") == "wrong"


def test_a_call_counts_whatever_was_entered_meanwhile() -> None:
    """Its key names the excuse, so that somebody's entry in the same instant makes it no later."""
    referee = after_a_round()
    excuses(referee, "-Pasta 2")
    key = next(c.key for c in view(referee, Seat("ana")).calls)
    excuses(referee, "2")
    referee.answer(key, "bo", Stamp("ana"))
    assert holder(referee) == "bo"


def test_it_does_not_reach_across_a_deal_once_a_check_is_turned_up() -> None:
    referee = seat_down(2)
    for _ in range(4):
        a_round(referee, "Soup Bread 1000", "+Steak 1", "+Pasta 2")
    assert last_codes(referee)[-1] == "deal"
    assert may_call(referee, "ana") == ["bo"]
    turn_up(referee, "Cake", "Tea")
    assert may_call(referee, "ana") == []
    excuses(referee, "-Steak 2", "-Pasta 1")
    assert may_call(referee, "ana") == may_call(referee, "bo") == []


def test_after_the_last_excuses_of_a_deal_it_is_open_until_the_next_check() -> None:
    referee = seat_down(2)
    for _ in range(3):
        a_round(referee, "Soup Bread 1000", "+Steak 1", "+Pasta 2")
    a_round(referee, "Soup Bread 1000", "+Pasta 1", "-Steak 2")
    assert referee.current_ask is not None
    assert referee.current_ask.key == "deal2/round1/check"
    assert call(referee, "bo", "ana") == "moves"


def test_at_the_end_it_is_open_until_the_score_is_counted() -> None:
    referee = seat_down(3, checks=2)
    a_round(referee, "Soup Bread 1000", "+Steak 1", "2", "2")
    a_round(referee, "Soup Bread 900", "1", "2", "-Steak 2")
    assert referee.current_ask is not None
    assert referee.current_ask.key == "end/score"
    assert call(referee, "bo", "ana") == "moves"
    say(referee, "yes")
    assert referee.over
    assert totals(referee) == {"ana": 1600, "bo": 900, "cy": 0}
    assert last_codes(referee) == ["tip-paid", "won"]


def test_the_host_counts_up() -> None:
    referee = seat_down(2, checks=1)
    a_round(referee, "Soup Bread 1000", "1", "2")
    assert (asked(referee).key, asked(referee).who) == ("end/score", HOST)


def test_the_tip_is_two_dollars_for_each_player_and_a_line_of_its_own() -> None:
    for players in (2, 5, 8):
        referee = seat_down(players, checks=2)
        a_round(referee, "Soup Bread 1000", *(["+Steak 1"] + ["2"] * (players - 1)))
        a_round(referee, "Soup Bread 900", *(["1"] * (players - 1) + ["-Steak 2"]))
        call(referee, "bo", "ana")
        standings = referee.table.standings
        assert standings is not None
        assert [c.code for c in standings.columns] == ["ididnt.column-checks", "ididnt.column-tip"]
        assert standings.line(Seat("ana")).cells == (1000, 200 * players)
        assert standings.line(Seat("bo")).cells[1] is None


def test_an_amended_excuse_changes_what_a_call_came_to() -> None:
    referee = bo_has_the_tip()
    referee.amend("deal1/round2/bo/excuse", Card("+Pasta 2").json, BY_HOST)
    assert holder(referee) is None
    referee.amend("deal1/round2/bo/excuse", Card("-Pasta 2").json, BY_HOST)
    assert holder(referee) == "bo"


# -- what is not told --------------------------------------------------------------------


def seen(referee: Referee) -> list[object]:
    """Everything that anybody is shown, but for the excuse itself."""
    views = [view(referee, seat, host=seat is None) for seat in (*referee.table.seats, None)]
    return [(v.waiting, v.mine, v.calls, len(v.rulings), v.standings, v.winners) for v in views]


def test_a_conflict_that_nobody_caught_shows_nowhere() -> None:
    conflicting, innocent = after_a_round(), after_a_round()
    excuses(conflicting, "-Pasta 2")
    excuses(innocent, "+Pasta 2")
    assert seen(conflicting) == seen(innocent)
    assert not scene_of(conflicting).bills[0].plays[0].suspect
    assert [e.kind for e in conflicting.log] == [e.kind for e in innocent.log]


def test_what_was_said_before_is_not_shown_either() -> None:
    """The old excuse lies under the new one: who remembers it may call."""
    one, two = seat_down(2), seat_down(2)
    a_round(one, "Soup Bread 1000", "+Steak 3", "4")
    a_round(two, "Soup Bread 1000", "-Steak 3", "4")
    for referee in (one, two):
        a_round(referee, "Cake Tea 1000", "3", "4")
        turn_up(referee, "Cake", "Tea")
        assert referee.table.pages[-1][0].fact.code == "ididnt.turned-up"
    assert one.table.scene == two.table.scene


def test_with_the_teaching_rule_every_conflict_is_pointed_at_and_a_call_is_still_needed() -> None:
    referee = after_a_round(hints=True)
    excuses(referee, "-Pasta 2")
    assert last_codes(referee) == ["said", "hint"]
    assert scene_of(referee).bills[0].plays[0].suspect
    assert holder(referee) is None
    excuses(referee, "2")
    assert last_codes(referee) == ["said"]
    assert call(referee, "ana", "bo") == "moves"


def test_after_the_game_everybody_learns_what_nobody_caught() -> None:
    referee = seat_down(3, checks=2)
    a_round(referee, "Soup Bread 1000", "+Steak 1", "+Fish 2", "2")
    a_round(referee, "Soup Bread 900", "-Fish 1", "2", "-Steak 2")
    call(referee, "cy", "bo")
    say(referee, "yes")
    assert [(m.seat, m.round, m.food) for m in scene_of(referee).missed] == [("ana", 2, "Steak")]
    assert last_codes(referee) == ["tip-paid", "won", "missed"]


def test_all_that_nobody_caught_are_in_one_ruling() -> None:
    referee = seat_down(3, checks=2)
    a_round(referee, "Soup Bread 1000", "+Steak +Rice 1", "+Fish 2", "+Pasta 2")
    a_round(referee, "Soup Bread 900", "-Fish 1", "-Pasta 2", "-Steak -Rice 2")
    say(referee, "yes")
    assert len(scene_of(referee).missed) == 4
    assert last_codes(referee) == ["won", "missed"]
    told = Missed(scene_of(referee).missed)
    assert referee.table.pages[-1][-1].fact == told
    assert (len(told.named), told.more) == (2, 1)
    assert Missed(told.conflicts[:3]).more == 0


def test_there_is_no_tip_at_five_at_a_time() -> None:
    referee = seat_down(2, form="five", checks=5)
    lay_row(referee, *(("Steak", "Fries", 1000),) * 5)
    for number, card in enumerate(("+Steak 1", "1", "-Steak 1")):
        say(referee, {"beside": str(number + 1), "excuse": Card(card).json})
    assert may_call(referee, "bo") == []
    assert scene_of(referee).tip_worth == 0


def test_the_tip_of_somebody_who_has_left_is_free_again() -> None:
    referee = bo_has_the_tip()
    host_says(referee, "leave", "bo")
    assert holder(referee) is None
    assert last_codes(referee)[-1] == "tip-free"
    assert totals(referee)["bo"] == 0
    excuses(referee, "-Fish 2")
    assert call(referee, "di", "cy") == "moves", "as if nobody held it"
    assert holder(referee) == "cy"


def test_who_is_back_has_not_the_tip_again() -> None:
    referee = bo_has_the_tip()
    host_says(referee, "leave", "bo")
    host_says(referee, "back", "bo")
    assert holder(referee) is None


def test_the_holder_gets_rid_of_the_tip_by_catching_somebody_who_has_left() -> None:
    referee = bo_has_the_tip()
    excuses(referee, "-Fish 2")
    host_says(referee, "leave", "cy")
    assert call(referee, "bo", "cy") == "moves"
    assert holder(referee) is None


def test_the_tip_is_worth_two_dollars_for_each_who_is_in_the_game_at_its_end() -> None:
    referee = bo_has_the_tip()
    assert totals(referee)["bo"] == 800
    host_says(referee, "leave", "di")
    assert totals(referee)["bo"] == 600
    assert scene_of(referee).tip_worth == 600
    host_says(referee, "end", "yes")
    say(referee, "yes")
    assert totals(referee)["bo"] == 600
    assert TipPaid(Seat("bo"), 600, 3) in [ruling.fact for ruling in referee.table.pages[-1]]


def test_who_has_left_the_table_can_still_be_caught_until_the_next_deal() -> None:
    referee = after_a_round()
    host_says(referee, "leave", "bo")
    excuses(referee, "-Pasta 2")
    assert call(referee, "ana", "bo") == "moves"
