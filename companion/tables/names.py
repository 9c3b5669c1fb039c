"""Players' names: any script and any emoji, but nothing that breaks the layout of a screen."""

from __future__ import annotations

import unicodedata

from companion.tables.refusals import NameLong, NameMissing
from rules.errors import Malformed
from rules.typed import plain

MAX_NAME_LENGTH = 16
"""The characters that a name may have, as :func:`count_characters` counts them."""
MAX_MARKS = 3
"""The combining marks that one letter may have; no living script needs more."""
MAX_CODE_POINTS = 64
"""The code points that a name may have; one emoji of a family takes up to eleven."""

_JOINER, _NON_JOINER = "\u200d", "\u200c"
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
"""Characters of category letter or symbol that are drawn as blanks."""
_SELECTORS = frozenset(chr(point) for point in range(0xFE00, 0xFE10))
_SKINS = frozenset(chr(point) for point in range(0x1F3FB, 0x1F400))
_FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Unicode categories: control, format (incl. direction), surrogate, private use, unassigned."""


def clean_name(raw: object) -> str:
    """Return a name in normal form C, without control and direction characters or extra spaces.

    >>> clean_name("  Ana \u202e Maria ")
    'Ana Maria'

    :raises Malformed: if no visible character is left, or if the name is longer than
        ``MAX_NAME_LENGTH`` characters or ``MAX_CODE_POINTS`` code points.
    """
    if not isinstance(raw, str) or len(raw) > 40 * MAX_NAME_LENGTH:
        raise Malformed(NameMissing(), given=None)
    text = unicodedata.normalize("NFC", raw)
    shown = " ".join("".join(char for char in text if _is_allowed(char)).split())
    name = _drop_stray_marks(shown)
    if not name:
        raise Malformed(NameMissing(), given=raw)
    if count_characters(name) > MAX_NAME_LENGTH or len(name) > MAX_CODE_POINTS:
        raise Malformed(NameLong(most=MAX_NAME_LENGTH), given=raw)
    return name


def count_characters(name: str) -> int:
    """Return the number of characters that a reader sees: an emoji of a family counts as one.

    >>> count_characters("\U0001f469\u200d\U0001f467"), count_characters("Zoe\u0301")
    (1, 3)
    """
    count, before = 0, " "
    for char in name:
        # A skin tone modifies the character before it; at the start it is a character of its own.
        modifies = char in _SKINS and before != " " and before not in _SKINS
        if not (before == _JOINER or modifies or char in {_JOINER, _NON_JOINER} or _is_mark(char)):
            count += 1
        before = char
    return count


def look_alike(name: str, other: str) -> bool:
    """Whether two names differ only in case, width, quotes, dashes or invisible characters.

    >>> look_alike("Ana", "ANA"), look_alike("O’Neil", "o'neil")
    (True, True)
    """
    return _comparison_key(name) == _comparison_key(other)


def _comparison_key(name: str) -> str:
    folded = plain(name).casefold()
    return "".join(char for char in folded if char not in {_JOINER, _NON_JOINER, *_SELECTORS})


def _is_allowed(char: str) -> bool:
    if char in {_JOINER, _NON_JOINER} or char.isspace():
        return True
    return char not in _BLANK and unicodedata.category(char) not in _FORBIDDEN


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in {"Mn", "Me"}


def _drop_stray_marks(text: str) -> str:
    """Drop marks and joiners without a letter before them, and more than ``MAX_MARKS`` marks.

    What is left begins with something visible, or is empty.
    """
    kept: list[str] = []
    marks = 0
    for char in text:
        stray = not kept or kept[-1] == " "
        if _is_mark(char):
            marks += 1
            if not stray and marks <= MAX_MARKS:
                kept.append(char)
        elif char in {_JOINER, _NON_JOINER}:
            if not stray and kept[-1] not in {_JOINER, _NON_JOINER}:
                kept.append(char)
        else:
            if char == " " and kept and kept[-1] in {_JOINER, _NON_JOINER}:
                kept.pop()
            marks = 0
            kept.append(char)
    return "".join(kept).strip(f" {_JOINER}{_NON_JOINER}")
