"""Oh Hell: players who count their likely tricks, and tricks that are played out with their cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.engine.bots import Bots
from rules.facts import Seat
from rules.games.ohhell.cards import (
    CARDS,
    DECK,
    Card,
    choose_card,
    likely_tricks,
    play_tricks,
)
from rules.games.ohhell.facts import Scored
from rules.games.ohhell.prompt_kinds import PlayCard, Tricks, TricksOfAll
from rules.games.ohhell.scene import Scene
from rules.prompts import PickRank, Prompt


class OhHellBots(Bots):
    """The app deals by the seed; everybody bids what the hand is worth, and the cards decide the tricks."""

    flips = frozenset({"own"})

    def rounds_ended(self) -> int:
        deals = {
            number
            for number, page in enumerate(self.table.pages)
            if any(isinstance(ruling.fact, Scored) for ruling in page)
        }
        return len(deals) + bool(self.table.winners)

    def deck(self, deal: int) -> list[Card]:
        """Return the shuffled deck of a deal: the hands come off its start, then the card that is turned up."""
        return self.shuffled(DECK, f"deal {deal}")

    def hands(self) -> Mapping[Seat, Sequence[Card]]:
        """Return the hands of the present deal, as they were dealt."""
        scene: Scene = self.scene
        if scene.stage not in ("bids", "tricks") or scene.upcoming is not None:
            return {}
        if scene.dealt:
            return {
                seat: [CARDS[card] for card in self.game.peek(hand, seat)]
                for seat, hand in scene.dealt.items()
            }
        deck, cards = self.deck(scene.deal), scene.cards
        return {
            seat: deck[nth * cards : (nth + 1) * cards] for nth, seat in enumerate(scene.players)
        }

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        scene: Scene = self.scene
        if prompt.name == "trump" and scene.upcoming is not None:
            dealt = scene.upcoming.cards * len(scene.upcoming.players)
            return self.deck(scene.upcoming.deal)[dealt].suit
        if isinstance(prompt, PlayCard) and seat is not None:
            trick = [] if scene.taken_by else [CARDS[card] for card in scene.trick.values()]
            wanted = scene.bids[seat] - scene.won.get(seat, 0)
            return str(choose_card(self.hand(seat), trick, scene.trump, wanted))
        if isinstance(prompt, TricksOfAll):
            return self.tricks()
        if isinstance(prompt, Tricks) and seat is not None:
            return self.tricks().get(seat)
        if isinstance(prompt, PickRank) and seat is not None:
            worth = likely_tricks(self.hand(seat), len(scene.players), scene.trump)
            worth += rng.gauss(0, 0.25)
            nearest: int = min(prompt.allowed(), key=lambda bid: abs(bid - worth))
            return nearest
        return None

    def tricks(self) -> dict[Seat, int]:
        """Return who wins how many tricks of the present deal."""
        scene: Scene = self.scene
        hands = {seat: self.hand(seat) for seat in scene.players}
        return play_tricks(hands, scene.bids, scene.trump)
