"""What a game's texts must not speak of while it is switched off."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class SwitchedOff:
    """Words that no text may have while ``off`` says so of the options and the number of players.

    A game's ``variants.py`` lists them as ``SWITCHED_OFF``. ``words`` is a regular expression.
    """

    words: str
    off: Callable[[Mapping[str, Any], int], bool]
