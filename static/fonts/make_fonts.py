"""Make the fonts of the pictures of results: what is drawn on the server needs TrueType fonts, not woff2.

    npm pack @fontsource/gloock@5.3.0 @fontsource-variable/source-sans-3@5.3.0 @fontsource/courier-prime@5.3.0 \
        @fontsource/pinyon-script@5.3.0 @fontsource/noto-sans-symbols-2@5.3.0 @fontsource/noto-sans-hebrew@5.3.0 \
        @fontsource/noto-sans-arabic@5.3.0   # and unpack each in a folder
    pip install fonttools brotli
    python static/fonts/make_fonts.py FOLDER

Each font gets the letters of European names (Latin with all accents, Greek, Cyrillic) as far as its designers
drew them, without the tables that only other scripts need. Names in Hebrew and Arabic letters have fonts of
their own, which are used wherever another one lacks a letter. Changed fonts need other names, says their
licence, so these have names of our own. ``widths.json`` says how wide each letter is, in
thousandths of the font's size: the pictures break lines by it, and ask it which letters there are.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent / "picture"
SLICES = ("latin", "latin-ext", "vietnamese", "greek", "cyrillic", "cyrillic-ext")
SUITS = "♠♣♥♦"
PLAIN = "".join(map(chr, range(0x20, 0x7F)))
HEBREW = "".join(map(chr, (*range(0x5B0, 0x5C8), *range(0x5D0, 0x5EB), *range(0x5EF, 0x5F5))))
ARABIC = "".join(map(chr, (*range(0x620, 0x670), *range(0x670, 0x6D4), *range(0x6F0, 0x6FA))))

FACES = (
    # family, weight, file, and where its slices come from
    ("Companion Text", 400, "text", "source-sans-3-{}-wght-normal"),
    ("Companion Text", 700, "text-bold", "source-sans-3-{}-wght-normal"),
    ("Companion Title", 400, "title", "gloock-{}-400-normal"),
    ("Companion Print", 400, "print", "courier-prime-{}-400-normal"),
    ("Companion Print", 700, "print-bold", "courier-prime-{}-700-normal"),
    ("Companion Script", 400, "script", "pinyon-script-{}-400-normal"),
    ("Companion Suits", 400, "suits", "noto-sans-symbols-2-symbols-400-normal"),
    ("Companion Hebrew", 600, "hebrew", "noto-sans-hebrew-hebrew-600-normal"),
    ("Companion Arabic", 600, "arabic", "noto-sans-arabic-arabic-600-normal"),
)
LETTERS = {"script": PLAIN, "suits": SUITS, "hebrew": HEBREW, "arabic": ARABIC}
"""The letters of a font that does not get all that it has."""
JOINS = {"hebrew", "arabic"}
"""The fonts whose letters change with their neighbours, or carry marks."""


def slices(
    sources: Path, pattern: str, weight: int, letters: str | None, *, joins: bool = False
) -> list[TTFont]:
    """Return the parts of a font, each with letters that none before it has.

    ``joins`` is for scripts whose letters change with their neighbours: those tables are kept.
    """
    taken: set[int] = set()
    found = []
    for each in SLICES if "{}" in pattern else ("",):
        paths = list(sources.rglob(f"{pattern.format(each)}.woff2"))
        if not paths:
            continue
        font = TTFont(paths[0])
        if "fvar" in font:
            font = instantiateVariableFont(font, {"wght": weight})
        wanted = set(font.getBestCmap()) - taken
        if letters is not None:
            wanted &= set(map(ord, letters))
        taken |= wanted
        features = Options().layout_features if joins else ["kern"]
        options = Options(layout_features=features, notdef_outline=True, hinting=False)
        options.drop_tables += ["DSIG", "STAT", "meta", *([] if joins else ["GSUB"])]
        if each not in {"", "latin"}:
            options.drop_tables += ["GPOS", "GDEF"]
        subset = Subsetter(options)
        subset.populate(unicodes=wanted)
        subset.subset(font)
        font.flavor = None
        found.append(font)
    return found


def joined(fonts: list[TTFont]) -> TTFont:
    """Return one font of several parts."""
    if len(fonts) == 1:
        return fonts[0]
    with TemporaryDirectory() as folder:
        paths = []
        for number, font in enumerate(fonts):
            paths.append(str(Path(folder) / f"{number}.ttf"))
            font.save(paths[-1])
        return Merger().merge(paths)


def named(font: TTFont, family: str, weight: int) -> None:
    """Name a font, and keep the notice of its copyright and licence."""
    style = "Bold" if weight == 700 else "Regular"
    full = f"{family} {style}"
    new = {1: family, 2: style, 3: full, 4: full, 6: full.replace(" ", "")}
    table = font["name"]
    table.names = [each for each in table.names if each.nameID in {0, 13, 14}]
    for number, text in new.items():
        table.setName(text, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["head"].modified = font["head"].created = 0
    font.recalcTimestamp = False


def main() -> None:
    """Make all fonts, and say what they weigh."""
    HERE.mkdir(exist_ok=True)
    widths: dict[str, dict[str, int]] = {}
    for family, weight, file, pattern in FACES:
        letters = LETTERS.get(file)
        parts = slices(Path(sys.argv[1]), pattern, weight, letters, joins=file in JOINS)
        font = joined(parts)
        named(font, family, weight)
        font.save(HERE / f"{file}.ttf")
        em, metrics = font["head"].unitsPerEm, font["hmtx"].metrics
        widths[file] = {
            chr(point): round(metrics[glyph][0] * 1000 / em)
            for point, glyph in sorted(font.getBestCmap().items())
        }
        print(f"{file}: {len(widths[file])} letters, {(HERE / f'{file}.ttf').stat().st_size} bytes")
    text = json.dumps(widths, ensure_ascii=False, separators=(",", ":"))
    (HERE / "widths.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
