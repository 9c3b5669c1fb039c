"""A phone with the iPhones' engine: WebKitGTK in a small window, on a display of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.open_pages import open_pages
from tests.left_out import not_installed

DRIVER = "WebKitWebDriver"
PYTHON = "/usr/bin/python3"
WINDOW = Path(__file__).with_name("webkit_window.py")


def missing() -> str | None:
    """Return why a test that needs it is left out; None where everything is there."""
    bindings = "import gi; gi.require_version('WebKit2', '4.1')"
    there = (
        shutil.which(DRIVER)
        and shutil.which("Xvfb")
        and shutil.which(PYTHON)
        and subprocess.run([PYTHON, "-c", bindings], capture_output=True, check=False).returncode
        == 0
    )
    return None if there else not_installed("WebKit")


@contextmanager
def display() -> Iterator[str]:
    """Start a display that nobody sees, under the first number that is free."""
    told, tells = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x1280x24", "-nolisten", "tcp"],
        pass_fds=(tells,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(tells)
        with os.fdopen(told) as number:
            name = number.readline().strip()
        try:
            assert name, "Xvfb did not start"
            yield f":{name}"
        finally:
            server.terminate()


@contextmanager
def phone(size: str = "390x844") -> Iterator[WebKitGTK]:
    """Open a phone's browser."""
    with display() as name:
        options = WebKitGTKOptions()
        options.binary_location = PYTHON
        options.add_argument(str(WINDOW))
        # Any version will do; naming one asks for exactly that.
        options._caps.pop("browserVersion", None)
        environ = {**os.environ, "DISPLAY": name, "PHONE": size, "GDK_BACKEND": "x11"}
        # Without layers of its own it draws with no OpenGL: Mesa's software renderer may crash under it.
        environ.update(NO_AT_BRIDGE="1", WEBKIT_DISABLE_COMPOSITING_MODE="1")
        environ.pop("WAYLAND_DISPLAY", None)
        service = Service(executable_path=shutil.which(DRIVER), env=environ)
        with warnings.catch_warnings():
            # Selenium calls its own old ways.
            warnings.simplefilter("ignore", DeprecationWarning)
            driver = WebKitGTK(options=options, service=service)
        try:
            with open_pages.followed(driver, "WebKit"):
                yield driver
        finally:
            driver.quit()
