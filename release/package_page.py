"""What package pages show of Companion: the README with links and pictures that lead somewhere, and addresses.

Hatchling calls it for each wheel and source archive. The README's links and pictures are relative, as in the
repository. On a package page they have to be addresses. ``[tool.hatch.metadata.hooks.custom]`` in
``pyproject.toml`` says where the repository can be read; while that is empty, the page shows no pictures, and
links into the repository are plain words.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(!?)\[([^]]*)\]\(([^)\s]+)\)")
_ADDRESS = re.compile(r"[a-z]+:|#")
"""The beginning of a link that leads somewhere from everywhere."""


class PackagePage(MetadataHookInterface):
    """Gives the metadata its readme and its addresses."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add ``readme`` and ``urls``."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        home = self.config["home"].rstrip("/")
        places = {
            name: self.config[name].format(home=home, version=metadata["version"], path="{path}")
            for name in ("file", "picture")
        }
        page = package_page(text, **places) if home else without_links(text)
        metadata["readme"] = {"content-type": "text/markdown", "text": page}
        if home:
            changes = places["file"].format(path="CHANGELOG.md")
            metadata["urls"] = {"Homepage": home, "Source": home, "Changelog": changes}


def package_page(text: str, *, file: str, picture: str) -> str:
    """Return a README with addresses for its relative links and pictures.

    ``file`` and ``picture`` are addresses with ``{path}`` in them.
    """

    def address(found: re.Match[str]) -> str:
        sign, words, target = found.groups()
        if _ADDRESS.match(target):
            return found[0]
        place = (picture if sign else file).format(path=target)
        return f"{sign}[{words}]({place})"

    return _LINK.sub(address, text)


def without_links(text: str) -> str:
    """Return a README without pictures, and with the words alone of links into the repository."""

    def words(found: re.Match[str]) -> str:
        if _ADDRESS.match(found[3]):
            return found[0]
        return "" if found[1] else found[2]

    return re.sub(r"\n{3,}", "\n\n", _LINK.sub(words, text))
