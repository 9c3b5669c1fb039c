"""The wheel and the source archive hold all, and the package page's links lead somewhere."""

from __future__ import annotations

import email
import functools
import importlib.util
import re
import subprocess
import sys
import tarfile
import threading
import zipfile
from collections.abc import Iterator
from email.message import Message
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import ModuleType
from urllib.request import urlopen

import pytest
from trove_classifiers import classifiers

from companion import __version__
from tests.release.ways import ROOT

# They share what is built.
pytestmark = pytest.mark.xdist_group("release")

LINK = re.compile(r"(!?)\[[^]]*\]\(([^)\s]+)\)")
FOLDERS = {
    "companion": "companion",
    "rules": "rules",
    "static": "companion/static",
    "templates": "companion/templates",
}
"""The folders of the repository that the app needs, and their places in a wheel."""


def needed() -> set[str]:
    """Return the names in a wheel of all files that the app needs."""
    names = set()
    for folder, place in FOLDERS.items():
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                names.add(f"{place}/{path.relative_to(ROOT / folder).as_posix()}")
    return names


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {
            name: archive.read(name) for name in archive.namelist() if ".dist-info/" not in name
        }


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(archive.read(name))


@pytest.fixture(scope="module")
def package_page() -> ModuleType:
    """Import the module that makes package pages; it lies beside no package."""
    spec = importlib.util.spec_from_file_location(
        "package_page", ROOT / "release" / "package_page.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def hosted() -> Iterator[str]:
    """Serve the repository, and return its address."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    serve = functools.partial(Quiet, directory=str(ROOT))
    with ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.slow
def test_the_wheel_holds_what_the_app_needs_and_nothing_else(wheel: Path) -> None:
    assert set(contents(wheel)) == needed()


@pytest.mark.slow
def test_a_wheel_made_from_the_source_archive_is_the_same(wheel: Path, tmp_path: Path) -> None:
    (archive,) = wheel.parent.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        # Python before 3.11.4 has no filters.
        packed.extraction_filter = getattr(tarfile, "data_filter", lambda member, _path: member)
        packed.extractall(tmp_path)  # noqa: S202  # of our own archive
    (source,) = tmp_path.iterdir()
    made = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(made, cwd=source, check=True, capture_output=True)
    (again,) = tmp_path.glob("*.whl")
    assert again.name == wheel.name
    assert contents(again) == contents(wheel)
    for name in ("Makefile", "tests/conftest.py", "release/companion.spec", ".ci/run", "LICENSE"):
        assert (source / name).is_file()


@pytest.mark.slow
def test_the_metadata_is_what_package_pages_show(metadata: Message) -> None:
    assert metadata["Version"] == __version__
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert metadata["License-Expression"] == "MIT"
    assert set(metadata.get_all("Classifier", [])) <= classifiers
    assert (
        f"Programming Language :: Python :: {sys.version_info[0]}.{sys.version_info[1]}"
        in metadata.get_all("Classifier", [])
    )
    page = str(metadata.get_payload())
    assert page.lstrip().startswith("# Companion")
    assert [target for _, target in LINK.findall(page) if ":" not in target] == []


@pytest.mark.slow
def test_the_page_on_installing_names_this_wheel(wheel: Path) -> None:
    page = (ROOT / "docs" / "installing.md").read_text(encoding="utf-8")
    assert set(re.findall(r"[\w.]+-[\w.]+-py3-none-any\.whl", page)) == {wheel.name}


def test_every_link_and_picture_of_a_package_page_leads_somewhere(
    package_page: ModuleType, hosted: str
) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = package_page.package_page(
        readme, file=f"{hosted}/{{path}}", picture=f"{hosted}/{{path}}?picture"
    )
    found = LINK.findall(page)
    assert len(found) == len(LINK.findall(readme))
    addresses = [target for _, target in found if target.startswith("http://127.0.0.1")]
    assert sum(target.endswith("?picture") for target in addresses) >= 5
    for address in addresses:
        with urlopen(address) as answer:  # noqa: S310  # our own address
            assert answer.status == 200


def test_without_a_public_repository_a_package_page_has_no_dead_links(
    package_page: ModuleType,
) -> None:
    text = "See\n\n![The board](docs/board.webp)\n\nand [the rules](docs/rulings.md) or [this](https://example.org/)."
    shown = package_page.without_links(text)
    assert shown == "See\n\nand the rules or [this](https://example.org/)."
