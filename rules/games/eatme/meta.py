"""Eat Me: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.meta import Meta, Values
from rules.engine.options import Choice, Count, Toggle
from rules.facts import Fact, fact

DECK = 52
"""How many cards a standard deck has: the largest ring."""
SMALLEST_RING = 4
WITHDRAWN = 1
"""How many cards are put away unseen; none in Ouroboros."""
SHARED_CARDS = 50
"""How many cards of a standard deck go into the hands."""


def proposed_hand(players: int) -> int:
    """Return the proposed hand size (#dealing).

    >>> [proposed_hand(players) for players in (2, 5, 6, 7, 8)]
    [10, 10, 8, 7, 6]
    """
    return 10 if players <= 5 else SHARED_CARDS // players


def revealed(values: Values) -> int:
    """Return how many cards lie in the ring as free food from the start."""
    return int(values["free" if values["ouroboros"] else "revealed"])


def ring_size(players: int, values: Values) -> int:
    """Return the number of cards in the ring."""
    away = 0 if values["ouroboros"] else WITHDRAWN
    return players * int(values["hand"]) + revealed(values) + away


def objection(players: int, values: Values) -> Fact | None:
    """Return why these options are not allowed, or None."""
    size = ring_size(players, values)
    if not SMALLEST_RING <= size <= DECK:
        return fact("eatme.ring-size", size=size, low=SMALLEST_RING, high=DECK)
    if values["ouroboros"] and values["same_round"]:
        return fact("eatme.ouroboros-bids")
    return None


def summary(players: int, values: Values) -> Fact:
    """Return what is dealt, and which cards of a real deck are not used."""
    return fact(
        "eatme.layout",
        players=players,
        size=ring_size(players, values),
        hand=int(values["hand"]),
        revealed=revealed(values),
        app=values["dealer"] == "app",
        ouroboros=bool(values["ouroboros"]),
    )


def idle(values: Values) -> tuple[str, ...]:
    """Return the options that have no effect beside the others."""
    return ("revealed",) if values["ouroboros"] else ("free",)


META = Meta(
    id="eatme",
    name="Eat Me",
    tagline="Cards in a ring grow into creatures. Only what is eaten scores: be the last supper.",
    credit="By Allan Stagg",
    least=2,
    most=8,
    seal="dna",
    needs="Cards with the numbers of the ring; a standard deck serves, the ace of clubs being 1",
    options=(
        Choice(
            name="dealer",
            label="Who deals",
            choices={"table": "We do", "app": "The app"},
            help="With real cards in your hands, or with a hand on every phone.",
        ),
        Count(
            name="hand",
            label="Cards each",
            low=1,
            high=lambda players: DECK // players,
            default=proposed_hand,
            help="One card each is a round. The ring is as large as all the cards.",
        ),
        Count(
            name="revealed",
            label="Free food",
            low=1,
            high=lambda players: DECK - WITHDRAWN - players,
            default=1,
            help="Cards that lie in the ring from the start, and belong to nobody.",
        ),
        Count(
            name="free",
            label="Free food",
            low=0,
            high=lambda players: DECK - players,
            default=2,
            help="Cards that lie in the ring from the start, and belong to nobody.",
        ),
        Count(
            name="points",
            label="Bid points",
            low=0,
            high=1000,
            default=100,
            step=10,
            help="What everybody has at the start, to bid for an early place.",
        ),
        Toggle(
            name="same_round",
            label="Bid with the card",
            help="The bid sealed with a card is for that very card. Without this, it is for the "
            "round that follows.",
            house_rule=True,
        ),
        Toggle(
            name="ouroboros",
            label="Ouroboros",
            help="No hands: everybody lists wishes out of one open pool, and the ring closes.",
        ),
    ),
    objection=objection,
    summary=summary,
    idle=idle,
)
