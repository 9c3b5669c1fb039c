"""Goofspiel: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.meta import Form, Meta
from rules.engine.options import Choice, Count
from rules.games.goofspiel.printed import PRINTED

META = Meta(
    id="goofspiel",
    name="Goofspiel",
    tagline="One card each, in secret: the highest takes the prize. What is worth your king?",
    credit="Goofspiel (traditional), also called GOPS",
    least=2,
    most=7,
    minutes=(10, 20),
    difficulty=1,
    best=(2, 4),
    printed=PRINTED,
    forms=(
        Form(
            "random", "Shuffled prizes", "Nobody knows which prize comes next.", {"order": "random"}
        ),
        Form(
            "ascending",
            "Low to high",
            "The prizes come in order, the ace first. No luck at all.",
            {"order": "ascending"},
        ),
        Form(
            "descending",
            "High to low",
            "The prizes come in order, the highest first. Every card hurts from the start.",
            {"order": "descending"},
        ),
    ),
    options=(
        Count(
            name="cards",
            label="Cards each",
            low=4,
            high=13,
            default=13,
            help="And as many rounds. Fewer than 13 make a shorter game.",
            rule="house",
        ),
        Choice(
            name="order",
            label="The prizes come",
            choices={"random": "Shuffled", "ascending": "Low to high", "descending": "High to low"},
            help="Shuffled: somebody enters each one. In order: the app knows them.",
            rules={"ascending": "house", "descending": "house"},
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
            rules={"discard": "house", "share": "house", "cancel": "house"},
        ),
    ),
)
