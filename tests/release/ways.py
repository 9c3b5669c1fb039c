"""Each way of having Companion on a computer, in an empty home and without the repository."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[2]
SYSTEM = "/usr/local/bin:/usr/bin:/bin"
"""The search path of a computer on which nothing of Companion is."""
HANDED_ON = ("PIP_", "UV_", "SSL_", "REQUESTS_")
"""The beginnings of the variables that say where packages come from."""
SECONDS = 300

Install = Callable[[Path, Path], list[str]]
"""Installs a wheel in a home, and returns the command that starts Companion."""


def build(folder: Path) -> Path:
    """Build the wheel and the source archive in a folder, and return the wheel."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel"]
    _run([*command, "-d", folder])
    (wheel,) = folder.glob("*.whl")
    return wheel


def build_one_file(folder: Path) -> Path:
    """Build the program of one file in a folder, as ``make app`` does, and return it."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += ["--workpath", str(ROOT / "build" / "app"), "--distpath", str(folder)]
    _run([*command, ROOT / "release" / "companion.spec"])
    return folder / ("companion.exe" if sys.platform == "win32" else "companion")


def tool(name: str) -> str | None:
    """Return the path of a tool: beside this Python, or on the search path."""
    if name == "PyInstaller":
        return name if find_spec(name) else None
    beside = str(Path(sys.executable).parent)
    return shutil.which(name, path=os.pathsep.join([beside, os.environ.get("PATH", "")]))


def environ(home: Path) -> dict[str, str]:
    """Return the environment of somebody with an empty home."""
    handed_on = {name: value for name, value in os.environ.items() if name.startswith(HANDED_ON)}
    pins = str(ROOT / "constraints.txt")
    return {
        **handed_on,
        "HOME": str(home),
        "PATH": SYSTEM,
        "PIP_CONSTRAINT": pins,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "UV_CONSTRAINT": pins,
        "UV_PYTHON_DOWNLOADS": "never",
    }


def with_pip(wheel: Path, home: Path) -> list[str]:
    """Install it in a virtual environment."""
    venv = home / "companion"
    _run([sys.executable, "-m", "venv", venv], home)
    _run([venv / "bin" / "python", "-m", "pip", "install", "--quiet", wheel], home)
    return [str(venv / "bin" / "companion")]


def with_pipx(wheel: Path, home: Path) -> list[str]:
    """``pipx install``."""
    _run([_tool("pipx"), "install", "--quiet", "--python", sys.executable, wheel], home)
    return [str(home / ".local" / "bin" / "companion")]


def with_uv_tool(wheel: Path, home: Path) -> list[str]:
    """``uv tool install``."""
    _run([_tool("uv"), "tool", "install", "--quiet", "--python", sys.executable, wheel], home)
    return [str(home / ".local" / "bin" / "companion")]


def with_uvx(wheel: Path, home: Path) -> list[str]:
    """``uvx``: nothing is installed but in uv's cache, by the first start."""
    command = [_tool("uvx"), "--quiet", "--python", sys.executable, "--from", str(wheel)]
    _run([*command, "companion", "--version"], home)
    return [*command, "companion"]


WAYS: dict[str, Install] = {
    "pip": with_pip,
    "pipx": with_pipx,
    "uv tool": with_uv_tool,
    "uvx": with_uvx,
}
TOOLS = {"pipx": "pipx", "uv tool": "uv", "uvx": "uv"}
"""The tool that a way needs, as ``tests.left_out`` calls it."""


def _tool(name: str) -> str:
    found = tool(name)
    assert found is not None, name
    return found


def _run(command: Sequence[str | Path], home: Path | None = None) -> None:
    """Run a command, in a home or in the repository.

    :raises AssertionError: if it fails, with what it said.
    """
    done = subprocess.run(
        command,
        cwd=home or ROOT,
        env=environ(home) if home else None,
        capture_output=True,
        encoding="utf-8",
        timeout=SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
