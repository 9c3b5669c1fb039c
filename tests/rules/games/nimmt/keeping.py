"""Lets the referee that was written from the rulebook keep a game, from what was entered in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rules.engine import referee as engine
from tests.rules.games.nimmt.referee import Referee


class Entered(NamedTuple):
    """One thing that was entered and counts: under which key, as what, by whom."""

    ask: str
    """The key of what was asked: all cards of a round have the same."""
    name: str
    value: Any
    seat: str | None = None


def entered(referee: engine.Referee) -> list[Entered]:
    """Return what was entered in a game and counts, in order, as the other referee is told of it."""
    return [
        Entered(
            step.ask_key,
            step.prompt.name,
            step.value,
            step.pending.who if isinstance(step.pending.who, str) else None,
        )
        for step in referee.history
        if step.prompt.name != "deck"  # what it has dealt is secret
    ]


def new_referee(players: Iterable[str], options: Mapping[str, Any]) -> Referee:
    """Return a referee for a game with these options."""
    fixed = options["ends"] == "deals"
    return Referee(
        list(players),
        few_cards=options["deck"] != "all",
        limit=None if fixed else options["limit"],
        deals=options["deals"] if fixed else None,
    )


class Keeping:
    """Tells a new referee what was entered, in order.

    ``rows`` are the first cards of the rows of each deal, from 1, that the app has turned up.
    """

    def __init__(
        self, book: Referee, options: Mapping[str, Any], rows: Mapping[int, Sequence[int]]
    ) -> None:
        self.book = book
        self.deals_when_told = options["dealer"] == "app" and options["deck"] != "draft"
        self.rows = rows if self.deals_when_told else {}
        self.drafted: list[int] = []
        self.cards: dict[str, int] = {}
        """The cards of a round that is not turned over yet: the host may still say that some are odd."""
        self.meanwhile: list[Entered] = []
        """Who came or went while the host was asked about that."""
        self._turn_up_rows()

    def keep(self, entered: Iterable[Entered]) -> Referee:
        """Return the referee when it was told everything."""
        asked = ""
        for each in entered:
            if each.name.startswith("clash-"):
                self.book.is_odd(int(each.name.removeprefix("clash-")))
            elif self.cards and "/clash-" in each.ask:
                self.meanwhile.append(each)
            else:
                if each.ask != asked:
                    self._turn_over()
                self._tell(each)
                asked = each.ask
        self._turn_over()
        return self.book

    def _tell(self, entered: Entered) -> None:
        book, value = self.book, entered.value
        match entered.name:
            case "card":
                assert entered.seat is not None
                self.cards[entered.seat] = value
            case "draft" | "drawn":
                self.drafted.append(value)
                if len(self.drafted) == 10 * len(book.hands):
                    book.are_chosen(self.drafted)
                    self.drafted = []
            case "deal":
                self._deal()
            case "start":
                book.turns_up(value)
            case "fewest":
                pass  # it has taken the row by itself, since the player was gone
            case "row":
                assert book.who_chooses() == entered.seat
                book.chooses(int(value) - 1)
                self._next_deal()
            case "leave":
                book.goes(value)
                self._next_deal()
            case "back":
                book.returns(value)
            case "join":
                book.sits_down(value)
            case "decline":
                book.is_sent_away(value)
            case "override":
                book.is_odd(value)
            case other:
                raise AssertionError(other)

    def _turn_over(self) -> None:
        if self.cards:
            self.book.turns_over(self.cards)
            self.cards = {}
            self._next_deal()
        for each in self.meanwhile:
            self._tell(each)
        self.meanwhile = []

    def _next_deal(self) -> None:
        if self.book.deal_is_over() and not self.book.is_over() and not self.deals_when_told:
            self._deal()

    def _deal(self) -> None:
        self.book.goes_on()
        self._turn_up_rows()

    def _turn_up_rows(self) -> None:
        for card in self.rows.get(self.book.deals_played + 1, ()):
            self.book.turns_up(card)
