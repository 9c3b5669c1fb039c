"""The clauses of the rulebook, each with its own example."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.errors import Illegal, Malformed
from rules.facts import Json, Seat
from rules.games.anygame.prompt_kinds import WhatNext
from rules.games.anygame.sums import DIGITS, LONGEST
from tests.rules.games.anygame.count import worth
from tests.rules.games.anygame.driver import (
    add,
    enter,
    finish,
    next_is,
    scene_of,
    sealed_round,
    seat_down,
    write_round,
)
from tests.rules.games.evening import (
    BY_HOST,
    NAMES,
    asked,
    awaited,
    call,
    codes,
    host_says,
    key_of,
    offered,
    totals,
)
from tests.rules.toy_facts import values_of

ANA, BO, CY = NAMES[:3]


def last(referee: Referee) -> dict[str, Any]:
    """The values of the last fact that was told."""
    return values_of(referee.table.pages[-1][-1].fact)


# -- a round ---------------------------------------------------------------------------------


def test_bids_stay_in_sight_until_their_scores_are_written() -> None:
    referee = seat_down(3, wins="none")
    sealed_round(referee, 1, ana=1, bo=2, cy=0)
    bids = {CY: 0, ANA: 1, BO: 2}
    assert dict(scene_of(referee).entries) == bids
    next_is(referee, 1, "scores")
    assert scene_of(referee).stage == "sheet"
    assert dict(scene_of(referee).entries) == bids
    for seat in (ANA, BO, CY):
        assert dict(scene_of(referee).entries) == bids
        referee.answer(f"round1/score/{seat}", "5", Stamp(seat))
    assert not scene_of(referee).entries


def test_bids_of_a_round_that_brought_points_are_no_bids_of_the_next() -> None:
    referee = seat_down(2, points=5)
    sealed_round(referee, 1, ana=1, bo=2)
    next_is(referee, 2, "scores")
    assert not scene_of(referee).entries


def test_only_what_brings_points_counts_as_a_round() -> None:
    referee = seat_down(2)
    sealed_round(referee, 1, ana=1, bo=2)
    sealed_round(referee, 1, ana=4, bo=3)
    write_round(referee, 1, "5", "6")
    assert scene_of(referee).round == 2
    paid = seat_down(2, points=5)
    sealed_round(paid, 1, ana=1, bo=2)
    assert scene_of(paid).round == 2


def test_a_table_may_play_bids_then_scores_each_round() -> None:
    referee = seat_down(2, round="bids", wins="none")
    for number in (1, 2):
        assert referee.current_ask is not None
        what = referee.current_ask.pending[0].prompt
        assert isinstance(what, WhatNext)
        assert what.allowed() == ["sealed", "finish"][:number]
        sealed_round(referee, number, ana=1, bo=2)
        assert scene_of(referee).stage == "sheet"
        assert dict(scene_of(referee).entries) == {ANA: 1, BO: 2}
        for seat in (ANA, BO):
            referee.answer(f"round{number}/score/{seat}", "5", Stamp(seat))
    assert totals(referee) == [10, 10]
    assert scene_of(referee).round == 3


# -- the score sheet -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed, comes_to",
    [
        ("3+6+2", 11),
        ("-4", -4),
        ("12-5", 7),
        (" 3 + 4 ", 7),
        ("+5", 5),
        ("−4", -4),
        ("007", 7),
        ("٣＋４ – 2", 5),
    ],
)
def test_a_sum_is_written_as_people_write_it(typed: str, comes_to: int) -> None:
    referee = seat_down(2)
    write_round(referee, 1, typed, "0")
    assert totals(referee) == [comes_to, 0]
    assert worth(typed.translate(str.maketrans("−–＋", "--+", " "))) == comes_to


@pytest.mark.parametrize(
    "typed, why",
    [
        ("3++x", "no-sum"),
        ("", "no-sum"),
        ("--4", "no-sum"),
        ("4-", "no-sum"),
        ("1.5", "no-sum"),
        (None, "no-sum"),
        (True, "no-sum"),
        ("1" * (DIGITS + 1), "too-many-digits"),
        ("999999+1", "too-many-digits"),
        ("1+" * LONGEST + "1", "too-long"),
    ],
)
def test_what_is_no_sum_is_refused_and_changes_nothing(typed: Json, why: str) -> None:
    referee = seat_down(2)
    next_is(referee, 1, "scores")
    with pytest.raises(Malformed) as refused:
        referee.answer("round1/score/ana", typed, Stamp(ANA))
    assert refused.value.why.code == f"anygame.{why}"
    assert totals(referee) == [0, 0]


def test_a_row_is_written_in_any_order_and_seen_at_once() -> None:
    referee = seat_down(3)
    next_is(referee, 1, "scores")
    referee.answer("round1/score/cy", "3+6", Stamp(CY))
    row = scene_of(referee).writing
    assert row is not None
    assert dict(row.points) == {CY: 9}
    assert totals(referee) == [0, 0, 9]
    assert [pending.who for pending in awaited(referee)] == [ANA, BO]
    referee.answer("round1/score/ana", "1", Stamp(ANA))
    referee.answer("round1/score/bo", "2", Stamp(BO))
    assert asked(referee) == "round2/next"
    assert last(referee)["leaders"] == (CY,)


def test_whoever_writes_keeps_the_same_question_while_others_write() -> None:
    referee = seat_down(3, sheet="totals")
    next_is(referee, 1, "scores")
    before = {pending.who: pending.key for pending in awaited(referee)}
    add(referee, 1, 0, ANA, "5")
    after = {pending.who: pending.key for pending in awaited(referee)}
    assert after[BO] == before[BO]
    assert after[CY] == before[CY]


def test_whoever_writes_for_somebody_else_keeps_the_same_question_while_others_write() -> None:
    referee = seat_down(4)
    next_is(referee, 1, "scores")
    asked = key_of(referee, "other", ANA)
    referee.answer("round1/score/bo", "8", Stamp(BO))
    referee.answer(asked, {"who": "cy", "sum": "2+2"}, Stamp(ANA))
    assert totals(referee) == [0, 8, 4, 0]
    assert key_of(referee, "other", ANA) != asked
    call(referee, "other", {"who": "di", "sum": "3"}, ANA)
    assert totals(referee) == [0, 8, 4, 3]


def test_anybody_writes_for_somebody_else_once_a_round() -> None:
    referee = seat_down(3)
    next_is(referee, 1, "scores")
    call(referee, "other", {"who": "cy", "sum": "2+2"}, BO)
    assert totals(referee) == [0, 0, 4]
    assert CY not in {pending.who for pending in awaited(referee)}
    with pytest.raises(Malformed):
        call(referee, "other", {"who": "cy", "sum": "1"}, BO)


def test_totals_are_added_to_until_somebody_says_that_all_is_written() -> None:
    referee = seat_down(2, sheet="totals")
    next_is(referee, 1, "scores")
    add(referee, 1, 0, ANA, "18")
    add(referee, 1, 1, ANA, "-20")
    add(referee, 1, 0, BO, "7")
    call(referee, "other", {"who": "ana", "sum": "1"}, BO)
    assert totals(referee) == [-1, 7]
    add(referee, 1, 1, BO, "done")
    assert asked(referee) == "round2/next"


def test_done_ends_no_row_in_which_everybody_writes() -> None:
    referee = seat_down(2)
    next_is(referee, 1, "scores")
    with pytest.raises(Malformed):
        referee.answer("round1/score/ana", "done", Stamp(ANA))


def test_nothing_can_be_finished_before_the_first_round() -> None:
    referee = seat_down(2)
    with pytest.raises(Illegal) as refused:
        finish(referee, 1)
    assert refused.value.why.code == "anygame.nothing-yet"


# -- the target ------------------------------------------------------------------------------


def test_the_target_is_told_once_to_each_and_ends_nothing() -> None:
    referee = seat_down(2, target=20)
    write_round(referee, 1, "20", "5")
    assert last(referee) == {"seats": (ANA,), "target": 20}
    write_round(referee, 2, "1", "15")
    assert last(referee) == {"seats": (BO,), "target": 20}
    write_round(referee, 3, "1", "1")
    assert codes(referee).count("anygame.reached") == 2
    assert not referee.over
    without = seat_down(2)
    write_round(without, 1, "20", "5")
    assert "anygame.reached" not in codes(without)


# -- sealed rounds ---------------------------------------------------------------------------


@pytest.mark.parametrize("wins, winner", [("highest", (ANA,)), ("lowest", (BO,))])
def test_the_best_number_wins_and_gets_the_points(wins: str, winner: tuple[Seat, ...]) -> None:
    referee = seat_down(3, wins=wins, points=5)
    sealed_round(referee, 1, ana=12, bo=3, cy=9)
    assert last(referee)["seats"] == winner
    assert totals(referee) == [5 if seat in winner else 0 for seat in NAMES[:3]]
    shown = list(scene_of(referee).entries.values())
    assert shown == ([3, 9, 12] if wins == "highest" else [12, 9, 3]), "the best is shown last"


@pytest.mark.parametrize(
    "ties, points", [("share", [2, 0, 2]), ("cancel", [0, 5, 0]), ("again", [0, 0, 0])]
)
def test_the_example_of_the_rulebook(ties: str, points: list[int]) -> None:
    referee = seat_down(3, ties=ties, points=5)
    sealed_round(referee, 1, ana=12, bo=9, cy=12)
    assert totals(referee) == points


def test_only_those_who_tied_enter_again() -> None:
    referee = seat_down(3, ties="again", points=5)
    sealed_round(referee, 1, ana=12, bo=9, cy=12)
    assert [pending.who for pending in awaited(referee)] == [ANA, CY]
    enter(referee, "round1/again1", ana=1, cy=0)
    assert totals(referee) == [5, 0, 0]


def test_who_is_left_alone_of_those_who_tied_wins_with_any_number() -> None:
    referee = seat_down(3, ties="again", points=5)
    sealed_round(referee, 1, ana=12, bo=9, cy=12)
    host_says(referee, "leave", ANA)
    enter(referee, "round1/again1", cy=0)
    assert totals(referee) == [0, 0, 5]


def test_nobody_wins_when_every_number_is_matched() -> None:
    referee = seat_down(2, ties="cancel", points=5)
    sealed_round(referee, 1, ana=7, bo=7)
    assert codes(referee)[-1] == "anygame.nobody"
    assert totals(referee) == [0, 0]


NEW: dict[str, Json] = {
    "enter": "number",
    "low": 1,
    "high": 10,
    "wins": "lowest",
    "ties": "cancel",
    "points": 7,
}


def test_sealed_rounds_are_changed_between_rounds_and_what_was_played_stays() -> None:
    referee = seat_down(3, points=5)
    sealed_round(referee, 1, ana=90, bo=9, cy=12)
    assert totals(referee) == [5, 0, 0]
    host_says(referee, "settings", NEW)
    assert last(referee) == {**{k: NEW[k] for k in NEW if k != "enter"}, "entry": "number"}
    next_is(referee, 2, "sealed")
    with pytest.raises(Malformed):
        referee.answer("round2/first/entry/ana", 90, Stamp(ANA))
    enter(referee, "round2/first", ana=2, bo=1, cy=1)
    assert totals(referee) == [12, 0, 0]
    host_says(referee, "settings", {**NEW, "enter": "player"})
    sealed_round(referee, 3, ana="bo", bo="bo", cy="ana")
    assert last(referee)["counts"] == (("bo", 2), ("ana", 1))
    referee.undo(BY_HOST)


def test_sealed_rounds_are_not_changed_while_one_is_played_nor_to_nonsense() -> None:
    referee = seat_down(3)
    with pytest.raises(Illegal):
        host_says(referee, "settings", {**NEW, "low": 10})
    with pytest.raises(Malformed):
        host_says(referee, "settings", {**NEW, "enter": "choice"})  # there are no choices
    with pytest.raises(Malformed):
        host_says(referee, "settings", {"low": 3})
    pages = len(referee.table.pages)
    same = {**NEW, "low": 0, "high": 100, "wins": "highest", "ties": "share", "points": 0}
    host_says(referee, "settings", same)
    assert len(referee.table.pages) == pages, "nothing has changed, so nothing is said"
    assert "settings" in offered(referee)
    next_is(referee, 1, "sealed")
    assert "settings" not in offered(referee)
    next_is_open = seat_down(2, entry="choice", choices=["Stay", "Run"])
    host_says(next_is_open, "settings", {**same, "enter": "choice"})


def test_choices_and_players_are_counted() -> None:
    referee = seat_down(3, entry="choice", choices=["Stay", "Run"], points=5)
    sealed_round(referee, 1, ana="c2", bo="c1", cy="c2")
    assert last(referee)["counts"] == (("Run", 2), ("Stay", 1))
    assert totals(referee) == [0, 0, 0]
    referee = seat_down(3, entry="player")
    sealed_round(referee, 1, ana="bo", bo="bo", cy="ana")
    assert last(referee)["counts"] == (("bo", 2), ("ana", 1))


# -- the options -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options, why",
    [
        ({"low": 5, "high": 5}, "no-range"),
        ({"entry": "choice"}, "few-choices"),
        ({"entry": "choice", "choices": ["One"]}, "few-choices"),
        ({"entry": "choice", "choices": ["One", "one"]}, "same-choices"),
    ],
)
def test_options_that_leave_no_choice_are_refused(options: dict[str, Json], why: str) -> None:
    with pytest.raises(Illegal) as refused:
        seat_down(2, **options)
    assert refused.value.why.code == f"anygame.{why}"


def test_the_name_of_the_game_is_the_one_that_was_typed() -> None:
    about = meta("anygame")
    assert about.title({"title": "Skat"}) == "Skat"
    assert about.title({"title": ""}) == about.title({}) == about.name
    assert about.settle(2, {"title": "  Six   of hearts "})["title"] == "Six of hearts"
    for wrong in ("x" * 25, "a\x07b", 7, None):
        with pytest.raises(Malformed):
            about.settle(2, {"title": wrong})
