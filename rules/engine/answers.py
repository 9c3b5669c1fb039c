"""An answer on its way into the game: pending, applied, or set aside by an amendment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rules.engine.asks import PendingPrompt
from rules.engine.in_force import LoggedAnswer
from rules.facts import Fact, Json
from rules.prompts.base import Prompt


@dataclass(frozen=True, slots=True)
class PendingAnswer:
    """An answer that is entered and not yet applied."""

    pending: PendingPrompt[Any]
    prompt: Prompt[Any]
    value: Any
    logged: LoggedAnswer
    why: Fact | None = None
    """Why it no longer fits; ``value`` is None then.

    A sealed answer that an amendment made impossible stays sealed, since setting it aside would
    reveal it. Its own player sees the reason, and may unseal it; otherwise it is set aside when the
    answers are opened.
    """


@dataclass(frozen=True, slots=True)
class AppliedAnswer:
    """An answer that the game's script has received, with the prompt that it answered."""

    ask_key: str
    """The key of the ask."""
    pending: PendingPrompt[Any]
    prompt: Prompt[Any]
    value: Any
    logged: LoggedAnswer
    page: int
    """The index of the page of rulings that was open when it was applied."""


@dataclass(frozen=True, slots=True)
class SetAside:
    """An answer that no longer fits after an amendment, offered again as a draft."""

    key: str
    value: Json
    why: Fact
