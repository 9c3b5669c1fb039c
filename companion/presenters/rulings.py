"""What everybody is told: where the game stands, what was decided, the score."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from markupsafe import Markup

from companion.presenters.base import Look
from rules.engine import registry
from rules.engine.standings import Line
from rules.facts import Ruling


class Told(Look):
    """The part of a look that is about what happened."""

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """What was decided last, the more telling ones first."""
        if self.view is None or self.game is None:
            return ()
        minor = self._language.listed(self.game, "minor")
        return tuple(sorted(self.view.rulings, key=lambda ruling: ruling.fact.code in minor))

    @property
    def instructions(self) -> tuple[Ruling, ...]:
        """Those of the rulings that say what to do with the cards now."""
        return tuple(ruling for ruling in self.rulings if self._is("instructions", ruling))

    @property
    def decisions(self) -> tuple[Ruling, ...]:
        """Those of the rulings that say what happened, and why, beyond what the scores show."""
        return tuple(
            ruling
            for ruling in self.rulings
            if not self._is("instructions", ruling) and not self._is("in_scores", ruling)
        )

    def _is(self, kind: str, ruling: Ruling) -> bool:
        """Whether the game's words list a ruling as one of a kind."""
        return self.game is not None and ruling.fact.code in self._language.listed(self.game, kind)

    def is_minor(self, ruling: Ruling) -> bool:
        """Whether a ruling is the grounds of another rather than the point of it."""
        return self._is("minor", ruling)

    @property
    def place_long(self) -> Markup:
        """Where the game stands, for the board's head."""
        return self._place("place_long")

    @property
    def place_short(self) -> Markup:
        """Where the game stands, for a pad's head."""
        return self._place("place_short")

    @property
    def places(self) -> tuple[Markup, Markup]:
        """Where the game stands, long and short; worked out once for all looks of a moment."""
        scene = self.table.referee and self.table.referee.table.scene
        if self.cache.place is None or self.cache.place[0] is not scene:
            self.cache.place = scene, (self.place_long, self.place_short)
        return self.cache.place[1]

    def _place(self, name: str) -> Markup:
        if self.view is None or self.game is None:
            return Markup("")
        return self._language.words(self.game, name, self.view.scene)

    @property
    def how(self) -> Markup:
        """How the game goes, in a few list items."""
        return self._language.words(self.game, "how", self.name) if self.game else Markup("")

    def game_name(self, game: str) -> str:
        """Return a game's name."""
        return registry.meta(game).name

    def game_part(self, name: str) -> Any:
        """Return the macros of the game's template of this name, given this look at the table."""
        if self.table.playing is None:
            return None
        return self._language.part(f"games/{self.table.playing.game}/{name}.html")

    @cached_property
    def lines(self) -> list[Line]:
        """The score's lines in seat order, dummies last."""
        standings = self.view.standings if self.view else None
        if standings is None:
            return []
        order = {seat: index for index, seat in enumerate(self.table.roster.order)}
        return sorted(
            standings.lines, key=lambda line: (not line.competes, order.get(line.seat, 99))
        )

    def rank(self, line: Line) -> int:
        """Return a line's place, 1 for the best; equal totals share it; 0 for a dummy."""
        return self._totals.index(line.total) + 1 if line.competes else 0

    @cached_property
    def _totals(self) -> list[int]:
        """The totals of those who compete, the best first."""
        standings = self.view.standings if self.view else None
        if standings is None:
            return []
        totals = [line.total for line in standings.lines if line.competes]
        return sorted(totals, reverse=standings.best == "highest")

    @property
    def my_total(self) -> int | None:
        """This seat's total."""
        standings = self.view.standings if self.view else None
        lines = standings.lines if standings else ()
        return next((line.total for line in lines if line.seat == self.seat), None)

    def amounts(self, line: Line) -> tuple[str, ...]:
        """Return a line's cells as they are written."""
        return tuple(self.amount(cell) for cell in line.cells)

    def amount(self, number: int | None) -> str:
        """Return a number of the score as it is written: points, or dollars and cents."""
        standings = self.view.standings if self.view else None
        if number is None:
            return ""
        if standings is not None and standings.unit == "cents":
            return f"${number / 100:.2f}".removesuffix(".00")
        return str(number).replace("-", "\u2212")

    def rule_url(self, anchor: str = "") -> str:
        """Return where the rulebook explains something."""
        return f"/rules/{self.game}" + (f"#{anchor}" if anchor else "")

    @property
    def address(self) -> str | None:
        """The address that phones open, as people read it."""
        return self.url and self.url.split("://", 1)[-1]

    @property
    def join_url(self) -> str | None:
        """What the QR code says."""
        return self.url and f"{self.url}/{self.table.code}"
