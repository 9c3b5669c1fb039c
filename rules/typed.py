"""What people type, in one form: keyboards differ in digits, widths, blanks, quotes and dashes."""

from __future__ import annotations

import unicodedata

_LIKE = {
    **dict.fromkeys("\N{MINUS SIGN}\N{HEAVY MINUS SIGN}", "-"),
    "\N{HEAVY PLUS SIGN}": "+",
    **dict.fromkeys("‘’‚‛′ʹʻʼʽˈ‹›`´", "'"),
    **dict.fromkeys("“”„‟″«»", '"'),
    "\N{ARABIC DECIMAL SEPARATOR}": ".",
    "\N{ARABIC COMMA}": ",",
    "\N{RATIO}": ":",
}
"""Characters that stand for another one, besides dashes, blanks and digits."""


def plain(text: str) -> str:
    """Return a text with digits from 0 to 9, hyphens for dashes, plain quotes, and no unseen characters.

    Letters of half or full width become ordinary ones, too (Unicode's normal form KC). Blanks become spaces.

    >>> plain("−４٢"), plain("3 – 1"), plain("L’Été")
    ('-42', '3 - 1', "L'Été")
    """
    known = "".join(_LIKE.get(char, char) for char in text)
    return "".join(map(_plain, unicodedata.normalize("NFKC", known)))


def _plain(char: str) -> str:
    category = unicodedata.category(char)
    if category == "Nd":
        return str(unicodedata.decimal(char))
    if category == "Pd":
        return "-"
    if category == "Zs":
        return " "
    # Keyboards of scripts from right to left write marks of direction around a minus.
    return "" if category == "Cf" else _LIKE.get(char, char)


def digits(text: str) -> str:
    """Return the digits of a typed whole number, with a hyphen before a negative one; else "".

    >>> digits(" −12 "), digits("1 000"), digits("twelve"), digits("1.5")
    ('-12', '1000', '', '')
    """
    typed = "".join(plain(text).split())
    number = typed.removeprefix("-")
    return typed if number.isascii() and number.isdecimal() else ""
