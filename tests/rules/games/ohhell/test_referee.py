"""Games with all options come to the same as by a referee written from the rulebook."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rules.engine.registry import meta
from rules.engine.views import view
from rules.errors import Illegal
from rules.facts import Seat
from rules.games.ohhell.facts import BidOut, Bids, Deal, Made, Miscount, Missed, Scored, TricksOff
from tests.repeats import more_when_slow, repeats
from tests.rules.games.evening import BY_HOST, NAMES, awaited, host_says, offered
from tests.rules.games.ohhell import referee as book
from tests.rules.games.ohhell.driver import DECK, Card, Evening, read_card, scene_of, seat_down

PARTS = 4
GAMES_OF_A_PART = repeats(25)
"""A hundred games in all, in parts that several processes can share."""
LATE = (Seat("gast-1"), Seat("gast-2"))
GOING = 0.02
"""How likely somebody leaves, is back or sits down late before an entry."""


class Compared(Evening):
    """An evening at which the other referee is told everything, and asked about everything."""

    def __init__(self, seed: int) -> None:
        rng = Random(f"evening {seed}")
        players = rng.randint(3, 7)
        options = meta("ohhell").sample(rng, players)
        if rng.random() < 0.6:
            options["largest"] = min(options["largest"], rng.randint(3, 5))
        elif rng.random() < 0.2:
            options["largest"] = 52 // players
        game = seat_down(players, **options)
        super().__init__(game, seed, miscounts=rng.choice((0, 0, 1, 3)))
        (dealer,) = (step.value for step in game.history if step.prompt.name == "dealer")
        self.book = book.Referee(list(NAMES[:players]), dealer, options)
        self.options = options
        self.app_deals = options["dealer"] == "app"
        self.dealt: dict[Seat, list[Card]] = {}
        self.late = list(LATE)
        self.going = GOING if rng.random() < 0.4 else 0.0
        self.ruled = 0
        self.compare_deal()

    # -- what happens --------------------------------------------------------------------

    def step(self) -> None:
        if self.rng.random() < self.going:
            self.come_or_go()
        else:
            asks = [pending.prompt.name for pending in awaited(self.referee)]
            super().step()
            if asks:
                self.heard(asks[0])
        self.compare()

    def come_or_go(self) -> None:
        """Let somebody leave, be back or sit down late, if the host may enter it."""
        calls = offered(self.referee)
        here, gone = self.book.here(), sorted(self.book.away_for_good)
        full = len(here) + len(self.book.waiting) >= 7
        what = self.rng.choice(("leave", "back", "join"))
        assert ("leave" in calls) == (len(here) > 2)
        assert ("back" in calls) == (bool(gone) and not full)
        if what == "leave" and len(here) > 2:
            seat = self.rng.choice(here)
            host_says(self.referee, "leave", seat)
            self.book.goes(seat)
        elif what == "back" and gone and not full:
            seat = self.rng.choice(gone)
            host_says(self.referee, "back", seat)
            self.book.returns(seat)
        elif what == "join" and self.late and "join" in calls:
            seat = self.late[0]
            if full:
                with pytest.raises(Illegal):
                    host_says(self.referee, "join", seat)
            else:
                host_says(self.referee, "join", seat)
                self.book.sits_down(self.late.pop(0))

    def heard(self, name: str) -> None:
        """Tell the other referee what was entered."""
        what = name.partition("-")[0]
        if what in ("trump", "dealt", "deal"):
            self.begun(what)

    def begun(self, what: str) -> None:
        if self.app_deals:
            assert what == "deal"
            self.dealt = self.look_at_hands()
        else:
            assert (what == "trump") == (self.book.trump() == "turned")
        fixed = self.book.trump()
        self.book.the_cards_are_dealt()
        scene = scene_of(self.referee)
        assert list(scene.players) == self.book.order
        assert scene.cards == self.book.cards
        assert scene.deal == self.book.deal_number
        if fixed != "turned":
            assert scene.trump == fixed
        else:
            assert scene.trump in {suit for suit, _ in DECK}

    def look_at_hands(self) -> dict[Seat, list[Card]]:
        """Return everybody's hand, and find that no card is in two hands, nor turned up."""
        scene = scene_of(self.referee)
        hands = {
            seat: [read_card(card) for card in self.referee.peek(hand, seat)]
            for seat, hand in scene.dealt.items()
        }
        assert {len(hand) for hand in hands.values()} == {scene.cards}
        cards = [card for hand in hands.values() for card in hand]
        if scene.turned:
            cards.append(read_card(scene.turned))
            assert cards[-1][0] == scene.trump
        assert len(set(cards)) == len(cards)
        assert set(cards) <= set(DECK)
        return hands

    def tricks_on_phones(self) -> dict[str, int]:
        """Count the tricks of the deal from the cards that were played, and find each of them legal."""
        deal = f"deal{self.book.deal_number}/trick"
        played = [
            (Seat(step.prompt.name.partition("-")[2]), read_card(step.value))
            for step in self.referee.history
            if step.pending.key.startswith(deal) and step.prompt.name[:5] in ("card-", "drawn")
        ]
        hands = {seat: list(hand) for seat, hand in self.dealt.items()}
        won, order = dict.fromkeys(map(str, hands), 0), list(hands)
        trump, size = scene_of(self.referee).trump, len(hands)
        for first in range(0, len(played), size):
            trick = played[first : first + size]
            assert [seat for seat, _ in trick] == order
            led = trick[0][1][0]
            for seat, card in trick:
                assert card[0] == led or all(suit != led for suit, _ in hands[seat])
                hands[seat].remove(card)
            winner = book.who_wins([(seat, *card) for seat, card in trick], trump)
            won[winner] += 1
            at = order.index(Seat(winner))
            order = order[at:] + order[:at]
        assert not any(hands.values())
        return won

    def answer(self, prompt: Any, seat: Seat | None) -> Any:
        if prompt.name.startswith("bid"):
            assert seat is not None
            self.compare_bids(prompt, seat)
        if prompt.name == "tricks":
            self.try_wrong_tricks(prompt)
        return super().answer(prompt, seat)

    # -- what is compared ----------------------------------------------------------------

    def compare_bids(self, prompt: Any, seat: Seat) -> None:
        """Compare who is asked, what is allowed, and why the rest is not."""
        if self.options["bids"] != "sealed":
            assert seat == self.book.next_to_bid()
        may = self.book.may_bid(seat)
        assert set(prompt.allowed()) == may
        assert prompt.values == list(range(self.book.cards + 1))
        others = sum(self.book.bids.values())
        for option in prompt.options:
            if option.value not in may:
                assert option.out == BidOut(option.value, others, self.book.cards)
                with pytest.raises(Illegal):
                    self.referee.answer(awaited(self.referee)[0].key, option.value, BY_HOST)

    def try_wrong_tricks(self, prompt: Any) -> None:
        """Enter tricks that do not add up, which is refused."""
        wrong = {seat: self.rng.randint(0, self.book.cards) for seat in self.book.order}
        off = self.book.tricks_are_too_many_by(wrong)
        expected = TricksOff(self.book.cards + off, self.book.cards) if off else None
        assert prompt.objection(prompt.parse(wrong)) == expected

    def compare(self) -> None:
        """Compare every ruling since the last look with what the other referee says, and the score."""
        scene = scene_of(self.referee)
        if scene.stage == "bids" and scene.upcoming is None:
            for seat, number in scene.bids.items():
                if seat not in self.book.bids:
                    self.book.hears(seat, number)
        facts = [ruling.fact for page in self.referee.table.pages for ruling in page]
        new, self.ruled = facts[self.ruled :], len(facts)
        for fact in new:
            if isinstance(fact, Bids):
                for seat, number in fact.bids.items():
                    if seat not in self.book.bids:
                        self.book.hears(seat, number)
                assert dict(fact.bids) == self.book.bids
                assert fact.cards == self.book.cards
            if isinstance(fact, Miscount):
                tricks = {str(seat): number for seat, number in fact.tricks.items()}
                assert self.book.tricks_are_too_many_by(tricks) == fact.total - fact.cards != 0
        scored = [fact for fact in new if isinstance(fact, Scored)]
        if scored:
            self.compare_score(scored)
        standings = self.referee.table.standings
        assert standings is not None
        assert {line.seat: line.total for line in standings.lines} == self.book.score
        competing = [line.seat for line in standings.lines if line.competes]
        assert competing == self.book.here()
        if any(isinstance(fact, Deal) for fact in new):
            self.compare_deal()

    def compare_score(self, scored: list[Scored]) -> None:
        assert sorted(fact.seat for fact in scored) == sorted(self.book.order)
        tricks = {str(fact.seat): fact.tricks for fact in scored}
        assert tricks == (self.tricks_on_phones() if self.app_deals else self.won)
        bids = dict(self.book.bids)
        brought = self.book.scores(tricks)
        for fact in scored:
            assert fact.points == brought[fact.seat]
            assert fact.bid == bids[fact.seat]
            assert isinstance(fact, Made) == (fact.bid == fact.tricks)
            assert isinstance(fact, Missed) == (fact.bid != fact.tricks)

    def compare_deal(self) -> None:
        """Compare what is dealt next, by whom, and which suit is trump."""
        upcoming = scene_of(self.referee).upcoming
        if upcoming is None:
            return
        assert upcoming.deal == self.book.deal_number + 1
        assert upcoming.dealer == self.book.dealer()
        assert upcoming.cards == self.book.hand_size()
        assert upcoming.trump == self.book.trump()


@pytest.mark.parametrize("part", more_when_slow(PARTS // 2, PARTS))
def test_every_ruling_is_that_of_the_other_referee(part: int) -> None:
    for seed in range(part * GAMES_OF_A_PART, (part + 1) * GAMES_OF_A_PART):
        evening = Compared(seed)
        game = evening.play()
        assert evening.book.is_over()
        assert set(game.table.winners) == evening.book.winners()
        assert not view(game, None).mine
