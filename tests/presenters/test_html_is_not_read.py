"""HTML is made and sent: no code looks into what the app has made to learn what it says."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TAG = re.compile(r"</?[a-z]|class=|data-[a-z]")
READING = {
    *("compile", "findall", "finditer", "fullmatch", "match", "search", "split"),
    *("count", "find", "index", "partition", "rpartition", "startswith", "endswith"),
    *("removeprefix", "removesuffix"),
}
OTHERS = {
    "network/qr.py": "segno has made it",
    "presenters/rulebooks.py": "Markdown has made it",
    "rendering/pictures.py": "the icons are a file",
    "web/static_files.py": "the icons are a file",
    "words/checking.py": "the authors of messages have written it",
    "presenters/sentences.py": "where a bold name ends in a point, the sentence has no other",
}
"""Where a tag is looked for, and why."""


def test_no_code_reads_html_that_the_app_has_made() -> None:
    found = set()
    for file in sorted((ROOT / "companion").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in READING
                and any(TAG.search(ast.unparse(each)) for each in node.args)
            ):
                found.add(str(file.relative_to(ROOT / "companion")))
    assert found == set(OTHERS)
