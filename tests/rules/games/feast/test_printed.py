"""The deck that the app prints is a Pairs deck."""

from __future__ import annotations

from collections import Counter

from rules.games.feast.printed import PRINTED
from tests.rules.games.evening import awaited
from tests.rules.games.feast.driver import seat_down


def ranks() -> list[int]:
    (deck,) = PRINTED
    return [card.values["rank"] for card in deck.dealt({})]


def test_rank_n_stands_n_times_on_it_and_55_cards_in_all() -> None:
    assert Counter(ranks()) == {n: n for n in range(1, 11)}
    assert len(ranks()) == 10 * 11 // 2


def test_all_cards_of_a_rank_look_the_same_and_no_other_does() -> None:
    (deck,) = PRINTED
    assert len({(card.face, *card.values.items()) for card in deck.dealt({})}) == 10


def test_each_card_can_be_entered() -> None:
    referee = seat_down(5)
    (prompt,) = (referee.resolve(each) for each in awaited(referee))
    assert set(ranks()) == set(prompt.allowed())  # type: ignore[attr-defined]
