"""pydantic-core, linked to Python's own library.

Android's linker finds the symbols of Python only in libraries that are named, and p4a names none to
Rust modules (its issue 3329): without this, `import pydantic` ends the app.
"""

from importlib import import_module
from typing import Any

theirs = import_module("pythonforandroid.recipes.pydantic-core")


class PydanticCore(theirs.PydanticcoreRecipe):
    def get_recipe_env(self, arch: Any, **kwargs: Any) -> dict[str, str]:
        env: dict[str, str] = super().get_recipe_env(arch, **kwargs)
        env["RUSTFLAGS"] += f" -Clink-arg=-lpython{self.ctx.python_recipe.link_version}"
        return env


recipe = PydanticCore()
