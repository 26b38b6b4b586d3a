"""As many widgets as there are views, each made once and filled anew: making widgets is what costs."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.uix.widget import Widget


def fill(parent: Widget, views: Sequence[Any], make: Callable[[], Any]) -> None:
    while len(parent.children) > len(views):
        parent.remove_widget(parent.children[0])
    while len(parent.children) < len(views):
        parent.add_widget(make())
    for part, view in zip(reversed(parent.children), views, strict=True):
        part.show(view)
