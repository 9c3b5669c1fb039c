"""``make audit``: looks up whether anything that is pinned has a known vulnerability (pip-audit).

It fails where something that the app itself needs has one. What only tests and tools need is told,
and fails nothing. Where nothing can be looked up, a sentence says so, and that is no failure.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Collection, Mapping
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
APP = "companion-referee"
SECONDS = 300
NOT_CHECKED = "Known vulnerabilities are not checked:"


def main() -> int:
    """Look everything up and say what is found; return 1 where the app itself is concerned."""
    found = look_up(ROOT / "constraints.txt")
    if isinstance(found, str):
        print(f"{NOT_CHECKED} {found}")
        return 0
    lines, failed = report(found, needed_by(APP))
    print("\n".join(lines))
    return 1 if failed else 0


def look_up(pins: Path) -> dict[str, Any] | str:
    """Return what pip-audit found, or a sentence that says why it could not look."""
    with tempfile.TemporaryDirectory() as folder:
        answer = Path(folder) / "answer.json"
        command = [sys.executable, "-m", "pip_audit", "--disable-pip", "--no-deps"]
        command += ["--requirement", str(pins), "--progress-spinner", "off", "--timeout", "15"]
        command += ["--format", "json", "--output", str(answer)]
        try:
            subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
        except subprocess.TimeoutExpired:
            return f"there was no answer in {SECONDS} seconds."
        try:
            found: dict[str, Any] = json.loads(answer.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return "pip-audit is not installed, or found nobody to ask."
    if all("skip_reason" in each for each in found["dependencies"]):
        return "the package index that answers here knows nothing of them."
    return found


def report(found: Mapping[str, Any], needed: Collection[str]) -> tuple[list[str], bool]:
    """Return a line for each finding, and whether one concerns a package that is ``needed``."""
    lines, failed, known = [], False, 0
    for each in found["dependencies"]:
        name = normal(each["name"])
        if "skip_reason" in each:
            lines.append(f"{name} could not be looked up.")
            continue
        known += 1
        for vulnerability in each["vulns"]:
            fixed = " or ".join(vulnerability["fix_versions"]) or "no version yet"
            whose = "the app needs it" if name in needed else "only tests and tools need it"
            what = f"{name} {each['version']}, {vulnerability['id']}"
            lines.append(f"{what}: corrected in {fixed}; {whose}.")
            failed = failed or name in needed
    if not lines:
        lines.append(f"None of the {known} pinned packages has a known vulnerability.")
    return lines, failed


def needed_by(package: str) -> set[str]:
    """Return the names of all packages that a package needs, also for its databases."""
    needed: set[str] = set()
    left = [package]
    while left:
        name = left.pop()
        if name in needed:
            continue
        needed.add(name)
        try:
            wanted = requires(name) or []
        except PackageNotFoundError:
            continue
        for each in wanted:
            extra = re.search(r"extra\s*==\s*[\"']([\w.-]+)", each)
            if extra is None or (name == package and extra[1] == "postgres"):
                left.append(normal(re.split(r"[^\w.-]", each)[0]))
    return needed


def normal(name: str) -> str:
    """Return a package's name as the index writes it."""
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    raise SystemExit(main())
