"""Deals, the pile, the end, who starts, and people who come and go."""

import pytest

from rules.engine.referee import Referee
from rules.errors import Refused
from rules.facts import ANYONE, Seat
from rules.games.ididnt.prompt_kinds import DescribeCheck
from tests.rules.games.evening import BY_HOST, host_says, offered
from tests.rules.games.evening import asked as at
from tests.rules.games.ididnt.driver import (
    a_round,
    asked,
    excuses,
    last_codes,
    lay_row,
    say,
    scene_of,
    seat_down,
    totals,
    turn_up,
)
from tests.rules.games.ididnt.driver import call as call_out

# -- deals -------------------------------------------------------------------------------


def test_after_four_claimed_checks_the_excuses_are_shuffled_and_dealt() -> None:
    referee = seat_down(3)
    for number in range(1, 5):
        assert at(referee) == f"deal1/round{number}/check"
        a_round(referee, "Steak Fries 1000", "1", "2", "3")
    assert at(referee) == "deal2/round1/check"
    assert last_codes(referee) == ["pays", "deal"]
    assert scene_of(referee).deal == 2


def test_or_after_five_rounds_as_the_hands_are_empty_then() -> None:
    referee = seat_down(2)
    for number in range(1, 6):
        assert at(referee) == f"deal1/round{number}/check"
        a_round(referee, "Steak Fries 1000", "2", "2")
    assert at(referee) == "deal2/round1/check"
    assert scene_of(referee).left == 12


def test_a_check_that_went_back_was_not_claimed() -> None:
    referee = seat_down(2)
    a_round(referee, "Steak Fries 1000", "2", "2")
    for _ in range(4):
        a_round(referee, "Steak Fries 1000", "+Steak 2", "1")
    assert scene_of(referee).deal == 2
    assert scene_of(referee).left == 8


def test_what_was_played_before_the_deal_breaks_no_tie() -> None:
    referee = seat_down(2)
    for _ in range(4):
        a_round(referee, "Steak Fries 1000", "1", "2")
    assert a_round(referee, "Steak Fries 1000", "3", "3") is None
    assert last_codes(referee)[0] == "back-none-before"


def test_the_short_game_is_one_deal_of_five_rounds_even_with_four_checks_claimed() -> None:
    referee = seat_down(2, short=True)
    for number in range(1, 6):
        assert at(referee) == f"deal1/round{number}/check"
        a_round(referee, "Steak Fries 1000", "1", "2")
    assert at(referee) == "end/score"
    say(referee, "yes")
    assert referee.over


def test_the_short_game_ends_earlier_when_the_pile_is_empty() -> None:
    referee = seat_down(2, short=True, checks=3)
    for _ in range(3):
        a_round(referee, "Steak Fries 1000", "1", "2")
    assert at(referee) == "end/score"


# -- the pile and the end ------------------------------------------------------------------


def test_the_game_ends_when_the_pile_is_empty_and_the_lowest_total_wins() -> None:
    referee = seat_down(2, checks=2)
    a_round(referee, "Steak Fries 1000", "1", "2")
    assert scene_of(referee).left == 1
    a_round(referee, "Steak Fries 500", "1", "2")
    assert at(referee) == "end/score"
    say(referee, "yes")
    assert referee.over
    assert totals(referee) == {"ana": 1000, "bo": 500}
    standings = referee.table.standings
    assert standings is not None
    assert (standings.best, standings.unit) == ("lowest", "cents")
    assert referee.table.winners == ("bo",)


def test_a_last_check_that_goes_back_is_turned_up_again() -> None:
    referee = seat_down(2, checks=1)
    a_round(referee, "Steak Fries 1000", "2", "2")
    assert at(referee) == "deal1/round2/check"
    a_round(referee, "Steak Fries 1000", "1", "2")
    assert at(referee) == "end/score"


def test_the_pile_can_be_counted_anew_at_any_time() -> None:
    referee = seat_down(2, checks=9)
    host_says(referee, "pile", 1)
    a_round(referee, "Steak Fries 1000", "1", "2")
    assert at(referee) == "end/score"
    referee = seat_down(2, checks=1)
    turn_up(referee, "Steak", "Fries")
    host_says(referee, "pile", 4)
    excuses(referee, "1", "2")
    assert at(referee) == "deal1/round2/check"
    assert scene_of(referee).left == 4


def test_while_a_check_is_awaited_there_is_one_at_least() -> None:
    referee = seat_down(2)
    with pytest.raises(Refused):
        host_says(referee, "pile", 0)
    turn_up(referee, "Steak", "Fries")
    host_says(referee, "pile", 0)
    excuses(referee, "1", "2")
    assert at(referee) == "end/score"


def test_the_host_may_end_the_game_and_what_is_not_claimed_is_nobodys() -> None:
    referee = seat_down(3)
    a_round(referee, "Steak Fries 1000", "1", "2", "3")
    turn_up(referee, "Fish", "Rice", 900)
    excuses(referee, "+Fish 3")
    host_says(referee, "end", "yes")
    assert at(referee) == "end/score"
    assert "end" not in offered(referee)
    say(referee, "yes")
    assert totals(referee) == {"ana": 1000, "bo": 0, "cy": 0}
    assert referee.table.winners == ("bo", "cy")


# -- who starts ------------------------------------------------------------------------------


def test_the_last_winner_starts() -> None:
    referee = seat_down(4, starter="cy")
    assert asked(referee).who == "cy"
    assert last_codes(referee) == ["starts-as-winner", "deal"]


def test_without_a_last_winner_the_app_asks_who_dealt_and_the_dealer_starts() -> None:
    for gone in ("", "somebody-else"):
        referee = seat_down(4, starter=gone)
        pending = asked(referee)
        assert (pending.key, pending.who) == ("dealer", ANYONE)
        say(referee, "cy")
        assert last_codes(referee) == ["starts-as-dealer", "deal"]
        assert asked(referee).who == "cy"


def test_where_the_table_wants_it_the_dealer_starts_even_after_a_last_winner() -> None:
    referee = seat_down(4, first="dealer", starter="cy")
    say(referee, "di")
    assert last_codes(referee) == ["starts-as-dealer", "deal"]
    assert asked(referee).who == "di"


@pytest.mark.parametrize("form", ["base", "five", "blind"])
def test_whoever_dealt_can_be_changed_when_it_was_named_wrongly(form: str) -> None:
    referee = seat_down(4, starter="", form=form)
    say(referee, "cy")
    referee.amend("dealer", "bo", BY_HOST)
    assert asked(referee).who == "bo"


def test_or_the_table_names_who_starts() -> None:
    referee = seat_down(4, first="table")
    say(referee, "di")
    assert asked(referee).who == "di"


def test_a_lot_is_drawn_even_from_the_last_winner_where_the_table_wants_it() -> None:
    referee = seat_down(4, first="lot")
    assert last_codes(referee) == ["starts-by-lot", "deal"]
    assert referee.log[0].key == "lots"
    assert asked(referee).who == referee.log[0].value[0]


@pytest.mark.parametrize(
    "starter, begins", [("ana", "bo"), ("bo", "cy"), ("cy", "bo"), ("di", "bo")]
)
def test_of_several_winners_the_first_clockwise_from_the_last_starter_starts_next(
    starter: str, begins: str
) -> None:
    referee = seat_down(4, starter=starter, checks=2)
    for eater in ("ana", "di"):
        turn_up(referee, "Steak", "Fries", 1000)
        for _ in range(4):
            excuses(referee, "+Steak 2" if asked(referee).who == eater else "-Steak 5")
    say(referee, "yes")
    assert referee.table.winners == ("bo", "cy")
    assert referee.table.memory["starter"] == begins


# -- coming and going ------------------------------------------------------------------------


def test_who_leaves_sits_out_from_the_next_deal_and_keeps_the_checks() -> None:
    referee = seat_down(3)
    a_round(referee, "Steak Fries 1000", "1", "2", "3")
    host_says(referee, "leave", "ana")
    for _ in range(3):
        a_round(referee, "Steak Fries 500", "1", "2", "3")
    assert scene_of(referee).seats == ("bo", "cy")
    assert totals(referee)["ana"] == 1500
    standings = referee.table.standings
    assert standings is not None
    assert not standings.line(Seat("ana")).competes


def test_the_turn_passes_over_who_has_left() -> None:
    referee = seat_down(4)
    host_says(referee, "leave", "ana")
    for _ in range(4):
        a_round(referee, "Steak Fries 1000", "1", "2", "3", "4")
    assert asked(referee).who == "bo"


def test_who_is_back_plays_from_the_next_deal() -> None:
    referee = seat_down(3)
    host_says(referee, "leave", "ana")
    host_says(referee, "back", "ana")
    for _ in range(4):
        a_round(referee, "Steak Fries 1000", "1", "2", "3")
    assert scene_of(referee).seats == ("ana", "bo", "cy")


def test_who_comes_late_is_dealt_in_with_the_next_deal() -> None:
    referee = seat_down(2)
    host_says(referee, "join", "late")
    for _ in range(4):
        a_round(referee, "Steak Fries 1000", "1", "2")
    assert scene_of(referee).seats == ("ana", "bo", "late")
    a_round(referee, "Steak Fries 700", "1", "+Fish 2", "3")
    assert totals(referee)["late"] == 700


def a_deal_of_four(referee: Referee) -> None:
    for _ in range(4):
        a_round(referee, "Steak Fries 1000", "1", "2", "3", "4")


def test_who_is_dealt_in_turns_up_a_check_when_the_turn_reaches_their_seat() -> None:
    referee = seat_down(4)
    host_says(referee, "join", "late")
    a_deal_of_four(referee)
    assert asked(referee).who == "late", "di turned up the last one, and late sits after di"


def test_so_it_is_with_who_begins_the_next_set_of_five() -> None:
    referee = seat_down(2, form="five", starter="bo")
    host_says(referee, "join", "late")
    lay_row(referee, *[("Steak", "Fries", 100)] * 5)
    for _ in range(10):
        say(referee, {"beside": "1", "excuse": {"claims": {}, "credibility": 1}})
    for _ in range(5):
        say(referee, "yes")
    assert at(referee) == "set2/row"
    assert asked(referee).who == "late"


def test_who_leaves_as_the_next_one_is_passed_over_for_who_is_dealt_in() -> None:
    referee = seat_down(4, starter="bo")
    host_says(referee, "join", "late")
    host_says(referee, "leave", "bo")
    a_deal_of_four(referee)
    assert asked(referee).who == "cy", "ana turned up the last one; bo and late are not between"


def test_who_is_dealt_in_stands_in_the_score_at_once_and_the_tip_is_worth_more() -> None:
    referee = seat_down(4)
    a_round(referee, "Steak Fries 1000", "+Steak 1", "2", "3", "4")
    turn_up(referee, "Fish", "Rice", 500)
    excuses(referee, "1", "2", "3", "-Steak 4")
    assert call_out(referee, "bo", "ana") == "moves"
    excuses_of_a_round = ("1", "2", "3", "4")
    a_round(referee, "Fish Rice 500", *excuses_of_a_round)
    host_says(referee, "join", "late")
    a_round(referee, "Fish Rice 500", *excuses_of_a_round)
    assert at(referee) == "deal2/round1/check"
    standings = referee.table.standings
    assert standings is not None
    assert standings.line(Seat("late")).total == 0
    assert standings.line(Seat("ana")).cells[1] == 5 * 200


def test_two_players_are_needed_and_eight_can_play() -> None:
    assert "leave" not in offered(seat_down(2))
    assert "leave" in offered(seat_down(3))
    referee = seat_down(8)
    with pytest.raises(Refused):
        host_says(referee, "join", "late")


def test_nobody_joins_the_short_game() -> None:
    assert "join" not in offered(seat_down(3, short=True))


# -- the foods -------------------------------------------------------------------------------


def test_foods_are_remembered_with_what_they_were_served_as() -> None:
    referee = seat_down(2, foods=["Soup, main"])
    a_round(referee, "Steak Fries 1000", "+Meat 1", "2")
    assert referee.table.memory["foods"] == ["Soup, main", "Steak, main", "Fries, side", "Meat"]
    prompt = asked(referee).prompt
    assert isinstance(prompt, DescribeCheck)
    assert prompt.mains == ("Steak", "Soup"), "the last one first"
    assert prompt.others(prompt.mains) == ("Fries", "Meat")
    assert prompt.sides == ("Fries",)
    assert prompt.others(prompt.sides) == ("Meat", "Soup", "Steak")


def test_a_food_is_the_same_whatever_its_capitals() -> None:
    referee = seat_down(2, foods=["Steak, main"])
    turn_up(referee, "  STEAK ", "fries")
    excuses(referee, "+steak 1", "2")
    assert totals(referee) == {"ana": 1000, "bo": 0}
    assert referee.table.memory["foods"] == ["Steak, main", "Fries, side"]


def test_lines_that_name_no_food_are_passed_over() -> None:
    referee = seat_down(2, foods=["Rice, side, main", ",", "!!", "Rice", "Tea, pudding"])
    turn_up(referee, "Steak", "Fries")
    assert referee.table.memory["foods"] == [
        "Rice, main, side",
        "Tea",
        "Steak, main",
        "Fries, side",
    ]
