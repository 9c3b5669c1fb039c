"""A copy of this machine that is thrown away: root's commands run in it without changing anything here.

Its disk is an overlay of this one in memory, and it has processes, ports and a network of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.left_out import not_installed
from tests.patience import PATIENCE

STAND_INS = Path(__file__).with_name("stand_ins")
PROGRAMS = {
    "pg_createcluster": "PostgreSQL",
    "haproxy": "HAProxy",
    "unshare": "unshare",
    "setpriv": "setpriv",
    "adduser": "adduser",
    "git": "git",
    "curl": "curl",
    "openssl": "openssl",
}
"""The programs that are needed, and their names in ``tests.left_out``."""
EMPTY_FOLDERS = ("run", "tmp", "etc/postgresql", "var/lib/postgresql")
"""The folders that are empty in the sandbox."""
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

_ENTER = """set -euo pipefail
mount -t tmpfs -o mode=755 tmpfs "$MOUNT"
mkdir "$MOUNT/upper" "$MOUNT/work" "$MOUNT/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$MOUNT/upper,workdir=$MOUNT/work" "$MOUNT/root"
cd "$MOUNT/root"
for each in $EMPTY_FOLDERS; do
  mkdir -p "$each"
  mount -t tmpfs -o mode=755 tmpfs "$each"
done
chmod 1777 tmp
mount -t proc proc proc
mount --rbind /dev dev
mkdir -p shared stand-ins
mount --bind "$SHARED" shared
mount --bind "$STAND_INS" stand-ins
for each in $PYTHON_FOLDERS; do
  mkdir -p ".$each"
  mount --bind "$each" ".$each"
done
for each in $PYTHON_PARENTS; do
  chmod a+x ".$each"
done
exec chroot . bash /shared/run
"""
_START_LOOPBACK = """import fcntl, socket, struct
fcntl.ioctl(socket.socket(), 0x8914, struct.pack("16sH14x", b"lo", 0x41))
"""
_RUN = """set -eo pipefail
"$BASE_PYTHON" /shared/start_loopback.py
hash -r
for step in $(ls /shared/steps); do
  source "/shared/steps/$step" >"/shared/output/$step" 2>&1 </dev/null
  echo "$step" >>/shared/finished
done
"""


@dataclass(frozen=True)
class Outcome:
    """What the steps came to."""

    finished: int
    """How many steps succeeded; the first that fails ends the run."""
    output: list[str]
    """What each step printed, the failed one too."""
    shared: Path
    """The folder that the sandbox has as ``/shared``."""
    error: str
    """What was printed beside the steps, such as why the sandbox could not be made."""


def missing() -> str | None:
    """Return why there can be no sandbox here, as a sentence, or None."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "root's commands are only run by root, on Debian"
    names = [name for program, name in PROGRAMS.items() if not shutil.which(program, path=PATH)]
    if names:
        return not_installed(*names)
    probe = subprocess.run(
        ["unshare", "--mount", "--net", "--pid", "--fork", "mount", "-t", "tmpfs", "t", "/mnt"],
        capture_output=True,
        check=False,
    )
    return "this machine lets nobody mount anything" if probe.returncode else None


def run(folder: Path, steps: Sequence[str], shared: Mapping[str, Path]) -> Outcome:
    """Run pieces of bash in one shell in a sandbox, one after the other, until one fails.

    ``shared`` are files and folders that are moved to ``/shared``, each under a name.
    """
    given, mount = folder / "shared", folder / "mount"
    for each in (given / "steps", given / "output", mount):
        each.mkdir(parents=True)
    given.chmod(0o755)
    for name, path in shared.items():
        shutil.move(path, given / name)
    (given / "start_loopback.py").write_text(_START_LOOPBACK)
    (given / "run").write_text(_RUN)
    for number, step in enumerate(steps):
        (given / "steps" / f"{number:03d}").write_text(f"{step}\n", encoding="utf-8")
    done = subprocess.run(
        ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "bash", "-c", _ENTER],
        env=_environ(given, mount),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=len(steps) * PATIENCE,
        check=False,
    )
    output = [path.read_text(encoding="utf-8") for path in sorted((given / "output").iterdir())]
    finished = given / "finished"
    count = len(finished.read_text().split()) if finished.exists() else 0
    return Outcome(count, output, given, done.stdout)


def _environ(shared: Path, mount: Path) -> dict[str, str]:
    """Return the environment of the sandbox: Python and its packages, pip without a network."""
    packages = Path(sysconfig.get_paths()["purelib"]).resolve()
    python = Path(getattr(sys, "_base_executable", sys.executable)).resolve()
    folders = (packages, python.parents[1])
    parents = {parent for each in folders for parent in (each, *each.parents)} - {Path("/")}
    return {
        "HOME": "/root",
        "PATH": f"/stand-ins:{PATH}",
        "LC_ALL": "C.UTF-8",
        "MOUNT": str(mount),
        "SHARED": str(shared),
        "STAND_INS": str(STAND_INS),
        "EMPTY_FOLDERS": " ".join(EMPTY_FOLDERS),
        "PYTHON_FOLDERS": " ".join(str(each) for each in folders if _is_left_out(each)),
        "PYTHON_PARENTS": " ".join(str(each) for each in sorted(parents)),
        "BASE_PYTHON": str(python),
        "PACKAGES": str(packages),
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads it so: without isolation
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
    }


def _is_left_out(folder: Path) -> bool:
    """Whether the overlay has no such folder: it is on another disk, or in one of ``EMPTY_FOLDERS``."""
    elsewhere = folder.stat().st_dev != Path("/").stat().st_dev
    return elsewhere or any(folder.is_relative_to(Path("/", each)) for each in EMPTY_FOLDERS)
