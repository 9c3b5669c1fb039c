import pytest

from rules.errors import Illegal
from rules.facts import Json
from rules.games.eatme.meta import META, objection, proposed_hand, revealed, ring_size, summary


@pytest.mark.parametrize(
    "players, hand, size",
    [(2, 10, 22), (3, 10, 32), (4, 10, 42), (5, 10, 52), (6, 8, 50), (7, 7, 51), (8, 6, 50)],
)
def test_the_ring_is_as_large_as_what_is_dealt_revealed_and_withdrawn(
    players: int, hand: int, size: int
) -> None:
    assert proposed_hand(players) == hand
    assert ring_size(players, META.settle(players, {})) == size


@pytest.mark.parametrize(
    "players, rounds, free",
    [(2, 10, 32), (3, 10, 22), (4, 10, 12), (5, 10, 2), (6, 8, 4), (7, 7, 3), (8, 6, 4)],
)
def test_ouroboros_takes_the_whole_deck_and_the_excess_is_free_food(
    players: int, rounds: int, free: int
) -> None:
    values = META.settle(players, {"ouroboros": True})
    assert values["hand"] == rounds
    assert ring_size(players, values) == 52
    assert revealed(players, values) == free == 52 - players * rounds
    said = summary(players, values)
    assert (said.revealed, said.size) == (free, 52)


def test_a_table_may_take_a_smaller_ring_for_ouroboros() -> None:
    small = META.settle(3, {"ouroboros": True, "ring": "small"})
    assert (ring_size(3, small), revealed(3, small)) == (32, 2)
    larger = META.settle(3, {"ouroboros": True, "ring": "small", "free": 9, "hand": 4})
    assert (ring_size(3, larger), revealed(3, larger)) == (21, 9)


@pytest.mark.parametrize(
    "players, given, code",
    [
        (5, {"revealed": 2}, "eatme.ring-size"),
        (2, {"hand": 26}, "eatme.ring-size"),
        (2, {"hand": 1, "ouroboros": True, "ring": "small", "free": 1}, "eatme.ring-size"),
        (4, {"hand": 13, "ouroboros": True}, "eatme.ring-size"),
        (4, {"ouroboros": True, "ring": "small", "free": 0}, "refused.option-range"),
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


@pytest.mark.parametrize(
    "given, idle",
    [
        ({}, ("ring", "free")),
        ({"ouroboros": True}, ("revealed", "free")),
        ({"ouroboros": True, "ring": "small"}, ("revealed",)),
        ({"ouroboros": True, "dealer": "app"}, ("revealed", "free", "cards")),
    ],
)
def test_only_the_options_that_count_are_offered(
    given: dict[str, Json], idle: tuple[str, ...]
) -> None:
    assert META.idle(META.settle(4, given)) == idle
