"""The Feast: the state of a game, and how each step changes it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.audit import Audit, EnteredAt
from rules.engine.dealing import app_deals, card_at, deal_hands, without
from rules.engine.standings import Line, Standings
from rules.engine.tabletop import Tabletop
from rules.errors import ScriptError
from rules.facts import HOST, Seat
from rules.games.feast.adjudicate import DEALS, Verdict
from rules.games.feast.deck import DECK, RANKS, copies, hand_size
from rules.games.feast.facts import (
    AllMatched,
    Column,
    Copies,
    Deal,
    DealOver,
    Gaffe,
    GaffeTaken,
    OddDeck,
    OnlyTakesGaffe,
    OnlyTakesTopic,
    OptionGaffe,
    OptionTopic,
    Topic,
    Won,
)
from rules.games.feast.scene import Capture, Play, Scene, Source, Stage
from rules.games.feast.seating import Seating
from rules.prompts import (
    Choose,
    Option,
    PickCard,
    PickRank,
    PrivatePrompt,
    Prompt,
    options,
)
from rules.prompts.deck import Deck
from rules.sealed import Sealed

KEEP_TOPIC = "topic"
"""The answer of a ploy that is alone and takes the topic; otherwise it is a gaffe's rank."""
COLUMNS = tuple(Column(deal=deal) for deal in range(1, DEALS + 1))


class State:
    """One game: the hands, the cards that are out, the captures and the score."""

    def __init__(self, table: Tabletop) -> None:
        self.table = table
        self.seating = Seating(table, int(table.options["dummies"]), self._people_changed)
        self.app_deals = app_deals(table.options)
        if self.app_deals:
            table.played_by_app = lambda: self.seating.gone
        else:
            table.add_standing_call("override", HOST, self._override_prompt, self.stop_auditing)
        self.deck: Sealed[tuple[int, ...]] | None = None
        """Where the app deals: the shuffled ranks of the deal, the hands first."""
        self.hands: dict[Seat, Sealed[tuple[int, ...]]] = {}
        """Where the app deals: the hands of the deal, as they were dealt."""
        self.played: dict[Seat, tuple[int, ...]] = {}
        """The cards of each hand that were turned up in this deal."""
        self.scores: dict[Seat, list[int | None]] = {}
        self.captures: dict[Seat, tuple[Capture, ...]] = {}
        """By seat, in this deal. Published in the scene: make a new dict, never change this one."""
        self.audit: Audit[int] = Audit(copies())
        self.deal = self.cards = 0
        self.scene = Scene(0, DEALS, 1, 0, "topic")
        self.ranks: dict[Seat, int] = {}

    def _override_prompt(self) -> PickRank | None:
        out = self.audit.overridable()
        return PickRank("override", options(out)) if out else None

    def stop_auditing(self, rank: int) -> None:
        """Stop auditing a rank in this deal: the real deck is wrong."""
        self.audit.stop_auditing(rank)
        self.table.rule("audit", OddDeck(rank=rank))

    # -- a deal ----------------------------------------------------------------------

    def start_deal(self, deal: int) -> None:
        """Start a deal with a full deck, and audit it from zero."""
        self.seating.new_deal(last=deal == DEALS)
        self.audit = Audit(copies())
        self.hands = {}
        self.deal = deal
        self.plan()

    def plan(self) -> None:
        """Publish what is dealt now, to whom."""
        hands = self.seating.hands
        self.cards = hand_size(len(hands))
        self.captures = dict.fromkeys(hands, ())
        self.played = dict.fromkeys(hands, ())
        missed: list[int | None] = [None] * (self.deal - 1)
        came = [seat for seat in self.scores if self.scores[seat][: self.deal - 1] == missed]
        for seat in came:  # planned a moment ago, and gone before the cards were dealt
            if seat not in hands and self.deal > 1:
                del self.scores[seat]
        for seat in hands:
            self.scores.setdefault(seat, list(missed))
        for seat, cells in self.scores.items():
            cells[self.deal - 1 :] = [0 if seat in hands else None]
        dummies = self.seating.dummies
        what = Deal(deal=self.deal, cards=self.cards, dummies=len(dummies), app=self.app_deals)
        self.table.rule("dealing", what)
        if self.deal == 1:
            self._show(deal=1, rounds=self.cards, plays=self._empty_plays())
        self._show(dealing=self.cards, dummies=dummies)
        self._publish_score()

    def _people_changed(self) -> None:
        """Take in who has left or is back; what is not dealt yet is planned anew."""
        if self.deal and not self.seating.is_dealt:
            self.seating.plan_anew()
            self.plan()
        self._publish_score()

    def deck_prompt(self) -> Deck[int]:
        """Return the prompt for a shuffled deck: the indices of the cards in ``DECK``."""
        return Deck("deck", tuple(range(len(DECK))), len(DECK), to=tuple(self.captures))

    def deal_out(self, deck: Sealed[tuple[int, ...]]) -> None:
        """Deal a shuffled deck that nobody sees to every hand."""
        self.seating.is_dealt = True
        self.deck = deck.map(lambda cards: tuple(DECK[card] for card in cards))
        self.hands = deal_hands(self.deck, self.captures, self.cards)
        self._show()

    def topic_of_deck(self, number: int) -> PrivatePrompt[int]:
        """Return what chance is asked for the topic of a round: the next card off the deck's end."""
        if self.deck is None:
            raise ScriptError("the app has not dealt")
        card = card_at(self.deck, -number, f"topic-{number}")
        return PrivatePrompt("topic", card.map(lambda rank: PickRank("topic", options((rank,)))))

    def in_hand(self, seat: Seat) -> Sealed[tuple[int, ...]]:
        """Return the cards that a hand still has, in order."""
        played = self.played[seat]
        return self.hands[seat].map(lambda cards: tuple(without(sorted(cards), played)))

    def end_deal(self) -> None:
        """Publish the totals of the deal."""
        totals = {seat: self._deal_total(seat) for seat in self.captures}
        self.table.rule("winning", DealOver(deal=self.deal, totals=totals))

    def end_game(self) -> None:
        """Publish the winners: the highest total wins, a tie is shared."""
        self._publish_score()
        standings = self.standings()
        self.table.winners = standings.leaders()
        total = standings.line(self.table.winners[0]).total
        self.table.new_page()
        self.table.rule("winning", Won(seats=tuple(self.table.winners), total=total))
        self._show(stage="over")

    # -- a round ---------------------------------------------------------------------

    @property
    def topic(self) -> int:
        """The rank of the topic."""
        if self.scene.topic is None:
            raise ScriptError("there is no topic yet")
        return self.scene.topic

    @property
    def pile(self) -> tuple[int, ...]:
        """The ranks of the gaffes that nobody has taken, highest first."""
        return self.scene.pile

    def rank_prompt(self, name: str, about: Seat | None = None) -> PickRank:
        """Return a prompt for a rank; those of which all cards are out are refused."""
        ranks = tuple(Option(rank, self.audit.out(rank)) for rank in RANKS)
        return PickRank(name, ranks, about=about)

    def ploy_prompt(self, seat: Seat) -> PickRank | PrivatePrompt[int]:
        """Return the prompt for a ploy: a rank, or a card of the hand that the app dealt."""
        return self.hand_prompt("ploy", seat) if self.app_deals else self.rank_prompt("ploy")

    def hand_prompt(self, name: str, seat: Seat, about: Seat | None = None) -> PrivatePrompt[int]:
        """Return the prompt for a card of a hand that the app dealt."""

        def of_hand(cards: tuple[int, ...]) -> Prompt[int]:
            ranks = tuple(
                Option(rank, note=Copies(cards.count(rank)) if cards.count(rank) > 1 else None)
                for rank in sorted(set(cards))
            )
            return PickCard(name, ranks, lambda rng: rng.choice(cards), about, is_hand=True)

        return PrivatePrompt(name, self.in_hand(seat).map(of_hand))

    def start_round(self, number: int, topic: int) -> None:
        """Start a round with its topic."""
        self.seating.is_dealt = True
        self.seating.new_round()
        self._enter(topic, "topic", None, number)
        self.ranks = {}
        self.table.new_page()
        self._show(
            deal=self.deal,
            round=number,
            rounds=self.cards,
            dealing=None,
            dummies=(),
            stage="dummies" if self.seating.dummies else "ploys",
            topic=topic,
            topic_taken=False,
            plays=self._empty_plays(),
            pile=(),
            captures=self.captures,
        )

    def _empty_plays(self) -> tuple[Play, ...]:
        """Return a play without a card for every hand of the round."""
        seating = self.seating
        players = tuple(Play(seat, dummy=False) for seat in seating.players)
        return players + tuple(Play(seat, dummy=True) for seat in seating.dummies)

    def dummy_plays(self, dummy: Seat, rank: int) -> None:
        """Play a dummy's card, face up."""
        self._enter(rank, "dummy", dummy, self.scene.round)
        self.played[dummy] = (*self.played[dummy], rank)
        self.ranks[dummy] = rank
        done = all(seat in self.ranks for seat in self.seating.dummies)
        self._show_plays("ploys" if done else "dummies")

    def reveal(self, ploys: dict[Seat, int]) -> None:
        """Turn the players' ploys over."""
        for seat, rank in ploys.items():
            self._enter(rank, "ploy", seat, self.scene.round)
            self.played[seat] = (*self.played[seat], rank)
            self.ranks[seat] = rank
        self._show_plays("judging")

    def _show_plays(self, stage: Stage) -> None:
        plays = tuple(
            Play(play.seat, play.dummy, self.ranks.get(play.seat)) for play in self.scene.plays
        )
        self._show(stage=stage, plays=plays)

    def judge(self, verdict: Verdict) -> None:
        """Publish the gaffes, and move them to the pile."""
        for rank, seats in verdict.gaffes.items():
            self.table.rule("gaffes", Gaffe(rank=rank, seats=tuple(seats)))
        if verdict.highest is None and verdict.alone is None:
            self.table.rule("all-matched", AllMatched(topic=self.topic))
        plays = tuple(
            replace(play, gaffe=True) if play.rank in verdict.gaffes else play
            for play in self.scene.plays
        )
        self._show(plays=plays, pile=verdict.pile)

    def capture_prompt(self, best: int | None) -> Choose:
        """Return the prompt for the topic or a gaffe; a seat that is away takes ``best`` if given."""
        gaffes = tuple(
            Option(str(rank), name=OptionGaffe(rank=rank), face=str(rank))
            for rank in sorted(set(self.pile), reverse=True)
        )
        topic = Option(KEEP_TOPIC, name=OptionTopic(rank=self.topic), face=str(self.topic))
        fallback = KEEP_TOPIC if best is None else str(best)
        return Choose("capture", (topic, *gaffes), away=lambda _: fallback)

    def take_topic(self, seat: Seat, *, alone: bool = False) -> None:
        """Give the topic to a seat."""
        rank = self.ranks[seat]
        above = tuple(gaffe for gaffe in sorted(set(self.pile)) if gaffe > rank)
        fact = OnlyTakesTopic if alone else Topic
        self.table.rule("alone" if alone else "topic", fact(seat, rank, self.topic, above))
        self._capture(seat, self.topic, "topic")

    def take_gaffe(self, seat: Seat, took: int, *, alone: bool = False) -> None:
        """Give one card of the gaffe pile to a seat."""
        fact = OnlyTakesGaffe if alone else GaffeTaken
        what = fact(seat, self.ranks[seat], self.topic, took)
        self.table.rule("alone" if alone else "lowest", what)
        self._capture(seat, took, "gaffe")

    def end_round(self) -> None:
        """End the round; what nobody captured is discarded."""
        self._show(stage="scored")

    # -- audit and score ---------------------------------------------------------------

    def _enter(self, rank: int, what: str, seat: Seat | None, number: int) -> None:
        name = {"topic": "topic", "ploy": f"ploy/{seat}", "dummy": f"{seat}/dummy"}[what]
        self.audit.enter(rank, EnteredAt(what, number, self.table.prompt_key(name), seat))

    def _show(self, **changes: Any) -> None:
        """Publish the scene with these fields changed."""
        left = {rank: self.audit.left(rank) for rank in RANKS}
        dealt = {seat: self.in_hand(seat) for seat in self.hands}
        self.scene = self.table.scene = replace(self.scene, left=left, dealt=dealt, **changes)

    def _capture(self, seat: Seat, rank: int, source: Source) -> None:
        """Move the topic or a gaffe to a seat's captures, and publish the score."""
        scene, pile = self.scene, list(self.scene.pile)
        if source == "gaffe":
            pile.remove(rank)
        capture = Capture(rank, source, scene.round)
        self.captures = {**self.captures, seat: (*self.captures[seat], capture)}
        self._show(
            topic_taken=scene.topic_taken or source == "topic",
            plays=tuple(
                replace(play, took=capture) if play.seat == seat else play for play in scene.plays
            ),
            pile=tuple(pile),
            captures=self.captures,
        )
        self.scores[seat][-1] = self._deal_total(seat)
        self._publish_score()

    def _deal_total(self, seat: Seat) -> int:
        return sum(capture.rank for capture in self.captures.get(seat, ()))

    def standings(self) -> Standings:
        """Return the points by deal; dummies have lines, and do not compete."""
        lines = []
        for seat, cells in self.scores.items():
            later: list[None] = [None] * (DEALS - len(cells))
            total = sum(cell or 0 for cell in cells)
            lines.append(Line(seat, (*cells, *later), total, self.seating.competes(seat)))
        return Standings(COLUMNS, tuple(lines))

    def _publish_score(self) -> None:
        self.table.standings = self.standings()
