"""Who leaves, who is back, and who sits down late."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.engine.seating import Full
from rules.engine.views import view
from rules.errors import Illegal
from rules.facts import Seat
from tests.rules.games.evening import host_says, offered, totals
from tests.rules.games.ohhell.driver import Evening, play_deal, scene_of, seat_down, upcoming

CY = Seat("cy")


def waited_for(referee: Referee) -> set[str]:
    return {str(one.who) for one in view(referee, None).waiting}


def test_who_leaves_in_the_middle_of_a_deal_is_played_for_to_its_end() -> None:
    evening = Evening(seat_down(4), 2)
    referee = evening.play(until="deal3/bid")
    host_says(referee, "leave", CY)
    assert "cy" in waited_for(referee)
    evening.play(until="deal3/tricks")
    assert CY in scene_of(referee).tricks or CY in scene_of(referee).bids
    evening.play(until="deal4/bid")
    assert CY not in scene_of(referee).players
    assert "cy" not in waited_for(referee)


def test_a_dealer_who_leaves_is_passed_over() -> None:
    evening = Evening(seat_down(4), 2)
    referee = evening.play(until="deal3/trump")
    before = upcoming(referee)
    host_says(referee, "leave", before.dealer)
    after = upcoming(referee)
    assert after.dealer == before.players[0]
    assert after.players == (*before.players[1:-1], before.players[0])


def test_who_is_back_has_the_same_points() -> None:
    referee = seat_down(3, deals="down", largest=3)
    play_deal(referee, {"ana": 1, "bo": 1, "cy": 0}, {"ana": 1, "bo": 2, "cy": 0})
    host_says(referee, "leave", CY)
    assert totals(referee) == [11, 0, 10]
    host_says(referee, "back", CY)
    assert CY in upcoming(referee).players
    assert totals(referee) == [11, 0, 10]


def test_a_latecomer_is_dealt_in_at_the_next_deal_with_no_points() -> None:
    evening = Evening(seat_down(3), 2)
    referee = evening.play(until="deal2/bid")
    host_says(referee, "join", "late")
    assert "late" not in waited_for(referee)
    evening.play(until="deal3/bid")
    assert "late" in waited_for(referee)
    assert referee.table.standings is not None
    assert referee.table.standings.line(Seat("late")).total == 0


def test_the_deck_serves_seven() -> None:
    referee = seat_down(7)
    with pytest.raises(Illegal) as refused:
        host_says(referee, "join", "late")
    assert refused.value.why == Full("ohhell", 7)


def test_with_more_players_the_hands_are_what_the_deck_has_for_all() -> None:
    evening = Evening(seat_down(3, deals="down", largest=17), 2)
    referee = evening.play(until="deal1/bid")
    host_says(referee, "join", "late")
    evening.play(until="deal2")
    now = upcoming(referee)
    assert (now.cards, now.whole_deck, now.trump) == (13, True, "none")


def test_nobody_joins_in_the_last_deal() -> None:
    evening = Evening(seat_down(3, deals="down", largest=3), 2)
    referee = evening.play(until="deal3/bid")
    assert "join" not in offered(referee)
