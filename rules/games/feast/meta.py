"""The Feast: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.dealing import dealer_option
from rules.engine.meta import Meta, Values
from rules.engine.options import Count, Toggle
from rules.facts import Fact
from rules.games.feast.printed import PRINTED

MAX_HANDS = 8
"""The most hands, players and dummies together, that a Pairs deck serves."""
GOOD_HANDS = 4
"""With fewer hands than this the app proposes dummies."""


def proposed_dummies(players: int) -> int:
    """Return how many dummies make up four hands with this number of players.

    >>> [proposed_dummies(players) for players in range(2, 6)]
    [2, 1, 0, 0]
    """
    return max(0, GOOD_HANDS - players)


class TooManyHands(Fact, family="feast"):
    """A Pairs deck serves only ``most`` hands."""

    most: int


def objection(players: int, values: Values) -> Fact | None:
    """Return why this number of hands cannot be dealt, or None."""
    if players + int(values["dummies"]) > MAX_HANDS:
        return TooManyHands(most=MAX_HANDS)
    return None


META = Meta(
    id="feast",
    name="The Feast",
    tagline="A dinner conversation: play high, match nobody, or profit from a gaffe.",
    credit="For Pairs decks, by Cheapass Games",
    least=2,
    most=8,
    seal="utensils",
    place=1,
    minutes=(30, 45),
    difficulty=1,
    best=(4, 8),
    printed=PRINTED,
    options=(
        dealer_option(
            "You deal a real deck, or every phone shows its cards and the app flips the topics."
        ),
        Count(
            name="dummies",
            label="Dummies",
            low=0,
            high=lambda players: max(0, MAX_HANDS - players),
            default=proposed_dummies,
            help="Nobody plays them: their cards are flipped at random before you choose. "
            "They make four out of two or three players.",
            badge="published",
        ),
        Toggle(
            name="subjects",
            label="Topics have names",
            help="A 7 is “Money”, as on the cards that we print. Any Pairs deck will do.",
            default=True,
        ),
    ),
    objection=objection,
)
