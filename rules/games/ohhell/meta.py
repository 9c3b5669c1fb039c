"""Oh Hell: name, numbers of players and options."""

from __future__ import annotations

from typing import Literal

from rules.engine.dealing import app_deals, dealer_option
from rules.engine.meta import Form, Meta, Values
from rules.engine.options import Choice, Count, Toggle
from rules.facts import Fact
from rules.games.ohhell.deals import largest, sizes
from rules.games.ohhell.printed import PRINTED


class Plan(Fact, family="ohhell"):
    """How many cards everybody gets, deal by deal."""

    sizes: tuple[int, ...]

    @property
    def top(self) -> int:
        """The cards of the largest hand."""
        return max(self.sizes)

    @property
    def form(self) -> Literal["up-down", "down-up", "up", "down"]:
        """How the hands grow and shrink."""
        low = min(self.sizes)
        if self.sizes[0] == self.sizes[-1]:
            return "up-down" if self.sizes[0] == low else "down-up"
        return "up" if self.sizes[0] == low else "down"


def summary(players: int, values: Values) -> Fact:
    """Return how many cards everybody gets, deal by deal."""
    del players
    return Plan(sizes(values["deals"], values["largest"]))


def idle(values: Values) -> tuple[str, ...]:
    """Return the options that have no effect beside the others: where the app deals, it counts the tricks."""
    return ("tricks",) if app_deals(values) else ()


META = Meta(
    id="ohhell",
    name="Oh Hell",
    tagline="Bid in secret how many tricks you will win. Then win exactly that many.",
    credit="Oh Hell (traditional)",
    also="Also known as Nomination Whist or Contract Whist.",
    least=3,
    most=7,
    minutes=(30, 50),
    difficulty=2,
    best=(4, 6),
    printed=PRINTED,
    forms=(
        Form(
            "updown",
            "Up and down",
            "From one card to the largest hand and back. All bids are turned over together.",
            {"deals": "updown", "bids": "sealed"},
        ),
        Form(
            "short",
            "Short, only down",
            "From the largest hand down to a single card, in half as many deals.",
            {"deals": "down", "bids": "sealed"},
        ),
        Form(
            "hooked",
            "In turn, with the hook",
            "The dealer bids last, and may not bring the total to the number of tricks.",
            {"deals": "updown", "bids": "hook"},
        ),
    ),
    options=(
        dealer_option("You play with real cards, or on your phones: each shows its own hand."),
        Choice(
            name="deals",
            label="The hands",
            choices={
                "updown": "Grow, then shrink",
                "downup": "Shrink, then grow",
                "up": "Grow",
                "down": "Shrink",
            },
            help="By one card each deal. The turning point is played once.",
        ),
        Count(
            name="largest",
            label="Cards in the largest hand",
            low=3,
            high=largest,
            default=7,
            help="Smaller hands make a shorter game.",
        ),
        Choice(
            name="trumps",
            label="Trumps",
            choices={
                "turned": "Turned up after each deal",
                "order": "Hearts, clubs, diamonds, spades in turn",
                "order_none": "The same, then a deal without trumps",
                "none": "No trumps at all",
            },
            help="Turned up: the next card of the deck decides. In turn: you know it before you bid.",
        ),
        Choice(
            name="bids",
            label="Bids",
            choices={
                "sealed": "In secret, turned over together",
                "turn": "In turn, from the dealer’s left",
                "hook": "In turn, with the hook",
            },
            help="The hook: the dealer’s bid may not bring the total to the number of tricks.",
            badges={"hook": "published"},
        ),
        Choice(
            name="tricks",
            label="Tricks are entered",
            choices={"one": "By one of you, for everybody", "each": "By each of you"},
            help="After each deal. The app says if they don’t add up.",
        ),
        Choice(
            name="scores",
            label="A bid that is missed",
            choices={
                "exact": "Scores nothing",
                "tricks": "Scores its tricks, without the ten",
                "difference": "Loses a point for each trick over or under",
                "five": "Loses 5 points for each trick over or under",
                "squares": "Loses the miss squared; an exact bid scores 10 plus its tricks squared",
            },
            help="An exact bid scores ten, plus one for each trick, unless you pick the squares.",
            badges={
                "tricks": "published",
                "difference": "published",
                "five": "published",
                "squares": "published",
            },
        ),
        Toggle(
            name="nought",
            label="An exact zero scores 5 plus 1 per card dealt",
            help="With seven cards, that’s 12. With a single one, it’s 6.",
            badge="published",
        ),
    ),
    summary=summary,
    idle=idle,
)
