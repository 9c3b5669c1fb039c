"""One real Chromium for each process of these tests, as the browser tests have it."""

from tests.browser.conftest import browser

__all__ = ["browser"]
