import pytest

from rules.errors import Illegal
from rules.facts import Json
from rules.games.eatme.meta import META, objection, proposed_hand, ring_size, summary


@pytest.mark.parametrize(
    "players, hand, size",
    [(2, 10, 22), (3, 10, 32), (4, 10, 42), (5, 10, 52), (6, 8, 50), (7, 7, 51), (8, 6, 50)],
)
def test_the_ring_is_as_large_as_what_is_dealt_revealed_and_withdrawn(
    players: int, hand: int, size: int
) -> None:
    assert proposed_hand(players) == hand
    assert ring_size(players, META.settle(players, {})) == size


def test_ouroboros_withdraws_nothing_and_reveals_two() -> None:
    values = META.settle(5, {"ouroboros": True})
    assert ring_size(5, values) == 52
    assert summary(5, values)["revealed"] == 2


@pytest.mark.parametrize(
    "players, given, code",
    [
        (5, {"revealed": 2}, "eatme.ring-size"),
        (2, {"hand": 26}, "eatme.ring-size"),
        (2, {"hand": 1, "ouroboros": True, "free": 1}, "eatme.ring-size"),
        (5, {"hand": 11}, "refused.option-range"),
        (4, {"ouroboros": True, "same_round": True}, "eatme.ouroboros-bids"),
        (9, {}, "refused.players"),
    ],
)
def test_what_cannot_be_is_refused(players: int, given: dict[str, Json], code: str) -> None:
    with pytest.raises(Illegal) as refused:
        META.settle(players, given)
    assert refused.value.why.code == code


def test_the_smallest_ring_has_four_cards() -> None:
    values = META.settle(2, {"hand": 1})
    assert ring_size(2, values) == 4
    assert objection(2, values) is None


@pytest.mark.parametrize("ouroboros, idle", [(True, "revealed"), (False, "free")])
def test_only_the_free_food_that_counts_is_offered(ouroboros: bool, idle: str) -> None:
    assert META.idle({"ouroboros": ouroboros}) == (idle,)
