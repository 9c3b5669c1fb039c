"""A window of WebKitGTK in the size of a phone, for WebKitWebDriver to drive.

It is run by Debian's own Python, which has the bindings: MiniBrowser, which the driver starts
otherwise, is never narrower than 447 pixels. ``PHONE`` is the window's size: 390x844.
"""

import os
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402  # the versions have to be named before

WIDTH, HEIGHT = (int(side) for side in os.environ.get("PHONE", "390x844").split("x"))


def main() -> None:
    """Wait for the driver, and open a window whenever it asks for one."""
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    windows = []

    def create(_session: object) -> Any:
        view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
        window = Gtk.Window()
        window.add(view)
        window.set_default_size(WIDTH, HEIGHT)
        window.show_all()
        view.grab_focus()
        windows.append(window)
        return view

    def started(_context: object, session: Any) -> None:
        about = WebKit2.ApplicationInfo.new()
        about.set_name("MiniBrowser")  # what Selenium asks for
        about.set_version(2, 0, 0)
        session.set_application_info(about)
        session.connect("create-web-view", create)

    context.connect("automation-started", started)
    Gtk.main()


if __name__ == "__main__":
    main()
