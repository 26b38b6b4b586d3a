"""One module for each city: what it adds to the phases."""

from companion.rules.cities import babilar, ildithia, newcago

__all__ = ["babilar", "ildithia", "newcago"]
