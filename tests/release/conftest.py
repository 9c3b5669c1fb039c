"""What is built once for all tests of releases."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.left_out import not_installed
from tests.release.ways import build, build_one_file, tool


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel, and the source archive beside it."""
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="session")
def one_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the program of one file."""
    if tool("PyInstaller") is None:
        pytest.skip(not_installed("PyInstaller"))
    return build_one_file(tmp_path_factory.mktemp("app"))


@pytest.fixture(scope="session")
def package_index(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Skip the test where no package index answers."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--retries", "0"]
    command += ["--dest", str(tmp_path_factory.mktemp("index")), "segno"]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        pytest.skip("no package index answers here")
