"""I Bid You Not: name, numbers of players and options."""

from __future__ import annotations

from typing import Literal

from rules.engine.dealing import app_deals, dealer_option
from rules.engine.deck_format import DeckFormat
from rules.engine.meta import Form, Meta, Values
from rules.engine.options import Choice, Count, Lines, Toggle
from rules.facts import Fact, Json
from rules.games.ibid.deck_csv import deck_of, read_csv
from rules.games.ibid.deck_lists import DeckList, Span, chosen_deck, make_deck, middle_numbers
from rules.games.ibid.printed import PRINTED
from rules.games.ibid.tile_types import HIGH, LOW, chosen_sets, possible_numbers

SHARES = {"all": 1.0, "most": 0.75, "half": 0.5}
"""The share of the deck that is played with, by the value of the option ``length``."""


class RangeBackwards(Fact, family="ibid"):
    """The lowest number to play with is above the highest."""

    low: int
    high: int


class TooFewTiles(Fact, family="ibid"):
    """There are not ``least`` tiles, one for each player and one to offer."""

    tiles: int
    least: int


class PutAway(Fact, family="ibid"):
    """All tiles under a number or over one are put away; None for an end that stays."""

    under: int | None
    over: int | None

    @property
    def left_in_box(self) -> Literal["all", "some", "none"]:
        """Which tiles are not taken out, or put back."""
        return "none" if self.under is None and self.over is None else "some"


class Layout(PutAway):
    """So many ``tiles`` are played with, from the number ``low`` to ``high``.

    ``more`` of the hands have one tile more than ``each``; ``away`` is how many are put away.
    """

    tiles: int
    low: int
    high: int
    each: int
    more: int
    away: int
    app: bool = False
    """Whether the app deals."""

    @property
    def left_in_box(self) -> Literal["all", "some", "none"]:
        return "all" if self.app else super().left_in_box

    @property
    def larger_hand(self) -> int:
        """How many tiles the larger hands have."""
        return self.each + 1


class OpenList(PutAway):
    """The list of the tiles grows while they are played; ``known`` is how many are on it."""

    known: int


def deck(values: Values) -> DeckList:
    """Return the deck list that a table plays with, without the tiles that ``length`` puts away."""
    listed = _listed(values)
    bounds = span(values)
    return listed if bounds is None else listed.within(bounds)


def span(values: Values) -> Span | None:
    """Return the numbers that are played with, or None where no tile is put away."""
    listed, length = _listed(values), str(values["length"])
    numbers = list(listed.tiles) if listed.whole else possible_numbers(sets(values))
    if length == "range":
        bounds = Span(int(values["lowest"]), int(values["highest"]))
    else:
        kept = middle_numbers(numbers, SHARES[length])
        bounds = Span(kept[0], kept[-1]) if kept else Span(LOW, HIGH)
    return None if all(number in bounds for number in numbers) else bounds


def put_away(values: Values) -> tuple[int | None, int | None]:
    """Return under which number and over which one tiles are put away; None for an end that stays."""
    listed, bounds = _listed(values), span(values)
    if bounds is None:
        return None, None
    numbers = list(listed.tiles) if listed.whole else possible_numbers(sets(values))
    under = bounds.low if any(number < bounds.low for number in numbers) else None
    over = bounds.high if any(number > bounds.high for number in numbers) else None
    return under, over


def _listed(values: Values) -> DeckList:
    """Return the list of all tiles, also those that ``length`` puts away."""
    if uses_own_tiles(values):
        return deck_of(values)
    return make_deck(sets(values), int(values["seed"]))


def uses_own_tiles(values: Values) -> bool:
    """Whether a table plays with tiles of its own, and not with those that the app makes from a seed."""
    return bool(values["deck"] == "ours" and not app_deals(values))


def sets(values: Values) -> tuple[str, ...]:
    """Return the sets in play: those that are on, and those that the table's own list has."""
    odd, double = bool(values["odd"]), bool(values["double"])
    if uses_own_tiles(values):
        there = deck_of(values).sets
        odd, double = odd or "odd" in there, double or "double" in there
    return chosen_sets(odd=odd, double=double)


def objection(players: int, values: Values) -> Fact | None:
    """Return why these options are not allowed, or None."""
    if uses_own_tiles(values):
        _, problems = read_csv("\n".join(values["list"]))
        if values["list"] and problems:
            return problems[0]
    low, high = int(values["lowest"]), int(values["highest"])
    if values["length"] == "range" and low > high:
        return RangeBackwards(low, high)
    known, bounds = deck(values), span(values)
    if known.whole:
        tiles = len(known)
    else:
        numbers = possible_numbers(sets(values))
        tiles = sum(bounds is None or number in bounds for number in numbers)
    return TooFewTiles(tiles, least=players + 1) if tiles <= players else None


def derived(players: int, values: Values) -> dict[str, Json]:
    """Return which sets are played with, also those of the table's own list: ``decks``."""
    del players
    added = sets(values)[1:]
    return {"decks": "both" if len(added) > 1 else next(iter(added), "base")}


def summary(players: int, values: Values) -> Fact | None:
    """Return how many tiles are dealt, or how many of an open list are known, and what to put away."""
    known = deck(values)
    under, over = put_away(values)
    if not known.whole:
        return OpenList(under, over, len(known))
    each, more = divmod(len(known) - 1, players)
    numbers = list(known.tiles)
    return Layout(
        under,
        over,
        tiles=len(known),
        low=numbers[0],
        high=numbers[-1],
        each=each,
        more=more,
        away=len(_listed(values)) - len(known),
        app=app_deals(values),
    )


def idle(values: Values) -> tuple[str, ...]:
    """Return the options that have no effect beside the others."""
    ends = () if values["length"] == "range" else ("lowest", "highest")
    if app_deals(values):
        return (*ends, "deck", "list", "whole")
    return (*ends, "list", "whole") if values["deck"] == "app" else (*ends, "seed")


EXAMPLES = (
    *("3,Headgrowns,2,a", "5,Swatphone,-3,", "9,Laptopple,4,b", "12,Walkie-Barkie,1,a"),
    *("17,Camerat,7,", "22,Dishsmasher,-5,", "31,Refrigergator,3,b", "41,Wrist Wash,-1,b"),
    *("44,Flown Mower,6,a", "48,Wrist Wash,2,a", "52,Cashing Machine,9,b", "60,Camerat,-7,"),
)

VARIANTS = ("winner_starts", "middle_returns", "skip_either", "in_order", "per_type")
"""The options that are the five published variants."""


def _form(name: str, label: str, text: str, *, variants: bool = False, **sets: bool) -> Form:
    """Return a form with the base tiles and their actions, and what is on besides."""
    values = {"odd": False, "double": False, "actions": True, **sets}
    return Form(name, label, text, values | dict.fromkeys(VARIANTS, variants))


META = Meta(
    id="ibid",
    name="I Bid You Not",
    tagline="Sweeten the offer, or spoil it. Then bid, and hope that somebody else has to take it.",
    credit="By Pandaqi",
    least=2,
    most=6,
    seal="gavel",
    deck=DeckFormat(of_options=deck_of, read=read_csv, make=chosen_deck),
    minutes=(30, 45),
    difficulty=1,
    best=(3, 6),
    printed=PRINTED,
    forms=(
        _form(
            "base",
            "The base tiles",
            "One offer, bids and skips. About half of the tiles have an action.",
        ),
        _form(
            "variants",
            "With the variants",
            "The same tiles, and all five variants. Switch off those that you don’t want.",
            variants=True,
        ),
        _form(
            "odd",
            "Odd Inventions",
            "Negative numbers, and wilder actions.",
            odd=True,
        ),
        _form(
            "double",
            "Double Devices, too",
            "Both expansions: numbers from −64 to 100, and actions that bend the rules.",
            odd=True,
            double=True,
        ),
    ),
    options=(
        dealer_option(help="You deal real tiles, or every phone shows its own."),
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
            badge="published",
        ),
        Toggle(
            name="double",
            label="Double Devices",
            help="The expansion with the numbers 65 to 100.",
            badge="published",
        ),
        Count(
            name="seed",
            label="Seed",
            low=1,
            high=999,
            default=1,
            help="Each seed makes other tiles. It is printed on every page.",
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
            choices={
                "all": "All tiles",
                "most": "Three quarters",
                "half": "Half",
                "range": "From … to …",
            },
            help="For a shorter game, leave out the lowest and highest numbers.",
        ),
        Count(
            name="lowest",
            label="From",
            low=LOW,
            high=HIGH,
            default=10,
            help="The lowest number that you play with.",
        ),
        Count(
            name="highest",
            label="To",
            low=LOW,
            high=HIGH,
            default=55,
            help="The highest number that you play with.",
        ),
        Toggle(
            name="actions",
            label="Actions",
            help="Off is a house rule: only numbers and prices count.",
            default=True,
        ),
        Toggle(
            name="draw",
            label="Draw for first player",
            help="At random. Off: you say who starts.",
            default=True,
        ),
        Toggle(
            name="winner_starts",
            label="The winner opens",
            help="Whoever takes an offer picks the bid that starts the next one.",
            badge="published",
        ),
        Toggle(
            name="middle_returns",
            label="The middle bid returns",
            help="It goes back to its player’s hand, unless they won or skipped.",
            badge="published",
        ),
        Toggle(
            name="skip_either",
            label="Cheaper skips",
            help="To skip, lose a scored tile or add one from your hand, not both.",
            badge="published",
        ),
        Toggle(
            name="in_order",
            label="Skips at the ends",
            help="A tile added to skip must be lower or higher than the whole offer.",
            badge="published",
        ),
        Toggle(
            name="per_type",
            label="Two of each type",
            help="Of each type, only your highest and lowest price count.",
            badge="published",
        ),
    ),
    objection=objection,
    derived=derived,
    summary=summary,
    idle=idle,
)
