"""An author changes a game while it is played: ``companion --dev``, as people type it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.evening import Program, lay_table, opened, pick_game, until

ROOT = Path(__file__).parents[2]
PARTS = ("companion", "rules", "templates", "static")
BOARD = {"viewport": {"width": 1280, "height": 720}}


@contextmanager
def copied_program(folder: Path, *arguments: str) -> Iterator[tuple[Program, Path]]:
    """Start a copy of the program; yields it, and the folder of its Goofspiel."""
    copy = folder / "copy"
    for part in PARTS:
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    environ = {"PYTHONPATH": str(copy), "PYTHONSAFEPATH": "1"}
    program = Program(folder / "tables.db", *arguments, environ=environ)
    try:
        yield program, copy / "rules" / "games" / "goofspiel"
    finally:
        program.stop()


def change(file: Path, before: str, after: str) -> None:
    """Write other words into a file."""
    text = file.read_text("utf-8")
    assert before in text
    file.write_text(text.replace(before, after, 1), "utf-8")


@contextmanager
def board_and_pad(browser: Browser, program: Program) -> Iterator[tuple[Page, Page]]:
    """Begin Goofspiel with two players; yields the board, and the pad of Ana."""
    with opened(browser, BOARD) as laptop, opened(browser, {}) as ana, opened(browser, {}) as bo:
        path = lay_table(laptop, program)
        code = path.rpartition("/")[2]
        pick_game(laptop, program, code, "goofspiel")
        for context, name in ((ana, "Ana"), (bo, "Bo")):
            page = context.new_page()
            page.goto(f"{program.url}/{code}")
            page.fill("[name=name]", name)
            page.click("text=Sit down")
            page.wait_for_url("**/pad/**")
        board = laptop.new_page()
        board.goto(program.url + path)
        board.click("text=Start Goofspiel")
        board.locator(".quick").wait_for()
        board.keyboard.press("7")
        pad = ana.pages[0]
        expect(pad.locator("#todo h1")).to_have_text("Which card will you play?")
        yield board, pad


@pytest.mark.slow
def test_an_author_sees_each_change_and_what_is_wrong(browser: Browser, tmp_path: Path) -> None:
    with (
        copied_program(tmp_path, "--dev") as (program, game),
        board_and_pad(browser, program) as (board, pad),
    ):
        # Words and colours are there at once, on every open screen.
        change(game / "words" / "en.ftl", "Which card will you play?", "What do you bid?")
        expect(pad.locator("#todo h1")).to_have_text("What do you bid?")
        sheet = game / "static" / "accent.css"
        sheet.write_text(re.sub("#[0-9a-f]{6}", "#123456", sheet.read_text("utf-8")), "utf-8")
        board.wait_for_function(
            "() => getComputedStyle(document.body).getPropertyValue('--accent').trim() === '#123456'"
        )

        # A template that fails says what, where and in which line; mended, it is back.
        scene = game.parents[2] / "templates" / "table" / "scene.html"
        whole = scene.read_text("utf-8")
        line = whole.count("\n") + 1
        scene.write_text(whole + "{{ nonsense }}\n", "utf-8")
        said = board.locator(".not-drawn-error")
        expect(said).to_contain_text("'nonsense' is undefined")
        expect(said).to_contain_text(re.compile(rf"table/scene\.html, line {line}\b"))
        expect(said).to_contain_text("{{ nonsense }}")
        scene.write_text(whole.replace("{%- set", "{%- sett", 1), "utf-8")
        expect(said).to_contain_text("unknown tag 'sett'")
        scene.write_text(whole, "utf-8")
        expect(board.locator("#scene")).to_be_visible()

        # Rules that cannot be loaded change nothing; others start the program again, at the same table.
        script = game / "game.py"
        before = script.read_text("utf-8")
        script.write_text(before + "\n(", "utf-8")
        wait_for_output(pad, program, "SyntaxError")
        assert program.is_running
        assert "rank: rank_sign(rank)" in before
        script.write_text(before.replace("sign(rank)", 'sign(rank, "BQK")', 1), "utf-8")
        wait_for_output(pad, program, "Starting again…")
        expect(pad.locator("#answer .card-rank", has_text="B")).to_have_count(1)
        expect(board.locator(".centre .card-rank").first).to_have_text("7")


def wait_for_output(page: Page, program: Program, words: str) -> None:
    """Wait until the program has said something."""
    until(lambda: words in program.output, page.context.cookies)  # a page may be loading


@pytest.mark.slow
def test_nobody_else_is_told_of_an_error(browser: Browser, tmp_path: Path) -> None:
    with copied_program(tmp_path) as (program, game):
        scene = game.parents[2] / "templates" / "table" / "scene.html"
        scene.write_text(scene.read_text("utf-8") + "{{ nonsense }}\n", "utf-8")
        with board_and_pad(browser, program) as (board, _):
            expect(board.locator(".not-drawn").first).to_be_visible()
            assert board.locator(".not-drawn-error").count() == 0
        assert "'nonsense' is undefined" not in program.output
