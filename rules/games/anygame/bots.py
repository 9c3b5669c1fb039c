"""Any other game: bots that write scores and enter numbers, like a table that plays a game of its own."""

from __future__ import annotations

from random import Random
from typing import Any

from rules.engine.bots import Bots
from rules.facts import Fact, Seat
from rules.games.anygame.facts import Added, Counted, Nobody, Reached, Row, Shown, Wins
from rules.games.anygame.prompt_kinds import DONE, FINISH, SCORES, SEALED, WhatNext, WriteSum
from rules.prompts import Number, Prompt

ROUNDS = 8
"""How many rounds such a table plays."""
SHAPES = ("{a}", "{a}", "{a}", "{a}+{b}", "{a}+{b}+{c}", "{a}-{b}")
"""What people write on a score sheet."""


class AnyGameBots(Bots):
    """The table writes scores and plays sealed rounds, and ends after a few rounds or at the target."""

    ends_round = (Row, Added, Wins, Nobody, Shown, Counted)

    def choose(self, prompt: Prompt[Any], seat: Seat | None, rng: Random) -> Any:
        if isinstance(prompt, WhatNext):
            what = self.next_one(prompt, rng)
            return what, prompt.branches[what].sample(rng)
        if isinstance(prompt, WriteSum):
            return DONE if prompt.closes and self.has_written(seat) else self.points(rng)
        if isinstance(prompt, Number):
            span = prompt.high - prompt.low
            return prompt.low + round(span * rng.triangular(0, 1, 0.4))
        return None

    def next_one(self, prompt: WhatNext, rng: Random) -> str:
        """Choose what comes next: the sheet twice as often as a sealed round."""
        target = int(self.table.options["target"])
        reached = target and self.has_happened(Reached)
        if FINISH not in prompt.out and (prompt.round > ROUNDS or reached):
            return FINISH
        if SCORES not in prompt.branches:
            return SEALED
        return SEALED if prompt.round % 3 == rng.randrange(3) else SCORES

    def has_happened(self, kind: type[Fact]) -> bool:
        """Whether there is a ruling with a fact of this class."""
        return any(isinstance(one.fact, kind) for page in self.table.pages for one in page)

    def has_written(self, seat: Seat | None) -> bool:
        """Whether a seat, or enough others, have written in the open row."""
        row = self.scene.writing
        return row is not None and (seat in row.sums or len(row.sums) >= len(self.table.seats) - 1)

    def points(self, rng: Random) -> str:
        """Return a score as text: about a tenth of the target, if there is one."""
        usual = max(4, int(self.table.options["target"]) // 10 or 12)
        numbers = {name: rng.randint(1, usual) for name in "abc"}
        return rng.choice(SHAPES).format(**numbers)
