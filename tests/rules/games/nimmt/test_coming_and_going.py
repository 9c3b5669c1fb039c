"""Who leaves, who is back, who sits down late, and who is away for a moment."""

from __future__ import annotations

import pytest

from rules.engine.beat_scores import lines_by_beat
from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.seating import Full
from rules.engine.views import view
from rules.errors import Illegal, Refused
from rules.facts import Seat
from rules.games.nimmt.facts import StartsWith, TakesChosen
from rules.games.nimmt.script import GAME
from tests.rules.games.evening import (
    BY_HOST,
    NAMES,
    asked,
    awaited,
    facts,
    first_of,
    host_says,
    offered,
    totals,
)
from tests.rules.games.nimmt.driver import (
    Evening,
    lay_rows,
    play_round,
    rows_of,
    scene_of,
    seat_down,
    take_row,
)

ANA, BO, CY, DI = NAMES[:4]
LATE = Seat("late")


def players(referee: Referee) -> list[object]:
    """Who is asked for a card."""
    assert asked(referee).endswith("/card")
    return [pending.who for pending in awaited(referee)]


# -- being away (#away) ----------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["all", "draft"])
def test_a_neighbour_draws_one_of_the_real_cards_and_enters_it(deck: str) -> None:
    referee = Evening(seat_down(3, deck=deck), 1).play(until="deal1/round1/card")
    with pytest.raises(Refused) as refused:
        referee.answer_for_absent("deal1/round1/card/bo", BY_HOST)
    assert refused.value.why.code == "refused.draw-a-card"


@pytest.mark.parametrize("deck", ["all", "few", "draft"])
def test_the_app_draws_a_card_that_it_has_dealt(deck: str) -> None:
    referee = Evening(seat_down(3, deck=deck, dealer="app"), 1).play(until="deal1/round1/card")
    (mine,) = view(referee, BO).mine
    referee.answer_for_absent("deal1/round1/card/bo", BY_HOST)
    drawn = referee.pending_answers["deal1/round1/card/bo"].value
    assert drawn in mine.prompt.allowed()  # type: ignore[attr-defined]


# -- leaving (#leaving) ------------------------------------------------------------------------


def test_the_cards_of_a_leaver_are_out_of_play_at_once() -> None:
    referee = seat_down(3)
    lay_rows(referee)
    referee.answer("deal1/round1/card/bo", 13, Stamp(BO))
    host_says(referee, "leave", BO)
    assert players(referee) == [ANA, CY]
    for seat, card in ((ANA, 14), (CY, 15)):
        referee.answer(f"deal1/round1/card/{seat}", card, Stamp(seat))
    referee.open("deal1/round1/card", BY_HOST)
    assert rows_of(referee)[0] == [12, 14, 15], "what was sealed is never opened"


def test_bull_heads_stay_and_a_leaver_cannot_win() -> None:
    def leads(referee: Referee) -> bool:
        return totals(referee)[1] < min(totals(referee)[0], totals(referee)[2])

    def half(seed: int) -> Referee:
        return Evening(seat_down(3, ends="deals", deals=1), seed).play(until="deal1/round8/card")

    referee = first_of(half, leads)
    before = totals(referee)[1]
    host_says(referee, "leave", BO)
    assert referee.table.standings is not None
    assert not referee.table.standings.line(BO).competes
    Evening(referee, 1).play()
    assert totals(referee)[1] == before
    assert BO not in referee.table.winners


def test_who_is_back_plays_on_with_the_cards_that_are_left() -> None:
    referee = seat_down(2)
    lay_rows(referee)
    play_round(referee, 60, 61)
    host_says(referee, "leave", BO)
    assert "leave" not in offered(referee), "the last one stays"
    play_round(referee, 62)
    host_says(referee, "back", BO)
    assert players(referee) == [ANA, BO]
    play_round(referee, 63, 64)
    assert rows_of(referee)[3] == [64]


def test_who_is_back_without_cards_of_this_deal_plays_from_the_next_one() -> None:
    evening = Evening(seat_down(3, ends="deals", deals=3), 1)
    referee = evening.play(until="deal1/round9/card")
    host_says(referee, "leave", BO)
    evening.play(until="deal2/round2/card")
    host_says(referee, "back", BO)
    assert players(referee) == [ANA, CY]
    assert referee.table.standings is not None
    assert referee.table.standings.line(BO).competes
    host_says(referee, "leave", BO)
    host_says(referee, "back", BO)
    evening.play(until="deal3/round1/card")
    assert players(referee) == [ANA, BO, CY]


def test_in_the_last_deal_nobody_comes_back_without_cards() -> None:
    evening = Evening(seat_down(3, ends="deals", deals=2), 1)
    referee = evening.play(until="deal1/round9/card")
    host_says(referee, "leave", BO)
    evening.play(until="deal2/round2/card")
    assert "back" not in offered(referee)
    host_says(referee, "leave", CY)
    assert "back" in offered(referee)


def test_one_who_has_cards_stays_while_others_wait_for_the_next_deal() -> None:
    evening = Evening(seat_down(2), 1)
    referee = evening.play(until="deal1/round9/card")
    host_says(referee, "leave", BO)
    evening.play(until="deal2/round2/card")
    host_says(referee, "back", BO)
    leave = view(referee, None, host=True).calls[0].prompt
    assert leave.allowed() == [BO]  # type: ignore[attr-defined]
    assert evening.play().over


def test_a_leavers_card_that_is_face_up_is_laid_and_the_app_takes_a_row_for_it() -> None:
    referee = seat_down(3)
    lay_rows(referee, 20, 55, 32, 44)
    play_round(referee, 3, 5, 40)
    assert asked(referee) == "deal1/round1/ana/row"
    host_says(referee, "leave", ANA)
    assert TakesChosen(ANA, 3, "3", (32,), 1) in facts(referee)
    assert rows_of(referee) == [[20, 40], [55], [3, 5], [44]]
    assert totals(referee) == [1, 0, 0]
    assert players(referee) == [BO, CY]


def test_if_that_was_a_mistake_the_player_chooses_after_all() -> None:
    referee = seat_down(3)
    lay_rows(referee, 20, 55, 32, 44)
    play_round(referee, 3, 5, 40)
    host_says(referee, "leave", ANA)
    referee.undo(BY_HOST)
    assert asked(referee) == "deal1/round1/ana/row"
    take_row(referee, 1)
    assert totals(referee) == [3, 0, 0]


def test_others_who_leave_meanwhile_change_nothing_of_what_lies_there() -> None:
    referee = seat_down(3)
    lay_rows(referee)
    play_round(referee, 3, 5, 40)
    host_says(referee, "leave", CY)
    take_row(referee, 1)
    assert rows_of(referee) == [[3, 5], [37, 40], [43], [58]]


# -- joining late (#joining) -----------------------------------------------------------------


def test_a_latecomer_starts_with_the_mean_rounded_up() -> None:
    def second_deal(seed: int) -> Referee:
        evening = Evening(seat_down(3), seed)
        referee = evening.play(until="deal1/round3/card")
        host_says(referee, "join", LATE)
        assert LATE not in players(referee)
        return evening.play(until="deal2/row1")

    referee = first_of(second_deal, lambda one: bool(sum(totals(one)[:3]) % 3))
    *others, late = totals(referee)
    assert late == sum(others) // 3 + 1
    assert StartsWith(LATE, late) in facts(referee)
    # The board says them when the last cards have gone to their rows, from which they follow.
    *told, at_rest = lines_by_beat(GAME.beats_of(referee.table), referee.table)[LATE]
    assert len(told) > 1
    assert {line.total for line in told} == {0}
    assert at_rest.total == late
    Evening(referee, 1).play(until="deal2/round1/card")
    assert players(referee)[-1] == LATE


def test_who_has_left_is_not_among_the_others() -> None:
    evening = Evening(seat_down(3), 4)
    referee = evening.play(until="deal1/round10/card")
    host_says(referee, "join", LATE)
    host_says(referee, "leave", CY)
    evening.play(until="deal2/row1")
    ana, bo, _, late = totals(referee)
    assert late == -(-(ana + bo) // 2)


def test_the_host_may_say_no() -> None:
    evening = Evening(seat_down(3), 4)
    referee = evening.play(until="deal1/round3/card")
    host_says(referee, "join", LATE)
    host_says(referee, "decline", LATE)
    evening.play(until="deal2/round1/card")
    assert LATE not in players(referee)
    assert len(totals(referee)) == 3


def test_with_few_cards_the_next_deal_has_ten_more() -> None:
    evening = Evening(seat_down(2, deck="few"), 4)
    referee = evening.play(until="deal1/round3/card")
    assert scene_of(referee).highest == 24
    host_says(referee, "join", LATE)
    evening.play(until="deal2/row1")
    assert scene_of(referee).highest == 34


def test_there_is_room_for_eight() -> None:
    referee = seat_down(8)
    with pytest.raises(Illegal) as refused:
        host_says(referee, "join", LATE)
    assert refused.value.why == Full("nimmt", 8)


def test_nobody_comes_back_where_eight_play() -> None:
    evening = Evening(seat_down(8), 4)
    referee = evening.play(until="deal1/round3/card")
    host_says(referee, "leave", ANA)
    assert "back" in offered(referee)
    host_says(referee, "join", LATE)
    assert "back" not in offered(referee)


def test_nobody_joins_in_the_last_of_so_many_deals() -> None:
    evening = Evening(seat_down(3, ends="deals", deals=2), 2)
    referee = evening.play(until="deal1/round10/card")
    assert "join" in offered(referee)
    evening.play(until="deal2/row1")
    assert "join" not in offered(referee)
