"""``make audit`` fails for what the app needs, tells of the rest, and needs no network to pass."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests import audit

ROOT = Path(__file__).parents[1]


def package(name: str, *vulnerabilities: str) -> dict[str, Any]:
    vulns = [{"id": each, "fix_versions": ["9.9"], "aliases": []} for each in vulnerabilities]
    return {"name": name, "version": "1.0", "vulns": vulns}


def skipped(name: str) -> dict[str, Any]:
    return {"name": name, "skip_reason": "Dependency not found on PyPI"}


def answering(monkeypatch: pytest.MonkeyPatch, *packages: dict[str, Any] | None) -> None:
    """Let pip-audit answer so; None: it ends without an answer, as it does without a network."""

    def run(command: list[str], **_: Any) -> None:
        if None not in packages:
            answer = Path(command[command.index("--output") + 1])
            answer.write_text(json.dumps({"dependencies": packages, "fixes": []}))

    monkeypatch.setattr(subprocess, "run", run)


def test_what_the_app_needs_fails_and_what_tests_need_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, package("Flask", "PYSEC-1"), package("pytest", "PYSEC-2"))
    assert audit.main() == 1
    assert capsys.readouterr().out == (
        "flask 1.0, PYSEC-1: corrected in 9.9; the app needs it.\n"
        "pytest 1.0, PYSEC-2: corrected in 9.9; only tests and tools need it.\n"
    )
    answering(monkeypatch, package("flask"), package("pytest", "PYSEC-2"), skipped("idna"))
    assert audit.main() == 0
    assert "idna could not be looked up." in capsys.readouterr().out


def test_where_all_is_well_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answering(monkeypatch, package("flask"), package("pytest"))
    assert audit.main() == 0
    told = capsys.readouterr().out
    assert told == "None of the 2 pinned packages has a known vulnerability.\n"


@pytest.mark.parametrize("answer", [[None], [skipped("flask"), skipped("pytest")]])
def test_where_nothing_can_be_looked_up_nothing_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: list[Any]
) -> None:
    answering(monkeypatch, *answer)
    assert audit.main() == 0
    assert capsys.readouterr().out.startswith("Known vulnerabilities are not checked: ")


def test_an_answer_that_does_not_come_fails_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*_: Any, **__: Any) -> None:
        raise subprocess.TimeoutExpired("pip_audit", 1)

    monkeypatch.setattr(subprocess, "run", run)
    assert audit.main() == 0
    assert "there was no answer" in capsys.readouterr().out


def test_what_the_app_needs_is_known() -> None:
    needed = audit.needed_by(audit.APP)
    assert {"flask", "werkzeug", "gevent", "greenlet", "sqlalchemy", "psycopg"} <= needed
    assert not needed & {"pytest", "ruff", "playwright", "pillow"}


def test_the_run_that_checks_everything_looks_up_vulnerabilities() -> None:
    run = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "make audit" in run
