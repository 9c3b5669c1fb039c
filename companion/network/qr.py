"""QR codes, as SVG for the board and as text for the terminal."""

import io
import sys

import segno
from markupsafe import Markup

QUIET_ZONE = 4
"""The white modules around a code; ISO/IEC 18004 demands 4."""


def svg(text: str, *, title: str) -> Markup:
    """Return the QR code of a text, such as a URL, as inline SVG, with ``title`` for screen readers.

    CSS gives the size: the classes are ``qr``, and ``qr-dark`` for the modules. The code has a white
    ground, so that it can be scanned on a dark page too.
    """
    drawn = _make(text).svg_inline(
        border=QUIET_ZONE,
        omitsize=True,
        dark="#000",
        light="#fff",
        svgclass="qr",
        lineclass="qr-dark",
    )
    # segno cannot set these attributes.
    start = Markup('<svg role="img" aria-label="{}" ').format(title)
    return start + Markup(drawn.removeprefix("<svg "))  # noqa: S704  # segno's SVG has no text in it


def terminal(url: str, *, encoding: str | None = None, colour: bool = False) -> str:
    """Return the QR code of a URL as lines of half blocks, with two rows of modules in each line.

    With ``colour``, escape codes set light blocks on a dark ground; without, the terminal has to
    show light text on a dark ground. If ``encoding`` (default: standard output's) has no half
    blocks, each row of modules is a line of spaces with escape codes; without ``colour`` there is no
    code then, and the text is empty.
    """
    drawn = io.StringIO()
    _make(url).terminal(drawn, border=QUIET_ZONE, compact=True)
    text = drawn.getvalue()
    try:
        text.encode(encoding or sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        if not colour:
            return ""
        drawn = io.StringIO()
        _make(url).terminal(drawn, border=QUIET_ZONE, compact=False)
        return drawn.getvalue()
    if colour:
        text = "".join(f"\x1b[38;5;231;48;5;16m{line}\x1b[0m\n" for line in text.splitlines())
    return text


def _make(text: str) -> segno.QRCode:
    # Error correction of level M, or a better one if the code does not grow by it.
    return segno.make_qr(text, error="m")
