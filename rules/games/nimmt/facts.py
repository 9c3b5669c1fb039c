"""6 nimmt!: what is told to the players."""

from __future__ import annotations

from collections.abc import Mapping

from rules.facts import Fact, Seat, Tells


class NimmtFact(Fact, family="nimmt"):
    """A fact of 6 nimmt!."""


class Deal(NimmtFact):
    """A deal begins, with the cards from 1 to the ``highest``; the ``app`` may deal them, or all choose theirs."""

    tells = Tells.INSTRUCTION
    deal: int
    highest: int
    draft: bool
    app: bool


class Follows(NimmtFact):
    """A card joins the row whose ``end`` is the nearest one below it."""

    seat: Seat
    card: int
    row: str
    end: int


class MustChoose(NimmtFact):
    """A card is lower than the ends of all rows: its player chooses one."""

    tells = Tells.PROVISIONAL
    seat: Seat
    card: int


class Takes(NimmtFact):
    """A player takes the ``cards`` of a row, and their card begins it anew."""

    seat: Seat
    card: int
    row: str
    cards: tuple[int, ...]
    heads: int


class TakesFive(Takes):
    """It is the sixth of its row."""

    highlight = "takes-five"


class TakesChosen(Takes):
    """It was lower than all, and they have chosen the row."""

    highlight = "lowest"


class DealOver(NimmtFact):
    """All ten cards have been played; these are the bull heads of each player, and the most of them."""

    deal: int
    totals: Mapping[Seat, int]
    most: int


class StartsWith(NimmtFact):
    """A latecomer starts with the mean of the bull heads of the others, rounded up."""

    seat: Seat
    heads: int


class OddDeck(NimmtFact):
    """The host says that the deck has several cards of this number."""

    card: int


class Won(NimmtFact):
    """The game is over: who has the fewest bull heads."""

    seats: tuple[Seat, ...]
    total: int


class Heads(NimmtFact):
    """The heading of the totals."""


class RowChoice(NimmtFact):
    """A row that can be taken, with its cards."""

    row: str
    cards: tuple[int, ...]
    heads: int
