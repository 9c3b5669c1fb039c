"""A copy of this machine that forgets everything: commands of root's run there, with ports and processes of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from tests.left_out import not_installed
from tests.patience import PATIENCE

STAND_INS = Path(__file__).with_name("stand_ins")
NEEDED = {
    "pg_createcluster": "PostgreSQL",
    "haproxy": "HAProxy",
    "unshare": "unshare",
    "setpriv": "setpriv",
    "adduser": "adduser",
    "git": "git",
    "curl": "curl",
    "openssl": "openssl",
}
"""The programs that have to be there, and what people call them."""
EMPTY = ("run", "tmp", "etc/postgresql", "var/lib/postgresql")
"""The folders that are empty in the box."""
WAYS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

_BEGIN = """set -euo pipefail
mount -t tmpfs -o mode=755 tmpfs "$BOX"
mkdir "$BOX/upper" "$BOX/work" "$BOX/root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$BOX/upper,workdir=$BOX/work" "$BOX/root"
cd "$BOX/root"
for each in $EMPTY; do
  mkdir -p "$each"
  mount -t tmpfs -o mode=755 tmpfs "$each"
done
chmod 1777 tmp
mount -t proc proc proc
mount --rbind /dev dev
mkdir -p given stand-ins
mount --bind "$GIVEN" given
mount --bind "$STAND_INS" stand-ins
for each in $BESIDES; do
  mkdir -p ".$each"
  mount --bind "$each" ".$each"
done
for each in $WAYS_IN; do
  chmod a+x ".$each"
done
exec chroot . bash /given/all
"""
_LO_UP = """import fcntl, socket, struct
fcntl.ioctl(socket.socket(), 0x8914, struct.pack("16sH14x", b"lo", 0x41))
"""
_RUN = """set -eo pipefail
"$BASE_PYTHON" /given/lo_up.py
hash -r
for step in $(ls /given/steps); do
  echo "$step" >>/given/begun
  source "/given/steps/$step" >"/given/said/$step" 2>&1 </dev/null
  echo "$step" >>/given/done
done
"""


def lacking() -> str | None:
    """Return what is missing for a box, as a sentence; None if there is all of it."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "commands of root's are run as root on Debian alone"
    missing = [called for name, called in NEEDED.items() if shutil.which(name, path=WAYS) is None]
    if missing:
        return not_installed(*missing)
    probe = subprocess.run(
        ["unshare", "--mount", "--net", "--pid", "--fork", "mount", "-t", "tmpfs", "t", "/mnt"],
        capture_output=True,
        check=False,
    )
    return "this machine lets nobody mount anything" if probe.returncode else None


def run(
    folder: Path, steps: Sequence[str], give: Mapping[str, Path]
) -> tuple[list[str], Path, str]:
    """Run pieces of bash in one shell in a box, each after the one before has ended well.

    Return what each said, the folder that the box knows as ``/given``, and what else was said. ``give`` names
    folders that it finds there.
    """
    if (reason := lacking()) is not None:
        pytest.skip(reason)
    given, box = folder / "given", folder / "box"
    for each in (given / "steps", given / "said", box):
        each.mkdir(parents=True)
    given.chmod(0o755)
    for name, place in give.items():
        shutil.move(place, given / name)
    (given / "lo_up.py").write_text(_LO_UP)
    (given / "all").write_text(_RUN)
    for number, step in enumerate(steps):
        (given / "steps" / f"{number:03d}").write_text(f"{step}\n", encoding="utf-8")
    packages = Path(sysconfig.get_paths()["purelib"]).resolve()
    python = Path(getattr(sys, "_base_executable", sys.executable)).resolve()
    home = python.parents[1]
    apart = [each for each in (packages, home) if _is_hidden(each)]
    ways_in = {parent for each in (packages, home) for parent in (each, *each.parents)}
    done = subprocess.run(
        ["unshare", "--mount", "--net", "--pid", "--fork", "--kill-child", "bash", "-c", _BEGIN],
        env={
            "HOME": "/root",
            "PATH": f"/stand-ins:{WAYS}",
            "LC_ALL": "C.UTF-8",
            "BOX": str(box),
            "GIVEN": str(given),
            "STAND_INS": str(STAND_INS),
            "EMPTY": " ".join(EMPTY),
            "BESIDES": " ".join(map(str, apart)),
            "WAYS_IN": " ".join(str(each) for each in sorted(ways_in) if each != Path("/")),
            "BASE_PYTHON": str(python),
            "PACKAGES": str(packages),
            "PIP_NO_DEPS": "1",
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip reads it so: there is none
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIP_ROOT_USER_ACTION": "ignore",
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=len(steps) * PATIENCE,
        check=False,
    )
    said = [each.read_text(encoding="utf-8") for each in sorted((given / "said").iterdir())]
    return said, given, done.stdout


def _is_hidden(folder: Path) -> bool:
    """Whether the box does not have a folder by itself: it is on another disk, or in a folder that is empty there."""
    elsewhere = folder.stat().st_dev != Path("/").stat().st_dev
    return elsewhere or any(folder.is_relative_to(Path("/", each)) for each in EMPTY)
