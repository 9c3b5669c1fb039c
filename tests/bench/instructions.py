"""Counts the instructions that this thread carries out, which other programs on the machine do not change.

Linux counts them (``perf_event_open``) where the processor and the machine's owner let it.
"""

from __future__ import annotations

import ctypes
import os
import struct
import sys
from collections.abc import Callable
from time import process_time_ns

_SYSCALL = {"x86_64": 298, "aarch64": 241}
_HARDWARE, _INSTRUCTIONS = 0, 1
_NOT_THE_KERNELS = 1 << 5 | 1 << 6
_LENGTH = 64


class Instructions:
    """A count of this thread that begins at 0; reading it costs about two thousand instructions itself.

    :raises OSError: where they cannot be counted.
    """

    def __init__(self) -> None:
        number = _SYSCALL.get(os.uname().machine) if sys.platform == "linux" else None
        if number is None:
            raise OSError("instructions are counted on Linux alone")
        # The beginning of a struct perf_event_attr, in the size of its first version.
        wanted = struct.pack(
            "IIQQQQQ", _HARDWARE, _LENGTH, _INSTRUCTIONS, 0, 0, 0, _NOT_THE_KERNELS
        )
        call = ctypes.CDLL(None, use_errno=True).syscall
        self._file = call(number, wanted.ljust(_LENGTH, b"\0"), 0, -1, -1, 0)
        if self._file < 0:
            raise OSError(ctypes.get_errno(), "instructions cannot be counted")

    def __call__(self) -> int:
        """Return how many have been carried out."""
        return int.from_bytes(os.read(self._file, 8), sys.byteorder)


def work_counter() -> tuple[Callable[[], int], tuple[str, str]]:
    """Return what counts the work of this process, and the units of a million and of a thousand of it.

    Instructions, or nanoseconds of CPU where those cannot be counted.
    """
    try:
        return Instructions(), ("M instructions", "k instructions")
    except OSError:
        return process_time_ns, ("ms", "us")
