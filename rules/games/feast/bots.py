"""The Feast: a Pairs deck that the app deals, and players who choose from their hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.engine.bots import Bots
from rules.engine.dealing import without
from rules.facts import Seat
from rules.games.feast.adjudicate import adjudicate
from rules.games.feast.deck import copies
from rules.games.feast.scene import Scene
from rules.games.feast.state import KEEP_TOPIC
from rules.prompts import Pick, Prompt

GUESSES = 12
"""How often a player imagines what the others could have played."""


class FeastBots(Bots):
    """Everybody plays the card with the best result against hands that the others may hold."""

    from_hand = frozenset({"ploy"})

    def rounds_ended(self) -> int:
        scene: Scene = self.scene
        ended = scene.stage in ("scored", "over")
        return 100 * scene.deal + scene.round + ended + bool(self.table.winners)

    @property
    def deal(self) -> int:
        """The number of the deal that is played, or that begins now."""
        scene: Scene = self.scene
        return scene.deal + (scene.dealing is not None and scene.stage == "scored")

    def deck(self) -> list[int]:
        """Return the deck of the present deal: the hands come off its start, the topics off its end."""
        return self.shuffled(list(Counter(copies()).elements()), f"deal {self.deal}")

    def hands(self) -> Mapping[Seat, Sequence[int]]:
        scene: Scene = self.scene
        if scene.dealt:
            return {seat: self.game.peek(hand, seat) for seat, hand in scene.dealt.items()}
        if scene.deal != self.deal:
            return {}
        played = self.entered(f"deal{self.deal}", "ploy", "dummy")
        return self.hands_from(self.deck(), scene.rounds, scene.captures, played)

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        if not isinstance(prompt, Pick):
            return None
        if prompt.name == "topic":
            return self.deck()[-1 - len(self.entered(f"deal{self.deal}", "topic"))]
        if prompt.name == "dummy":
            hand = self.hand(prompt.about)
            return rng.choice(hand) if hand else None
        if prompt.name == "ploy" and seat is not None:
            return self.ploy(seat, rng)
        if prompt.name == "capture":
            return max(prompt.allowed(), key=self._worth)
        return max(prompt.allowed(), default=None) if prompt.name == "gaffe" else None

    def _worth(self, choice: str) -> int:
        scene: Scene = self.scene
        return scene.topic or 0 if choice == KEEP_TOPIC else int(choice)

    def ploy(self, seat: Seat, rng: Random) -> int | None:
        """Return the card that would bring the most over several possible rounds."""
        scene, hand = self.scene, self.hand(seat)
        known = {play.seat: play.rank for play in scene.plays if play.rank is not None}
        others = [each.seat for each in scene.plays if each.rank is None and each.seat != seat]
        unseen = without(list(Counter(scene.left).elements()), hand)
        if len(unseen) < len(others):
            return None
        brings = dict.fromkeys(sorted(set(hand), reverse=True), 0)
        for _ in range(GUESSES):
            guess = known | dict(zip(others, rng.sample(unseen, len(others)), strict=True))
            for rank in brings:
                brings[rank] += gain({**guess, seat: rank}, seat, scene.topic)
        return max(brings, key=brings.__getitem__, default=None)


def gain(ranks: Mapping[Seat, int], seat: Seat, topic: int) -> int:
    """Return the points of a seat in a round if it takes the best that it can.

    >>> gain({Seat("ana"): 9, Seat("bo"): 9, Seat("cy"): 4}, Seat("cy"), 5)
    9
    """
    verdict = adjudicate(ranks)
    best = max(verdict.pile, default=0)
    if verdict.alone == seat:
        return max(topic, best)
    if verdict.highest == seat:
        return topic
    return best if verdict.lowest == seat else 0
