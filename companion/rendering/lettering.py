"""Lays out text in pictures, with the widths of the letters in our fonts."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from markupsafe import Markup, escape


class Face(NamedTuple):
    """A font as SVG names it."""

    family: str
    weight: int = 400


FACES = {
    "text": Face("Companion Text"),
    "text-bold": Face("Companion Text", 700),
    "title": Face("Companion Title"),
    "print": Face("Companion Print"),
    "print-bold": Face("Companion Print", 700),
    "script": Face("Companion Script"),
    "suits": Face("Companion Suits"),
    "hebrew": Face("Companion Hebrew", 600),
    "arabic": Face("Companion Arabic", 600),
}
"""The fonts of pictures, by the names of their files."""
INSTEAD = {"title": "text-bold", "script": "title", "print": "text", "print-bold": "text-bold"}
"""The face that is used where one lacks a letter."""
RIGHT_TO_LEFT = ("hebrew", "arabic")
FOR_ALL = ("suits", *RIGHT_TO_LEFT)
"""The faces with letters that every other face lacks, used for those letters."""
INK = "#2b1d14"
_SIGN = Markup('<tspan font-family="Companion Text" font-weight="700">{}</tspan>')
_HAIRLINES = "−–"
_WORDS = re.compile(r"[^\s-]*-+|[^\s-]+\s*")
"""A part that stays on one line: a word with the space after it, or its part up to a hyphen."""


class Lettering:
    """Sets text in pictures; templates of results call it ``draw``. ``fonts`` is the fonts' folder."""

    def __init__(self, fonts: Path) -> None:
        self.files = tuple(str(fonts / f"{name}.ttf") for name in FACES)
        self._widths: Mapping[str, Mapping[str, int]] = json.loads(
            (fonts / "widths.json").read_text(encoding="utf-8")
        )
        self._runs = re.compile("|".join(map(self._run_of, RIGHT_TO_LEFT)))
        """Finds words in letters that are written from right to left."""

    def _run_of(self, face: str) -> str:
        letters = f"[{re.escape(''.join(self._widths[face]))}]+"
        return f"(?P<{face}>{letters}(?: {letters})*)"

    # -- which letters there are -------------------------------------------------------

    def drawable(self, text: str) -> str:
        """Return a text with the letters that can be drawn, and without all others.

        Letters of another form, such as bold or wide ones, become ordinary ones.
        """
        kept = "".join(map(self._drawn, unicodedata.normalize("NFC", text)))
        return " ".join(kept.split())

    def _drawn(self, letter: str) -> str:
        if self._has("text", letter):
            return letter
        plain = unicodedata.normalize("NFKC", letter)
        return plain if all(self._has("text", each) for each in plain) else ""

    def _has(self, face: str, letter: str) -> bool:
        return any(letter in self._widths[each] for each in (face, *FOR_ALL))

    def face_for(self, text: str, face: str) -> str:
        """Return ``face`` if it has all letters of a text, else the first fallback that has."""
        while face in INSTEAD and not all(self._has(face, letter) for letter in text):
            face = INSTEAD[face]
        return face

    # -- how wide a text is ------------------------------------------------------------

    def width(self, text: str, size: float, face: str = "text") -> float:
        """Return how wide a text is."""
        return _measure(self, text, self.face_for(text, face)) * size / 1000

    def size(self, text: str, size: float, width: float, face: str = "text") -> float:
        """Return a size in which a text is no wider than this; at most ``size``."""
        wide = self.width(text, size, face)
        return size if wide <= width else round(size * width / wide, 2)

    def lines(self, text: str, size: float, width: float, face: str = "text") -> list[str]:
        """Return a text in lines of at most this width, broken between words, and after hyphens."""
        found: list[str] = []
        for word in _WORDS.findall(text):
            longer = f"{found[-1]}{word}" if found else word
            if found and self.width(longer.rstrip(), size, face) <= width:
                found[-1] = longer
            else:
                found.append(word)
        return [line.rstrip() for line in found]

    def fitted(
        self, text: str, size: float, width: float, most: int, face: str = "text"
    ) -> tuple[float, list[str]]:
        """Return the largest size at which a text fits in ``most`` lines, and these lines."""
        words = self.drawable(text)
        while True:
            lines = self.lines(words, size, width, face)
            if len(lines) <= most and all(self.width(e, size, face) <= width for e in lines):
                return size, lines
            size = round(size * 0.93, 2)

    def fitting(  # noqa: PLR0917  # templates call it, by position
        self,
        texts: Sequence[str],
        size: float,
        width: float,
        height: float,
        gap: float,
        face: str = "text",
    ) -> list[list[str]]:
        """Return as many texts, each in lines, as fit in this height; a line is 1.3 times its size high."""
        found: list[list[str]] = []
        left = height
        for text in texts:
            lines = self.lines(self.drawable(text), size, width, face)
            left -= len(lines) * size * 1.3 + gap
            if left < -gap:
                break
            found.append(lines)
        return found

    # -- SVG ---------------------------------------------------------------------------

    def text(  # noqa: PLR0917  # as above
        self,
        text: object,
        x: float,
        y: float,
        size: float,
        face: str = "text",
        anchor: str = "start",
        fill: str = INK,
        width: float = 0,
        spacing: float = 0,
    ) -> Markup:
        """Return a line of text as SVG; smaller if it would be wider than ``width``, and escaped."""
        words = self.drawable(str(text))
        if width:
            size = self.size(words, size, width - spacing * len(words), face)
        parts = list(self._parts(words, self.face_for(words, face)))
        if len(parts) < 2:
            return self._line(words, x, y, size, face, anchor, fill, spacing)
        # Each part is placed separately: the library would move the numbers beside such a name,
        # and mix up its letters.
        wide = [self.width(part, size, each) + spacing * len(part) for part, each in parts]
        x -= sum(wide) * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        lines = []
        for (part, each), long in zip(parts, wide, strict=True):
            indent = self.width(part, size, each) - self.width(part.lstrip(), size, each)
            # Letters that join are narrower than single ones, so the text is centred in its space.
            middle = each in RIGHT_TO_LEFT
            at, how = (x + long / 2, "middle") if middle else (x + indent, "start")
            lines.append(self._line(part.strip(), at, y, size, each, how, fill, spacing))
            x += long
        return Markup("").join(lines)

    def _parts(self, words: str, face: str) -> Iterator[tuple[str, str]]:
        """Yield the parts of a text, each with its face: words from right to left, and what is between them."""
        end = 0
        for found in self._runs.finditer(words):
            if found.start() > end:
                yield words[end : found.start()], face
            yield found[0], found.lastgroup or face
            end = found.end()
        if end < len(words):
            yield words[end:], face

    def _line(  # noqa: PLR0917  # as above
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        face: str,
        anchor: str,
        fill: str,
        spacing: float,
    ) -> Markup:
        name = self.face_for(words, face)
        used = FACES[name]
        said = escape(words)
        if name == "title":  # its minus and its dash are hairlines, as on our pages
            said = Markup("").join(
                _SIGN.format(part) if part in _HAIRLINES else escape(part)
                for part in re.split(f"([{_HAIRLINES}])", words)
                if part
            )
        spaced = Markup(' letter-spacing="{}"').format(spacing) if spacing else ""
        return Markup(
            '<text x="{:.1f}" y="{:.1f}" font-family="{}" font-weight="{}" font-size="{}"'
            ' text-anchor="{}" fill="{}"{}>{}</text>'
        ).format(x, y, used.family, used.weight, size, anchor, fill, spaced, said)


@lru_cache(maxsize=4096)
def _measure(lettering: Lettering, text: str, face: str) -> int:
    """Return how wide a text is, in thousandths of its size."""
    known = [lettering._widths[each] for each in (face, *FOR_ALL)]  # noqa: SLF001  # the same module
    return sum(next((each[one] for each in known if one in each), 600) for one in text)
