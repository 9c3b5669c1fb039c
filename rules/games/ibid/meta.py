"""I Bid You Not: name, numbers of players and options."""

from __future__ import annotations

from rules.engine.meta import Meta, Values
from rules.engine.options import Choice, Count, Lines, Toggle
from rules.facts import Fact, fact
from rules.games.ibid.deck_csv import read_csv
from rules.games.ibid.deck_format import TileDeckFormat
from rules.games.ibid.deck_lists import DeckList, make_deck
from rules.games.ibid.tile_types import TYPES, chosen_sets

SHARES = {"all": 1.0, "most": 0.75, "half": 0.5}
"""The share of the deck that is played with, by the value of the option ``length``."""


def deck(values: Values) -> DeckList:
    """Return the deck list that a table plays with; a whole one is shortened by ``length``."""
    if values["deck"] == "app":
        known = make_deck(sets(values), int(values["seed"]))
    else:
        known = DeckList.of(read_csv("\n".join(values["list"])).tiles, whole=bool(values["whole"]))
    return known.shortened(SHARES[str(values["length"])]) if known.whole else known


def sets(values: Values) -> tuple[str, ...]:
    """Return the sets in play: those that are on, and those that the table's own list has."""
    odd, double = bool(values["odd"]), bool(values["double"])
    if values["deck"] == "ours":
        there = {TYPES[tile.type].set for tile in read_csv("\n".join(values["list"])).tiles}
        odd, double = odd or "odd" in there, double or "double" in there
    return chosen_sets(odd=odd, double=double)


def objection(players: int, values: Values) -> Fact | None:
    """Return why these options are not allowed, or None."""
    if values["deck"] == "ours":
        problems = read_csv("\n".join(values["list"])).problems if values["list"] else ()
        if problems:
            return problems[0]
    known = deck(values)
    if known.whole and len(known) <= players:
        return fact("ibid.too-few-tiles", tiles=len(known), least=players + 1)
    return None


def summary(players: int, values: Values) -> Fact | None:
    """Return how many tiles are dealt, or how many are known of an open list."""
    known = deck(values)
    if not known.whole:
        return fact("ibid.open-list", known=len(known))
    each, more = divmod(len(known) - 1, players)
    numbers = list(known.tiles)
    return fact(
        "ibid.layout",
        tiles=len(known),
        low=numbers[0],
        high=numbers[-1],
        each=each,
        more=more,
        whole=values["length"] == "all",
    )


def idle(values: Values) -> tuple[str, ...]:
    """Return the options that have no effect beside the others."""
    if values["deck"] == "app":
        return ("list", "whole")
    return ("seed",) if values["whole"] else ("seed", "length")


EXAMPLES = (
    *("3,Headgrowns,2,a", "5,Swatphone,-3,", "9,Laptopple,4,b", "12,Walkie-Barkie,1,a"),
    *("17,Camerat,7,", "22,Dishsmasher,-5,", "31,Refrigergator,3,b", "41,Wrist Wash,-1,b"),
    *("44,Flown Mower,6,a", "48,Wrist Wash,2,a", "52,Cashing Machine,9,b", "60,Camerat,-7,"),
)

META = Meta(
    id="ibid",
    name="I Bid You Not",
    tagline="Sweeten the offer, or spoil it. Then bid, and hope that somebody else has to take it.",
    credit="By Pandaqi",
    least=2,
    most=6,
    seal="gavel",
    deck=TileDeckFormat(),
    minutes=(30, 45),
    difficulty=2,
    best=(4, 6),
    options=(
        Choice(
            name="deck",
            label="The tiles",
            choices={"ours": "Our own deck", "app": "Printed from the app"},
            help="Your own deck: describe each tile once, when it first appears. An app-printed "
            "deck is known by its seed.",
        ),
        Toggle(
            name="odd",
            label="Odd Inventions",
            help="The expansion with the numbers −64 to −1.",
        ),
        Toggle(
            name="double",
            label="Double Devices",
            help="The expansion with the numbers 65 to 100.",
        ),
        Count(
            name="seed",
            label="Seed",
            low=1,
            high=999,
            default=1,
            help="It is printed on every page.",
        ),
        Lines(
            name="list",
            label="Our deck list",
            help="It fills in as you play, or import a whole list.",
            examples=EXAMPLES,
        ),
        Toggle(
            name="whole",
            label="The list is complete",
            help="A number that is not on the list is then refused.",
        ),
        Choice(
            name="length",
            label="Length",
            choices={"all": "All tiles", "most": "Three quarters", "half": "Half"},
            help="For a shorter game, put the highest and lowest numbers away.",
        ),
        Toggle(
            name="actions",
            label="Actions",
            help="Off: only numbers and prices count.",
            default=True,
        ),
        Toggle(
            name="draw",
            label="Draw who starts",
            help="At random. Off: you say who starts.",
            default=True,
        ),
        Toggle(
            name="winner_starts",
            label="The winner opens",
            help="Whoever takes an offer picks the bid that starts the next one.",
            rule="house",
        ),
        Toggle(
            name="middle_returns",
            label="The middle bid returns",
            help="It goes back to its player’s hand, unless they won or skipped.",
            rule="house",
        ),
        Toggle(
            name="skip_either",
            label="Cheaper skips",
            help="To skip, lose a scored tile or add one from your hand, not both.",
            rule="house",
        ),
        Toggle(
            name="in_order",
            label="Skips at the ends",
            help="A tile added to skip must be lower or higher than the whole offer.",
            rule="house",
        ),
        Toggle(
            name="per_type",
            label="Two of each type",
            help="Of each type, only your highest and lowest price count.",
            rule="house",
        ),
    ),
    objection=objection,
    summary=summary,
    idle=idle,
)
