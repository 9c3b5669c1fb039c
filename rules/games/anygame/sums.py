"""Sums as people write them on a score sheet: ``3+6+2``, ``-4``, ``12-5``."""

from __future__ import annotations

import re

from rules.errors import Malformed
from rules.facts import Json
from rules.games.anygame.facts import NoSum, TooLong, TooManyDigits
from rules.typed import plain

LONGEST = 60
"""How many characters a sum may have."""
DIGITS = 6
"""How many digits each number, and the total, may have."""
_SUM = re.compile(r"[+-]?[0-9]+(?:[+-][0-9]+)*")
_TERM = re.compile(r"[+-]?[0-9]+")


def read_sum(raw: Json) -> str:
    """Return a sum without blanks and surplus zeros, from typed text.

    >>> read_sum(" 3 + 6+02 "), read_sum("12−5"), read_sum(-4)
    ('3+6+2', '12-5', '-4')

    :raises Malformed: for what is no sum, and for numbers that are too long.
    """
    if isinstance(raw, int) and not isinstance(raw, bool) and abs(raw) < 10**DIGITS:
        raw = str(raw)
    if not isinstance(raw, str):
        raise Malformed(NoSum(), given=raw)
    if len(raw) > LONGEST:
        raise Malformed(TooLong(longest=LONGEST), given=None)
    text = "".join(plain(raw).split())
    if _SUM.fullmatch(text) is None:
        raise Malformed(NoSum(), given=raw)
    numbers = [int(term) for term in _TERM.findall(text)]
    if max(*map(abs, numbers), abs(sum(numbers))) >= 10**DIGITS:
        raise Malformed(TooManyDigits(digits=DIGITS), given=raw)
    return "".join(f"{number:+}" for number in numbers).removeprefix("+")


def total(text: str) -> int:
    """Return the total of a sum.

    >>> [total(each) for each in ("3+6+2", "-4", "12-5")]
    [11, -4, 7]
    """
    return sum(int(term) for term in _TERM.findall(text))
