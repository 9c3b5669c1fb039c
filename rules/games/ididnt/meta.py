"""I Didn't Eat That: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.dealing import app_deals, dealer_option
from rules.engine.meta import Form, Meta, Values
from rules.engine.options import Carried, Choice, Count, Lines, Toggle
from rules.facts import Fact
from rules.games.ididnt.menu import CHECKS
from rules.games.ididnt.printed import PRINTED


class TooManyChecks(Fact, family="ididnt"):
    """The app deals, and has only ``most`` checks."""

    most: int


def objection(players: int, values: Values) -> TooManyChecks | None:
    """Return why these options are not allowed, or None."""
    del players
    too_many = app_deals(values) and int(values["checks"]) > len(CHECKS)
    return TooManyChecks(most=len(CHECKS)) if too_many else None


def idle(values: Values) -> tuple[str, ...]:
    """Return the options that have no effect beside the others."""
    unused = () if values["form"] == "base" else ("tip", "hints")
    return (*unused, "cards", "foods") if app_deals(values) else unused


META = Meta(
    id="ididnt",
    name="I Didn’t Eat That",
    tagline="The check is on the table, and nobody ate anything. Whose excuse is the worst?",
    credit="By Ali Hajighafouri, Strife Games",
    least=2,
    most=8,
    seal="receipt",
    forms=(
        Form("base", "One check at a time", "Every check is paid at once.", {"form": "base"}),
        Form(
            "five",
            "Five at a Time",
            "Five checks in a row: choose one for each excuse. No Tip.",
            {"form": "five"},
        ),
        Form(
            "blind",
            "Blind Five at a Time",
            "Five in a row, and the excuses lie face down until the last one.",
            {"form": "blind"},
        ),
    ),
    derived=lambda players, _values: {"excuses": 5 * max(players, 2) + 10},
    minutes=(30, 45),
    difficulty=1,
    unit="cents",
    best=(4, 6),
    printed=PRINTED,
    options=(
        Choice(
            name="form",
            label="Which game",
            choices={
                "base": "One check at a time",
                "five": "Five at a Time",
                "blind": "Blind Five at a Time",
            },
            help="Five at a Time: five checks in a row, and you choose which one your excuse is for. "
            "Blind: the excuses lie face down until the last one.",
            badges={"five": "published", "blind": "published"},
        ),
        dealer_option("You deal real cards, or every phone shows its own excuses."),
        Count(
            name="checks",
            label="Checks in the pile",
            low=1,
            high=99,
            default=20,
            help="Count them, or guess: you can recount them while you play. The app has up to 36.",
        ),
        Choice(
            name="cards",
            label="Your cards",
            choices={"own": "Our own", "printed": "Printed from the app"},
            help="If the app printed them, your phones know every dish from the start.",
        ),
        Toggle(
            name="short",
            label="Short game",
            help="One deal only: five rounds, or one set of five checks.",
            badge="published",
        ),
        Choice(
            name="tip",
            label="Who moves the Tip",
            choices={"holder": "Its holder", "anybody": "Anybody"},
            help="Once somebody holds the Tip: who passes it on by catching a contradiction?",
            badges={"anybody": "house"},
        ),
        Toggle(
            name="hints",
            label="Mark contradictions",
            help="For learning: the board marks every contradiction. Somebody must still catch it.",
            badge="house",
        ),
        Choice(
            name="first",
            label="Who starts",
            choices={
                "winner": "The last winner",
                "dealer": "The dealer",
                "lot": "Drawn at random",
                "table": "We choose",
            },
            help="In your first game the dealer starts. The app asks who dealt.",
            badges={"lot": "house", "table": "house"},
        ),
        Lines(
            name="foods",
            label="Foods you know",
            help="One per line, as the cards print it, then a comma and main or side. "
            "What you enter while you play is added.",
            examples=("Steak, main", "Fries, side", "Rice, main, side", "Meat"),
        ),
        Carried(
            name="starter",
            label="Who starts next",
            help="The winner of this table’s last game.",
        ),
    ),
    objection=objection,
    idle=idle,
)
