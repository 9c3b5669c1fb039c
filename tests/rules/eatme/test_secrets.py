"""What somebody seals in Eat Me changes no byte of any screen but their own."""

import pytest

from rules.facts import Json, Seat
from tests.companion.laid import Laid


def table(**options: Json) -> Laid:
    """Four people who have made their opening bids, where there are any."""
    laid = Laid(4)
    laid.start("eatme", **options)
    for number in range(1, (2 if options.get("ouroboros") else 1) + 1):
        if options.get("dealer") != "app":
            laid.ok(laid.host, "answer", key=f"food-{number}", value=20 * number)
    if not options.get("same_round"):
        for seat, bid in zip(laid.seats, (4, 3, 2, 1), strict=True):
            laid.ok(seat, "answer", key=f"bid/{seat}", value=bid)
        laid.ok(laid.host, "open", key="bid")
    return laid


def screens_but(laid: Laid, seat: Seat) -> dict[str, dict[str, str]]:
    return {who: html for who, html in laid.everything().items() if who != seat}


def sealed(laid: Laid, key: str, value: Json) -> dict[str, dict[str, str]]:
    """What everybody but the second seat is shown while it has sealed something."""
    seat = laid.seats[1]
    before = laid.html("pad", seat)["prompt"]
    laid.ok(seat, "answer", key=key, value=value)
    assert laid.html("pad", seat)["prompt"] != before
    shown = screens_but(laid, seat)
    laid.ok(seat, "unseal", key=key)
    return shown


def own_cards(laid: Laid, seat: Seat) -> list[int]:
    referee = laid.table.referee
    assert referee is not None
    scene: object = referee.table.scene
    hand: list[int] = sorted(referee.peek(scene.hands[seat], seat))  # type: ignore[attr-defined]
    return hand


@pytest.mark.parametrize(
    "options, one, two",
    [
        ({}, {"card": 7, "bid": 3}, {"card": 7, "bid": 90}),
        ({}, {"card": 7, "bid": 3}, {"card": 41, "bid": 3}),
        ({"same_round": True}, {"card": 7, "bid": 0}, {"card": 19, "bid": 100}),
        ({"ouroboros": True}, {"wishes": [1, 2], "bid": 0}, {"wishes": [30, 8], "bid": 50}),
    ],
)
def test_a_card_a_bid_and_a_list_of_wishes(options: dict[str, Json], one: Json, two: Json) -> None:
    laid = table(**options)
    first, second = (sealed(laid, f"round1/move/{laid.seats[1]}", value) for value in (one, two))
    assert first == second


def test_a_card_of_a_hand_that_the_app_dealt() -> None:
    laid = table(dealer="app")
    seat = laid.seats[1]
    low, *_, high = own_cards(laid, seat)
    key = f"round1/move/{seat}"
    assert sealed(laid, key, {"card": low, "bid": 1}) == sealed(laid, key, {"card": high, "bid": 9})


def test_an_opening_bid() -> None:
    laid = Laid(4)
    laid.start("eatme", dealer="app")
    key = f"bid/{laid.seats[1]}"
    assert sealed(laid, key, 0) == sealed(laid, key, 77)


def test_a_hand_is_on_its_own_pad_alone() -> None:
    laid = table(dealer="app")
    seat = laid.seats[0]
    picks = [f'value="{card}"' for card in own_cards(laid, seat)]
    assert all(pick in laid.html("pad", seat)["prompt"] for pick in picks)
    for role, html in screens_but(laid, seat).items():
        if role not in laid.seats:
            assert not any(pick in region for region in html.values() for pick in picks)
