"""The answers that are in the game, and who may mend them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from companion import rights
from companion.glance.asked import Asked
from rules.log import TABLE_BY
from rules.prompts.confirm import Confirm
from rules.prompts.seats import NewSeat
from rules.referee import SetAside, Step
from rules.views import said


class Mended(Asked):
    """The part of a look that is about what was entered."""

    def entry(self, step: Step) -> Mapping[str, Any]:
        """Return an answer that is in the game as this watcher may see it."""
        mine = step.posed.who == self.seat
        kept = self.moment.entries.get((id(step), mine))
        if kept is None:
            # The step is kept with it: as long as it lives, no other has its id.
            kept = self.moment.entries[id(step), mine] = (step, self._entry(step))
        return kept[1]

    def _entry(self, step: Step) -> Mapping[str, Any]:
        about = getattr(step.prompt, "about", None)
        seen = said(step, self.seat)
        whose = about or step.given.seat
        return {
            "key": step.posed.key,
            "kind": step.prompt.kind,
            "name": self._word("entry", step.prompt.name, default=step.prompt.name),
            "whose": whose,
            "value": seen,
            "label": Markup("secret") if seen is None else self.label(step.prompt, seen),
            "amended": step.given.amended_by,
            "by": None if step.given.by in (whose, "table") else step.given.by,
        }

    @property
    def recent_steps(self) -> list[Step]:
        """The answers of the round under way, or of the last one, newest first.

        With them those of the deal that this seat alone can mend, being secret still.
        """
        referee = self.table.referee
        if referee is None or not referee.history:
            return []
        round_ = _round_of(referee.history[-1])
        deal = round_.split("/")[0]

        def is_recent(step: Step) -> bool:
            mine = self.is_me(step.given.seat) and _round_of(step).split("/")[0] == deal
            return _round_of(step) == round_ or (mine and referee.is_secret(step))

        return [step for step in reversed(referee.history) if is_recent(step)]

    @property
    def all_steps(self) -> list[tuple[str, list[Step]]]:
        """Every answer in the game by round, the last round first."""
        referee = self.table.referee
        rounds: dict[str, list[Step]] = {}
        for step in reversed(referee.history if referee else []):
            rounds.setdefault(_round_of(step), []).append(step)
        return [(self._heading(name), steps) for name, steps in rounds.items()]

    def _heading(self, name: str) -> str:
        """Return a key's parts as a heading: "Hand 2, round 5"; the start has none."""
        said = ", ".join(self._part(each) for each in name.split("/")) if name else "the start"
        return said[:1].upper() + said[1:]

    def _part(self, name: str) -> str:
        """Return what a game calls a part of a key, "deal2": its own word, or the key's."""
        word, number = re.fullmatch(r"(.*?)(\d*)", name).groups()  # type: ignore[union-attr]  # it always matches
        return f"{self._word('part', word, default=word)} {number}".strip()

    def may_amend(self, step: Step) -> bool:
        """Whether this watcher may change an answer that is in the game, and to another one.

        Who joins is what the table itself says; the host changes it among the people.
        """
        if isinstance(step.prompt, Confirm | NewSeat) or step.given.by == TABLE_BY:
            return False
        referee = self.table.referee
        secret = referee is not None and referee.is_secret(step)
        return rights.may_amend(step, self.seat, host=self.host, secret=secret)

    @property
    def set_aside(self) -> list[SetAside]:
        """What an amendment put aside, as far as it is asked for again."""
        referee = self.table.referee
        return [] if referee is None else list(referee.set_aside.values())


def _round_of(step: Step) -> str:
    """Return where something was asked, two parts at most: "deal2/round5"."""
    return "/".join(step.ask.split("/")[:-1][:2])
