"""A printed symbol put together by taps: frozen data for the widgets, no word about the game around it."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act
from companion.ui.presenter.stop_view import Sign, Tiles


@dataclass(frozen=True, slots=True)
class Pick:
    """Something to tap: its signs, or its words, or both."""

    words: str
    act: Act
    signs: tuple[Sign, ...] = ()
    chosen: bool = False
    framed: bool = False  # an outline: it opens something


@dataclass(frozen=True, slots=True)
class Choices:
    """A titled row of picks, of which one is chosen."""

    title: str
    picks: tuple[Pick, ...]


@dataclass(frozen=True, slots=True)
class Palette:
    """`likely`: whole symbols, each one tap. `symbols`: always in the same order."""

    likely: Choices
    symbols: tuple[Pick, ...]
    rows: tuple[Choices, ...]  # how many, where, for each what
    said: str  # the whole cell, read in words
    more: tuple[Pick, ...] = ()  # quiet keys below
    numbers: tuple[Pick, ...] = ()  # open in place of everything else: the larger numbers


@dataclass(frozen=True, slots=True)
class TeachView:
    heading: str
    eyebrow: str
    note: str
    tiles: Tiles | None  # the row around it
    asked: int  # which of them, from 1
    palette: Palette
    theirs: bool = False
    ours: bool = False
