"""What an evening came to."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from statistics import median

MOST_GROWTH = 40.0
"""MB that a program may grow by once it is warm: half of what it has when it starts. It keeps about
a KB of a turn, nothing of a line that has ended, and what it remembers of screens has its limit."""
FILES_OF_A_LINE = 2
"""The socket, and the WebSocket's copy of it."""
SPARE_FILES = 40
"""Open files at any time beside those of lines: requests under way, the database, and lines that
have just been closed, which a busy machine has not got round to."""


@dataclass(frozen=True)
class Sample:
    """What the program used at one time; ``minute`` counts from the start of the evening."""

    minute: float
    life: int
    turns: int
    memory: float
    """MB of memory that are its own."""
    files: int
    """Open files and sockets."""
    lines: int
    """The lines that its guests have."""

    def __str__(self) -> str:
        cells = (f"{self.minute:.1f}", self.life, self.turns, f"{self.memory:.1f}")
        return f"| {' | '.join(map(str, (*cells, self.files, self.lines)))} |"


@dataclass
class Report:
    """Everything but the counts has to stay empty."""

    turns: int = 0
    acknowledged: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """What was asked, and the code of the refusal."""
    corrections: int = 0
    reconnects: int = 0
    kills: int = 0
    unheard: int = 0
    """Commands on their way when the program was killed; they were sent again."""
    dropped: int = 0
    """Lines that were cut, which the program gave up by itself."""
    problems: list[str] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    files_before: int = 0
    """Open files of the last program before anybody came."""
    files_after: int = 0
    """And after everybody had left."""

    def wrong(self, what: str) -> None:
        """Note something that must not be."""
        self.problems.append(what)

    @property
    def last_life(self) -> list[Sample]:
        """The samples of the program that was not killed."""
        return [each for each in self.samples if each.life == self.samples[-1].life]

    @property
    def growth(self) -> float:
        """MB by which the last program grew, from the second quarter of its life to the last one."""
        memory = [each.memory for each in self.last_life]
        quarter = max(1, len(memory) // 4)
        return median(memory[-quarter:]) - median(memory[quarter : 2 * quarter] or memory[:1])

    def judge(self) -> None:
        """Note what is wrong with the memory and the open files."""
        if self.growth > MOST_GROWTH:
            self.wrong(f"the last program grew by {self.growth:.0f} MB")
        for each in self.samples:
            if each.files > self.files_before + FILES_OF_A_LINE * each.lines + SPARE_FILES:
                self.wrong(f"{each.files} files were open for {each.lines} lines")

    def __str__(self) -> str:
        often = ", ".join(f"{times} x {what}" for what, times in self.refused.most_common(8))
        every = max(1, len(self.samples) // 40)
        return "\n".join(
            [
                f"{self.turns} turns in {self.samples[-1].minute:.0f} minutes",
                f"{self.acknowledged} commands acknowledged, {self.corrections} of them corrections",
                f"{self.refused.total()} refused, most often: {often}",
                f"{self.kills} kills, {self.unheard} commands sent again after them",
                f"{self.reconnects} reconnects, {self.dropped} dead lines given up by the program",
                f"the last program grew by {self.growth:.1f} MB",
                f"open files before anybody came: {self.files_before}",
                f"open files after everybody had left: {self.files_after}",
                "",
                "| minute | program | turns | memory, MB | open files | lines |",
                "|---|---|---|---|---|---|",
                *map(str, self.samples[:-1:every]),
                str(self.samples[-1]),
                "",
                f"wrong: {len(self.problems)}",
                *self.problems[:50],
            ]
        )
