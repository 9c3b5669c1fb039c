"""Names as people may give themselves: any script, any emoji, and nothing that spoils a screen."""

from __future__ import annotations

import unicodedata

from rules.errors import Malformed
from rules.facts import fact

LONGEST_NAME = 16
"""How many characters a name may have, as a person counts them."""
MAX_MARKS = 3
"""How many marks may be piled on one letter; living scripts need no more."""
MAX_POINTS = 64
"""How many code points a name may have: families of emoji take many."""

_JOINER, _NON_JOINER = "\u200d", "\u200c"
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
"""Letters and symbols that show nothing."""
_SELECTORS = frozenset(chr(point) for point in range(0xFE00, 0xFE10))
_SKINS = frozenset(chr(point) for point in range(0x1F3FB, 0x1F400))
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Control, format (direction among them), surrogate, private and unassigned characters."""


def clean_name(raw: object) -> str:
    """Return a name as it may be shown: normalised, without control or direction characters.

    >>> clean_name("  Ana \u202e Maria ")
    'Ana Maria'

    :raises Malformed: when nothing is left of it, or it is longer than ``LONGEST_NAME``.
    """
    if not isinstance(raw, str) or len(raw) > 40 * LONGEST_NAME:
        raise Malformed(fact("app.name-missing"), given=None)
    text = unicodedata.normalize("NFC", raw)
    shown = " ".join("".join(char for char in text if _may_stand(char)).split())
    name = _unpile(shown)
    if not any(_is_visible(char) for char in name):
        raise Malformed(fact("app.name-missing"), given=raw)
    if length(name) > LONGEST_NAME or len(name) > MAX_POINTS:
        raise Malformed(fact("app.name-long", most=LONGEST_NAME), given=raw)
    return name


def length(name: str) -> int:
    """Return how many characters a name has as a person counts them: a family of emoji is one.

    >>> length("\U0001f469\u200d\U0001f467"), length("Zoe\u0301")
    (1, 3)
    """
    count, before = 0, " "
    for char in name:
        # A skin colours what stands before it; with nothing there it is a patch of its own.
        tints = char in _SKINS and before != " " and before not in _SKINS
        if not (before == _JOINER or tints or char in {_JOINER, _NON_JOINER} or _is_mark(char)):
            count += 1
        before = char
    return count


def same(name: str, other: str) -> bool:
    """Whether two names look alike to somebody across the table."""
    return _bare(name) == _bare(other)


def _bare(name: str) -> str:
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in folded if char not in {_JOINER, _NON_JOINER, *_SELECTORS})


def _may_stand(char: str) -> bool:
    if char in {_JOINER, _NON_JOINER} or char.isspace():
        return True
    return char not in _BLANK and unicodedata.category(char) not in _FORBIDDEN


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in {"Mn", "Me"}


def _is_visible(char: str) -> bool:
    return not char.isspace() and char not in {_JOINER, _NON_JOINER} and not _is_mark(char)


def _unpile(text: str) -> str:
    """Drop marks and joiners that have nothing to stand on, and those piled too high."""
    kept: list[str] = []
    marks = 0
    for char in text:
        loose = not kept or kept[-1] == " "
        if _is_mark(char):
            marks += 1
            if not loose and marks <= MAX_MARKS:
                kept.append(char)
        elif char in {_JOINER, _NON_JOINER}:
            if not loose and kept[-1] not in {_JOINER, _NON_JOINER}:
                kept.append(char)
        else:
            if char == " " and kept and kept[-1] in {_JOINER, _NON_JOINER}:
                kept.pop()
            marks = 0
            kept.append(char)
    return "".join(kept).strip(f" {_JOINER}{_NON_JOINER}")
