"""The deck that the app prints."""

from __future__ import annotations

from rules.games.ohhell.printed import PRINTED

(DECK,) = PRINTED


def test_it_is_a_standard_deck() -> None:
    cards = DECK.dealt(DECK.settle({}))
    assert len(cards) == 52
    assert len({(card.values["suit"], card.values["rank"]) for card in cards}) == 52
    assert {card.back for card in cards} == {""}
