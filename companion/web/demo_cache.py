"""A cache of rendered demo steps: they are the same for everybody."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import RLock

from companion.tables.demos import Demo

MAX_STEPS = 96
"""The most cached steps; each is a board and four phones."""


class DemoCache:
    """Keeps the HTML of the steps that were requested last."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._drawn: OrderedDict[tuple[str, int, int, str], str] = OrderedDict()

    def clear(self) -> None:
        """Forget all steps, because templates have changed."""
        with self._lock:
            self._drawn.clear()

    def get(self, demo: Demo, number: int, language: str, draw: Callable[[Demo, int], str]) -> str:
        """Return the HTML of a demo's step in a language; ``draw`` renders it if it is not cached."""
        key = (demo.game, demo.seed, number, language)
        with self._lock:
            html = self._drawn.pop(key, None) or draw(demo, number)
            self._drawn[key] = html
            while len(self._drawn) > MAX_STEPS:
                self._drawn.popitem(last=False)
            return html
