"""An evening of The Feast with a real deck, dealt and played by chance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from rules.engine.log import Stamp
from rules.engine.referee import Referee
from rules.engine.registry import load, meta
from rules.engine.tabletop import Setup
from rules.facts import ANYONE, HOST, Seat
from rules.games.feast.scene import Scene

NAMES = tuple(Seat(name) for name in ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal"))
PAIRS = tuple(rank for rank in range(1, 11) for _ in range(rank))
BY_HOST = Stamp("host")


def seat_down(players: int, dummies: int | None = None) -> Referee:
    """A game before its first card; ``dummies`` None: as many as are proposed."""
    given = {} if dummies is None else {"dummies": dummies}
    return Referee(
        load("feast"), Setup(NAMES[:players], meta("feast").settle(players, given)), Random(1)
    )


def scene_of(referee: Referee) -> Scene:
    scene = referee.table.scene
    assert isinstance(scene, Scene)
    return scene


class Evening:
    """Everybody draws their ploys at random from a hand of real cards."""

    def __init__(
        self,
        referee: Referee,
        seed: int,
        *,
        deck: tuple[int, ...] = PAIRS,
        happens: Callable[[Evening], bool] = lambda _: False,
    ) -> None:
        self.referee = referee
        self.rng = Random(seed)
        self.deck = deck
        self.happens = happens
        self.deal = 0
        self.pile: list[int] = []
        self.hands: dict[Seat, list[int]] = {}

    @property
    def at(self) -> str:
        """The key of what is asked."""
        assert self.referee.ask is not None
        return self.referee.ask.key

    def play(self, until: str | None = None) -> Referee:
        """Play to the end, or until something is asked under a key."""
        while not self.referee.over and self.at != until:
            if not self.happens(self):
                self.step()
        return self.referee

    def step(self) -> None:
        """Enter one thing."""
        referee = self.referee
        if referee.ready:
            referee.open(self.at, BY_HOST)
            return
        assert referee.ask is not None
        pending = next(
            pending for pending in referee.ask.pending if pending.key not in referee.pending_answers
        )
        prompt = referee.resolve(pending)
        card = self.card(pending.key, pending.who if isinstance(pending.who, str) else None)
        if card is None or prompt.objection(card) is not None:
            card = prompt.dump(prompt.sample(self.rng))
        by = (
            "host"
            if pending.who is HOST
            else NAMES[0]
            if pending.who is ANYONE
            else str(pending.who)
        )
        referee.answer(pending.key, card, Stamp(by))

    def card(self, key: str, seat: Seat | None) -> int | None:
        """Draw a real card for what is asked, where it is a card."""
        deal, _, what, *whose = key.split("/")
        if what == "topic":
            if self.deal != int(deal.removeprefix("deal")):
                self.shuffle()
            return self.pile.pop() if self.pile else None
        hand = self.hands.get(seat or Seat(what), [])
        if (what == "ploy" or whose == ["dummy"]) and hand:
            return hand.pop(self.rng.randrange(len(hand)))
        return None

    def shuffle(self) -> None:
        """Shuffle and deal to every hand that stands in the scene."""
        scene = scene_of(self.referee)
        self.deal = scene.deal
        self.pile = list(self.deck)
        self.rng.shuffle(self.pile)
        self.hands = {
            seat: [self.pile.pop() for _ in range(scene.rounds)] for seat in scene.captures
        }
