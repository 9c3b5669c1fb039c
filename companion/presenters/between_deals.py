"""The board between two deals: what the deal brought, and what to shuffle and deal now."""

from __future__ import annotations

from typing import Any

from markupsafe import Markup

from companion.presenters.base import BasePresenter
from companion.presenters.rulings import Rulings
from rules.facts import Seat


class BetweenDeals:
    """The board's screen between two deals, as a game's words fill it; ``t.between``."""

    def __init__(self, base: BasePresenter, rulings: Rulings) -> None:
        self._base = base
        self._rulings = rulings

    @property
    def heading(self) -> Markup:
        """The heading: "Deal 1 is over"; empty while a deal is played, and in games without it."""
        return said_between(self._base, "between_heading")

    def brought(self, seat: Seat) -> Markup:
        """Return the points that the deal brought a seat: "+19"; empty before the first deal."""
        return said_between(self._base, "between_brought", seat=seat)

    @property
    def steps(self) -> tuple[Markup, ...]:
        """What to do with the cards now, and who starts; nothing where the app deals, or while a deal is played."""
        view, meta = self._base.view, self._base.meta
        if view is None or (meta is not None and meta.app_deals(self._base.options)):
            return ()
        if not view.over and (own := self._base.lines("between", "steps", scene=view.scene)):
            return own
        return tuple(self._base.say(ruling.fact).both for ruling in self._rulings.instructions)

    @property
    def id(self) -> str:
        """A name for these steps that is the same for all prompts between two deals, so that ticks stay."""
        view = self._base.view
        return "-".join((view.ask_key or "").split("/")[:2]) if view is not None else ""


def said_between(base: BasePresenter, name: str, **more: Any) -> Markup:
    """Return what a game's words say between two deals; empty while a deal is played."""
    if base.view is None or base.view.over:
        return Markup("")
    kind, _, word = name.partition("_")
    return base.word(kind, word, scene=base.view.scene, **more)
