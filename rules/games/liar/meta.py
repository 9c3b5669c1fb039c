"""Who's Lying?: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.meta import Meta, Values
from rules.engine.options import Choice, Count, Several, Toggle
from rules.facts import Fact, fact
from rules.games.liar.adjudicate import COLOURS, deal, usual_colours

PALETTE = {colour: colour.capitalize() for colour in COLOURS}
"""The label of each colour that a deck may have."""
FEWEST_COLOURS = 4


def summary(players: int, values: Values) -> Fact:
    """Return how the deck is dealt to this number of players."""
    dealt = deal(players, values["colours"], int(values["cards"]))
    return fact(
        "liar.setup", deck=dealt.deck, removed=dealt.removed, each=dealt.each, aside=dealt.aside
    )


META = Meta(
    id="liar",
    name="Who’s Lying?",
    tagline="Lay cards face down, say a colour, and look as if it were true.",
    credit="By the designers of Who’s Lying?, as published",
    least=2,
    most=5,
    seal="megaphone",
    minutes=(15, 25),
    difficulty=2,
    best=(3, 5),
    options=(
        Choice(
            name="entry",
            label="What phones are told",
            choices={"sealed": "The real colours, in secret", "open": "Only what is said"},
            default="sealed",
            help="In secret: a doubt is settled at once. Only what is said: you enter the colours "
            "when cards are turned up.",
        ),
        Toggle(
            name="extended",
            label="Three games, with points",
            default=True,
            help="10 for the winner, −1 per card for the others. Off: one game, and whoever is out "
            "first wins.",
        ),
        Several(
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
            high=12,
            default=7,
            help="As many as your deck has.",
        ),
        Choice(
            name="starter",
            label="Who begins",
            choices={"draw": "Drawn at random", "table": "We choose"},
            default="draw",
            help="Only in the first game. The last winner begins the later ones.",
        ),
    ),
    summary=summary,
)
