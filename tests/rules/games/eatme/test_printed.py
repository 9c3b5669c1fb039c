"""The cards that the app prints make every ring."""

from __future__ import annotations

from rules.games.eatme.printed import PRINTED
from tests.rules.games.eatme.driver import seat_down
from tests.rules.games.evening import awaited


def numbers(**given: int) -> list[int]:
    (deck,) = PRINTED
    return [card.values["number"] for card in deck.dealt(deck.settle(given))]


def test_it_has_each_number_from_1_to_52_once() -> None:
    assert numbers() == list(range(1, 53))
    assert numbers(highest=41) == list(range(1, 42))


def test_each_can_be_entered_in_the_largest_ring() -> None:
    referee = seat_down(5)
    (prompt,) = (referee.resolve(each) for each in awaited(referee))
    assert prompt.allowed() == numbers()  # type: ignore[attr-defined]
