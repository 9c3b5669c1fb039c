"""Who deals, how many cards, which suit is trump, and what is said between two deals."""

from __future__ import annotations

import pytest

from rules.engine.referee import Referee
from rules.engine.registry import meta
from rules.engine.views import view
from rules.errors import Refused
from rules.facts import Seat
from rules.prompts import Choose, Confirm
from tests.rules.games.evening import NAMES
from tests.rules.games.ohhell.driver import Evening, deal_out, scene_of, seat_down, upcoming
from tests.rules.games.steps import guide, said, steps


def deals(referee: Referee) -> list[tuple[int, Seat, str]]:
    """Play on, and return the cards, the dealer and the trump of each deal that is dealt."""
    found: dict[int, tuple[int, Seat, str]] = {}

    def happens(evening: Evening) -> bool:
        if (now := scene_of(evening.referee).upcoming) is not None:
            found[now.deal] = (now.cards, now.dealer, now.trump)
        return False

    Evening(referee, 1, happens=happens).play()
    return [found[number] for number in sorted(found)]


@pytest.mark.parametrize("players, cards", [(2, 7), (8, 6), (3, 2)])
def test_three_to_seven_play_with_three_cards_at_least(players: int, cards: int) -> None:
    with pytest.raises(Refused):
        meta("ohhell").settle(players, {"largest": cards})


@pytest.mark.parametrize("players, most", [(3, 17), (4, 13), (5, 10), (6, 8), (7, 7)])
def test_the_largest_hand_is_what_the_deck_has_for_all(players: int, most: int) -> None:
    referee = seat_down(players, largest=most, deals="down")
    assert upcoming(referee).cards == most
    with pytest.raises(Refused):
        meta("ohhell").settle(players, {"largest": most + 1})


@pytest.mark.parametrize(
    "order, expected",
    [
        ("updown", [1, 2, 3, 4, 5, 4, 3, 2, 1]),
        ("downup", [5, 4, 3, 2, 1, 2, 3, 4, 5]),
        ("up", [1, 2, 3, 4, 5]),
        ("down", [5, 4, 3, 2, 1]),
    ],
)
def test_hands_grow_and_shrink_and_the_turning_point_is_played_once(
    order: str, expected: list[int]
) -> None:
    assert [cards for cards, _, _ in deals(seat_down(4, deals=order, largest=5))] == expected


def test_the_first_dealer_is_drawn() -> None:
    drawn = {
        upcoming(Evening(new, 1).referee).dealer
        for new in (seat_down(players) for players in range(3, 8))
    }
    assert len(drawn) > 1


@pytest.mark.parametrize(
    "trumps, expected",
    [
        ("turned", ["turned"] * 6),
        ("order", ["hearts", "clubs", "diamonds", "spades", "hearts", "clubs"]),
        ("order_none", ["hearts", "clubs", "diamonds", "spades", "none", "hearts"]),
        ("none", ["none"] * 6),
    ],
)
def test_trumps_are_turned_up_or_known(trumps: str, expected: list[str]) -> None:
    found = deals(seat_down(4, trumps=trumps, deals="up", largest=6))
    assert [trump for _, _, trump in found] == expected


def test_the_suit_that_is_turned_up_is_entered_by_anybody() -> None:
    referee = seat_down(3)
    (mine,) = view(referee, NAMES[2]).mine
    assert isinstance(mine.prompt, Choose)
    assert mine.prompt.allowed() == ["hearts", "clubs", "diamonds", "spades"]
    deal_out(referee, "clubs")
    assert scene_of(referee).trump == "clubs"


def test_where_trumps_are_known_somebody_only_says_that_all_is_dealt() -> None:
    referee = seat_down(3, trumps="order")
    (mine,) = view(referee, NAMES[2]).mine
    assert isinstance(mine.prompt, Confirm)
    deal_out(referee)
    assert scene_of(referee).trump == "hearts"


def test_the_whole_deck_in_four_hands_leaves_nothing_to_turn_up() -> None:
    found = deals(seat_down(4, deals="up", largest=13))
    assert [trump for _, _, trump in found] == [*["turned"] * 12, "none"]


def test_what_is_said_before_each_deal() -> None:
    referee = seat_down(3, deals="updown", largest=3)
    dealer = upcoming(referee).dealer.capitalize()
    left = referee.table.clockwise(upcoming(referee).dealer)[0].capitalize()
    assert said(referee, "between_heading") == "The first deal"
    assert steps(referee) == [
        f"{dealer} shuffles a deck without jokers, and deals 1 card to each of you.",
        "Turn up the next card: its suit is trumps. Anybody can enter it.",
        f"Everybody bids in secret. {left} leads first.",
    ]
    deal_out(referee, "hearts")
    assert steps(referee) == []


def test_what_is_said_where_trumps_come_in_order_and_bids_in_turn() -> None:
    referee = seat_down(3, trumps="order_none", bids="turn")
    left = referee.table.clockwise(upcoming(referee).dealer)[0].capitalize()
    assert steps(referee)[1:] == [
        "Hearts are trumps in this deal.",
        "Look at your cards, and press “All dealt”.",
        f"{left} bids first, and leads first.",
    ]


@pytest.mark.parametrize(
    "options, told",
    [
        ({"trumps": "turned"}, "The next card is turned up: its suit is trumps."),
        ({"trumps": "order_none"}, "hearts, clubs, diamonds, spades, none."),
        ({"bids": "hook"}, "The bids may not add up to the number of tricks"),
        ({"scores": "five"}, "A miss loses 5 points a trick over or under."),
        ({"nought": True}, "An exact zero scores 5, plus 1 for each card dealt"),
        ({"tricks": "each"}, "After each deal, everybody enters their own tricks."),
    ],
)
def test_the_guide_knows_how_it_is_played(options: dict[str, object], told: str) -> None:
    values = meta("ohhell").settle(4, options)
    assert told in guide("ohhell", "how", values, 4)
