"""``make help`` names everything that there is to make, and commits are checked as by ``make lint``."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.left_out import not_installed

ROOT = Path(__file__).parents[2]
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
README = (ROOT / "README.md").read_text(encoding="utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def targets() -> list[str]:
    """Return the targets that a person asks for."""
    (names,) = re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    return str(names).split()


def recipe(target: str) -> list[str]:
    """Return the commands of a target, without make's own signs."""
    (lines,) = re.findall(rf"^{target}:.*\n((?:\t.+\n)+)", MAKEFILE, re.MULTILINE)
    return [line.strip().lstrip("@") for line in str(lines).splitlines()]


@pytest.mark.skipif(shutil.which("make") is None, reason=not_installed("make"))
def test_make_help_has_one_line_for_every_target() -> None:
    done = subprocess.run(
        ["make", "--no-print-directory", "help"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    said = [re.match(r"make (\S+) +\S", line) for line in done.stdout.splitlines()]
    assert sorted(line[1] for line in said if line) == sorted(targets())
    assert all(said)


def test_make_alone_plays() -> None:
    first = re.search(r"^([a-z][a-z-]*):", MAKEFILE, re.MULTILINE)
    assert first is not None
    assert first[1] == "play"


def test_commits_are_checked_as_by_make_lint() -> None:
    checks = [
        command.replace("$(BIN)", ".venv/bin").replace("$(MAKE)", "make")
        for command in recipe("lint")
    ]
    assert checks
    assert re.findall(r"^ +entry: (.+)$", HOOKS, re.MULTILINE) == checks


def test_nothing_is_fetched_for_the_checks_of_a_commit() -> None:
    assert set(re.findall(r"repo: (\S+)", HOOKS)) == {"local"}
    assert set(re.findall(r"language: (\S+)", HOOKS)) == {"system"}


def test_what_contributors_are_told_to_make_is_there() -> None:
    told = set(re.findall(r"\bmake ([a-z][a-z-]*)`", CONTRIBUTING))
    assert {"lint", "types", "test", "test-all"} <= told <= set(targets())


def test_ci_runs_the_tests_that_make_test_turn_runs() -> None:
    runs = re.findall(r"\$\(BIN\)/python (-m pytest .+?)(?:;| &&)", MAKEFILE)
    values = {
        "$(or $(N),$(PROCESSORS))": '"$processors"',
        "$(or $(N),$(shell expr $(PROCESSORS) + 2))": "$((processors + 2))",
        " $(1)": "",
        "$(2)": '--turn "$turn"',
    }
    for name, value in values.items():
        runs = [each.replace(name, value) for each in runs]
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert len(runs) == 2
    assert (
        re.findall(r"^\.venv/bin/python (-m pytest .+) \|\| tested=\$\?$", ci, re.MULTILINE) == runs
    )
    assert "--turn $(TURN)" in recipe("test-turn")[0]


def test_the_readme_names_both_and_says_no_more_than_the_makefile() -> None:
    told = set(re.findall(r"^    make ([a-z-]+)$", README, re.MULTILINE))
    assert {"test", "test-all"} <= told <= set(targets())
