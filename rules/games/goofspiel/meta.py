"""Goofspiel: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.meta import Meta
from rules.engine.options import Choice, Count

META = Meta(
    id="goofspiel",
    name="Goofspiel",
    tagline="One card each, in secret: the highest takes the prize. What is worth your king?",
    credit="Goofspiel (traditional), also called GOPS",
    least=2,
    most=7,
    minutes=(30, 45),
    difficulty=2,
    best=(4, 6),
    options=(
        Count(
            name="cards", label="Cards each", low=4, high=13, default=13, help="And as many rounds."
        ),
        Choice(
            name="order",
            label="The prizes come",
            choices={"random": "Shuffled", "ascending": "Low to high", "descending": "High to low"},
            help="Shuffled: somebody enters each one. In order: the app knows them.",
            rule="house",
        ),
        Choice(
            name="ties",
            label="When the highest cards tie",
            choices={
                "stay": "The prize stays, and the next one joins it",
                "discard": "The prize is discarded",
                "share": "They share it, in whole points",
                "cancel": "Equal cards cancel: the highest other card takes it",
            },
            help="Ties below the highest change nothing, unless equal cards cancel.",
            rule="house",
        ),
    ),
)
