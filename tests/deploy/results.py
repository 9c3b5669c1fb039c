"""What a run of faults counted and found, and how it is reported."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import quantiles

GOAL_SECONDS = 3.0
"""Within these, all screens should be right on a machine with nothing else to do."""


@dataclass
class Results:
    """The counts of one run; ``problems`` and ``tracebacks`` have to stay empty."""

    seed: int
    tables: int
    screens: int = 0
    minutes: float = 0.0
    faults: int = 0
    acknowledged: int = 0
    sent_again: int = 0
    """Commands whose connection was lost before they were acknowledged."""
    not_saved: int = 0
    """Commands that were refused because the database could not be reached."""
    refused: Counter[str] = field(default_factory=Counter)
    reveals: int = 0
    compared: int = 0
    """How often a screen was compared with the log."""
    compared_with_secrets: int = 0
    """How often while something was sealed that this screen must not show."""
    recoveries: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """For each kind of fault, after how many seconds the last screen was right."""
    tracebacks: Counter[str] = field(default_factory=Counter)
    """What no process caught, and how often."""
    problems: list[str] = field(default_factory=list)

    @property
    def verdict(self) -> str:
        """One line: the first problem, and the seed that draws the same faults again."""
        run = f"seed {self.seed}, {self.tables} tables, {self.faults} faults"
        if not self.problems:
            return f"Nothing was wrong ({run})."
        return f"{len(self.problems)} problems ({run}), first: {self.problems[0]}"

    def to_json(self) -> str:
        """Return everything as JSON."""
        return json.dumps(vars(self), indent=1)

    def __str__(self) -> str:
        shown = {"recoveries", "tracebacks", "problems"}
        counts = [f"{name}: {value}" for name, value in vars(self).items() if name not in shown]
        tracebacks = [f"{times} times uncaught:\n{text}" for text, times in self.tracebacks.items()]
        return "\n".join(
            [*counts, "", self._recovery_table(), "", *tracebacks, *self.problems, self.verdict]
        )

    def _recovery_table(self) -> str:
        """Return the recoveries as a table for docs/measurements.md."""
        lines = [
            f"| fault | times | p50 s | p95 s | slowest s | within {GOAL_SECONDS:.0f} s |",
            "|---|---|---|---|---|---|",
        ]
        for kind, seconds in sorted(self.recoveries.items()):
            cuts = quantiles([*seconds, *seconds], n=20, method="inclusive")
            right = sum(each <= GOAL_SECONDS for each in seconds)
            lines.append(
                f"| {kind} | {len(seconds)} | {cuts[9]:.1f} | {cuts[18]:.1f}"
                f" | {max(seconds):.1f} | {right} |"
            )
        return "\n".join(lines)
