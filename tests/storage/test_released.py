"""A database of every released version opens here, and says what it said there."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

from companion import __version__
from tests.storage.released import evening

KEPT = sorted(evening.HERE.glob("*.db.xz"))


@pytest.mark.parametrize("kept", KEPT, ids=lambda kept: kept.name)
def test_it_opens_and_replays(kept: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(lzma.decompress(kept.read_bytes()))
    said = json.loads(kept.with_name(kept.name.replace(".db.xz", ".json")).read_text("utf-8"))
    assert evening.told(f"sqlite:///{path}") == said


def test_this_version_is_kept_once_it_is_released() -> None:
    names = [kept.name for kept in KEPT]
    assert "dev" in __version__ or f"{__version__}.db.xz" in names
