"""Every requirement can be had for Android, says python-for-android's own code with our recipes."""

import importlib.util
import json
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.android.conftest import ROOT

DEVICE = {
    "extra": "",
    "os_name": "posix",
    "platform_machine": "aarch64",
    "platform_system": "Android",
    "python_version": "3.14",
    "sys_platform": "android",
}
# For widgets that we do not use, or (the last) with chardet in its place; a round is played without them.
NOT_IMPORTED = {"docutils", "kivy-garden", "materialshapes", "pillow", "pygments", "charset-normalizer"}
RECIPES = ROOT / ".ci" / "android" / "recipes"


@pytest.fixture(scope="module")
def graph(buildozer: Any, target: Any) -> Any:
    target.compile_platform()
    return json.loads((Path(buildozer.buildozer_dir) / "graph.json").read_text())


def load_recipe(name: str) -> Any:
    found = importlib.util.spec_from_file_location(
        f"pythonforandroid.recipes.{name}", RECIPES / name / "__init__.py"
    )
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module.recipe


def test_each_recipe_is_made_for_the_pinned_version(pins: dict[str, str], graph: Any) -> None:
    of_recipes = {name: version for name, version in graph["own versions"].items() if name in pins}
    assert set(of_recipes) == {"kivy", "materialyoucolor", "pydantic-core"}
    assert of_recipes == {name: pins[name] for name in of_recipes}


def test_what_has_no_recipe_is_pinned_and_pure_python(pins: dict[str, str], graph: Any) -> None:
    assert all(pins.values())
    assert set(graph["modules"]) == set(pins) - set(graph["versions"])
    for name in graph["modules"]:
        wheel = distribution(name).read_text("WHEEL") or ""
        assert "Root-Is-Purelib: true" in wheel, name
        assert "-none-any" in wheel, name


def test_no_requirement_of_a_requirement_is_forgotten(pins: dict[str, str]) -> None:
    """python-for-android adds none by itself."""
    listed = {canonicalize_name(name) for name in pins}
    wanted = {
        canonicalize_name(one.name)
        for name in pins
        for one in map(Requirement, distribution(name).requires or [])
        if one.marker is None or one.marker.evaluate(DEVICE)
    }
    assert wanted - listed == NOT_IMPORTED


def test_what_is_built_besides(graph: Any) -> None:
    assert graph["bootstrap"] == "sdl2"
    assert graph["versions"]["python3"].startswith("3.14.")
    assert "sqlite3" in graph["versions"]
    assert not {"libcairo", "pillow", "pycairo"} & set(graph["versions"])


def test_pydantic_core_is_linked_to_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has Python's symbols from nowhere else on a device."""
    from pythonforandroid.build import Context
    from pythonforandroid.recipe import Recipe, RustCompiledComponentsRecipe

    monkeypatch.setattr(
        RustCompiledComponentsRecipe, "get_recipe_env", lambda *_, **__: {"RUSTFLAGS": "-Lthere"}
    )
    recipe = load_recipe("pydantic-core")
    recipe.ctx = Context()
    recipe.ctx.python_recipe = Recipe.get_recipe("python3", recipe.ctx)
    assert recipe.get_recipe_env(None)["RUSTFLAGS"].split() == ["-Lthere", "-Clink-arg=-lpython3.14"]


def test_materialyoucolor_comes_with_the_library_it_asks_for() -> None:
    assert load_recipe("materialyoucolor").need_stl_shared
