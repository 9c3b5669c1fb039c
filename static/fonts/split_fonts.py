"""Cut the web fonts into slices: what every page needs, and the letters that only some names need.

    npm pack @fontsource/gloock@5.3.0 @fontsource-variable/source-sans-3@5.3.0   # and unpack each in a folder
    pip install fonttools brotli
    python static/fonts/split_fonts.py FOLDER

A browser fetches a slice only when a letter of it is on the page: ``*-basic.woff2`` holds English, the marks
that our own sentences use, and the letters in the names of languages; ``*-latin.woff2`` the other letters and marks of
western Europe, ``*-latin-ext.woff2`` those of the rest. The ranges stand in ``css/base.css`` too; a test holds both
beside each other.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

HERE = Path(__file__).parent
FAMILIES = {"gloock": "gloock-{}-400-normal", "source-sans-3": "source-sans-3-{}-wght-normal"}
IN_NAMES_OF_LANGUAGES = "çñ"
"""Letters in the languages' own names, Français and Español, which stand on every page."""
BASIC = {
    *range(0x20, 0x7F),
    *map(ord, "\N{NO-BREAK SPACE}·×½–—‘’“”•…›−←→↑↓" + IN_NAMES_OF_LANGUAGES),
}
LATIN = {
    *range(0xA0, 0x100),
    *(0x131, 0x152, 0x153, 0x2C6, 0x2DA, 0x2DC, 0x20AC, 0x2122),
    *range(0x2010, 0x2045),
}
SLICES = {"basic": BASIC, "latin": LATIN - BASIC}


def main() -> None:
    """Cut them, and say what they weigh."""
    sources = Path(sys.argv[1])
    for family, pattern in FAMILIES.items():
        for name, wanted in SLICES.items():
            font = TTFont(next(sources.rglob(f"{pattern.format('latin')}.woff2")))
            if "fvar" in font:
                kept = BytesIO()
                instantiateVariableFont(font, {"wght": (400, 700)}).save(kept)
                font = TTFont(kept)
            options = Options(layout_features=["kern", "tnum"], notdef_outline=True, hinting=False)
            subset = Subsetter(options)
            subset.populate(unicodes=wanted & set(font.getBestCmap()))
            subset.subset(font)
            font.recalcTimestamp = False
            font.flavor = "woff2"
            path = HERE / f"{family}-{name}.woff2"
            font.save(path)
            print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
