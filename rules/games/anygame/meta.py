"""Any other game: name, numbers of players and options."""

from __future__ import annotations

from collections.abc import Collection

from rules.engine.meta import Meta, Values
from rules.engine.options import Choice, Count, Lines, Title
from rules.facts import Fact

MOST_CHOICES = 8
"""How many choices a sealed round may have."""
NUMBERS_ONLY = ("low", "high", "wins", "ties", "points")


class NoRange(Fact, family="anygame"):
    """The lowest number of a sealed round is not below the highest."""

    low: int
    high: int


class FewChoices(Fact, family="anygame"):
    """A sealed round has fewer than two choices."""


class SameChoices(Fact, family="anygame"):
    """Two choices of a sealed round are the same."""


def _objection(players: int, values: Values) -> Fact | None:
    """Return why these options do not go together: no range to choose from, or no choice."""
    del players
    if values["entry"] == "number" and values["low"] >= values["high"]:
        return NoRange(low=values["low"], high=values["high"])
    if values["entry"] == "choice" and len(values["choices"]) < 2:
        return FewChoices()
    same = [each.casefold() for each in values["choices"]]
    if values["entry"] == "choice" and len(set(same)) < len(same):
        return SameChoices()
    return None


def _idle(values: Values) -> Collection[str]:
    """Return the names of the options that have no effect beside these."""
    idle = set() if values["entry"] == "number" else set(NUMBERS_ONLY)
    if values["entry"] != "choice":
        idle.add("choices")
    if values["wins"] == "none":
        idle.update(("ties", "points"))
    return idle


META = Meta(
    id="anygame",
    name="Any other game",
    tagline="Not on the list? It keeps your score, and holds your sealed bids.",
    credit="Your own game",
    least=2,
    most=8,
    minutes=(15, 60),
    difficulty=1,
    best=(2, 8),
    place=90,
    seal="pencil",
    options=(
        Title(
            name="title",
            label="What are you playing?",
            help="Its name appears on every screen.",
            examples=("Skat", "Six of hearts", "Our Sunday game"),
        ),
        Choice(
            name="sheet",
            label="The score sheet",
            choices={"rounds": "Round by round", "totals": "Running totals"},
            help="By rounds, everybody writes once a round. Totals are added to at any time.",
        ),
        Choice(
            name="round",
            label="A round is",
            choices={"any": "What you like, each time", "bids": "Bids, then scores"},
            help="With bids, everybody seals one, you play, and everybody writes a score.",
        ),
        Choice(
            name="best",
            label="Who wins the game",
            choices={"highest": "The highest total", "lowest": "The lowest total"},
            help="Change it before the game: it can’t be changed while you play.",
        ),
        Count(
            name="target",
            label="Target score",
            low=0,
            high=100_000,
            default=0,
            step=10,
            help="Companion says who has reached it. 0: there is none. You say when it’s over.",
        ),
        Choice(
            name="entry",
            label="In a sealed round, everybody enters",
            choices={"number": "A number", "choice": "One of your choices", "player": "A player"},
            help="In secret, and everything is turned over together. Use it as often as you like.",
        ),
        Count(
            name="low",
            label="Lowest number",
            low=-10_000,
            high=10_000,
            default=0,
            help="The least that can be entered in a sealed round.",
        ),
        Count(
            name="high",
            label="Highest number",
            low=-10_000,
            high=10_000,
            default=100,
            step=10,
            help="The most that can be entered in a sealed round.",
        ),
        Lines(
            name="choices",
            label="Your choices",
            help="Two to eight, one per line, of up to 24 letters.",
            examples=("Stay", "Run", "Hide", "Up", "Down", "Left"),
            most=MOST_CHOICES,
            longest=24,
        ),
        Choice(
            name="wins",
            label="Who wins a sealed round",
            choices={
                "highest": "The highest",
                "lowest": "The lowest",
                "none": "Nobody: just show them",
            },
            help="Or just show the numbers: nobody wins with them.",
        ),
        Choice(
            name="ties",
            label="When several tie for it",
            choices={
                "share": "They share it",
                "cancel": "Equal numbers cancel",
                "again": "They enter again",
            },
            help="Cancelled numbers are out. The best of the others wins.",
        ),
        Count(
            name="points",
            label="Points for winning it",
            low=0,
            high=10_000,
            default=0,
            help="They’re written on the sheet. 0: nothing is. Those who share it get whole points.",
        ),
    ),
    objection=_objection,
    idle=_idle,
)
