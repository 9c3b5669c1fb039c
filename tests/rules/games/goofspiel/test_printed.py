"""The suits that the app prints: one for each player, one for the prizes."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.engine.views import view
from rules.games.goofspiel.printed import PRINTED
from tests.rules.games.evening import BY_HOST, NAMES
from tests.rules.games.goofspiel.driver import seat_down

(DECK,) = PRINTED


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("cards", [4, 13])
def test_each_of_you_has_a_suit_and_so_have_the_prizes(players: int, cards: int) -> None:
    dealt = DECK.dealt({"players": players, "cards": cards})
    assert len(dealt) == (players + 1) * cards
    suits: dict[tuple[int, str], list[int]] = {}
    for card in dealt:
        suits.setdefault((card.values["deck"], card.values["suit"]), []).append(card.values["rank"])
    assert len(suits) == players + 1
    assert all(ranks == list(range(1, cards + 1)) for ranks in suits.values())
    assert Counter(card.back for card in dealt) == {"Prizes": cards, "": players * cards}
    # The set-up on the board hands out the same suits.
    assert suits.keys() >= {(1, "diamonds"), (1, "spades"), (1, "hearts")}
    assert (players < 4) == all(deck == 1 for deck, _ in suits)


def test_three_players_print_one_whole_deck() -> None:
    assert len(DECK.dealt(DECK.settle({}))) == 52


def test_each_printed_card_can_be_entered() -> None:
    ranks = {card.values["rank"] for card in DECK.dealt(DECK.settle({}))}
    referee = seat_down(3)
    (prize,) = view(referee, NAMES[0]).mine
    assert set(prize.prompt.allowed()) == ranks  # type: ignore[attr-defined]
    referee.answer(prize.key, 4, BY_HOST)
    (card,) = view(referee, NAMES[0]).mine
    assert set(card.prompt.allowed()) == ranks  # type: ignore[attr-defined]
