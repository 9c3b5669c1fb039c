"""Toss-up: who can play it, and its options."""

from __future__ import annotations

from rules.engine.meta import Meta
from rules.engine.options import Count

META = Meta(
    id="tossup",
    name="Toss-up",
    tagline="Guess how the coin falls.",
    credit="Traditional",
    least=2,
    most=8,
    minutes=(5, 10),
    difficulty=1,
    best=(3, 6),
    options=(
        Count(
            name="rounds",
            label="Rounds",
            low=1,
            high=9,
            default=3,
            help="How often the coin is tossed.",
        ),
    ),
)
