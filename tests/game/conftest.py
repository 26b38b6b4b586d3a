"""Stores that a test opens are closed when it is over."""

from collections.abc import Iterator
from typing import Any

import pytest

from companion.game.store import Store


@pytest.fixture(autouse=True)
def closed_stores(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    opened: list[Store] = []
    begin = Store.__init__

    def remember(store: Store, *args: Any, **kwargs: Any) -> None:
        begin(store, *args, **kwargs)
        opened.append(store)

    monkeypatch.setattr(Store, "__init__", remember)
    yield
    for store in opened:
        store.close()
