"""Eat Me: name, numbers of players and options."""

from __future__ import annotations

from typing import Literal

from rules.engine.dealing import app_deals, dealer_option
from rules.engine.meta import Form, Meta, Values
from rules.engine.options import Choice, Count, Toggle
from rules.facts import Fact
from rules.games.eatme.cards import Run, Use, unused, use_of
from rules.games.eatme.printed import PRINTED

DECK = 52
"""How many cards a standard deck has: the largest ring."""
SMALLEST_RING = 4
WITHDRAWN = 1
"""How many cards are put away unseen; none in Ouroboros."""
SHARED_CARDS = 50
"""How many cards of a standard deck go into the hands."""


class RingSize(Fact, family="eatme"):
    """The ring would have too few or too many cards: ``low`` to ``high`` are allowed."""

    size: int
    low: int
    high: int

    @property
    def too(self) -> Literal["small", "large"]:
        """Which of the two it is."""
        return "small" if self.size < self.low else "large"


class OuroborosBids(Fact, family="eatme"):
    """In Ouroboros nobody bids for the same round."""


class Layout(Fact, family="eatme"):
    """What is dealt; ``revealed`` cards are free food, and ``app`` says whether the app deals."""

    players: int
    size: int
    hand: int
    revealed: int
    app: bool
    suits: bool
    ouroboros: bool

    @property
    def use(self) -> Use:
        """Which cards are taken."""
        return use_of(self.size, suits=self.suits, app=self.app)

    @property
    def unused(self) -> tuple[Run, ...]:
        """The cards of a standard deck that are not."""
        return unused(self.size)


def proposed_hand(players: int) -> int:
    """Return the proposed hand size (#dealing).

    >>> [proposed_hand(players) for players in (2, 5, 6, 7, 8)]
    [10, 10, 8, 7, 6]
    """
    return 10 if players <= 5 else SHARED_CARDS // players


def takes_whole_deck(values: Values) -> bool:
    """Whether all 52 cards are in the ring of an Ouroboros, and what is not in its pool is free food."""
    return bool(values["ouroboros"] and values["ring"] == "whole")


def revealed(players: int, values: Values) -> int:
    """Return how many cards lie in the ring as free food from the start (#dealing, #ouroboros)."""
    if takes_whole_deck(values):
        return max(1, DECK - players * int(values["hand"]))
    return int(values["free" if values["ouroboros"] else "revealed"])


def ring_size(players: int, values: Values) -> int:
    """Return the number of cards in the ring."""
    away = 0 if values["ouroboros"] else WITHDRAWN
    return players * int(values["hand"]) + revealed(players, values) + away


def objection(players: int, values: Values) -> RingSize | OuroborosBids | None:
    """Return why these options are not allowed, or None."""
    size = ring_size(players, values)
    if not SMALLEST_RING <= size <= DECK:
        return RingSize(size, low=SMALLEST_RING, high=DECK)
    if values["ouroboros"] and values["same_round"]:
        return OuroborosBids()
    return None


def has_suits(values: Values) -> bool:
    """Whether the cards are those of a standard deck: each has a suit and a rank beside its number."""
    return bool(values["cards"] == "suits" and not app_deals(values))


def summary(players: int, values: Values) -> Layout:
    """Return what is dealt, and which cards of a real deck are not used."""
    return Layout(
        players=players,
        size=ring_size(players, values),
        hand=int(values["hand"]),
        revealed=revealed(players, values),
        app=app_deals(values),
        suits=has_suits(values),
        ouroboros=bool(values["ouroboros"]),
    )


def idle(values: Values) -> tuple[str, ...]:
    """Return the options that have no effect beside the others."""
    if not values["ouroboros"]:
        unused: tuple[str, ...] = ("ring", "free")
    else:
        unused = ("revealed", "free") if takes_whole_deck(values) else ("revealed",)
    return (*unused, "cards") if app_deals(values) else unused


META = Meta(
    id="eatme",
    name="Eat Me",
    tagline="Cards in a ring grow into creatures. You score when yours is eaten: be the tastiest.",
    credit="By Allan Stagg",
    least=2,
    most=8,
    seal="dna",
    minutes=(25, 40),
    difficulty=2,
    best=(4, 6),
    printed=PRINTED,
    forms=(
        Form(
            name="standard",
            label="Standard",
            help="Each bid is for the next round: you know the order before you choose a card.",
            values={"same_round": False, "ouroboros": False},
        ),
        Form(
            name="same-round",
            label="Same-round bids",
            help="Card and bid are sealed together: nobody knows the order beforehand.",
            values={"same_round": True, "ouroboros": False},
        ),
        Form(
            name="ouroboros",
            label="Ouroboros",
            help="Nothing is dealt: the cards lie face up, and everybody lists the ones they’d like.",
            values={"same_round": False, "ouroboros": True},
        ),
    ),
    options=(
        dealer_option(),
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
            help="One card each is one round. The published game has 10, for five players.",
            badge="ruling",
        ),
        Count(
            name="revealed",
            label="Free food",
            low=1,
            high=lambda players: DECK - WITHDRAWN - players,
            default=1,
            help="Nobody’s cards, in the ring from the start. The published game has 1.",
            badge="ruling",
        ),
        Choice(
            name="ring",
            label="In the ring",
            choices={"whole": "All 52 cards", "small": "Fewer"},
            help="Cards that aren’t in the pool are free food. With fewer cards, you say how many.",
            badges={"small": "house"},
        ),
        Count(
            name="free",
            label="Free food",
            low=1,
            high=lambda players: DECK - players,
            default=2,
            help="Nobody’s cards, in the ring from the start.",
            badge="house",
        ),
        Count(
            name="points",
            label="Bid points",
            low=0,
            high=1000,
            default=100,
            step=10,
            help="To bid for playing early. The published game has 100.",
            badge="house",
        ),
        Toggle(
            name="same_round",
            label="Same-round bids",
            help="Your bid is for the card that you seal with it, not for the next round.",
            badge="published",
        ),
        Toggle(
            name="ouroboros",
            label="Ouroboros",
            help="No dealing: everybody lists the cards they’d like from one pool, until the ring closes.",
            badge="published",
        ),
    ),
    objection=objection,
    derived=lambda players, values: {"ring_size": ring_size(players, values)},
    summary=summary,
    idle=idle,
)
