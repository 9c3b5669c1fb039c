"""I Didn't Eat That: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.meta import Meta
from rules.engine.options import Carried, Choice, Count, Lines, Toggle

META = Meta(
    id="ididnt",
    name="I Didn’t Eat That",
    tagline="The check is on the table, and nobody ate anything. Whose excuse is the worst?",
    credit="By Ali Hajighafouri, Strife Games",
    least=2,
    most=8,
    seal="receipt",
    needs="The excuses, shuffled; the checks in a pile, face down; the Tip and the Dessert beside",
    options=(
        Choice(
            name="form",
            label="Which game",
            choices={
                "base": "One check at a time",
                "five": "Five at a Time",
                "blind": "Blind Five at a Time",
            },
            help="Five at a Time lays five checks in a row, and each excuse beside one of them. "
            "Blind, the excuses lie face down until the last one.",
        ),
        Count(
            name="checks",
            label="Checks in the pile",
            low=1,
            high=99,
            default=20,
            help="Count them, or guess: it can be put right while you play.",
        ),
        Toggle(
            name="short",
            label="Short game",
            help="One deal only: five rounds, or one set of five checks.",
            house_rule=True,
        ),
        Choice(
            name="tip",
            label="Who moves the Tip",
            choices={"holder": "Who holds it", "anybody": "Anybody"},
            help="Once somebody holds the Tip, only they pass it on by catching somebody; or "
            "anybody does.",
            house_rule=True,
        ),
        Toggle(
            name="hints",
            label="Point at conflicts",
            help="For learning: the board marks every excuse that contradicts the one before. "
            "Somebody must still call it.",
            house_rule=True,
        ),
        Choice(
            name="first",
            label="Who starts",
            choices={"winner": "The last winner", "lot": "By lot", "table": "You say"},
            help="In the first game of the evening there is no last winner yet: the app draws.",
        ),
        Lines(
            name="foods",
            label="Foods that you know",
            help="One a line, as the cards print it; behind a comma, main or side. The app adds "
            "what you enter, and offers it in your next game.",
            examples=("Steak, main", "Fries, side", "Rice, main, side", "Meat"),
        ),
        Carried(
            name="starter",
            label="Who starts next",
            help="Whoever won the last game of this table.",
        ),
    ),
    idle=lambda values: () if values["form"] == "base" else ("tip", "hints"),
)
