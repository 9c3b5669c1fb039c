"""Reads a log without a line of the rules' own code, for the counts of all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


def last_words(log: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """What each key says in the end, after amendments, undos and unsealing; the last answer last."""
    lines = list(log)
    undone = {line["value"] for line in lines if line["kind"] == "undo"}
    words: dict[str, Any] = {}
    for line in lines:
        if line["seq"] in undone or line["kind"] in ("undo", "open"):
            continue
        if line["kind"] in ("answer", "unseal"):
            words.pop(line["key"], None)
        if line["kind"] != "unseal":
            words[line["key"]] = line["value"]
    return words
