"""A browser test that fails reports what each page showed: a picture, its text, console and frames."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
_FAILING = """
import pytest
from tests.browser.evening import BOARD, evening, open_context, opened

def test_in_an_evening(browser):
    with evening(browser) as night:
        ana = night.join("Ana")
        ana.page.evaluate("console.log('a word in the console')")
        ana.page.evaluate("setTimeout(() => { throw new Error('a page error'); })")
        night.board.locator("#seat-order").get_by_text("Ana").wait_for()
        ana.page.wait_for_function("() => true")
        other = open_context(browser, BOARD)
        other.new_page().set_content("<p>left open</p>")
        assert night.code == "nobody's"

def test_that_passes(browser):
    assert browser.contexts == []
    with pytest.raises(ZeroDivisionError), opened(browser, BOARD) as context:
        context.new_page().set_content("<p>of no interest</p>")
        1 / 0

def test_in_a_context_of_its_own(browser):
    with opened(browser, BOARD) as context:
        context.new_page().set_content("<p>a lonely page</p>")
        context.new_page().close()
        raise ValueError

@pytest.fixture
def kept_open(browser):
    context = open_context(browser, BOARD)
    page = context.new_page()
    page.set_content("<p>a page of a fixture</p>")
    yield page
    context.close()

def test_with_a_fixture(kept_open):
    raise ValueError
"""


@pytest.mark.slow
def test_a_failure_reports_what_each_page_showed_and_where_the_pictures_are(tmp_path: Path) -> None:
    (tmp_path / "test_failing.py").write_text(_FAILING)
    environ = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}
    where = ("--rootdir", str(tmp_path), "-c", os.devnull, "--import-mode", "importlib")
    plugins = ("-p", "tests.conftest", "-p", "no:cacheprovider", "-n", "0")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *where, *plugins, str(tmp_path)],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    said = done.stdout
    assert "3 failed, 1 passed" in said, said + done.stderr
    evening, own, fixture = (
        tmp_path / "build" / "failures" / f"test_failing.py-{name}"
        for name in ("test_in_an_evening", "test_in_a_context_of_its_own", "test_with_a_fixture")
    )
    names = ["1-board", "2-Ana", "3-page-3"]
    assert sorted(each.name for each in evening.iterdir()) == sorted(
        f"{name}.{kind}" for name in names for kind in ("png", "txt")
    )
    assert all((evening / f"{name}.png").read_bytes().startswith(b"\x89PNG") for name in names)
    ana = (evening / "2-Ana.txt").read_text(encoding="utf-8")
    assert re.search(r"^Ana: http://127\.0\.0\.1:\d+/pad/", ana)
    for line in (
        r"log: a word in the console",
        r"page error: (Error: )?a page error",
        r"opened ws://127\.0\.0\.1:\d+/link/",
        r"down \{",
    ):
        assert re.search(rf"^[\d.]+ {line}", ana, re.MULTILINE), ana
    assert f"Pictures, and all lines and frames: {evening}" in said
    assert "== 2-Ana.png\nAna: http://127.0.0.1" in said
    assert "left open" in said
    assert "The program said last:" in said
    assert (own / "1-page-1.png").exists()
    assert "a lonely page" in (own / "1-page-1.txt").read_text()
    assert [each.name for each in fixture.iterdir()].count("1-page-1.png") == 1
    assert "a page of a fixture" in said
    assert "of no interest" not in said


def test_every_context_is_followed() -> None:
    """Pages that a test opens past ``open_context`` would be missing in its report."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                call = f"{node.value.id}.{node.attr}"
                found += [path.name] if call in {"browser.new_context", "browser.new_page"} else []
    assert found == []
