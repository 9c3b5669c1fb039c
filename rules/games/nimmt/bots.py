"""6 nimmt!: a deck that the app shuffles, and players who avoid the sixth place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from rules.engine.bots import Bots
from rules.facts import Seat
from rules.games.nimmt.adjudicate import heads_of, row_of
from rules.games.nimmt.cards import FULL, HAND
from rules.games.nimmt.facts import Follows, Takes
from rules.games.nimmt.scene import Scene
from rules.prompts import Prompt


class NimmtBots(Bots):
    """Everybody plays the card that is least likely to be the sixth of its row."""

    from_hand = frozenset({"card"})
    ends_round = (Follows, Takes)

    def deck(self) -> list[int]:
        """Return the deck of the present deal: the hands come off its start, the rows off its end."""
        scene: Scene = self.scene
        return self.shuffled(range(1, scene.highest + 1), f"deal {scene.deal}")

    def hands(self) -> Mapping[Seat, Sequence[Any]]:
        scene: Scene = self.scene
        if scene.dealt or scene.open_hands:
            return super().hands()
        played = self.entered(f"deal{scene.deal}", "card")
        return self.hands_from(self.deck(), HAND, scene.taken, played)

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        if prompt.name == "start":
            scene: Scene = self.scene
            return self.deck()[-1 - len(self.entered(f"deal{scene.deal}", "start"))]
        if prompt.name == "card" and seat is not None:
            return min(self.hand(seat), key=self._risk, default=None)
        return prompt.answer_for_absent(rng)

    def _risk(self, card: int) -> float:
        """Return about how many bull heads a card may bring: more cards may come between it and its row."""
        scene: Scene = self.scene
        row = row_of(card, scene.rows)
        if row is None:
            return 1 + min(heads_of(row) for row in scene.rows)
        between = card - row.present[-1] - 1
        room = FULL - len(row.present)
        if not room:
            return heads_of(row) + card / 1000
        return min(between, 20) / (4 * room) + card / 1000
