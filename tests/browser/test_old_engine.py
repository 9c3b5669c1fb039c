"""Whole games in the oldest browsers that play: with plainer looks, and nothing that cannot be done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import test_eatme, test_feast, test_goofspiel, test_ibid, test_ididnt, test_liar
from tests.browser.evening import evening
from tests.browser.old_engine import old

pytestmark = pytest.mark.browser
