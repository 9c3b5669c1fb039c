"""The app's icon in the formats of operating systems, drawn from its SVG."""

from __future__ import annotations

import struct

from companion.web.folders import folder

ICO_SIZES = (16, 32, 48, 64, 128, 256)
"""The widths that Windows chooses from, in pixels."""
ICNS_SIZES = {b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512}
"""The widths that macOS chooses from, by the name of their part in the file."""


def svg() -> str:
    """Return the icon as SVG, which Linux takes as it is."""
    return (folder("static") / "icons" / "favicon.svg").read_text(encoding="utf-8")


def png(width: int) -> bytes:
    """Return the icon as a PNG of this width and height."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg(), width=width, height=width))


def ico() -> bytes:
    """Return the icon for Windows: a header, an entry for each picture, and the pictures as PNG."""
    pictures = {width: png(width) for width in ICO_SIZES}
    entries, data = b"", b""
    start = 6 + 16 * len(pictures)
    for width, picture in pictures.items():
        size = width % 256  # 0 stands for 256
        entries += struct.pack(
            "<BBBBHHII", size, size, 0, 0, 1, 32, len(picture), start + len(data)
        )
        data += picture
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + data


def icns() -> bytes:
    """Return the icon for macOS: parts with a name, a length and a PNG each."""
    parts = b""
    for name, width in ICNS_SIZES.items():
        picture = png(width)
        parts += name + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
