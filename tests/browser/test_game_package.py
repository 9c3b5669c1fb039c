"""A game that another Python package brings is found, listed and played; one that is broken is not."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.evening import evening
from tests.new_game.__main__ import create_package
from tests.packages import install

pytestmark = pytest.mark.slow

BROKEN = """
broken = "companion_tossup.there_is_none"
unfinished = "companion_unfinished"
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create a package as an author would, with two games that cannot be played besides, and install it."""
    source, target = tmp_path_factory.mktemp("package"), tmp_path_factory.mktemp("installed")
    create_package("tossup", "Toss-up", source)
    pyproject = source / "pyproject.toml"
    text = pyproject.read_text(encoding="utf-8")
    text = text.replace('tossup = "companion_tossup"\n', f'tossup = "companion_tossup"{BROKEN}')
    text = text.replace('["companion_tossup"]', '["companion_tossup", "companion_unfinished"]')
    pyproject.write_text(text, encoding="utf-8")
    (source / "companion_unfinished").mkdir()
    (source / "companion_unfinished" / "__init__.py").touch()
    meta = "from companion_tossup.game import META as ABOUT\nfrom dataclasses import replace\n"
    meta += 'META = replace(ABOUT, id="unfinished")\n'
    (source / "companion_unfinished" / "meta.py").write_text(meta, encoding="utf-8")
    install(source, target)
    return target


def test_it_is_played_in_a_browser(browser: Browser, installed: Path) -> None:
    paths = os.pathsep.join([str(installed), *sys.path])
    with evening(browser, own=True, game=None, environ={"PYTHONPATH": paths}) as night:
        assert "broken" in night.program.output
        assert "there_is_none" in night.program.output
        assert "unfinished of another package cannot be played: it has no game.py" in (
            night.program.output
        )
        ana, bo = night.join("Ana"), night.join("Bo")
        titles = night.board.locator(".course-name").all_inner_texts()
        assert "Toss-up" in titles
        assert "broken" not in titles
        night.board.locator('.course[data-game="tossup"]').click()
        # The words of a line run on after the bold ones.
        first = ana.page.locator(".teach .steps li").first
        expect(first).to_contain_text("Guess in secret how the coin falls")
        assert first.evaluate("each => each.offsetHeight") < 80
        night.board.click("text=Start Toss-up")
        expect(night.board.locator("#scene")).to_be_visible()
        for phone in (ana, bo):
            phone.page.get_by_role("button", name="Let’s play").tap()
        # It says nothing of its own about a prompt: what holds for all of the kind is told.
        ana.page.tap(".pad-head [data-open=can]")
        expect(ana.page.locator("#can .can-lines li")).to_have_text(
            [
                "Pick one. Greyed-out choices can’t be picked now: tap one to see why.",
                "Then press the big button. Before that, you can still change your mind.",
                "Nobody else sees it until everything is turned over. Until then you can take it back.",
            ]
        )
        # Anyone may enter the toss; it is proposed to one after the other.
        for tosses, fell in ((ana, "heads"), (bo, "tails"), (ana, "heads")):
            for phone in (ana, bo):
                phone.expect_title("How does the coin fall?")
            ana.answer("heads")
            bo.answer("tails")
            tosses.expect_title("Toss the coin")
            tosses.answer(fell)
        expect(night.board.locator(".finale")).to_contain_text("Ana wins with 2 points")
        ana.expect_title("You win!")
        bo.page.goto(f"{night.program.url}/rules/tossup")
        expect(bo.page.locator("h1")).to_have_text("Toss-up")
