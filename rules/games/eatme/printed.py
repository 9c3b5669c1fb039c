"""Eat Me: numbered cards to print; each also names the card of a standard deck that it replaces."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.options import Count
from rules.engine.printed import PrintedCard, PrintedDeck, Values


def ring_cards(values: Values) -> Iterator[PrintedCard]:
    """Yield a card for each number from 1 to the highest."""
    for number in range(1, values["highest"] + 1):
        yield PrintedCard("ring_card", {"number": number})


PRINTED = (
    PrintedDeck(
        name="numbers",
        label="Cards from 1 to 52",
        help="Each card says its suit, too. A smaller ring needs only the lowest numbers.",
        cards=ring_cards,
        options=(
            Count(
                name="highest",
                label="Highest number",
                low=4,
                high=52,
                default=52,
                help="The lobby says how many cards your ring has. With all 52 you can play any.",
            ),
        ),
        note="In the lobby, pick “Numbered cards”.",
    ),
)
