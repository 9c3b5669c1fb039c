"""How cards are dealt or chosen, when the game ends, and who wins."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import Fact
from rules.games.nimmt.facts import DealOver, Won
from tests.rules.games.evening import (
    BY_HOST,
    NAMES,
    asked,
    awaited,
    facts,
    first_of,
    host_says,
    refusal,
    totals,
)
from tests.rules.games.nimmt.driver import (
    Evening,
    lay_rows,
    play_round,
    rows_of,
    scene_of,
    seat_down,
)

ANA, BO, CY = NAMES[:3]


def deals_of(referee: Referee) -> list[DealOver]:
    """The deals that were played."""
    return [fact for fact in facts(referee) if isinstance(fact, DealOver)]


def last(referee: Referee) -> Fact:
    """What was said last."""
    return facts(referee)[-1]


@pytest.mark.parametrize(
    "players, given", [(1, {}), (9, {}), (2, {"limit": 19}), (2, {"deals": 0})]
)
def test_two_to_eight_play_to_twenty_bull_heads_at_least(
    players: int, given: dict[str, int]
) -> None:
    with pytest.raises(Refused):
        meta("nimmt").settle(players, given)


# -- dealing (#dealing) --------------------------------------------------------------------


def test_anybody_enters_the_four_cards_one_after_the_other() -> None:
    referee = seat_down(3)
    for number in range(1, 5):
        assert asked(referee) == f"deal1/row{number}/start"
        assert all(view(referee, seat).mine for seat in NAMES[:3])
        assert scene_of(referee).is_between
        referee.answer(asked(referee), 20 + number, BY_HOST)
    assert rows_of(referee) == [[21], [22], [23], [24]]
    assert not scene_of(referee).is_between
    assert asked(referee) == "deal1/round1/card"


@pytest.mark.parametrize(
    "deck, players, highest", [("all", 2, 104), ("few", 5, 54), ("few", 8, 84)]
)
def test_the_deck_has_all_cards_or_as_many_as_you_need(
    deck: str, players: int, highest: int
) -> None:
    referee = seat_down(players, deck=deck)
    (start,) = (referee.resolve(each) for each in awaited(referee))
    assert start.allowed() == list(range(1, highest + 1))  # type: ignore[attr-defined]
    assert refusal(referee, asked(referee), highest + 1).code == "refused.not-an-option"


def test_where_the_app_deals_it_lays_out_the_rows_and_everybody_has_ten_cards() -> None:
    referee = seat_down(3, dealer="app", deck="few")
    assert asked(referee) == "deal1/round1/card"
    hands = [referee.peek(hand, seat) for seat, hand in scene_of(referee).dealt.items()]
    assert [len(hand) for hand in hands] == [10] * 3
    rows = [row[0] for row in rows_of(referee)]
    assert sorted([*rows, *(card for hand in hands for card in hand)]) == list(range(1, 35))


def test_a_dealt_hand_is_seen_by_its_player_alone_and_shrinks_when_cards_are_open() -> None:
    referee = seat_down(2, dealer="app")
    (mine,) = view(referee, ANA).mine
    hand = mine.prompt.allowed()  # type: ignore[attr-defined]
    assert list(referee.peek(scene_of(referee).dealt[ANA], ANA)) == hand
    assert scene_of(referee).dealt[ANA].readers == {ANA}
    assert scene_of(referee).hands == {}
    other = next(card for card in range(1, 105) if card not in hand)
    assert refusal(referee, mine.key, other).code == "refused.not-an-option"
    referee.answer(mine.key, hand[0], BY_HOST)
    assert len(referee.peek(scene_of(referee).dealt[ANA], ANA)) == 10
    Evening(referee, 1).play(until=lambda one: len(one.table.pages[-1]) > 1)
    assert list(referee.peek(scene_of(referee).dealt[ANA], ANA)) == hand[1:]


# -- choosing your cards (#draft) ------------------------------------------------------------


def test_everybody_takes_a_card_in_turn_until_all_have_ten_and_four_are_left_for_the_rows() -> None:
    referee = seat_down(2, deck="draft")
    for turn in range(10):
        for at, seat in enumerate((ANA, BO)):
            assert asked(referee) == f"deal1/turn{turn + 1}/{seat}/draft"
            assert view(referee, seat).mine
            assert not view(referee, BO if seat == ANA else ANA).mine
            referee.answer(asked(referee), 24 - 2 * turn - at, BY_HOST)
    assert rows_of(referee) == [[1], [2], [3], [4]]
    assert scene_of(referee).hands == {ANA: tuple(range(6, 25, 2)), BO: tuple(range(5, 25, 2))}
    assert scene_of(referee).open_hands


def test_a_card_that_somebody_has_chosen_is_out_and_it_says_who_has_it() -> None:
    referee = seat_down(3, deck="draft")
    referee.answer(asked(referee), 7, BY_HOST)
    why = refusal(referee, asked(referee), 7)
    assert why.code == "audit.all-out"
    assert (why.only_by, why.first_round) == (ANA, 0)  # type: ignore[attr-defined]


def test_only_cards_of_the_chosen_hand_are_played_and_none_clashes_with_having_been_chosen() -> (
    None
):
    referee = Evening(seat_down(2, deck="draft"), 1).play(until="deal1/round1/card")
    hand = scene_of(referee).hands[ANA]
    (mine,) = view(referee, ANA).mine
    assert mine.prompt.allowed() == list(hand)  # type: ignore[attr-defined]
    Evening(referee, 1).play(until="deal1/round2/card")
    assert len(scene_of(referee).hands[ANA]) == 9
    assert not any("clash" in step.pending.key for step in referee.history)


def test_the_second_deal_is_chosen_anew() -> None:
    referee = Evening(seat_down(2, deck="draft", ends="deals"), 1).play(until="deal2/turn1/bo")
    assert [len(hand) for hand in scene_of(referee).hands.values()] == [1, 0]
    card = scene_of(referee).hands[ANA][0]
    assert refusal(referee, asked(referee), card).first_round == 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("asked_now", ["ana", "bo"])
def test_for_who_leaves_meanwhile_the_app_draws_the_rest(asked_now: str) -> None:
    referee = Evening(seat_down(3, deck="draft"), 1).play(until=f"deal1/turn4/{asked_now}")
    host_says(referee, "leave", ANA)
    assert asked(referee) == "deal1/turn4/bo/draft"
    Evening(referee, 1).play(until="deal1/round1/card")
    assert len(rows_of(referee)) == 4
    assert [len(hand) for hand in scene_of(referee).hands.values()] == [10] * 3
    assert [pending.who for pending in awaited(referee)] == [BO, CY]


def test_in_an_odd_deck_nobody_knows_which_four_are_left_so_they_are_entered() -> None:
    referee = seat_down(2, deck="draft")
    referee.answer(asked(referee), 7, BY_HOST)
    host_says(referee, "override", 7)
    referee.answer(asked(referee), 7, BY_HOST)
    referee.answer(asked(referee), 8, BY_HOST)
    Evening(referee, 1).play(until="deal1/row1")
    assert asked(referee) == "deal1/row1/start"
    Evening(referee, 1).play(until="deal1/round1/card")
    assert len(rows_of(referee)) == 4


# -- counting and winning (#counting, #winning) ----------------------------------------------


def test_a_deal_has_ten_rounds_and_then_the_next_one_is_dealt() -> None:
    referee = seat_down(2, ends="deals")
    lay_rows(referee)
    for number in range(1, 11):
        assert asked(referee) == f"deal1/round{number}/card"
        play_round(referee, 58 + 2 * number, 59 + 2 * number)
    assert asked(referee) == "deal2/row1/start"
    (over,) = deals_of(referee)
    assert over.totals == dict(zip(NAMES, totals(referee), strict=False))
    assert scene_of(referee).taken == {ANA: 0, BO: 0}
    assert len(rows_of(referee)) == 4, "they lie there until a new card is turned up"
    lay_rows(referee, 60, 61, 12, 13)
    assert rows_of(referee) == [[60], [61], [12], [13]], "every card may come again"


@pytest.mark.parametrize("limit", [20, 66])
def test_the_game_ends_after_the_deal_in_which_somebody_reaches_the_limit(limit: int) -> None:
    for seed in range(3):
        referee = Evening(seat_down(3, limit=limit), seed).play()
        *before, end = deals_of(referee)
        assert all(deal.most < limit for deal in before)
        assert end.most >= limit
        assert max(totals(referee)) == end.most


def test_who_reaches_the_limit_in_the_midst_of_a_deal_plays_it_to_its_end() -> None:
    def reached(referee: Referee) -> bool:
        return max(totals(referee)) >= 20 and 0 < scene_of(referee).round < 8

    referee = first_of(
        lambda seed: Evening(seat_down(2, limit=20), seed).play(
            until=lambda one: reached(one) or "deal3" in asked(one)
        ),
        reached,
    )
    assert not referee.over
    assert Evening(referee, 1).play().over
    assert scene_of(referee).round == 10


@pytest.mark.parametrize("most, over", [(19, False), (20, True)])
def test_the_limit_itself_is_enough(most: int, over: bool) -> None:  # a parameter of the test
    def one_deal(seed: int) -> Referee:
        return Evening(seat_down(4, limit=20), seed).play(until="deal2")

    referee = first_of(one_deal, lambda one: deals_of(one)[0].most == most)
    assert referee.over == over


@pytest.mark.parametrize("deals", [1, 2])
def test_or_so_many_deals_are_played_whatever_they_bring(deals: int) -> None:
    for seed in range(3):
        referee = Evening(seat_down(2, ends="deals", deals=deals), seed).play()
        assert [deal.deal for deal in deals_of(referee)] == list(range(1, deals + 1))
        assert scene_of(referee).deals == deals


def test_the_fewest_bull_heads_win() -> None:
    referee = Evening(seat_down(4), 2).play()
    fewest = min(totals(referee))
    assert referee.table.winners == (NAMES[totals(referee).index(fewest)],)
    assert last(referee) == Won(referee.table.winners, fewest)
    assert referee.table.standings is not None
    assert referee.table.standings.best == "lowest"


def test_with_the_same_number_you_share_the_win() -> None:
    def play(seed: int) -> Referee:
        return Evening(seat_down(3, ends="deals", deals=1), seed).play()

    referee = first_of(play, lambda one: len(one.table.winners) > 1)
    fewest = min(totals(referee))
    tied = tuple(
        seat for seat, total in zip(NAMES, totals(referee), strict=False) if total == fewest
    )
    assert referee.table.winners == tied
    assert last(referee) == Won(tied, fewest)
