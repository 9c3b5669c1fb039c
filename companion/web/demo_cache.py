"""The steps of games that play themselves, as they were drawn: they are the same for everybody."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import RLock

from companion.tables.demos import Demo

MAX_STEPS = 96
"""How many steps are kept; each is a board and four phones."""


class DemoCache:
    """The steps that were looked at last, each drawn once."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._drawn: OrderedDict[tuple[str, int, int], str] = OrderedDict()

    def get(self, demo: Demo, number: int, draw: Callable[[Demo, int], str]) -> str:
        """Return a step of a demo; ``draw`` draws it where it is not known."""
        key = (demo.game, demo.seed, number)
        with self._lock:
            html = self._drawn.pop(key, None) or draw(demo, number)
            self._drawn[key] = html
            while len(self._drawn) > MAX_STEPS:
                self._drawn.popitem(last=False)
            return html
