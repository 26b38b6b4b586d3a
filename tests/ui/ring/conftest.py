"""A city in a window of its own."""

from collections.abc import Iterator

import pytest

from tests.ui.ring.stage import Stage, staged, stop_stage


@pytest.fixture
def stage() -> Iterator[Stage]:
    running = staged()
    yield running
    stop_stage(running)
