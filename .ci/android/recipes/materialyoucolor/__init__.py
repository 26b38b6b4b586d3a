"""materialyoucolor at the version KivyMD 2.0.0 needs.

Its wheel for Android, unlike what p4a's own recipe compiles, asks for the shared C++ library.
"""

from importlib import import_module

theirs = import_module("pythonforandroid.recipes.materialyoucolor")


class MaterialYouColor(theirs.MaterialyoucolorRecipe):
    version = "3.0.4"
    need_stl_shared = True


recipe = MaterialYouColor()
