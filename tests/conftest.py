"""What tests of several folders share: how many cases they try, and one real browser for each process."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from playwright.sync_api import Browser

settings.register_profile("companion", deadline=None)
settings.load_profile("companion")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start Chromium once, with the programs that its tests share; most tests need neither."""
    from playwright.sync_api import sync_playwright

    from tests.browser.evening import launch, shared_programs

    with sync_playwright() as playwright, shared_programs():
        browser = launch(playwright)
        yield browser
        browser.close()
