"""Where the app keeps what only lets it start sooner."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from companion.cli.cache_folder import cache_folder


def test_the_unit_of_systemd_says_where(tmp_path: Path) -> None:
    given = tmp_path / "unit"
    assert cache_folder({"CACHE_DIRECTORY": f"{given}:{tmp_path}/other"}, "linux") == given
    assert given.is_dir()


def test_each_system_has_a_place_for_caches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert cache_folder({}, "linux") == tmp_path / ".cache" / "companion"
    assert cache_folder({"XDG_CACHE_HOME": f"{tmp_path}/x"}, "linux") == tmp_path / "x/companion"
    assert cache_folder({}, "darwin") == tmp_path / "Library" / "Caches" / "Companion"
    own = tmp_path / "Local"
    assert cache_folder({"LOCALAPPDATA": str(own)}, "win32") == own / "Companion" / "Cache"


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
def test_nobody_else_can_read_or_write_it(tmp_path: Path) -> None:
    made = cache_folder({"XDG_CACHE_HOME": str(tmp_path)}, "linux")
    assert made is not None
    assert made.stat().st_mode & 0o077 == 0


def test_where_there_can_be_none_the_app_goes_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert cache_folder({"XDG_CACHE_HOME": str(tmp_path / "file")}, "linux") is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such owners")
def test_a_folder_of_somebody_else_is_not_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "getuid", lambda: tmp_path.stat().st_uid + 1)
    assert cache_folder({"XDG_CACHE_HOME": str(tmp_path)}, "linux") is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights")
def test_a_folder_into_which_others_may_write_is_not_used(tmp_path: Path) -> None:
    made = tmp_path / "companion"
    made.mkdir()
    made.chmod(0o777)
    assert cache_folder({"XDG_CACHE_HOME": str(tmp_path)}, "linux") is None
