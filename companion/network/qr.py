"""The QR code that phones scan, on the board and in the terminal."""

import io
import sys

import segno
from markupsafe import Markup

# Modules of light around the code; scanners are promised no fewer.
QUIET = 4


def svg(url: str, *, title: str) -> Markup:
    """The code as inline SVG, of the size that CSS gives it; ``title`` is for who cannot see it.

    It brings its own white, so it scans in the dark too. Classes: ``qr``, and ``qr-dark`` for the
    modules.
    """
    drawn = _make(url).svg_inline(
        border=QUIET, omitsize=True, dark="#000", light="#fff", svgclass="qr", lineclass="qr-dark"
    )
    # The names that a screen reader wants are no business of segno's.
    named = Markup('<svg role="img" aria-label="{}" ').format(title)
    return named + Markup(drawn.removeprefix("<svg "))  # noqa: S704 - segno draws, no text in it


def terminal(url: str, *, encoding: str | None = None, colour: bool = False) -> str:
    """The code in half blocks, two rows of modules a line, each line ended.

    Without ``colour`` it counts on light text on a dark ground, as most terminals have; with it,
    escape codes make sure. An ``encoding`` (standard output's, if none is given) without half
    blocks gets escape codes and spaces alone, a row of modules a line.
    """
    drawn = io.StringIO()
    _make(url).terminal(drawn, border=QUIET, compact=True)
    text = drawn.getvalue()
    try:
        text.encode(encoding or sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        drawn = io.StringIO()
        _make(url).terminal(drawn, border=QUIET, compact=False)
        return drawn.getvalue()
    if colour:
        text = "".join(f"\x1b[38;5;231;48;5;16m{line}\x1b[0m\n" for line in text.splitlines())
    return text


def _make(url: str) -> segno.QRCode:
    # At least level M; segno takes a better one where the size stays the same.
    return segno.make_qr(url, error="m")
