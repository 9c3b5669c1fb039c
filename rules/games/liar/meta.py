"""Who's Lying?: name, numbers of players and options."""

from __future__ import annotations

from collections.abc import Collection

from rules.engine.dealing import app_deals, dealer_option
from rules.engine.meta import Form, Meta, Values
from rules.engine.options import Choice, Count, MultipleChoice, Toggle
from rules.facts import Fact
from rules.games.liar.deck import (
    FEWEST_COLOURS,
    PALETTE,
    RANKS,
    deal_for,
    usual_colours,
    usual_ranks,
)
from rules.games.liar.printed import PRINTED


class Setup(Fact, family="liar"):
    """How the deck is dealt: cards removed unseen, cards in each hand, cards set aside."""

    deck: int
    removed: int
    each: int
    aside: int
    app: bool = False
    """Whether the app deals."""


def summary(players: int, values: Values) -> Fact:
    """Return how the deck is dealt to this number of players."""
    dealt = deal_for(players, values)
    return Setup(
        deck=dealt.deck,
        removed=dealt.removed,
        each=dealt.each,
        aside=dealt.aside,
        app=app_deals(values),
    )


def idle(values: Values) -> Collection[str]:
    """Return the options that describe a deck that is not in use, or what the app knows anyway."""
    other_deck = ("colours", "cards") if values["deck"] == "suits" else ("ranks",)
    return (*other_deck, "entry") if app_deals(values) else other_deck


META = Meta(
    id="liar",
    name="Who’s Lying?",
    tagline="Play cards face down, name a colour, and keep a straight face.",
    credit="Published; its rulebook isn’t signed by its designers",
    also="A relative of Cheat, or I Doubt It.",
    least=2,
    most=5,
    seal="megaphone",
    minutes=(15, 25),
    difficulty=2,
    best=(3, 5),
    printed=PRINTED,
    forms=(
        Form("base", "One game", "Whoever is out of cards first wins.", {"extended": False}),
        Form(
            "extended",
            "Three games, with points",
            "The designers’ extended rule: 10 for the winner, −1 per card for the others.",
            {"extended": True},
        ),
    ),
    options=(
        dealer_option(),
        Choice(
            name="deck",
            label="Your deck",
            choices={"colours": "Colours and a rainbow card", "suits": "♠ ♥ ♦ ♣ and a joker"},
            default="colours",
            badges={"suits": "house"},
            help="One standard deck is enough for 2 to 5. You then say “three hearts”.",
        ),
        MultipleChoice(
            name="colours",
            label="Your colours",
            choices=PALETTE,
            least=FEWEST_COLOURS,
            default=usual_colours,
            help="Besides the rainbow card: seven, or five for two players.",
        ),
        Count(
            name="cards",
            label="Cards of each colour",
            low=4,
            high=RANKS,
            default=7,
            help="As many as your deck has.",
            badge="ruling",
        ),
        Count(
            name="ranks",
            label="Cards of each suit",
            low=4,
            high=RANKS,
            default=usual_ranks,
            help="13 is ace to king. For two players 9 is enough: ace to 9.",
        ),
        Toggle(
            name="extended",
            label="Three games, with points",
            default=True,
            help="10 for the winner, −1 per card for the others. Off: one game, and whoever is out "
            "first wins.",
            badge="published",
        ),
        Choice(
            name="entry",
            label="What you tell your phone",
            choices={"sealed": "The real cards, in secret", "open": "Only what is said"},
            default="sealed",
            help="In secret: a doubt is settled at once. Only what is said: you enter the cards "
            "when they are turned up.",
        ),
        Choice(
            name="starter",
            label="Who starts",
            choices={"draw": "Drawn at random", "table": "We choose"},
            default="draw",
            help="Only in the first game. After that, the last winner starts.",
        ),
    ),
    summary=summary,
    idle=idle,
)
