"""Goofspiel: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.meta import Meta
from rules.engine.options import Choice, Count

META = Meta(
    id="goofspiel",
    name="Goofspiel",
    tagline="One card each, in secret; the highest takes the prize. Which one is worth your king?",
    credit="Goofspiel (traditional), also called GOPS",
    least=2,
    most=7,
    needs="A suit for the prizes and one for each player: one deck serves three, two serve seven",
    options=(
        Count(
            name="cards", label="Cards each", low=4, high=13, default=13, help="And as many rounds."
        ),
        Choice(
            name="order",
            label="The prizes come",
            choices={"random": "Shuffled", "ascending": "Low to high", "descending": "High to low"},
            help="Shuffled, each is entered when it is turned up. In order, the app knows it.",
            house_rule=True,
        ),
        Choice(
            name="ties",
            label="When the highest cards are equal",
            choices={
                "stay": "The prize stays, and the next is added to it",
                "discard": "The prize is discarded",
                "share": "They share it, in whole points",
                "cancel": "Equal cards cancel: the highest other one takes it",
            },
            help="Lower cards may be equal: that changes nothing, unless equal cards cancel.",
            house_rule=True,
        ),
    ),
)
