"""6 nimmt!: the state of a game, and how each step changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from rules.audit import Audit, EnteredAt
from rules.engine.dealing import app_deals, deal_hands, without
from rules.engine.seating import SeatsWithLatecomers
from rules.engine.standings import Line, Standings
from rules.engine.table_scene import LaidCard, Place, Row
from rules.engine.tabletop import Tabletop
from rules.facts import HOST, Seat
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
from rules.prompts import Choose, Option, PickCard, PrivatePrompt, options
from rules.prompts.deck import Deck
from rules.sealed import Sealed


class Seating(SeatsWithLatecomers):
    """Latecomers play from the next deal on, and so does who is back without cards of this one."""

    def __init__(self, table: Tabletop, changed: Callable[[], None]) -> None:
        super().__init__(table, META, changed)
        self.dealt_in: tuple[Seat, ...] = ()
        """Who was dealt cards in the present deal."""

    def start_deal(self, *, last: bool) -> None:
        """Let in who waits, and deal to everybody; in the last deal nobody comes in any more."""
        self.deal_in()
        self.dealt_in = self.playing()
        self.last_deal = last

    def may_leave(self) -> tuple[Seat, ...]:
        if len(self.playing()) > self.fewest:
            return super().may_leave()
        return tuple(seat for seat in self.staying() if seat in self.joining)

    def leave(self, seat: Seat) -> None:
        if seat in self.joining:
            self.joining.remove(seat)
        super().leave(seat)

    def may_come_back(self) -> tuple[Seat, ...]:
        back = super().may_come_back()
        return tuple(seat for seat in back if seat in self.dealt_in or not self.last_deal)

    def come_back(self, seat: Seat) -> None:
        if seat not in self.dealt_in:
            self.joining.append(seat)
        super().come_back(seat)


class State:
    """One game: the rows, the hands as far as the app knows them, and the bull heads."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.app_deals = app_deals(table.options)
        self.is_draft = table.options["deck"] == "draft"
        self.heads = dict.fromkeys(table.seats, 0)
        """The bull heads of each player; those of who has left stay."""
        self.seating = Seating(table, self.publish)
        self.audit: Audit[int] = Audit({})
        self.deal = self.number = self.highest = 0
        self.rows: tuple[Row[int], ...] = ()
        self.dealt: dict[Seat, Sealed[tuple[int, ...]]] = {}
        self.drafted: dict[Seat, tuple[int, ...]] = {}
        self.taken: dict[Seat, int] = {}
        """The bull heads of the present deal, by who was dealt cards."""
        self.brought: dict[Seat, int] = {}
        """Those of the deal before."""
        self.cards: dict[Seat, int] = {}
        """The cards of the round that are face up."""
        if self.app_deals:
            table.played_by_app = lambda: self.seating.gone
        else:
            table.add_standing_call("override", HOST, self.override_prompt, self.stop_auditing)

    # -- a deal ------------------------------------------------------------------------

    @property
    def is_over(self) -> bool:
        """Whether the deal that was played is the last one."""
        if self.deals:
            return self.deal >= self.deals
        return max(self.heads.values()) >= int(self.table.options["limit"])

    @property
    def deals(self) -> int:
        """How many deals there are; 0 where a number of bull heads ends the game."""
        options = self.table.options
        return int(options["deals"]) if options["ends"] == "deals" else 0

    def start_deal(self) -> None:
        """Begin a deal: latecomers get a place, with the mean of the bull heads so far."""
        others = self.seating.staying()
        came = [seat for seat in self.seating.joining if seat not in self.heads]
        self.deal += 1
        self.seating.start_deal(last=self.deal == self.deals)
        for seat in came:
            self.heads[seat] = -(-sum(self.heads[each] for each in others) // len(others))
            if self.heads[seat]:
                self.table.rule("joining", StartsWith(seat, self.heads[seat]))
        players = self.seating.dealt_in
        self.highest = highest(len(players), str(self.table.options["deck"]))
        self.audit = Audit(dict.fromkeys(range(1, self.highest + 1), 1))
        self.dealt, self.drafted = {}, dict.fromkeys(players, ())
        self.brought, self.taken = self.taken, dict.fromkeys(players, 0)
        self.publish()
        self.show("draft" if self.is_draft else "rows")
        self.table.rule("dealing", Deal(self.deal, self.highest, self.is_draft, self.app_deals))

    def deck_prompt(self) -> Deck[int]:
        """Return the prompt for a shuffled deck."""
        deck = tuple(range(1, self.highest + 1))
        return Deck("deck", deck, len(deck), to=tuple(self.taken))

    def deal_out(self, deck: Sealed[tuple[int, ...]]) -> None:
        """Deal a shuffled deck that nobody sees."""
        self.dealt = deal_hands(deck, self.taken, HAND)
        self.show("rows")

    def draft_prompt(self, seat: Seat) -> PickCard:
        """Return the prompt for a card to take into a hand; chance draws one for who has left."""
        name = "draft" if self.seating.competes(seat) else "drawn"
        return PickCard(name, self._numbers(), away=lambda rng: rng.choice(self._left()))

    def draft(self, seat: Seat, card: int) -> None:
        """Take a card into a player's hand."""
        self._enter(card, "draft", f"draft/{seat}", seat)
        self.drafted[seat] = tuple(sorted((*self.drafted[seat], card)))
        self.show("draft")

    def row_card_prompt(self) -> PickCard:
        """Return the prompt for the first card of a row."""
        return PickCard("start", self._numbers())

    def start_row(self, card: int) -> None:
        """Lay the first card of a row; the rows of the deal before are gone."""
        if len(self.rows) in (0, len(ROWS)):
            self.rows, self.cards, self.number = (), {}, 0
            self.table.new_page()
        name = ROWS[len(self.rows)]
        self._enter(card, "start", "start", None)
        self.rows = (*self.rows, Row(name, (LaidCard(card),), room=FULL + 1))
        self.show("play" if len(self.rows) == len(ROWS) else "rows")

    @property
    def rows_are_left(self) -> bool:
        """Whether the draft has left the four cards of the rows: in an odd deck the app does not know them."""
        return self.is_draft and len(self._left()) == len(ROWS)

    def start_rows_of_draft(self) -> None:
        """Lay the four cards that nobody has chosen, the lowest first."""
        for card in self._left():
            self.start_row(card)

    # -- a round -----------------------------------------------------------------------

    def card_prompt(self, seat: Seat) -> PickCard | PrivatePrompt[int]:
        """Return the prompt for a card: of a known hand, or any number that is not out yet."""
        if seat in self.dealt:
            return PrivatePrompt("card", self.in_hand(seat).map(self._of_hand))
        if self.is_draft:
            hand = self._of_hand(self.drafted[seat])
            return hand if self.app_deals else replace(hand, away=None)
        return PickCard("card", self._numbers())

    def _of_hand(self, hand: Sequence[int]) -> PickCard:
        return PickCard(
            "card", options(sorted(set(hand))), lambda rng: rng.choice(sorted(hand)), is_hand=True
        )

    def in_hand(self, seat: Seat) -> Sealed[tuple[int, ...]]:
        """Return the cards that a dealt hand still has."""
        return self.dealt[seat].map(
            lambda cards: tuple(sorted(card for card in cards if self.audit.left(card)))
        )

    def turn_up(self, number: int, cards: Mapping[Seat, int]) -> None:
        """Turn the cards of a round up."""
        self.number = number
        self.rows = tuple(row.settled() for row in self.rows)
        self.cards = dict(cards)
        for seat, card in cards.items():
            if self.is_draft:
                self.drafted[seat] = tuple(without(self.drafted[seat], [card]))
            else:
                self._enter(card, "card", f"card/{seat}", seat)
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
            if row is None or any(row.is_joined_by(seat) for row in self.rows):
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
        self.heads[seat] += count
        self.taken[seat] += count
        self.publish()

    # -- the end -----------------------------------------------------------------------

    def end_deal(self) -> None:
        """Say how many bull heads everybody has."""
        totals = {seat: self.heads[seat] for seat in self.taken}
        self.table.rule("counting", DealOver(self.deal, totals, max(totals.values())))

    def end_game(self) -> None:
        """Publish the winners: the fewest bull heads win, a tie is shared."""
        staying = {seat: self.heads[seat] for seat in self.seating.staying()}
        fewest = min(staying.values())
        self.table.winners = tuple(seat for seat, count in staying.items() if count == fewest)
        self.table.new_page()
        self.show("over")
        self.table.rule("winning", Won(self.table.winners, fewest))

    # -- what is published ---------------------------------------------------------------

    def override_prompt(self) -> PickCard | None:
        """Return the host's prompt for a number of which the real deck has more."""
        out = self.audit.overridable()
        return PickCard("override", options(out)) if out else None

    def stop_auditing(self, card: int) -> None:
        """Stop counting a number: the real deck is odd."""
        self.audit.stop_auditing(card)
        self.table.rule("audit", OddDeck(card))

    def _numbers(self) -> tuple[Option[int], ...]:
        return tuple(Option(card, self.audit.out(card)) for card in range(1, self.highest + 1))

    def _left(self) -> list[int]:
        return [card for card in range(1, self.highest + 1) if self.audit.left(card)]

    def _enter(self, card: int, what: str, name: str, seat: Seat | None) -> None:
        number = self.number if what == "card" else 0
        self.audit.enter(card, EnteredAt(what, number, self.table.prompt_key(name), seat))

    def show(self, stage: Stage) -> None:
        """Publish the table."""
        self.table.scene = Scene(
            stage=stage,
            highest=self.highest,
            places=[self._place(seat) for seat in self.taken],
            rows=self.rows,
            dealt={seat: self.in_hand(seat) for seat in self.dealt},
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

    def _place(self, seat: Seat) -> Place:
        place = Place(seat, self.cards.get(seat)).with_rows(self.rows, HEADS)
        return place if self.seating.competes(seat) else replace(place, fate="gone")

    def publish(self) -> None:
        """Publish the bull heads of everybody; the fewest are best."""
        lines = [
            Line(seat, (), count, self.seating.competes(seat)) for seat, count in self.heads.items()
        ]
        self.table.standings = Standings((), tuple(lines), "lowest", total=Heads())
