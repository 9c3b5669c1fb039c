"""A screen as its page shows it: everything opened, and whoever was heard set in."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from companion.glance import Watcher
from companion.regions import BEHIND
from companion.screens import Screens
from companion.table import Table

_TAG = re.compile(r'<[^>]*\bdata-heard="([^"]+)"[^>]*>')
_STATE = re.compile(r'(\bdata-state=)"[^"]*"')


def told(html: str, states: Mapping[str, str]) -> str:
    """Set in HTML who was heard, as ``tell`` in ``static/js/link.js`` does."""

    def tell(found: re.Match[str]) -> str:
        tag, state = found[0], states.get(found[1])
        if state is None:
            return tag
        own = re.search(rf'\bdata-{state}="([^"]*)"', tag)
        return _STATE.sub(rf'\1"{own[1] if own else state}"', tag)

    return _TAG.sub(tell, html)


def shown(screens: Screens, table: Table, watcher: Watcher) -> dict[str, str]:
    """Return each region of a watcher's screen."""
    states = json.loads(screens.heard(table))
    regions = screens.html(table, watcher, BEHIND[watcher.role])
    return {name: told(html, states) for name, html in regions.items()}
