"""Junk to send, from plausible to absurd."""

from __future__ import annotations

import json
from random import Random
from typing import Any

TEXTS = (
    "",
    " ",
    "0",
    "-1",
    "null",
    "s1",
    "s9",
    "dummy-1",
    "../../etc/passwd",
    "%00",
    "\x00",
    "\ud800",
    "\u202eabc",
    "é" * 40,
    "💥" * 20,
    "<script>alert(1)</script>",
    "{{7*7}}",
    "' OR 1=1 --",
    "x" * 300,
    "x" * 70_000,
    "deal1/round1/topic",
    "deal1/round1/ploy/s1",
    "__class__",
    "constructor",
)
NUMBERS = (
    0,
    1,
    -1,
    5,
    10,
    11,
    255,
    2**31,
    2**63,
    -(2**63),
    10**400,
    0.5,
    -0.0,
    1e308,
    float("inf"),
)
NUMBERS_ODD = (float("nan"), float("-inf"))


class Junk:
    """Makes junk from a seed; ``likely`` is what would be right, for junk that is nearly so."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def text(self) -> str:
        """Return some text."""
        if self.rng.random() < 0.7:
            return self.rng.choice(TEXTS)
        points = (
            self.rng.choice((0x20, 0x41, 0x300, 0x2F, 0x1F600, 0x0, 0xD7FF)) for _ in range(8)
        )
        return "".join(chr(point + self.rng.randrange(32)) for point in points)

    def value(self, depth: int = 0) -> Any:
        """Return something that JSON can say."""
        kind = self.rng.randrange(8 if depth < 4 else 5)
        match kind:
            case 0:
                return self.rng.choice((None, True, False))
            case 1 | 2:
                return self.rng.choice((*NUMBERS, *NUMBERS_ODD))
            case 3 | 4:
                return self.text()
            case 5:
                return [self.value(depth + 1) for _ in range(self.rng.randrange(4))]
            case 6:
                return {
                    self.text()[:99]: self.value(depth + 1) for _ in range(self.rng.randrange(4))
                }
            case _:
                nested: Any = self.text()
                for _ in range(self.rng.choice((3, 60))):
                    nested = [nested]
                return nested

    def frame(self, message: Any) -> str | bytes | None:
        """Return a message as it might come up a socket: whole, cut, bent or no text at all."""
        text = json.dumps(message)
        match self.rng.randrange(6):
            case 0:
                return text[: self.rng.randrange(len(text) + 1)]
            case 1:
                at = self.rng.randrange(len(text) + 1)
                return text[:at] + self.text() + text[at:]
            case 2:
                return self.rng.randbytes(self.rng.randrange(60))
            case 3:
                return "[" * self.rng.choice((1, 5_000, 60_000))
            case 4:
                return text.encode()
            case _:
                return text
