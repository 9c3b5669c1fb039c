"""Every command of the README and of the page on installing, typed as it is printed, in a fresh clone and an empty home."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.left_out import not_installed
from tests.patience import PATIENCE
from tests.release.ways import ROOT, environ, tool

# They share the index.
pytestmark = pytest.mark.xdist_group("release")

PAGES = ("README.md", "docs/installing.md")
PROGRAMS = (
    *("pipx", "uv", "uvx", "pip", "python", "python3", "py", "make", "companion", "sudo", "brew"),
    *("chmod", "xattr", "TMPDIR=", "~/", "%", ".venv/bin/"),
)
"""What a command begins with, where it stands in a sentence."""
STARTS = re.compile(r"make play|uvx --from \. companion|(\S*/)?companion")
"""The commands that start Companion and go on until it is stopped."""

WHEEL = "dist/companion_referee-1.0.0-py3-none-any.whl"
TYPED = {
    "pipx": (
        *("pipx install .", "companion", "companion --help", "companion doctor"),
        *("companion restore", "companion install-shortcut", "companion install-shortcut --remove"),
        "pipx install --force .",
    ),
    "uv": ("uv tool install .", "companion", "uv tool install --force ."),
    "uvx": ("uvx --from . companion",),
    "pip": (
        "python3 -m venv ~/companion",
        *("~/companion/bin/pip install .", "~/companion/bin/companion"),
    ),
    "make": ("make play", ".venv/bin/companion"),
    "wheel": ("make dist", f"pipx install {WHEEL}", "companion"),
}
"""What is typed in one home after the other."""
NOT_TYPED = {
    "make test": "runs this test",
    "make test-all": "runs this test",
    "make app": "tests/release/test_one_file.py does the same",
    "make bench-release": "a measurement of some minutes; tests/release/test_ways.py does the same",
    "companion backup FILE": "FILE stands for a name; tests/cli/test_backup_commands.py types one",
    "companion restore FILE": "FILE stands for a name; tests/cli/test_backup_commands.py types one",
    "pipx ensurepath": "changes the start of the shell",
    "uv tool update-shell": "changes the start of the shell",
    "pip install .": "is told of as what is refused",
    "sudo apt install python3-venv": "changes the system",
    "sudo apt install pipx": "changes the system",
    "brew install pipx": "for macOS",
    "sudo ufw allow 8000/tcp": "changes the system",
    "py -m venv %USERPROFILE%\\companion": "for Windows",
    "%USERPROFILE%\\companion\\Scripts\\pip install .": "for Windows",
    "%USERPROFILE%\\companion\\Scripts\\companion": "for Windows",
    "TMPDIR=~/tmp ./companion": "for the program of one file: tests/release/test_one_file.py",
    "python -m pip install -c constraints.txt .[release]": "for Windows",
    "python -m PyInstaller --distpath dist release/companion.spec": "for Windows",
    "xattr -d com.apple.quarantine companion": "for macOS",
    "chmod +x companion": "for macOS",
}
"""What is printed and not typed here, and why."""
NAMES_ALONE = {"pip", "pipx", "uv", "uvx", "make", "uvx --from", "uv tool install"}
"""What is named in a sentence as a program, or as the beginning of a command."""


def printed() -> set[str]:
    """Return the commands of all pages: lines of their own, and those in sentences."""
    found = set()
    for page in PAGES:
        text = (ROOT / page).read_text(encoding="utf-8")
        found |= {line.strip() for line in re.findall(r"^    (?! )(\S.*)$", text, re.MULTILINE)}
        for code in re.findall(r"`([^`]+)`", text):
            told = " ".join(code.split())
            if told.split()[0] in PROGRAMS or told.startswith(
                tuple(x for x in PROGRAMS if not x[-1].isalnum())
            ):
                found.add(told)
    return found - NAMES_ALONE


def test_every_printed_command_is_typed_or_there_is_a_reason() -> None:
    typed = {command for commands in TYPED.values() for command in commands}
    assert not typed & set(NOT_TYPED)
    assert printed() == typed | set(NOT_TYPED)


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with what is in the repository, and nothing that was made since."""
    made = tmp_path_factory.mktemp("fresh") / "companion"
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip(not_installed("git"))
    names = subprocess.run(listed, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file():
            (made / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, made / name)
    return made


@pytest.mark.slow
@pytest.mark.usefixtures("package_index")
@pytest.mark.parametrize("way", TYPED)
def test_what_is_printed_works_as_it_is_printed(way: str, fresh: Path, tmp_path: Path) -> None:
    clone, home = tmp_path / "clone", tmp_path / "home"
    shutil.copytree(fresh, clone)
    tools = home / "tools"
    tools.mkdir(parents=True)
    for name in ("pipx", "uv", "uvx", "make"):
        if any(command.startswith(f"{name} ") for command in TYPED[way]):
            found = tool(name)
            if found is None:
                pytest.skip(not_installed(name.replace("uvx", "uv")))
            (tools / name).symlink_to(found)
    env = environ(home)
    env["PATH"] = os.pathsep.join([str(tools), str(home / ".local" / "bin"), env["PATH"]])
    # Nobody is there to look at a browser; and another Companion may run here.
    env |= {
        "BROWSER": "true %s",
        "COMPANION_PORT": "0",
        "COMPANION_HOST": "127.0.0.1",
        "LANG": "C.UTF-8",
    }
    for command in TYPED[way]:
        if STARTS.fullmatch(command):
            start_and_end(command, clone, env)
        else:
            done = subprocess.run(
                ["sh", "-c", command],
                cwd=clone,
                env=env,
                capture_output=True,
                text=True,
                check=False,
            )
            said = f"$ {command}\n{done.stdout}{done.stderr}"
            # The doctor finds that Companion listens on this computer alone.
            assert done.returncode == 0 or (command == "companion doctor" and "!" in said), said
            assert "Traceback" not in said, said


def start_and_end(command: str, clone: Path, env: dict[str, str]) -> None:
    """Start Companion, open its first page, and end it as Ctrl-C does: for all that the shell has started."""
    with subprocess.Popen(
        ["sh", "-c", command],
        cwd=clone,
        env=env,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        start_new_session=True,
    ) as running:
        assert running.stdout is not None
        said = f"$ {command}\n"
        try:
            for line in running.stdout:
                said += line
                if "/laptop/" in line:
                    break
            (link,) = re.findall(r"http://\S+/laptop/\S+", said) or [""]
            assert link, said
            with urlopen(link.partition("/laptop/")[0]) as page:  # noqa: S310  # our own address
                assert b"This is my laptop" in page.read()
        finally:
            os.killpg(running.pid, signal.SIGINT)
        said += running.stdout.read()
        # A shell and make say that they were interrupted.
        running.wait(PATIENCE)
        assert "See you next time" in said, said
        assert "Traceback" not in said
