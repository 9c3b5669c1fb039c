"""Who may bid what, who knows it, and what is said of it."""

from __future__ import annotations

import pytest

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.views import view
from rules.errors import Illegal
from rules.facts import Seat
from rules.games.ohhell.facts import BidOut, Bids
from tests.rules.games.evening import BY_HOST, NAMES, asked
from tests.rules.games.ohhell.driver import bid, deal_out, scene_of, seat_down
from tests.rules.games.steps import language, named


def dealt(players: int, **options: object) -> Referee:
    referee = seat_down(players, deals="down", largest=5, **options)
    deal_out(referee, "hearts")
    return referee


def allowed(referee: Referee, seat: Seat) -> list[int]:
    (mine,) = view(referee, seat).mine
    found: list[int] = mine.prompt.allowed()  # type: ignore[attr-defined]  # a bid is picked
    return found


def test_sealed_bids_are_known_when_all_are_turned_over() -> None:
    referee = dealt(3)
    referee.answer("deal1/bid/ana", 2, Stamp("ana"))
    assert scene_of(referee).bids == {}
    referee.answer("deal1/bid/bo", 1, Stamp("bo"))
    referee.answer("deal1/bid/cy", 2, Stamp("cy"))
    assert scene_of(referee).bids == {}
    referee.open("deal1/bid", BY_HOST)
    assert scene_of(referee).bids == {"ana": 2, "bo": 1, "cy": 2}


def test_in_turn_the_player_to_the_dealers_left_begins_and_all_hear_it() -> None:
    referee = dealt(4, bids="turn")
    players = scene_of(referee).players
    for nth, seat in enumerate(players):
        assert asked(referee) == f"deal1/bid-{seat}"
        assert [other for other in players if view(referee, other).mine] == [seat]
        assert list(scene_of(referee).bids) == list(players[:nth])
        referee.answer(asked(referee), nth, Stamp(seat))
    assert scene_of(referee).stage == "tricks"


@pytest.mark.parametrize("before, out", [((1, 2, 1), [1]), ((2, 2, 2), []), ((0, 0, 0), [5])])
def test_the_dealer_may_not_make_it_even(before: tuple[int, ...], out: list[int]) -> None:
    referee = dealt(4, bids="hook")
    *others, dealer = scene_of(referee).players
    for seat, number in zip(others, before, strict=True):
        assert allowed(referee, seat) == [0, 1, 2, 3, 4, 5]
        referee.answer(asked(referee), number, Stamp(seat))
    assert allowed(referee, dealer) == [n for n in range(6) if n not in out]
    for number in out:
        with pytest.raises(Illegal) as refused:
            referee.answer(asked(referee), number, Stamp(dealer))
        assert refused.value.why == BidOut(number, sum(before), 5)


def test_the_reason_is_said_in_words() -> None:
    said = language().say(BidOut(1, 4, 5), named).plain
    assert said == (
        "The other bids add up to 4. With 1 they’d come to 5, exactly the number of tricks. "
        "The dealer may not bid that."
    )


def test_a_bid_that_an_amendment_makes_even_is_offered_again() -> None:
    referee = dealt(3, bids="hook")
    first, _, dealer = scene_of(referee).players
    bid(referee, **dict(zip(scene_of(referee).players, (1, 1, 2), strict=True)))
    referee.amend(f"deal1/bid-{first}", 2, BY_HOST)
    assert asked(referee) == f"deal1/bid-{dealer}"
    assert 2 not in allowed(referee, dealer)


@pytest.mark.parametrize(
    "bids, told",
    [
        ((2, 1, 2), "The bids add up to 5, exactly the number of tricks. Everybody can make it."),
        ((2, 3, 3), "The bids add up to 8, and there are 5 tricks. Not everybody can make it."),
        (
            (1, 1, 1),
            "The bids add up to 3, and there are 5 tricks. Somebody will win more than they want.",
        ),
    ],
)
def test_the_sum_of_the_bids_is_told(bids: tuple[int, ...], told: str) -> None:
    referee = dealt(3)
    bid(referee, **dict(zip(NAMES, bids, strict=False)))
    ((said),) = referee.table.pages[-1]
    assert said.anchor == "bids"
    assert isinstance(said.fact, Bids)
    assert said.fact.total == sum(bids)
    assert language().say(said.fact, named).plain == told
