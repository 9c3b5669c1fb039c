"""Who pays: the five questions and the tie-break, clause by clause."""

import pytest

from rules.games.ididnt.adjudicate import Laid, Step, conflict, step_of, who_pays
from rules.games.ididnt.cards import Check, Excuse
from rules.games.ididnt.facts import Counting, Later, Out, Pays, PaysAfterTie
from tests.rules.games.evening import NAMES
from tests.rules.games.ididnt.driver import (
    Card,
    a_round,
    last_codes,
    scene_of,
    seat_down,
    totals,
)

ANA, BO, CY, DI = NAMES[:4]
STEAK = Check("Steak", "Fries", 1250)


def excuse(text: str) -> Excuse:
    entered = Card(text).json
    return Excuse(entered["claims"], entered["credibility"])


def judge(*said: str, before: tuple[str | None, ...] = ()) -> str | None:
    earlier = (*before, *(None for _ in range(len(said) - len(before))))
    laid = [
        Laid(seat, excuse(now), excuse(then) if then else None)
        for seat, now, then in zip(NAMES, said, earlier, strict=False)
    ]
    return who_pays(STEAK, laid).payer


@pytest.mark.parametrize(
    "said, step",
    [
        ("+Steak 3", Step.ATE_MAIN),
        ("+Fries 3", Step.ATE_SIDE),
        ("+Meat 3", Step.NEITHER),  # Meat is not Steak
        ("-Fish 3", Step.NEITHER),
        ("3", Step.NEITHER),
        ("-Fries 3", Step.NOT_SIDE),
        ("-Steak 3", Step.NOT_MAIN),
        ("+Steak -Fries 3", Step.ATE_MAIN),
        ("-Steak +Fries 3", Step.ATE_SIDE),
        ("-Steak -Fries 3", Step.NOT_SIDE),
        ("-Steak +Fish 3", Step.NOT_MAIN),
        ("+Steak +Fries 3", Step.ATE_MAIN),
    ],
)
def test_an_excuse_counts_at_the_first_question_that_one_of_its_claims_fits(
    said: str, step: Step
) -> None:
    assert step_of(excuse(said), STEAK) is step


def test_1_of_those_who_ate_the_main_the_most_credible_pays() -> None:
    assert judge("+Steak 2", "+Steak 4", "+Fries 5", "1") == BO


def test_2_or_else_of_those_who_ate_the_side_the_most_credible_pays() -> None:
    assert judge("-Steak 1", "+Fries 2", "+Fries 3", "1") == CY


def test_3_or_else_of_those_who_mention_neither_the_least_credible_pays() -> None:
    assert judge("-Steak 1", "-Fries 1", "+Fish 4", "2") == DI


def test_4_or_else_of_those_who_didnt_eat_the_side_the_least_credible_pays() -> None:
    assert judge("-Steak 1", "-Fries 3", "-Fries 2", "-Steak -Fries 4") == CY


def test_5_or_else_of_those_who_didnt_eat_the_main_the_least_credible_pays() -> None:
    assert judge("-Steak 3", "-Steak 2", "-Steak 5", "-Steak 4") == BO


def test_whoever_comes_later_in_the_order_is_out_whatever_the_credibility() -> None:
    assert judge("+Steak 1", "+Fries 5") == ANA
    assert judge("5", "-Fries 1", "-Steak 1") == ANA
    assert judge("-Fries 5", "-Steak 1") == ANA


def test_a_tie_goes_by_what_the_tied_players_played_before_against_this_check() -> None:
    assert judge("+Steak 4", "+Steak 4", before=("-Steak 1", "+Fries 1")) == BO
    assert judge("2", "2", before=("+Fish 3", "4")) == ANA
    assert judge("-Steak 2", "-Steak 2", before=("-Steak 5", "-Fries 5")) == BO


def test_only_the_tied_players_are_judged_by_what_they_played_before() -> None:
    assert judge("+Steak 4", "+Steak 4", "+Steak 3", before=("2", "3", "+Steak 5")) == ANA


def test_of_three_who_tie_one_may_be_worse_before() -> None:
    assert judge("1", "1", "1", before=("-Fries 1", "+Fish 2", "-Steak 1")) == BO


def test_two_of_three_who_tie_again_pay_nothing() -> None:
    assert judge("1", "1", "1", before=("2", "2", "-Steak 1")) is None


def test_still_tied_nobody_pays() -> None:
    laid = [Laid(ANA, excuse("2"), excuse("+Fish 3")), Laid(BO, excuse("2"), excuse("3"))]
    verdict = who_pays(STEAK, laid)
    assert verdict.payer is None
    assert verdict.tie is not None
    assert verdict.tie.left == (ANA, BO)


def test_nothing_before_nobody_pays() -> None:
    laid = [Laid(ANA, excuse("2"), excuse("3")), Laid(BO, excuse("2"))]
    verdict = who_pays(STEAK, laid)
    assert (verdict.payer, verdict.lacking) == (None, (BO,))


def test_who_is_not_tied_needs_nothing_before() -> None:
    assert judge("2", "2", "5", before=("3", "4", None)) == ANA


def test_an_excuse_conflicts_with_the_opposite_of_the_same_food() -> None:
    assert conflict(excuse("-Steak 3"), excuse("+Steak 1")) == ("Steak",)
    assert conflict(excuse("+Steak -Fish 3"), excuse("-Steak +Fish 1")) == ("Steak", "Fish")
    assert conflict(excuse("-Steak 3"), excuse("-Steak 1")) == ()
    assert conflict(excuse("-Steak 3"), excuse("+Meat 1")) == ()
    assert conflict(excuse("-Steak 3"), None) == ()


# -- at the table --------------------------------------------------------------------------


def test_the_payer_keeps_the_check_and_the_reason_is_told() -> None:
    referee = seat_down(4)
    assert a_round(referee, "Steak Fries 1250", "-Steak 5", "+Fish 2", "4", "-Fries 1") == BO
    assert totals(referee) == {"ana": 0, "bo": 1250, "cy": 0, "di": 0}
    pays, out = referee.table.pages[-1]
    assert pays.anchor == "step-3"
    assert isinstance(pays.fact, Pays)
    assert pays.fact.payer == BO
    assert pays.fact.first.same == (Counting(BO, 2), Counting(CY, 4))
    assert isinstance(out.fact, Out)
    assert out.fact.first.later == (Later(ANA, Step.NOT_MAIN), Later(DI, Step.NOT_SIDE))


def test_the_next_check_is_turned_up_by_the_next_player_whoever_paid() -> None:
    referee = seat_down(3)
    for turn, key in ((BO, "deal1/round2/check"), (CY, "deal1/round3/check")):
        assert a_round(referee, "Steak Fries 1000", "1", "2", "3") is not None
        assert referee.find(key).who == turn


def test_in_the_first_round_a_tie_sends_the_check_back_under_the_pile() -> None:
    referee = seat_down(3, checks=12)
    assert a_round(referee, "Steak Fries 1000", "2", "2", "-Steak 1") is None
    assert scene_of(referee).left == 12
    assert scene_of(referee).bills[0].fate == "back"
    assert last_codes(referee)[0] == "back-none-before"
    assert not any(totals(referee).values())


def test_later_a_tie_is_broken_by_the_round_before() -> None:
    referee = seat_down(3)
    a_round(referee, "Fish Rice 500", "+Pasta 3", "+Steak 4", "-Rice 4")
    assert a_round(referee, "Steak Fries 1000", "1", "1", "-Steak 1") == BO
    assert last_codes(referee) == ["pays-after-tie", "out"]
    pays = referee.table.pages[-1][0].fact
    assert isinstance(pays, PaysAfterTie)
    assert (pays.tie.step, pays.tie.left) == (Step.ATE_MAIN, (BO,))
