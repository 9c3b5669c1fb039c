"""6 nimmt!: name, numbers of players and options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.engine.dealing import dealer_option
from rules.engine.meta import Form, Meta, Values
from rules.engine.options import Choice, Count
from rules.engine.printed import PrintedCard, PrintedDeck
from rules.facts import Json
from rules.games.nimmt.cards import CARDS, heads, highest


def printed_cards(values: Mapping[str, int]) -> Iterator[PrintedCard]:
    """Yield the cards from 1 to the highest one that so many players need."""
    for card in range(1, values["cards"] + 1):
        yield PrintedCard("nimmt_card", {"number": card, "heads": heads(card)})


def derived(players: int, values: Values) -> Mapping[str, Json]:
    """Return the highest card of the deck."""
    return {"highest": highest(players, str(values["deck"]))}


META = Meta(
    id="nimmt",
    name="6 nimmt!",
    tagline="Everybody seals a card, and all of them join four rows. Is yours the sixth? You take the row.",
    credit="6 nimmt! (Wolfgang Kramer, AMIGO)",
    also="Also known as Take 5, Take 6 and Category 5.",
    least=2,
    most=8,
    place=10,
    minutes=(20, 45),
    difficulty=1,
    best=(4, 7),
    printed=(
        PrintedDeck(
            name="cards",
            label="The cards",
            help="The numbers 1 to 104, with their bull heads.",
            cards=printed_cards,
            options=(
                Count(
                    name="cards",
                    label="Cards",
                    low=24,
                    high=CARDS[-1],
                    default=CARDS[-1],
                    help="If you play with few cards, you need 10 for each of you, and 4 more.",
                ),
            ),
            chosen=lambda players, values: {"cards": highest(players, str(values["deck"]))},
        ),
    ),
    forms=(
        Form("all", "As published", "Nobody knows which cards are in play.", {"deck": "all"}),
        Form(
            "few",
            "Only what you need",
            "Every card is in somebody’s hand, or starts a row.",
            {"deck": "few"},
        ),
        Form(
            "draft",
            "Chosen openly",
            "You pick your cards in turn, and everybody sees them.",
            {"deck": "draft"},
        ),
    ),
    options=(
        dealer_option("You play with the real cards, or on your phones alone."),
        Choice(
            name="deck",
            label="The cards",
            choices={
                "all": "All 104",
                "few": "10 for each of you, and 4 more",
                "draft": "The same, chosen openly",
            },
            help="With fewer cards, everybody can work out what is still to come.",
            badges={"few": "published", "draft": "published"},
        ),
        Choice(
            name="ends",
            label="The game ends",
            choices={"limit": "At a number of bull heads", "deals": "After some deals"},
            help="The deal in which somebody reaches the limit is the last.",
            badges={"deals": "house"},
        ),
        Count(
            name="limit",
            label="Bull heads",
            low=20,
            high=150,
            default=66,
            help="66 as published. Fewer make a shorter game.",
            badge="house",
        ),
        Count(
            name="deals",
            label="Deals",
            low=1,
            high=10,
            default=3,
            help="A deal takes about ten minutes.",
            badge="house",
        ),
    ),
    derived=derived,
    idle=lambda values: ("deals",) if values["ends"] == "limit" else ("limit",),
)
