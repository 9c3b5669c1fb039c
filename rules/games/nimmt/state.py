"""6 nimmt!: the state of a game, and how each step changes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.engine.dealing import without
from rules.engine.numbered_deck import NumberedDeck, hand_prompt
from rules.engine.seating import SeatsWithDeals
from rules.engine.table_scene import LaidCard, Place, Row
from rules.engine.tabletop import Tabletop
from rules.facts import Seat
from rules.games.nimmt.adjudicate import heads_of, row_of
from rules.games.nimmt.cards import FULL, HAND, HEADS, ROWS, highest
from rules.games.nimmt.facts import (
    Deal,
    DealOver,
    Follows,
    Heads,
    MustChoose,
    OddDeck,
    RowChoice,
    StartsWith,
    TakesChosen,
    TakesFive,
    Won,
)
from rules.games.nimmt.meta import META
from rules.games.nimmt.scene import Scene, Stage
from rules.prompts import Choose, Option, PickCard, PrivatePrompt


class State:
    """One game: the rows, the hands as far as the app knows them, and the bull heads."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.is_draft = table.options["deck"] == "draft"
        self.seating = SeatsWithDeals(table, META, best="lowest", total=Heads())
        self.deck = NumberedDeck(table, self.seating, HAND, OddDeck)
        self.deal = self.number = self.highest = 0
        self.rows: tuple[Row[int], ...] = ()
        self.drafted: dict[Seat, tuple[int, ...]] = {}
        self.taken: dict[Seat, int] = {}
        """The bull heads of the present deal, by who was dealt cards."""
        self.brought: dict[Seat, int] = {}
        """Those of the deal before."""
        self.cards: dict[Seat, int] = {}
        """The cards of the round that are face up."""

    # -- a deal ------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the deal that was played is the last one."""
        if self.deals:
            return self.deal >= self.deals
        return max(self.seating.points.values()) >= int(self.table.options["limit"])

    @property
    def deals(self) -> int:
        """How many deals there are; 0 where a number of bull heads ends the game."""
        options = self.table.options
        return int(options["deals"]) if options["ends"] == "deals" else 0

    def start_deal(self) -> None:
        """Begin a deal: latecomers get a place, with the mean of the bull heads so far."""
        before = dict(self.seating.points)
        others = [before[seat] for seat in self.seating.staying()]
        mean = -(-sum(others) // len(others))
        self.deal += 1
        players = self.seating.start_deal(last=self.deal == self.deals)
        for seat in players:
            if mean and seat not in before:
                self.table.rule("joining", StartsWith(seat, mean))
                self.seating.gain([seat], mean)
        self.highest = highest(len(players), str(self.table.options["deck"]))
        self.deck.begin(range(1, self.highest + 1), players)
        self.drafted = dict.fromkeys(players, ())
        self.brought, self.taken = self.taken, dict.fromkeys(players, 0)
        self.show("draft" if self.is_draft else "rows")
        deal = Deal(self.deal, self.highest, self.is_draft, self.deck.app_deals)
        self.table.rule("dealing", deal)

    def draft_prompt(self, seat: Seat) -> PickCard:
        """Return the prompt for a card to take into a hand; chance draws one for who has left."""
        name = "draft" if self.seating.competes(seat) else "drawn"
        return PickCard(name, self.deck.numbers(), away=lambda rng: rng.choice(self.deck.left))

    def draft(self, seat: Seat, card: int) -> None:
        """Take a card into a player's hand."""
        self.deck.enter(card, "draft", seat)
        self.drafted[seat] = tuple(sorted((*self.drafted[seat], card)))
        self.show("draft")

    def start_row(self, card: int) -> None:
        """Lay the first card of a row; the rows of the deal before are gone."""
        if len(self.rows) in (0, len(ROWS)):
            self.rows, self.cards, self.number = (), {}, 0
            self.table.new_page()
        name = ROWS[len(self.rows)]
        self.rows = (*self.rows, Row(name, (LaidCard(card),), room=FULL + 1))
        self.show("play" if len(self.rows) == len(ROWS) else "rows")

    @property
    def rows_are_left(self) -> bool:
        """Whether the draft has left the four cards of the rows: in an odd deck the app does not know them."""
        return self.is_draft and len(self.deck.left) == len(ROWS)

    def start_rows_of_draft(self) -> None:
        """Lay the four cards that nobody has chosen, the lowest first."""
        for card in self.deck.left:
            self.deck.enter(card, "start")
            self.start_row(card)

    # -- a round -----------------------------------------------------------------------

    def card_prompt(self, seat: Seat) -> PickCard | PrivatePrompt[int]:
        """Return the prompt for a card: of a known hand, or any number that is not out yet."""
        if not self.is_draft:
            return self.deck.card_prompt(seat)
        hand = hand_prompt("card", self.drafted[seat])
        return hand if self.deck.app_deals else replace(hand, away=None)

    def turn_up(self, number: int, cards: Mapping[Seat, int]) -> None:
        """Turn the cards of a round up."""
        self.number = number
        self.rows = tuple(row.settled() for row in self.rows)
        self.cards = dict(cards)
        if self.is_draft:
            for seat, card in cards.items():
                self.drafted[seat] = tuple(without(self.drafted[seat], [card]))
        else:
            self.deck.play(cards, number)
        self.table.new_page()
        self.show("play")

    def lower_than_all(self) -> Seat | None:
        """Return whose card is lower than the ends of all rows: only the lowest card can be."""
        seat = min(self.cards, key=self.cards.__getitem__)
        return None if row_of(self.cards[seat], self.rows) else seat

    def must_choose(self, seat: Seat) -> None:
        """Say that a player chooses a row."""
        self.table.rule("lowest", MustChoose(seat, self.cards[seat]))

    def row_prompt(self, seat: Seat) -> Choose:
        """Return the prompt for the row to take; away or gone, it is the first with the fewest bull heads."""
        fewest = min(self.rows, key=heads_of)
        stays = self.seating.competes(seat)
        choices = tuple(
            Option(row.name, name=RowChoice(row.name, row.present, heads_of(row)))
            for row in (self.rows if stays else (fewest,))
        )
        return Choose("row" if stays else "fewest", choices, away=lambda _: fewest.name)

    def choose_row(self, seat: Seat, name: str) -> None:
        """Let a player take a row, and begin it anew with their card."""
        row, card = next(row for row in self.rows if row.name == name), self.cards[seat]
        self._lay(row.begin(card, seat))
        self.table.rule("lowest", TakesChosen(seat, card, name, row.present, heads_of(row)))
        self._take(seat, heads_of(row))

    def place(self) -> None:
        """Lay the cards that do not lie in a row yet, the lowest first; the sixth one takes the others."""
        for seat, card in sorted(self.cards.items(), key=lambda each: each[1]):
            row = row_of(card, self.rows)
            if row is None or any(each.is_joined_by(seat) for each in self.rows):
                continue
            if len(row.present) < FULL:
                self._lay(row.add(card, seat))
                self.table.rule("placing", Follows(seat, card, row.name, row.present[-1]))
            else:
                self._lay(row.add(card, seat).taken(seat, leaves=1))
                cards, count = row.present, heads_of(row)
                self.table.rule("sixth", TakesFive(seat, card, row.name, cards, count))
                self._take(seat, count)

    def _lay(self, row: Row[int]) -> None:
        self.rows = tuple(row if each.name == row.name else each for each in self.rows)
        self.show("play")

    def _take(self, seat: Seat, count: int) -> None:
        self.taken[seat] += count
        self.seating.gain([seat], count)

    # -- the end -----------------------------------------------------------------------

    def end_deal(self) -> None:
        """Say how many bull heads everybody has."""
        totals = {seat: self.seating.points[seat] for seat in self.taken}
        self.table.rule("counting", DealOver(self.deal, totals, max(totals.values())))

    def end_game(self) -> None:
        """Publish the winners: the fewest bull heads win, a tie is shared."""
        fewest = self.seating.end_game()
        self.table.new_page()
        self.show("over")
        self.table.rule("winning", Won(self.table.winners, fewest))

    # -- what is published ---------------------------------------------------------------

    def show(self, stage: Stage) -> None:
        """Publish the table."""
        self.table.scene = Scene(
            stage=stage,
            highest=self.highest,
            places=[
                Place(seat, self.cards.get(seat)).with_rows(self.rows, HEADS) for seat in self.taken
            ],
            rows=self.rows,
            dealt=self.deck.dealt,
            hands=self.drafted if self.is_draft else {},
            open_hands=self.is_draft,
            corners=HEADS,
            taken=dict(self.taken),
            brought=self.brought,
            deal=self.deal,
            deals=self.deals,
            round=self.number,
            rounds=HAND,
        )
