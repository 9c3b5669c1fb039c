"""Which cards can come: each number once in a deal, as far as everybody has seen it."""

from __future__ import annotations

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.games.nimmt.facts import OddDeck
from tests.rules.games.evening import BY_HOST, NAMES, asked, facts, host_says, offered, refusal
from tests.rules.games.nimmt.driver import Evening, lay_rows, play_round, rows_of, seat_down

ANA, BO = NAMES[:2]


def begun(players: int = 2) -> Referee:
    """A deal whose rows are those of the example."""
    referee = seat_down(players)
    lay_rows(referee)
    return referee


def test_a_number_that_is_out_is_refused_and_it_says_where_it_is() -> None:
    referee = begun()
    why = refusal(referee, "deal1/round1/card/ana", 37)
    assert why.code == "audit.all-out"
    (place,) = why.places  # type: ignore[attr-defined]
    assert (place.what, place.round, place.key) == ("start", 0, "deal1/row2/start")
    play_round(referee, 14, 15)
    why = refusal(referee, "deal1/round2/card/bo", 14)
    (place,) = why.places  # type: ignore[attr-defined]
    assert (place.what, place.round, place.seat) == ("card", 1, ANA)


def test_a_first_card_is_turned_up_once() -> None:
    referee = seat_down(2)
    referee.answer(asked(referee), 12, BY_HOST)
    assert refusal(referee, asked(referee), 12).code == "audit.all-out"


def test_it_never_counts_what_is_still_sealed() -> None:
    referee = begun()
    referee.answer("deal1/round1/card/ana", 20, Stamp(ANA))
    referee.answer("deal1/round1/card/bo", 20, Stamp(BO))
    referee.open("deal1/round1/card", BY_HOST)
    assert asked(referee) == "deal1/round1/clash-20"


def test_a_clash_ends_when_one_of_the_cards_is_amended() -> None:
    referee = begun()
    play_round(referee, 20, 20)
    assert rows_of(referee) == [[12], [37], [43], [58]]
    referee.amend("deal1/round1/card/bo", 21, BY_HOST)
    assert asked(referee) == "deal1/round2/card"
    assert rows_of(referee)[0] == [12, 20, 21]


def test_or_the_host_keeps_both_and_the_number_is_no_longer_counted() -> None:
    referee = begun()
    play_round(referee, 20, 20)
    referee.answer(asked(referee), True, BY_HOST)
    assert OddDeck(20) in facts(referee)
    assert rows_of(referee)[0] == [12, 20, 20]
    play_round(referee, 20, 60)
    assert rows_of(referee)[0] == [12, 20, 20, 20]


def test_two_lowest_cards_that_are_the_same_take_one_row() -> None:
    referee = begun(3)
    play_round(referee, 5, 5, 60)
    referee.answer(asked(referee), True, BY_HOST)
    assert asked(referee) == "deal1/round1/ana/row"
    referee.answer(asked(referee), "3", BY_HOST)
    assert rows_of(referee) == [[12], [37], [5, 5], [58, 60]]


def test_the_host_may_say_that_the_cards_are_odd_for_the_rest_of_a_deal() -> None:
    referee = seat_down(2)
    assert "override" not in offered(referee)
    lay_rows(referee)
    host_says(referee, "override", 37)
    play_round(referee, 37, 60)
    assert rows_of(referee)[1] == [37, 37]
    assert refusal(referee, "deal1/round2/card/ana", 60).code == "audit.all-out"
    Evening(referee, 1).play(until="deal2/round1/card")
    out = [card for row in rows_of(referee) for card in row]
    assert refusal(referee, "deal2/round1/card/ana", out[0]).code == "audit.all-out"


def test_cards_that_the_app_deals_are_never_odd() -> None:
    referee = Evening(seat_down(2, dealer="app"), 1).play(until="deal1/round3/card")
    assert "override" not in offered(referee)


def test_a_card_that_is_amended_takes_a_later_one_back() -> None:
    referee = begun()
    play_round(referee, 20, 60)
    play_round(referee, 21, 61)
    referee.amend("deal1/round1/card/ana", 21, BY_HOST)
    assert asked(referee) == "deal1/round2/card"
    referee.answer("deal1/round2/card/ana", 25, BY_HOST)
    assert rows_of(referee) == [[12, 21, 25], [37], [43], [58, 60, 61]]
