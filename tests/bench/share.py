"""Holding a process to a share of a processor, by Linux's control groups, in either of their versions."""

from __future__ import annotations

import os
import uuid
from contextlib import suppress
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000
"""Microseconds: how often a process gets its share anew."""


class Share:
    """A group of processes that together get at most so much of a processor; None: as much as there is.

    :raises OSError: where this machine's groups cannot be changed.
    """

    def __init__(self, share: float | None) -> None:
        second = (GROUPS / "cgroup.controllers").exists()
        self._limit = "cpu.max" if second else "cpu.cfs_quota_us"
        name = f"companion-bench-{os.getpid()}-{uuid.uuid4().hex[:8]}"
        self._folder = (GROUPS if second else GROUPS / "cpu") / name
        if second:
            (GROUPS / "cgroup.subtree_control").write_text("+cpu")
        self._folder.mkdir()
        if not second:
            (self._folder / "cpu.cfs_period_us").write_text(str(PERIOD))
        self.set(share)

    def set(self, share: float | None) -> None:
        """Change the share."""
        quota = int(share * PERIOD) if share else None
        said = f"{quota or 'max'} {PERIOD}" if self._limit == "cpu.max" else str(quota or -1)
        (self._folder / self._limit).write_text(said)

    def hold(self, pid: int) -> None:
        """Take a process in, with all its threads."""
        (self._folder / "cgroup.procs").write_text(str(pid))

    def close(self) -> None:
        """Take the group away; its processes have to have ended."""
        with suppress(OSError):
            self._folder.rmdir()
