"""6 nimmt!: the state of a game, and how each step changes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from rules.audit import Audit
from rules.audit import Place as Entered
from rules.engine.dealing import app_deals, deal_hands, without
from rules.engine.seating import SeatsWithLatecomers
from rules.engine.standings import Line, Standings
from rules.engine.table_scene import Fate, LaidCard, Row
from rules.engine.tabletop import PendingPrompt, Tabletop
from rules.facts import CHANCE, HOST, Seat
from rules.games.nimmt.adjudicate import heads_of, numbers, rows_below
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
from rules.games.nimmt.scene import NimmtPlace, Scene, Stage
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
        self.rows: tuple[Row, ...] = ()
        self.dealt: dict[Seat, Sealed[tuple[int, ...]]] = {}
        self.drafted: dict[Seat, tuple[int, ...]] = {}
        self.taken: dict[Seat, int] = {}
        self.cards: dict[Seat, int] = {}
        """The cards of the round that are face up."""
        self.went: dict[Seat, tuple[Fate, str, int | None]] = {}
        """What has become of them, in which row, and the bull heads that they brought."""
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
        self.taken = dict.fromkeys(players, 0)
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

    def pose_draft(self, seat: Seat) -> PendingPrompt[int]:
        """Ask a player for a card to take into their hand, or chance for one of somebody who has left."""
        stays = self.seating.competes(seat)
        prompt = PickCard(
            "draft" if stays else "drawn",
            self._numbers(),
            away=lambda rng: rng.choice(self._left()),
        )
        return self.table.pose(prompt.name, seat if stays else CHANCE, prompt)

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
        if len(self.rows) == len(ROWS):
            self.rows, self.cards, self.went, self.number = (), {}, {}, 0
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
        self.cards, self.went = dict(cards), {}
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
        return None if rows_below(self.cards[seat], self.rows) else seat

    def must_choose(self, seat: Seat) -> None:
        """Say that a player chooses a row."""
        self.table.rule("lowest", MustChoose(seat, self.cards[seat]))

    def pose_row(self, seat: Seat) -> PendingPrompt[str]:
        """Ask a player for the row to take; away or gone, it is the first with the fewest bull heads."""

        def choice(row: Row) -> Option[str]:
            return Option(row.name, name=RowChoice(row.name, numbers(row), heads_of(row)))

        fewest = min(self.rows, key=heads_of)
        if not self.seating.competes(seat):
            return self.table.pose("fewest", CHANCE, Choose("fewest", (choice(fewest),)))
        choices = tuple(map(choice, self.rows))
        return self.table.pose("row", seat, Choose("row", choices, away=lambda _: fewest.name))

    def choose_row(self, seat: Seat, name: str) -> None:
        """Let a player take a row, and begin it anew with their card."""
        row, card = self._row(name), self.cards[seat]
        self._lay(seat, row.begin(card, seat), "bad", heads_of(row))
        self.table.rule("lowest", TakesChosen(seat, card, name, numbers(row), heads_of(row)))
        self._take(seat, heads_of(row))

    def place(self) -> None:
        """Lay the other cards, the lowest first."""
        for seat, card in sorted(self.cards.items(), key=lambda each: each[1]):
            if seat not in self.went:
                self._join(seat, card)

    def _join(self, seat: Seat, card: int) -> None:
        """Add a card to its row, which it has once the lowest one is laid; the sixth one takes the others."""
        row = rows_below(card, self.rows)[-1]
        if len(row.present) < FULL:
            self._lay(seat, row.add(card, seat), "moved")
            self.table.rule("placing", Follows(seat, card, row.name, numbers(row)[-1]))
            return
        self._lay(seat, row.add(card, seat).taken(seat, leaves=1), "bad", heads_of(row))
        self.table.rule("sixth", TakesFive(seat, card, row.name, numbers(row), heads_of(row)))
        self._take(seat, heads_of(row))

    def _lay(self, seat: Seat, row: Row, fate: Fate, brings: int | None = None) -> None:
        self.rows = tuple(row if each.name == row.name else each for each in self.rows)
        self.went[seat] = (fate, row.name, brings)
        self.show("play")

    def _take(self, seat: Seat, count: int) -> None:
        self.heads[seat] += count
        self.taken[seat] += count
        self.publish()

    def _row(self, name: str) -> Row:
        return next(row for row in self.rows if row.name == name)

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
        self.audit.enter(card, Entered(what, number, self.table.prompt_key(name), seat))

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
            deal=self.deal,
            deals=self.deals,
            round=self.number,
            rounds=HAND,
        )

    def _place(self, seat: Seat) -> NimmtPlace:
        fate, row, brings = self.went.get(seat, ("", "", None))
        fate = fate if self.seating.competes(seat) else "gone"
        return NimmtPlace(seat, self.cards.get(seat), fate, brings, row=row)

    def publish(self) -> None:
        """Publish the bull heads of everybody; the fewest are best."""
        lines = [
            Line(seat, (), count, self.seating.competes(seat)) for seat, count in self.heads.items()
        ]
        self.table.standings = Standings((), tuple(lines), "lowest", total=Heads())
