"""What the terminal shows when Companion starts and when it ends."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import fill

from sqlalchemy import URL

from companion.cli.terminal_words import TerminalWords
from companion.network import qr
from companion.network.addresses import ServerAddress
from companion.network.firewall import Firewall
from companion.storage.location import sqlite_file

LINE = 78
"""The most characters of a line in the terminal."""


def greeting(
    address: ServerAddress,
    link: str,
    say: TerminalWords,
    *,
    moved: int | None = None,
    enter: bool = False,
    first: Sequence[str] = (),
    encoding: str | None = None,
    colour: bool = False,
) -> str:
    """Return the text that the terminal shows at the start.

    ``link`` opens the board here; ``moved`` is the port that was taken, if any; ``enter`` says
    whether pressing Enter gives another link; ``first`` are sentences for the first start. The QR code
    suits the encoding of the terminal, and whether it shows colours.
    """
    lines = [""]
    if moved is not None:
        lines += [_paragraph(say("port-taken", port=moved)), ""]
    lines += [f"  {say('open-board')}  {link}"]
    if enter:
        lines += [_paragraph(say("works-once"))]
    lines += [""]
    trouble = say("network-trouble", trouble=address.trouble) if address.trouble else ""
    if address.loopback_only:
        lines += [_paragraph(trouble or say("alone")), ""]
        return "\n".join([*lines, _paragraph(say("stop")), "", ""])
    if first:
        lines += [_paragraph(say("first-time"))]
        lines += [_paragraph(sentence, "· ") for sentence in first]
        lines += [_paragraph(say("still-no-phone")), ""]
    lines += [f"  {say('phones-open')}  {address.url}", ""]
    if code := qr.terminal(address.url, encoding=encoding, colour=colour):
        lines += [code, ""]
    if trouble:
        lines += [_paragraph(trouble), ""]
    if address.others:
        lines += [_paragraph(say("try-host"))]
        lines += [f"    {other.url}  ({other.name})" for other in address.others]
        lines += [""]
    return "\n".join([*lines, _paragraph(say("stop-saved")), "", ""])


def first_start(say: TerminalWords, known: Firewall) -> list[str]:
    """Return the sentences for a host who starts Companion for the first time."""
    asks = say.of_page(f"home-firewall-{known.system}", program=known.program)
    return [
        asks or say("firewall-linux", command=known.commands[0]),
        f"{say('same-wifi')} {say.of_page('connect-guest-network')}",
        say("hotel"),
    ]


def goodbye(database: str | URL, say: TerminalWords) -> str:
    """Return the closing message, which names the files to copy: one, unless another program has it open."""
    file = sqlite_file(database)
    parts = [] if file is None else [str(file)]
    if file is not None and (log := Path(f"{file}-wal")).is_file() and log.stat().st_size:
        parts.append(str(log))
    return say("goodbye", files=parts)


def _paragraph(text: str, mark: str = "") -> str:
    """Return a text in lines of the terminal, indented by two and by a mark before the first."""
    return fill(
        text,
        LINE,
        initial_indent=f"  {mark}",
        subsequent_indent="  " + " " * len(mark),
        break_on_hyphens=False,
        break_long_words=False,
    )
