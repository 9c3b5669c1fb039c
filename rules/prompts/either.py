"""Choosing one of several actions, each with its own prompt: play a card or pass."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from rules.errors import Illegal, Malformed, ScriptError
from rules.facts import Fact, Json
from rules.prompts.base import Prompt, Seal
from rules.prompts.confirm import Confirm
from rules.refusals import Fields, NotAnOption


@dataclass(frozen=True)
class Either(Prompt[tuple[str, Any]]):
    """Pick a branch and answer its prompt, as ``{branch: answer}``.

    A form may send the name alone of a branch that is a :class:`Confirm`.

    All branches share one key, so an amendment can replace one with another. ``out`` has the
    reason for each branch that cannot be taken now.
    """

    name: str
    branches: Mapping[str, Prompt[Any]]
    out: Mapping[str, Fact] = field(default_factory=dict)
    away: str | None = None
    """The branch for a seat that is away; None when a person must decide."""
    unoffered: tuple[str, ...] = ()
    """Branches that are allowed but can only hurt: forms offer them only to correct an answer."""
    kind: ClassVar[str] = "either"

    def parse(self, raw: Json) -> tuple[str, Any]:
        if isinstance(raw, str):
            raw = {raw: "yes"}
        if not isinstance(raw, Mapping) or len(raw) != 1:
            raise Malformed(Fields(fields=tuple(sorted(self.branches))), given=raw)
        ((branch, answer),) = raw.items()
        if branch not in self.branches:
            raise Malformed(NotAnOption(), given=raw)
        return branch, self.branches[branch].parse(answer)

    def objection(self, value: tuple[str, Any]) -> Fact | None:
        branch, answer = value
        return self.out.get(branch) or self.branches[branch].objection(answer)

    def recall(self, raw: Json) -> tuple[str, Any]:
        branch, _ = self.parse(raw)
        if branch in self.out:
            raise Illegal(self.out[branch], given=raw)
        return branch, self.branches[branch].recall(raw[branch])

    def allowed(self) -> list[str]:
        """Return the branches that can be taken now, in the order shown."""
        return [branch for branch in self.branches if branch not in self.out]

    def offered(self) -> list[str]:
        """Return the branches that forms offer, in the order shown."""
        return [branch for branch in self.branches if branch not in self.unoffered]

    def ending_branches(self) -> list[str]:
        """Return the branches that end the game."""
        return [
            name
            for name, branch in self.branches.items()
            if isinstance(branch, Confirm) and branch.ends
        ]

    def sample(self, rng: Random) -> tuple[str, Any]:
        if not (allowed := self.allowed()):
            raise ScriptError(f"nothing can be done at {self.name}")
        branch = rng.choice(allowed)
        return branch, self.branches[branch].sample(rng)

    def dump(self, value: tuple[str, Any]) -> Json:
        branch, answer = value
        return {branch: self.branches[branch].dump(answer)}

    def answer_for_absent(self, rng: Random) -> tuple[str, Any] | None:
        if self.away is None:
            return None
        answer = self.branches[self.away].answer_for_absent(rng)
        return None if answer is None else (self.away, answer)

    def conceal(self, value: tuple[str, Any], seal: Seal) -> tuple[str, Any]:
        branch, answer = value
        return branch, self.branches[branch].conceal(answer, seal)

    def public(self, value: tuple[str, Any]) -> Json:
        branch, answer = value
        return {branch: self.branches[branch].public(answer)}

    def parts(self) -> tuple[Prompt[Any], ...]:
        return tuple(self.branches.values())
