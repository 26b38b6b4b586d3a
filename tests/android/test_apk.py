"""`make apk`, with a machine made of stand-ins."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.android.conftest import ROOT

TOOLS = (
    *("autoconf", "automake", "autopoint", "cc", "cmake", "curl", "git", "javac", "libtoolize", "pkg-config"),
    *("rustup", "unzip", "zip"),
)
BUILDOZER = """#!/bin/bash
mkdir bin && echo "$@" "$PIP_CONSTRAINT" "$VIRTUAL_ENV" >bin/companion.apk
"""


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A copy of the project's scripts, and a PATH on which nearly nothing is."""
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    (tmp_path / "path").mkdir()
    for name in ("bash", "dirname", "ls", "mkdir"):
        (tmp_path / "path" / name).symlink_to(shutil.which(name) or name)
    return tmp_path


def equip(machine: Path, *names: str) -> None:
    for name in names:
        script(machine / "path" / name, "#!/bin/bash\n[[ $1 == -version ]] && echo javac 17.0.1 || true\n")


def script(file: Path, words: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(words)
    file.chmod(0o755)


def make_apk(machine: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [machine / ".ci" / "apk"],
        env={"PATH": str(machine / "path"), "HOME": str(machine), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_a_toolchain_two_lines_say_what_is_missing(machine: Path) -> None:
    done = make_apk(machine)
    assert done.returncode == 1
    assert done.stdout == ""
    lacks, install = done.stderr.splitlines()
    for what in (
        "JDK 17",
        "rustup",
        "a C compiler",
        "zlib.h",
        "a way to github.com",
        "a way to dl.google.com",
    ):
        assert what in lacks
    assert "apt-get install openjdk-17-jdk-headless build-essential curl git" in install


@pytest.mark.parametrize("name", TOOLS)
def test_whatever_is_missing_is_named(machine: Path, name: str) -> None:
    equip(machine, *(one for one in TOOLS if one != name))
    done = make_apk(machine)
    assert done.returncode == 1
    called = {"javac": "JDK 17", "cc": "a C compiler"}.get(name, name)
    assert done.stderr.startswith(f"To build the APK this machine lacks {called}")


def test_another_java_does_not_do(machine: Path) -> None:
    equip(machine, *TOOLS)
    script(machine / "path" / "javac", "#!/bin/bash\necho javac 21.0.2\n")
    assert "lacks JDK 17.\n" in make_apk(machine).stderr


@pytest.mark.parametrize(("key", "mode"), [("", "debug"), ("companion.keystore", "release")])
def test_with_everything_there_it_builds(machine: Path, key: str, mode: str) -> None:
    equip(machine, *TOOLS)
    script(machine / ".buildozer/venv/bin/buildozer", BUILDOZER)
    script(machine / ".buildozer/venv/bin/cython", "")
    done = make_apk(machine, P4A_RELEASE_KEYSTORE=key)
    assert done.returncode == 0, done.stderr
    assert done.stdout == "bin/companion.apk\n"
    said = (machine / "bin" / "companion.apk").read_text().split()
    assert said == [
        "android",
        mode,
        str(machine / ".ci/android/constraints.txt"),
        str(machine / ".buildozer/venv"),
    ]


def test_it_is_a_command_of_make() -> None:
    assert os.access(ROOT / ".ci" / "apk", os.X_OK)
    assert "apk: ready ##" in (ROOT / "Makefile").read_text()
