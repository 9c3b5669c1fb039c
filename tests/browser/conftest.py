"""One real browser for each process of the browser tests, and the programs that they share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.evening import launch, shared_programs


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, shared_programs():
        browser = launch(playwright)
        yield browser
        browser.close()
