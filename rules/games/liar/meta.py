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
    credit="By the designers of the published Who’s Lying?",
    least=2,
    most=5,
    seal="megaphone",
    needs="Seven colours of seven cards each, and one rainbow card; five colours for two players",
    options=(
        Choice(
            name="entry",
            label="What the phone is told",
            choices={"sealed": "The colours, in secret", "open": "Only what is said"},
            default="sealed",
            help="In secret: a doubt is settled at once, and nobody need turn anything up. Only "
            "what is said: the colours are entered when cards are turned up.",
        ),
        Toggle(
            name="extended",
            label="Three games, with points",
            default=True,
            help="Ten for the winner, minus one a card for the others. Off: a single game, first "
            "out wins.",
        ),
        Several(
            name="colours",
            label="Your colours",
            choices=PALETTE,
            least=FEWEST_COLOURS,
            default=usual_colours,
            help="Besides the rainbow card. Seven; five for two players.",
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
            choices={"draw": "The app draws", "table": "We choose"},
            default="draw",
            help="The first game only: later ones are begun by the last winner.",
        ),
    ),
    summary=summary,
)
