"""What the scripts of a board know of a reveal."""

from __future__ import annotations

REGIONS = "import(document.querySelector('link[href$=\"/js/regions.js\"]').href)"
"""The module of the page that has the data."""
KINDS = f"{REGIONS}.then(({{ data }}) => data.show.kinds)"
"""The kind of each beat."""
