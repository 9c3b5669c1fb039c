"""The cards that the app prints make every ring."""

from __future__ import annotations

import pytest

from rules.engine.registry import meta
from rules.games.eatme.meta import ring_size
from rules.games.eatme.printed import PRINTED
from tests.rules.games.eatme.driver import seat_down


def numbers(**given: int) -> list[int]:
    (deck,) = PRINTED
    return [card.values["number"] for card in deck.dealt(deck.settle(given))]


def test_it_has_each_number_from_1_to_52_once() -> None:
    assert numbers() == list(range(1, 53))
    assert numbers(highest=41) == list(range(1, 42))


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("ouroboros", [False, True])
def test_it_has_every_card_of_a_proposed_ring(players: int, *, ouroboros: bool) -> None:
    about = meta("eatme")
    options = about.settle(players, {"ouroboros": ouroboros})
    assert set(range(1, ring_size(players, options) + 1)) <= set(numbers())


def test_each_printed_number_can_be_entered() -> None:
    for number in numbers():
        referee = seat_down(5)
        (pending,) = (each for each in referee.current_ask.pending if not each.call)  # type: ignore[union-attr]  # it asks
        prompt = referee.resolve(pending)
        assert prompt.objection(prompt.parse(number)) is None
