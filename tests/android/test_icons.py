"""The pictures in assets/icons are what the script draws."""

import os
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from tests.android.conftest import ROOT

ICONS = ROOT / "assets" / "icons"
SAFE, WHOLE = 33, 54  # dp from the middle of an adaptive icon
CLOSE = 0.001  # another machine's sine may move a pixel


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("icons")
    script = ROOT / ".ci" / "android" / "draw_icons.py"
    subprocess.run(
        [sys.executable, str(script), str(folder)], env={**os.environ, "PYTHONPATH": str(ROOT)}, check=True
    )
    return folder


def rows(picture: Path) -> list[bytes]:
    data, at, packed = picture.read_bytes(), 8, b""
    while at < len(data):
        size = int.from_bytes(data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + size]
        at += size + 12
    width, pixels = int.from_bytes(data[16:20]), zlib.decompress(packed)
    step = 4 * width + 1  # no row is filtered
    return [pixels[start + 1 : start + step] for start in range(0, len(pixels), step)]


def test_they_are_what_the_script_draws(drawn: Path) -> None:
    names = {one.relative_to(ICONS) for one in ICONS.rglob("*.png")}
    assert names == {one.relative_to(drawn) for one in drawn.rglob("*.png")}
    for name in names:
        kept, made = b"".join(rows(ICONS / name)), b"".join(rows(drawn / name))
        assert len(kept) == len(made)
        assert sum(a != b for a, b in zip(kept, made, strict=True)) < CLOSE * len(kept), name


def test_no_launcher_cuts_the_city_off() -> None:
    foreground = rows(ICONS / "densities" / "mipmap-xxxhdpi" / "icon_foreground.png")
    scale = len(foreground) / (2 * WHOLE)
    distances = [
        ((x / scale - WHOLE) ** 2 + (y / scale - WHOLE) ** 2) ** 0.5
        for y, row in enumerate(foreground)
        for x, alpha in enumerate(row[3::4])
        if alpha
    ]
    assert SAFE - 1 < max(distances) < SAFE


def test_the_ground_has_no_hole() -> None:
    ground = rows(ICONS / "densities" / "mipmap-xxxhdpi" / "icon_background.png")
    assert {alpha for row in ground for alpha in row[3::4]} == {255}
