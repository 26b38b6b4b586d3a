"""`python -m tests.android.toolchain`: python-for-android's own command line, without a compiler.

buildozer runs this in place of `python -m pythonforandroid.toolchain`: `create` says which recipes
would be built, `apk` leaves the project that Gradle would be given.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.recipe import Recipe
from pythonforandroid.toolchain import ToolchainCL, split_argument_list
from pythonforandroid.util import current_directory, load_source

LEFT = Path(os.environ["LEFT"])  # where the results are left


class Offline(ToolchainCL):
    def create(self, args: Any) -> None:
        bootstrap = Bootstrap.get_bootstrap(args.bootstrap, self.ctx)
        names = split_argument_list(args.requirements)
        order, modules, bootstrap = get_recipe_order_and_bootstrap(self.ctx, names, bootstrap)
        recipes = {name: Recipe.get_recipe(name, self.ctx) for name in order}
        found = {
            "bootstrap": bootstrap.name,
            "modules": modules,
            "versions": {name: recipe.version for name, recipe in recipes.items()},
            "own versions": {name: recipe._version for name, recipe in recipes.items()},
        }
        (LEFT / "graph.json").write_text(json.dumps(found))

    def apk(self, args: Any) -> None:
        self._fix_args(args)
        self.ctx._android_api = int(os.environ["ANDROIDAPI"])
        bootstrap = Bootstrap.get_bootstrap(args.bootstrap, self.ctx)
        bootstrap.ctx = self.ctx
        bootstrap.prepare_build_dir()
        with current_directory(bootstrap.build_dir):
            self.pretend_it_is_built()
            build = load_source("build", str(Path("build.py").absolute()))
            build.parse_args_and_make_package(args.unknown_args)
        (LEFT / "project").symlink_to(bootstrap.build_dir)

    def pretend_it_is_built(self) -> None:
        """No compiled library, but the folders where they would lie."""
        tools = Path("sdk/build-tools/35.0.0").absolute()
        tools.mkdir(parents=True)
        Path("local.properties").write_text(f"sdk.dir={tools.parents[1]}")
        about = {
            "archs": self._archs,
            "bootstrap": "sdl2",
            "hostpython": sys.executable,
            "ndk_api": self.ndk_api,
            "use_setup_py": self.ctx.use_setup_py,
        }
        Path("dist_info.json").write_text(json.dumps(about))
        for arch in self._archs:
            Path("libs", arch).mkdir(parents=True)
            Path(f"_python_bundle__{arch}", "_python_bundle").mkdir(parents=True)


if __name__ == "__main__":
    Offline()
