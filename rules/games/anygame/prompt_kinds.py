"""The prompt that only this game has: a sum, typed as on a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from rules.facts import Json
from rules.games.anygame.facts import NothingYet
from rules.games.anygame.sums import read_sum, total
from rules.prompts import Confirm, Either, Number, Prompt, Together

SCORES, SEALED, FINISH = "scores", "sealed", "finish"
"""What can come next."""
FEW_ROUNDS = 6
"""The least number of rounds in a random game."""
DONE = "done"
"""The answer that closes the sheet, if :attr:`WriteSum.closes` is set."""


@dataclass(frozen=True)
class MessageSum:
    """A sum as its message reads it: what it comes to, and what is ``written``.

    ``is_sum`` is whether that is more than one number, ``is_done`` whether it closes the sheet.
    """

    total: int
    written: str
    is_sum: bool
    is_done: bool

    @classmethod
    def of(cls, text: str) -> MessageSum:
        """Return a sum as its message reads it.

        >>> MessageSum.of("12-5")
        MessageSum(total=7, written='12−5', is_sum=True, is_done=False)
        """
        comes_to = total(text)
        written = text.replace("-", "\N{MINUS SIGN}")
        return cls(comes_to, written, text != str(comes_to), text == DONE)


@dataclass(frozen=True)
class WriteSum(Prompt[str]):
    """Write what a seat scored: a number, or several that are added and taken away.

    ``closes`` is whether the sheet stays open until a player answers :data:`DONE`.
    """

    name: str
    closes: bool = False
    kind: ClassVar[str] = "anygame.sum"

    def parse(self, raw: Json) -> str:
        return DONE if self.closes and raw == DONE else read_sum(raw)

    def for_message(self, value: str) -> MessageSum:
        return MessageSum.of(value)

    def sample(self, rng: Random) -> str:
        if self.closes and rng.random() < 0.3:
            return DONE
        return read_sum("+".join(str(rng.randint(0, 40)) for _ in range(rng.randint(1, 3))))


@dataclass(frozen=True)
class WhatNext(Either):
    """Say what comes next. Before anything was played there is nothing to finish.

    What is drawn at random plays some rounds, of both kinds if it can.
    """

    round: int = 1

    @classmethod
    def of(
        cls, last: str, number: int, times: int = 0, *, played: bool, bids: bool = False
    ) -> WhatNext:
        """Return the prompt for a round, asked for the ``times``-th time; the last choice comes first.

        ``bids`` is whether each round begins with bids.
        """
        other = SEALED if last == SCORES else SCORES
        names = (SEALED, FINISH) if bids else (last, other, FINISH)
        branches = {name: Confirm(name, ends=name == FINISH) for name in names}
        out = {} if played else {FINISH: NothingYet()}
        return cls(f"next-{times}" if times else "next", branches, out, round=number)

    def sample(self, rng: Random) -> tuple[str, Any]:
        *others, _ = self.branches
        ends = self.round > FEW_ROUNDS and rng.random() < 0.4
        name = FINISH if ends else rng.choice((*others, *others[1:], *others[1:]))
        return name, self.branches[name].sample(rng)


@dataclass(frozen=True)
class Settings(Together):
    """Change the settings of sealed rounds; the form starts with the present ones, ``now``."""

    now: Mapping[str, Json] = field(default_factory=dict)
    kind: ClassVar[str] = "anygame.settings"


@dataclass(frozen=True)
class SealedNumber(Number):
    """Enter a number in secret; the question says which one wins, "highest", "lowest" or "none"."""

    wins: str = "none"
