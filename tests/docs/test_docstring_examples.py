"""The examples in docstrings give what they say."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import companion
import rules

# The first two patch the standard library, which only a process of their own may do; the third is
# for gunicorn, which Windows does not have.
NOT_IMPORTED = {"companion.__main__", "companion.wsgi", "companion.live.gunicorn_worker"}
MODULES = sorted(
    module.name
    for package in (companion, rules)
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    if module.name not in NOT_IMPORTED
)
EXAMPLES = [
    test
    for name in MODULES
    for test in doctest.DocTestFinder().find(importlib.import_module(name))
    if test.examples
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_an_example_gives_what_it_says(example: doctest.DocTest) -> None:
    report: list[str] = []
    results = doctest.DocTestRunner().run(example, out=report.append)
    assert results.failed == 0, "".join(report)


def test_there_are_examples() -> None:
    assert any(example.name.startswith("companion.network.") for example in EXAMPLES)
