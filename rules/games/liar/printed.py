"""Who's Lying?: a deck of colours to print, and one of suits."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.meta import Values as Options
from rules.engine.options import Count, MultipleChoice
from rules.engine.printed import PrintedCard, PrintedDeck, Values
from rules.games.liar.deck import (
    FEWEST_COLOURS,
    JOKER,
    PALETTE,
    RAINBOW,
    RANKS,
    SUITS,
    usual_colours,
)


def colour_cards(values: Values) -> Iterator[PrintedCard]:
    """Yield the chosen number of cards of each colour, and the rainbow card."""
    for colour in values["colours"]:
        yield PrintedCard("colour_card", {"colour": colour}, copies=values["cards"])
    yield PrintedCard("colour_card", {"colour": RAINBOW})


def suit_cards(values: Values) -> Iterator[PrintedCard]:
    """Yield the chosen number of cards of each suit, and the joker."""
    for suit in SUITS:
        for rank in range(1, values["ranks"] + 1):
            yield PrintedCard("suit_card", {"suit": suit, "rank": rank})
    yield PrintedCard("colour_card", {"colour": JOKER})


def _colours_of(_: int, options: Options) -> Values | None:
    if options["deck"] == "suits":
        return None
    return {name: options[name] for name in ("colours", "cards")}


def _suits_of(_: int, options: Options) -> Values | None:
    return {"ranks": options["ranks"]} if options["deck"] == "suits" else None


PRINTED = (
    PrintedDeck(
        name="colours",
        label="Colours and a rainbow card",
        help="Every colour has its own symbol and its name, so a black-and-white printer will do.",
        cards=colour_cards,
        options=(
            MultipleChoice(
                name="colours",
                label="Colours",
                choices=PALETTE,
                least=FEWEST_COLOURS,
                default=usual_colours,
                help="Seven, or five for two players.",
            ),
            Count(
                name="cards",
                label="Cards of each colour",
                low=4,
                high=RANKS,
                default=7,
                help="As many as you set in the lobby.",
            ),
        ),
        chosen=_colours_of,
        note="In the lobby, “Your deck” is “Colours and a rainbow card”.",
    ),
    PrintedDeck(
        name="suits",
        label="Four suits and a joker",
        help="Only suits matter, but each card has its rank, so the deck serves other games too.",
        cards=suit_cards,
        options=(
            Count(
                name="ranks",
                label="Cards of each suit",
                low=4,
                high=RANKS,
                default=RANKS,
                help="13 is ace to king. For two players 9 is enough.",
            ),
        ),
        chosen=_suits_of,
        note="In the lobby, set “Your deck” to “♠ ♥ ♦ ♣ and a joker”.",
    ),
)
