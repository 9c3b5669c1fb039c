"""The decks that the app prints: colours and a rainbow card, or suits and a joker."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from rules.engine.registry import meta
from rules.games.liar.deck import COLOURS, RAINBOW, SUITS, deal_for, usual_colours
from rules.games.liar.printed import PRINTED
from tests.rules.games.liar.driver import begin, lay

COLOUR_DECK, SUIT_DECK = PRINTED


def test_seven_colours_of_seven_cards_and_one_rainbow_are_50_cards() -> None:
    dealt = COLOUR_DECK.dealt(COLOUR_DECK.settle({}))
    found = Counter(card.values["colour"] for card in dealt)
    assert found == {**dict.fromkeys(COLOURS[:7], 7), RAINBOW: 1}
    assert len(dealt) == 7 * 7 + 1


@pytest.mark.parametrize("players, kind", [*product(range(2, 6), ("colours", "suits"))])
def test_a_table_gets_exactly_the_cards_that_it_deals(players: int, kind: str) -> None:
    options = {**meta("liar").defaults(players), "deck": kind}
    deck = {"colours": COLOUR_DECK, "suits": SUIT_DECK}[kind]
    values = deck.chosen(players, options)
    assert values is not None
    other = {"colours": SUIT_DECK, "suits": COLOUR_DECK}[kind]
    assert other.chosen(players, options) is None
    dealt = deal_for(players, options)
    printed = deck.dealt(deck.settle(values))
    assert len(printed) == dealt.deck
    found = Counter(card.values.get("suit", card.values.get("colour")) for card in printed)
    assert found == {**dict.fromkeys(dealt.colours, dealt.cards), dealt.wild: 1}


@pytest.mark.parametrize("said", [*usual_colours(3), RAINBOW])
def test_each_printed_colour_can_be_entered(said: str) -> None:
    printed = {
        card.values["colour"] for card in COLOUR_DECK.dealt(COLOUR_DECK.settle({"cards": 7}))
    }
    assert said in printed
    lay(begin(3), "red", **{said: 1})


@pytest.mark.parametrize("said", SUITS)
def test_each_printed_suit_can_be_entered(said: str) -> None:
    assert said in {card.values.get("suit") for card in SUIT_DECK.dealt({"ranks": 13})}
    lay(begin(3, deck="suits"), said, **{said: 1})
