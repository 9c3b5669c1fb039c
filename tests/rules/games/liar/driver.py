"""A match of Who's Lying? with a real deck, dealt and played by chance, in plain sight of the test."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.facts import Json, Seat
from rules.games.liar.deck import WILD
from rules.games.liar.scene import Scene
from tests.rules.games.evening import NAMES, Evening, call, new_game, scene_as

ANA, BO, CY, DI, ED = NAMES[:5]

scene_of = scene_as(Scene)


def seat_down(players: int = 3, **options: Any) -> Referee:
    """A game before its first card; the starter is named unless the options say otherwise."""
    return new_game("liar", players, {"starter": "table", "extended": True, **options})


def say(referee: Referee, value: Any, by: str = "host") -> None:
    """Answer what is asked, where it is one thing."""
    assert referee.current_ask is not None
    referee.answer(referee.current_ask.pending[0].key, value, Stamp(by))


def begin(players: int = 3, starter: Seat = ANA, **options: Any) -> Referee:
    """A game whose cards are dealt."""
    referee = seat_down(players, **options)
    say(referee, starter)
    say(referee, "yes")
    return referee


def lay(referee: Referee, said: str, **cards: int) -> None:
    """Whoever is up lays cards, in secret entry."""
    say(referee, {"lay": {"cards": cards, "say": said}})


def announce(referee: Referee, said: str, count: int) -> None:
    """Whoever is up lays cards, in open entry."""
    say(referee, {"lay": {"count": count, "say": said}})


def doubt(referee: Referee) -> None:
    say(referee, "doubt")


def passes(referee: Referee) -> None:
    say(referee, "pass")


def codes(referee: Referee) -> list[str]:
    """What was said last."""
    return [ruling.fact.code for ruling in referee.table.pages[-1]]


def hands(referee: Referee) -> dict[str, int]:
    return {player.seat: player.hand for player in scene_of(referee).players}


def minus(referee: Referee) -> dict[str, int]:
    return {player.seat: player.minus.count for player in scene_of(referee).players}


def down_to(referee: Referee, seat: Seat, cards: int) -> None:
    """Let somebody say, five cards at a time at most, that they hold only so many."""
    while hands(referee)[seat] > cards:
        call(referee, "hold", max(cards, hands(referee)[seat] - 5), seat)


def dealt_hands(referee: Referee) -> dict[Seat, Counter[str]]:
    """The hands that the app has dealt, as their players see them; empty if people deal."""
    return {
        seat: Counter(referee.peek(hand, seat)) for seat, hand in scene_of(referee).hands.items()
    }


class Match(Evening):
    """Players with real hands, who lie now and then and doubt now and then."""

    def __init__(self, referee: Referee, seed: int, *, bold: float = 0.25) -> None:
        super().__init__(referee, seed)
        self.bold = bold
        self.hands: dict[Seat, Counter[str]] = {}
        self.minus: dict[Seat, Counter[str]] = {}
        self.pile: list[tuple[Seat, str, Counter[str]]] = []
        self.stands = False
        self.game = ""
        self.drawing: tuple[Seat, Seat] | None = None
        """Who draws from whose hand: of dealt hands, chance says which cards."""

    def step(self) -> None:
        if dealt := dealt_hands(self.referee):
            self.compare(dealt)
        super().step()

    def compare(self, dealt: dict[Seat, Counter[str]]) -> None:
        """Take the hands that the app has dealt, and see that they stay as the rules move them."""
        game = self.at.split("/")[0]
        if game != self.game:
            self.game, self.hands = game, {seat: Counter(cards) for seat, cards in dealt.items()}
            self.minus = {seat: Counter() for seat in dealt}
            self.pile, self.drawing = [], None
        if self.drawing is not None:
            seat, other = self.drawing
            drawn = dealt[seat] - self.hands[seat]
            assert drawn.total() == min(2, self.hands[other].total())
            self.hands[seat] += drawn
            self.hands[other] -= drawn
            self.drawing = None
        assert dealt == self.hands

    def answer(self, prompt: Any, seat: Seat | None) -> Json:
        name = prompt.name.partition("-")[0]
        if name == "deal":
            if self.referee.setup.options["dealer"] != "app":
                self.deal()
            return "yes"
        if seat is None:
            return None
        if name == "turn":
            return self.turn(seat)
        if name == "turned":
            return dict(self.last)
        if name == "check":
            self.settle(seat)
            return "right"
        if name == "rainbow":
            own = ("hand", self.hands[seat]), ("minus", self.minus[seat])
            return next((where for where, cards in own if any(cards[one] for one in WILD)), "none")
        return None

    def deal(self) -> None:
        deal = scene_of(self.referee).deal
        deck = [*(colour for colour in deal.colours for _ in range(deal.cards)), deal.wild]
        self.rng.shuffle(deck)
        del deck[: deal.removed]
        seats = [player.seat for player in scene_of(self.referee).players]
        self.hands = {seat: Counter(deck.pop() for _ in range(deal.each)) for seat in seats}
        self.minus = {seat: Counter() for seat in seats}
        self.pile, self.stands = [], False

    @property
    def is_sealed(self) -> bool:
        options = self.referee.setup.options
        return bool(options["entry"] == "sealed" or options["dealer"] == "app")

    @property
    def last(self) -> Counter[str]:
        return self.pile[-1][2]

    def turn(self, seat: Seat) -> Any:
        standing = scene_of(self.referee).standing
        hand = self.hands[seat]
        if standing is not None:
            if self.rng.random() < self.bold:
                if self.is_sealed:
                    self.settle(seat)
                return "doubt"
            if hand.total() < standing.count or self.rng.random() < 0.4:
                return "pass"
        return self.lay(seat, standing.count if standing else 1)

    def lay(self, seat: Seat, least: int) -> Any:
        hand = self.hands[seat]
        said, held = max(hand.items(), key=lambda one: (one[0] not in WILD, one[1]))
        honest = held >= least and said not in WILD and self.rng.random() < 0.6
        number = held if honest else least
        cards = Counter({said: number}) if honest else self.any(hand, number)
        if not honest:
            colours = scene_of(self.referee).deal.colours
            said = said if said not in WILD else self.rng.choice(colours)
        scene = scene_of(self.referee)
        if scene.standing and not self.hands[scene.standing.seat]:
            pass  # the game ends before these cards count
        else:
            hand.subtract(cards)
            self.hands[seat] = +hand
            self.pile.append((seat, said, cards))
        if self.is_sealed:
            return {"lay": {"cards": dict(cards), "say": said}}
        return {"lay": {"count": cards.total(), "say": said}}

    def any(self, hand: Counter[str], number: int) -> Counter[str]:
        return Counter(self.rng.sample(sorted(hand.elements()), number))

    def settle(self, doubter: Seat) -> None:
        """Move the real cards, as people do who know the rules."""
        layer, said, cards = self.pile.pop()
        below: Counter[str] = sum((lay[2] for lay in self.pile), Counter())
        self.pile = []
        if all(colour in (said, *WILD) for colour in cards):
            self.minus[doubter] += below + cards
            if self.hands[layer]:
                self.draw(doubter, layer)
        else:
            self.hands[layer] += cards
            self.minus[layer] += below
            if below:
                self.draw(layer, doubter)

    def draw(self, seat: Seat, other: Seat) -> None:
        if len(self.hands) != 2:
            return
        if self.referee.setup.options["dealer"] == "app":
            self.drawing = seat, other
            return
        drawn = self.any(self.hands[other], min(2, self.hands[other].total()))
        self.hands[other] -= drawn
        self.hands[seat] += drawn
