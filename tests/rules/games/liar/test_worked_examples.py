"""The rulebook's example, and arithmetic that the rules' page works out."""

import pytest

from rules.games.liar.adjudicate import odd_cards, points, rainbow_worth
from rules.games.liar.deck import colours_for, deal, usual_colours


def test_the_rulebooks_example_18_minus_cards_and_three_in_hand() -> None:
    assert points(players=3, hand=3, minus=18, rainbow="none") == -21


@pytest.mark.parametrize("players, worth", [(2, 5), (3, 10), (4, 10), (5, 10)])
def test_the_rainbow_costs_more_than_its_one(players: int, worth: int) -> None:
    assert rainbow_worth(players) == worth
    for where in ("hand", "minus"):
        assert points(players, 2, 4, where) == -(6 - 1) - worth


@pytest.mark.parametrize(
    "players, deck, removed, each, aside",
    [(2, 36, 10, 13, 0), (3, 50, 4, 15, 1), (4, 50, 4, 11, 2), (5, 50, 4, 9, 1)],
)
def test_the_deal(players: int, deck: int, removed: int, each: int, aside: int) -> None:
    dealt = deal(players, usual_colours(players), 7)
    assert (dealt.deck, dealt.removed, dealt.each, dealt.aside) == (deck, removed, each, aside)
    assert removed + players * each + aside == deck


@pytest.mark.parametrize(
    "cards, odd",
    [
        ({"orange": 3}, {}),
        ({"orange": 2, "rainbow": 1}, {}),
        ({"rainbow": 1}, {}),
        ({"orange": 2, "pink": 1}, {"pink": 1}),
        ({"pink": 2, "green": 1}, {"pink": 2, "green": 1}),
    ],
)
def test_every_card_has_to_be_of_the_colour_or_the_rainbow(
    cards: dict[str, int], odd: dict[str, int]
) -> None:
    assert odd_cards("orange", cards) == odd


def test_colours_change_with_the_players_who_come_and_go() -> None:
    seven = tuple(usual_colours(3))
    assert colours_for(4, seven, 3) == seven
    assert colours_for(2, seven, 3) == seven[:5]
    assert colours_for(3, ["pink", "red", "blue", "white", "brown"], 2)[:5] == (
        *("pink", "red", "blue", "white", "brown"),
    )
    assert len(colours_for(3, ["pink", "red", "blue", "white", "brown"], 2)) == 7
