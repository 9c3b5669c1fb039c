"""Tests of a group run in one process, so that what they share is set up once."""

from __future__ import annotations

import os

import pytest


@pytest.mark.xdist_group("together")
@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="all tests run in one process")
def test_the_process_that_shares_out_tests_knows_their_groups(
    request: pytest.FixtureRequest,
) -> None:
    """pytest-xdist reads the group from the end of the id; with pytest 9.2 it does not get there."""
    assert request.node.nodeid.endswith("@together")
