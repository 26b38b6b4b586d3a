"""An unofficial table-side companion for The Reckoners."""

__version__ = "0.1.0"
