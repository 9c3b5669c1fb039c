"""Viewers of a table, and the cache that their presenters share."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import wraps
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from companion.words.language import SOURCE
from rules.engine.views import ViewerPrompt
from rules.facts import Seat


@dataclass(frozen=True)
class Todo:
    """What a pad shows now: "lobby", "over", "form", "offered", "sealed", "late", "left" or "wait".

    "offered" is a prompt that another player is proposed for. ``mine`` is the prompt of a "form" or of what is "offered", and the answered prompt of a "sealed".
    """

    kind: str
    mine: ViewerPrompt | None = None


class Viewer(NamedTuple):
    """Who looks at a screen: its role ("board", "pad" or "watch"), its seat, and whether it is the host."""

    role: str
    seat: Seat | None = None
    host: bool = False
    others: tuple[Seat, ...] = ()
    """The other seats that the same phone holds."""
    keeps: bool = False
    """Whether the phone also has the host's right; its pad then links to the board."""
    requested: Seat | None = None
    """The seat that the phone has asked for, besides those that it holds."""
    shared: bool = False
    """Whether a phone that got the seat later holds it, too."""
    tv: bool = False
    """Whether the host is a TV, which cannot pass the right on."""
    language: str = SOURCE
    """The language that the screen speaks."""


RenderCache: TypeAlias = dict[Hashable, Any]
"""What all presenters of a table share until the table changes, by the function that computes it (:func:`shared`).

Under :data:`SENTENCES` are the sentences, by their facts; they outlive a change.
"""
SENTENCES = "sentences"
MAX_SENTENCES = 4096
"""How many sentences are kept for one table."""


def after_change(cache: RenderCache, people: int) -> RenderCache:
    """Return the cache for a table that has changed: the sentences stay, while nobody has another name.

    ``people`` is the version of the people. Without it a round would take a fifth more CPU.
    """
    sentences = cache.get(SENTENCES, {})
    stays = cache.get("people") == people and len(sentences) < MAX_SENTENCES
    return {"people": people, SENTENCES: sentences if stays else {}}


class Cached(Protocol):
    """A presenter, or a part of one."""

    @property
    def cache(self) -> RenderCache: ...


Presenter = TypeVar("Presenter", bound=Cached)
Value = TypeVar("Value")


def shared(compute: Callable[[Presenter], Value]) -> Callable[[Presenter], Value]:
    """Compute something that is the same for every viewer once between two changes of the table."""

    @wraps(compute)
    def known(presenter: Presenter) -> Value:
        if compute not in presenter.cache:
            presenter.cache[compute] = compute(presenter)
        value: Value = presenter.cache[compute]
        return value

    return known
