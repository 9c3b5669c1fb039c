"""Draws one picture: SVG on the standard input, PNG on the standard output.

It is a separate program, because the drawing library holds Python's global lock while it draws: in
the server, no request would be handled meanwhile. The first line of the input is a JSON list of the
fonts' files.
"""

from __future__ import annotations

import json
import sys

import resvg_py


def main() -> None:
    """Read, draw and write."""
    fonts, _, svg = sys.stdin.buffer.read().decode().partition("\n")
    png = resvg_py.svg_to_bytes(
        svg_string=svg, skip_system_fonts=True, font_files=json.loads(fonts)
    )
    sys.stdout.buffer.write(png)


if __name__ == "__main__":
    main()
