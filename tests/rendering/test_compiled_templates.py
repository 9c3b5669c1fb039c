"""Compiled templates that are kept for the next start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from jinja2 import DictLoader, Environment

from companion.cli.warm_up import needed
from companion.rendering.compiled_templates import CompiledTemplates
from companion.web.app import create_app

GREETING = {"greeting.html": "{% if name %}Hello {{ name }}{% endif %}"}


def made(folder: Path, templates: dict[str, str], **options: Any) -> Environment:
    """Return an environment that has these templates, and keeps them in a folder."""
    environment = Environment(loader=DictLoader(templates), autoescape=True, **options)
    environment.bytecode_cache = CompiledTemplates(folder, environment)
    return environment


def greet(environment: Environment) -> str:
    return environment.get_template("greeting.html").render(name="Ana")


@pytest.fixture
def never_compiles(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise AssertionError

    monkeypatch.setattr(Environment, "compile", fail)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder that keeps the greeting."""
    assert greet(made(tmp_path, GREETING)) == "Hello Ana"
    return tmp_path


@pytest.mark.usefixtures("never_compiles")
def test_what_cannot_be_compiled_shows_in_a_test_like_these(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        greet(made(tmp_path, GREETING))


def test_a_second_start_compiles_nothing(kept: Path, request: pytest.FixtureRequest) -> None:
    request.getfixturevalue("never_compiles")
    assert greet(made(kept, GREETING)) == "Hello Ana"


def test_a_template_that_has_changed_is_compiled_again(kept: Path) -> None:
    assert greet(made(kept, {"greeting.html": "Bye {{ name }}"})) == "Bye Ana"


def test_other_options_compile_it_again(kept: Path) -> None:
    text = {"greeting.html": "{% if name %}\nHello {{ name }}{% endif %}"}
    assert greet(made(kept, text)) == "\nHello Ana"
    assert greet(made(kept, text, trim_blocks=True)) == "Hello Ana"


@pytest.mark.parametrize("damage", [b"", b"j2", b"nonsense", None])
def test_a_damaged_file_does_no_harm(kept: Path, damage: bytes | None) -> None:
    (file,) = kept.iterdir()
    file.write_bytes(file.read_bytes()[:-20] if damage is None else damage)
    assert greet(made(kept, GREETING)) == "Hello Ana"


def test_a_folder_that_cannot_be_written_to_does_no_harm(tmp_path: Path) -> None:
    assert greet(made(tmp_path / "missing", GREETING)) == "Hello Ana"


def test_the_app_keeps_what_it_compiles_and_compiles_it_once(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    first = create_app({"COMPILED": tmp_path}).jinja_env
    names = [name for name in needed(first) if name.startswith("board/")]
    for name in names:
        first.get_template(name)
    request.getfixturevalue("never_compiles")
    second = create_app({"COMPILED": tmp_path}).jinja_env
    assert names
    for name in names:
        second.get_template(name)
