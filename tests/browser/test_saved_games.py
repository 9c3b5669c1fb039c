"""Where a backup took a damaged file's place, the board says so where it can be seen."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from companion.storage.kept_backups import make_backup
from tests.browser.evening import BOARD, open_context
from tests.cli.test_main import address, running
from tests.storage.damaging import noise, spoil
from tests.tables.table_fixture import TableFixture


@pytest.mark.slow
def test_the_board_shows_what_is_missing(browser: Browser, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    fixture = TableFixture(DATABASE=f"sqlite:///{path}")
    with closing(fixture.services.dependencies.store):
        fixture.start()
    make_backup(path)
    spoil(path, 1, noise)
    with running("--host", "127.0.0.1", "--port", "0", "--data", str(path)) as (_, said):
        page = open_context(browser, BOARD).new_page()
        page.goto(address(said).partition("/laptop/")[0] + f"/board/{fixture.table.code}")
        notice = page.locator("#region-notices .notice")
        expect(notice).to_contain_text("This table is as it was on")
        expect(notice).to_be_in_viewport(ratio=1)
        page.context.close()
