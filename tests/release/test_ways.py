"""Each way of installing, in an empty home and without the repository."""

from __future__ import annotations

from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.browser.evening import Program
from tests.left_out import not_installed
from tests.release.ways import TOOLS, WAYS, environ, tool

# They share what is built, and the index.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("release")]


@pytest.mark.usefixtures("package_index")
@pytest.mark.parametrize("way", TOOLS)
def test_it_starts_shows_a_page_and_ends(way: str, wheel: Path, tmp_path: Path) -> None:
    if tool(TOOLS[way]) is None:
        pytest.skip(not_installed(TOOLS[way]))
    home, elsewhere = tmp_path / "home", tmp_path / "elsewhere"
    home.mkdir()
    elsewhere.mkdir()
    command = WAYS[way](wheel, home)
    program = Program(
        elsewhere / "tables.db", command=command, environ=environ(home), folder=elsewhere
    )
    try:
        with urlopen(program.url) as page:  # noqa: S310  # our own address
            assert b"This is my laptop" in page.read()
        with urlopen(f"{program.url}/rules/feast") as page:  # noqa: S310  # our own address
            assert b"The Feast" in page.read()
    finally:
        status = program.stop()
    assert status == 0
    assert "See you next time" in program.output
