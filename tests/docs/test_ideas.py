"""docs/ideas.md counts its own lines, and each says what it is for and names a file."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "ideas.md"
CLASSES = ("essential", "drawing", "convenient")


def parts() -> dict[str, list[str]]:
    """Return the ideas of each part, each on one line."""
    text = PAGE.read_text(encoding="utf-8").partition("\n## How many")[0]
    found = {}
    for part in re.split(r"\n## ", text)[1:]:
        name, _, rest = part.partition("\n")
        found[name] = [" ".join(each.split()) for each in re.split(r"\n- ", rest)[1:]]
    return found


def row(name: str, ideas: list[str]) -> str:
    """Return the line of the last table about a part."""
    counts = [sum(f"** ({each}). " in idea for idea in ideas) for each in CLASSES]
    return f"| {name} | {' | '.join(map(str, [*counts, len(ideas)]))} |"


def test_the_ideas_are_counted() -> None:
    counted = [row(name, ideas) for name, ideas in parts().items()]
    everything = row("all", [idea for ideas in parts().values() for idea in ideas])
    last_table = PAGE.read_text(encoding="utf-8").partition("|---|\n")[2]
    assert [*counted, everything] == [line for line in last_table.splitlines() if line[:1] == "|"]


def test_an_idea_has_a_name_a_class_a_sentence_and_a_file() -> None:
    ideas = [idea for found in parts().values() for idea in found]
    form = re.compile(rf"\*\*[^*]+\*\* \(({'|'.join(CLASSES)})\)\. .+[.:] `[^`]+`(, `[^`]+`)*")
    assert [idea for idea in ideas if not form.fullmatch(idea)] == []
    names = [idea.split("**")[1] for idea in ideas]
    assert len(names) == len(set(names))
