"""The example of a package, Hol’s der Geier, passes every check that a game of ours has to pass."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.docs.test_new_game import ROOT, make
from tests.left_out import not_installed
from tests.packages import HERE, install


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("make") is None, reason=not_installed("make"))
def test_it_passes_its_check_as_people_type_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "installed"
    install(HERE / "vulture", target)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(target), *sys.path]))
    checked = make(ROOT, "check-game", "NAME=vulture")
    assert checked.returncode == 0, checked.stdout
    assert checked.stdout.count(" passed") == 3, "quick ones, slow ones, those with a browser"
    assert "Hol’s der Geier passes all " in checked.stdout
