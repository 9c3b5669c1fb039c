"""An answer on its way: held until all are in, in the game, or set aside after an amendment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.log import Given
from rules.engine.tabletop import PendingPrompt
from rules.facts import Fact, Json
from rules.prompts.base import Prompt


@dataclass(frozen=True, slots=True)
class PendingAnswer:
    """An answer that is in, but not yet in the game."""

    pending: PendingPrompt[Any]
    prompt: Prompt[Any]
    value: Any
    given: Given
    why: Fact | None = None
    """Why it no longer fits; ``value`` is None then.

    A sealed answer that an amendment made impossible stays sealed: to take it out would tell what
    it was. Its own player sees this, and may unseal it; otherwise it is set aside when opened.
    """


@dataclass(frozen=True, slots=True)
class AppliedAnswer:
    """An answer that is in the game, with the prompt as it stood when it was answered."""

    ask: str
    pending: PendingPrompt[Any]
    prompt: Prompt[Any]
    value: Any
    given: Given
    page: int
    """Which page of rulings was open when it came."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """An answer that no longer fits after an amendment, kept as a draft, and why."""

    key: str
    value: Json
    why: Fact
