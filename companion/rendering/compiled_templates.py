"""Keeps compiled templates in a folder, so that the next start need not compile them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import jinja2
from jinja2 import Environment, FileSystemBytecodeCache
from jinja2.bccache import Bucket


class CompiledTemplates(FileSystemBytecodeCache):
    """Jinja's cache in files, where a file that cannot be read or written does no harm.

    A template is compiled again when its text, the version of Jinja or what the environment makes of
    blocks changes. Nobody but the app may write into ``folder``: what is in it is run.
    """

    def __init__(self, folder: Path, environment: Environment) -> None:
        super().__init__(str(folder), "template-%s.cache")
        blocks = (environment.trim_blocks, environment.lstrip_blocks)
        self._made_with = f"{jinja2.__version__} {blocks}"

    def get_source_checksum(self, source: str) -> str:
        """Return what changes whenever a template has to be compiled again."""
        return super().get_source_checksum(f"{self._made_with} {source}")

    def load_bytecode(self, bucket: Bucket) -> None:
        """Read what is kept of a template, if anything is."""
        try:
            super().load_bytecode(bucket)
        except Exception:  # noqa: BLE001  # pickle raises many on a file that is damaged
            bucket.reset()

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep a template, if the disk lets us."""
        with suppress(OSError):
            super().dump_bytecode(bucket)
