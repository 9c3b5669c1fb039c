"""Caches compiled templates in a folder, so that the next start need not compile them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import jinja2
from jinja2 import Environment, FileSystemBytecodeCache
from jinja2.bccache import Bucket


class CompiledTemplates(FileSystemBytecodeCache):
    """Jinja's file cache, which ignores files that cannot be read or written.

    A template is compiled again when its text, the version of Jinja or the environment's treatment
    of blocks changes. Only the app may write into ``folder``: the code in it is executed.
    """

    def __init__(self, folder: Path, environment: Environment) -> None:
        super().__init__(str(folder), "template-%s.cache")
        blocks = (environment.trim_blocks, environment.lstrip_blocks)
        self._made_with = f"{jinja2.__version__} {blocks}"

    def get_source_checksum(self, source: str) -> str:
        """Return a checksum that changes whenever a template has to be compiled again."""
        return super().get_source_checksum(f"{self._made_with} {source}")

    def load_bytecode(self, bucket: Bucket) -> None:
        """Load a compiled template from its file, if there is one."""
        try:
            super().load_bytecode(bucket)
        except Exception:  # noqa: BLE001  # pickle raises many on a file that is damaged
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Write a compiled template to its file, if the disk allows it."""
        with suppress(OSError):
            super().dump_bytecode(bucket)
