"""What somebody seals in Eat Me changes no byte of any screen but their own."""

import pytest

from rules.facts import Json, Seat
from tests.tables.table_fixture import TableFixture


def table(**options: Json) -> TableFixture:
    """Four people who have made their opening bids, where there are any."""
    fixture = TableFixture(4)
    fixture.start("eatme", **options)
    if options.get("ouroboros"):
        fixture.ok(fixture.host, "answer", key="foods", value=list(range(20, 32)))
    elif options.get("dealer") != "app":
        fixture.ok(fixture.host, "answer", key="food", value=20)
    if not options.get("same_round"):
        for seat, bid in zip(fixture.seats, (4, 3, 2, 1), strict=True):
            fixture.ok(seat, "answer", key=f"bid/{seat}", value=bid)
        fixture.ok(fixture.host, "reveal", key="bid")
    return fixture


def screens_but(fixture: TableFixture, seat: Seat) -> dict[str, dict[str, str]]:
    return {who: html for who, html in fixture.everything().items() if who != seat}


def sealed(fixture: TableFixture, key: str, value: Json) -> dict[str, dict[str, str]]:
    """What everybody but the second seat is shown while it has sealed something."""
    seat = fixture.seats[1]
    before = fixture.html("pad", seat)["main"]
    fixture.ok(seat, "answer", key=key, value=value)
    assert fixture.html("pad", seat)["main"] != before
    shown = screens_but(fixture, seat)
    fixture.ok(seat, "unseal", key=key)
    return shown


def own_cards(fixture: TableFixture, seat: Seat) -> list[int]:
    referee = fixture.table.referee
    assert referee is not None
    scene: object = referee.table.scene
    hand: list[int] = sorted(referee.peek(scene.hands[seat], seat))  # type: ignore[attr-defined]
    return hand


@pytest.mark.parametrize(
    "options, one, two",
    [
        ({}, {"card": 7, "bid": 3}, {"card": 41, "bid": 90}),
        ({"same_round": True}, {"card": 7, "bid": 0}, {"card": 19, "bid": 100}),
        ({"ouroboros": True}, {"wishes": [1, 2], "bid": 0}, {"wishes": [50, 8], "bid": 50}),
    ],
)
def test_a_card_a_bid_and_a_list_of_wishes(options: dict[str, Json], one: Json, two: Json) -> None:
    fixture = table(**options)
    first, second = (
        sealed(fixture, f"round1/move/{fixture.seats[1]}", value) for value in (one, two)
    )
    assert first == second


def test_a_card_of_a_hand_that_the_app_dealt() -> None:
    fixture = table(dealer="app")
    seat = fixture.seats[1]
    low, *_, high = own_cards(fixture, seat)
    key = f"round1/move/{seat}"
    assert sealed(fixture, key, {"card": low, "bid": 1}) == sealed(
        fixture, key, {"card": high, "bid": 9}
    )


def test_an_opening_bid() -> None:
    fixture = TableFixture(4)
    fixture.start("eatme", dealer="app")
    key = f"bid/{fixture.seats[1]}"
    assert sealed(fixture, key, 0) == sealed(fixture, key, 77)


def test_a_hand_is_on_its_own_pad_alone() -> None:
    fixture = table(dealer="app")
    seat = fixture.seats[0]
    picks = [f'value="{card}"' for card in own_cards(fixture, seat)]
    assert all(pick in fixture.html("pad", seat)["main"] for pick in picks)
    for role, html in screens_but(fixture, seat).items():
        if role not in fixture.seats:
            assert not any(pick in region for region in html.values() for pick in picks)
