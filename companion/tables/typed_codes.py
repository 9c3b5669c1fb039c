"""The codes of tables and the letters of TVs, as people type them."""

from __future__ import annotations

from companion.tables.registry import CODE_LENGTH, LETTERS, LONG_CODE_LENGTH
from rules.typed import plain

_LOOK_ALIKE = str.maketrans(
    "АВСЕНКЈМРЅТУХΑΒΕΗΚΜΝΡΤΥΧΖ",  # letters of Cyrillic and Greek keyboards
    "ABCEHKJMPSTYXABEHKMNPTYXZ",
)
MAX_TYPED = 300
"""The characters of a typed address that are read."""


def typed_code(text: str) -> str:
    """Return the code in a text: in capitals, without blanks and signs; of an address its end.

    >>> typed_code(" “ab cd” "), typed_code("http://192.168.1.2:8000/ABCD/"), typed_code("авсе")
    ('ABCD', 'ABCD', 'ABCE')
    """
    typed = plain(text[:MAX_TYPED]).strip().rstrip("/").rpartition("/")[2]
    letters = typed.upper().translate(_LOOK_ALIKE)
    return "".join(char for char in letters if char.isalnum())[: LONG_CODE_LENGTH + 2]


def is_code(text: str) -> bool:
    """Whether a text could be a table's code."""
    return len(text) in {CODE_LENGTH, LONG_CODE_LENGTH} and set(text) <= set(LETTERS)
