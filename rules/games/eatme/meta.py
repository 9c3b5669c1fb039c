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


def has_suits(values: Values) -> bool:
    """Whether the cards are those of a standard deck: each has a suit and a rank beside its number.

    Games that began before there was a choice were shown both.
    """
    return bool(values.get("cards", "suits") == "suits" and values["dealer"] != "app")


def summary(players: int, values: Values) -> Fact:
    """Return what is dealt, and which cards of a real deck are not used."""
    return fact(
        "eatme.layout",
        players=players,
        size=ring_size(players, values),
        hand=int(values["hand"]),
        revealed=revealed(values),
        app=values["dealer"] == "app",
        suits=has_suits(values),
        ouroboros=bool(values["ouroboros"]),
    )


def idle(values: Values) -> tuple[str, ...]:
    """Return the options that have no effect beside the others."""
    unused = "revealed" if values["ouroboros"] else "free"
    return (unused, "cards") if values.get("dealer") == "app" else (unused,)


META = Meta(
    id="eatme",
    name="Eat Me",
    tagline="Cards in a ring grow into creatures. You score when yours is eaten: be the tastiest.",
    credit="By Allan Stagg",
    least=2,
    most=8,
    seal="dna",
    minutes=(30, 45),
    difficulty=2,
    best=(4, 6),
    options=(
        Choice(
            name="dealer",
            label="Who deals",
            choices={"table": "We do", "app": "The app"},
            help="You deal real cards, or every phone shows its own.",
        ),
        Choice(
            name="cards",
            label="Your cards",
            choices={"suits": "Playing cards", "numbers": "Numbered cards"},
            help="In a standard deck the clubs are 1 to 13, then come diamonds, hearts and spades.",
        ),
        Count(
            name="hand",
            label="Cards each",
            low=1,
            high=lambda players: DECK // players,
            default=proposed_hand,
            help="One card each is one round. More cards make a larger ring.",
        ),
        Count(
            name="revealed",
            label="Free food",
            low=1,
            high=lambda players: DECK - WITHDRAWN - players,
            default=1,
            help="Cards in the ring from the start. They are nobody’s.",
        ),
        Count(
            name="free",
            label="Free food",
            low=0,
            high=lambda players: DECK - players,
            default=2,
            help="Cards in the ring from the start. They are nobody’s.",
        ),
        Count(
            name="points",
            label="Bid points",
            low=0,
            high=1000,
            default=100,
            step=10,
            help="What everybody starts with, to bid for playing early.",
        ),
        Toggle(
            name="same_round",
            label="Bid with the card",
            help="Your bid is for the card that you seal with it, not for the next round.",
            rule="house",
        ),
        Toggle(
            name="ouroboros",
            label="Ouroboros",
            help="No dealing: everybody wishes for cards of one open pool, until the ring closes.",
        ),
    ),
    objection=objection,
    summary=summary,
    idle=idle,
)
