"""What a game's words and templates define, as docs/templates.md lists it for authors."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "templates.md").read_text(encoding="utf-8")
SECTIONS = {
    part.partition("\n")[0].strip(): part for part in re.split(r"^## ", PAGE, flags=re.MULTILINE)
}
PARTS = {
    part.partition("\n")[0].strip("`"): part
    for part in re.split(r"^### ", SECTIONS["What a game defines"], flags=re.MULTILINE)
}
"""The parts about words and about each template, by their headings."""
GIVEN = ("options", "players")
"""What any macro is given that has parameters of these names, after its own."""
MESSAGE = re.compile(
    r"`(?P<name>[^`]+)`(?: from `.+?`)? \((?:without it: .+?|\*\*must be there\*\*)\): (?P<says>.*)"
)


def items(text: str) -> list[str]:
    """Return the items of the lists in a text, each on one line, without the lists inside them."""
    found: list[str] = []
    inside = False
    for line in text.splitlines():
        if line.startswith("- "):
            found.append(line.removeprefix("- "))
        elif inside and re.match(r"  [^ -]", line):
            found[-1] += f" {line.strip()}"
        inside = line.startswith("- ") or (inside and line.startswith("  "))
    return found


@dataclass(frozen=True)
class Macro:
    """A macro of a game's template, with the arguments that it is given."""

    template: str
    name: str
    arguments: tuple[str, ...]

    def takes(self, arguments: Sequence[str]) -> bool:
        """Whether a macro with these parameters takes what it is given."""
        own = [each for each in arguments if each not in GIVEN]
        known = [each for each in self.arguments if each not in GIVEN]
        given = [each for each in GIVEN if each in arguments]
        return len(own) == len(known) and list(arguments) == own + given


MACROS = [
    Macro(heading.removesuffix(".html"), found[1], tuple(found[2].split(", ")))
    for heading, part in PARTS.items()
    if heading.endswith(".html")
    for found in [re.match(r"`(\w+)\((.+?)\)`", each) for each in items(part)]
    if found
]
MESSAGES = {
    found["name"]: found["says"]
    for found in map(MESSAGE.fullmatch, items(PARTS["The words"]))
    if found
}
"""What each message says, by its name: ``ask-<prompt>``."""
