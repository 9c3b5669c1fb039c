"""The deck that the app prints: each number once, with its bull heads."""

from __future__ import annotations

import pytest

from rules.engine.registry import meta
from tests.rules.games.evening import awaited
from tests.rules.games.nimmt.driver import seat_down
from tests.rules.games.nimmt.referee import heads_on

(DECK,) = meta("nimmt").printed


def numbers(**given: object) -> list[int]:
    return [card.values["number"] for card in DECK.dealt(DECK.settle(given))]


def test_it_has_each_number_once_with_its_bull_heads() -> None:
    cards = DECK.dealt(DECK.settle({}))
    assert numbers() == list(range(1, 105))
    assert all(card.values["heads"] == heads_on(card.values["number"]) for card in cards)
    assert {card.back for card in cards} == {""}


@pytest.mark.parametrize("deck", ["all", "few", "draft"])
@pytest.mark.parametrize("players", [2, 5, 8])
def test_each_printed_card_of_a_table_can_be_entered(deck: str, players: int) -> None:
    values = DECK.chosen(players, meta("nimmt").settle(players, {"deck": deck}))
    assert values is not None
    referee = seat_down(players, deck=deck)
    (prompt,) = (referee.resolve(each) for each in awaited(referee))
    assert numbers(**values) == prompt.allowed()  # type: ignore[attr-defined]
