from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.game.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store
