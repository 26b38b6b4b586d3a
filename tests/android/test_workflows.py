"""The workflows are what GitHub takes, and do what they are for."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.android.conftest import ROOT

FILES = sorted((ROOT / ".github" / "workflows").iterdir())
OF_WORKFLOW = {"name", "on", "permissions", "jobs", "env", "concurrency", "defaults"}
OF_JOB = {"name", "runs-on", "timeout-minutes", "strategy", "env", "needs", "if", "permissions", "steps"}
OF_STEP = {"name", "id", "if", "env", "with", "uses", "run", "shell", "working-directory"}
CONTEXTS = {"env", "github", "matrix", "needs", "runner", "secrets", "steps"}


def read(file: Path) -> Any:
    # Every word as it stands: else `on` is true, as in YAML 1.1.
    return yaml.load(file.read_text(), yaml.BaseLoader)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_it_is_a_workflow(file: Path) -> None:
    workflow = read(file)
    assert {"name", "on", "permissions", "jobs"} <= set(workflow) <= OF_WORKFLOW
    assert set(workflow["permissions"].values()) <= {"read", "write", "none"}
    assert workflow["jobs"]
    for name, job in workflow["jobs"].items():
        assert re.fullmatch(r"[A-Za-z_][\w-]*", name)
        assert {"runs-on", "timeout-minutes", "steps"} <= set(job) <= OF_JOB
        for step in job["steps"]:
            check_step(step)
    text = file.read_text()
    contexts = re.findall(r"\$\{\{ (\w+)\.[\w.-]+ }}", text)
    assert set(contexts) <= CONTEXTS
    assert len(contexts) == text.count("${{")
    assert not re.search(r"version: \d", text)  # 3.10 is 3.1, unless it stands in quotes


def check_step(step: Any) -> None:
    assert set(step) <= OF_STEP
    assert ("uses" in step) != ("run" in step)
    if "uses" in step:
        assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+", step["uses"])
    else:
        subprocess.run(["bash", "-n"], input=step["run"], text=True, check=True)


def test_a_push_runs_all_tests() -> None:
    workflow = read(ROOT / ".github/workflows/test.yml")
    assert workflow["on"] == ["push", "pull_request"]
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow["jobs"]["test"]["steps"][-1] == {"run": "make test"}


def test_the_python_of_a_device_has_its_run() -> None:
    job = read(ROOT / ".github/workflows/test.yml")["jobs"]["python-of-a-device"]
    assert job["steps"][1]["with"]["python-version"] == "3.14"
    folders = set(re.findall(r"tests/\w+", job["steps"][-1]["run"]))
    assert all((ROOT / folder).is_dir() for folder in folders)
    every = {f"tests/{one.parent.name}" for one in (ROOT / "tests").glob("*/test_*.py")}
    assert every - folders == {"tests/android", "tests/balance", "tests/device", "tests/ui"}


def test_nobody_is_asked_for_the_license_of_the_sdk(buildozer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a terminal somebody is. buildozer heeds a variable only for what stands in the spec."""
    assert not buildozer.config.getbooldefault("app", "android.accept_sdk_license", True)
    steps = read(ROOT / ".github/workflows/apk.yml")["jobs"]["apk"]["steps"]
    [build] = [one for one in steps if one.get("name") == "Build"]
    name = "APP_ANDROID_ACCEPT_SDK_LICENSE"
    monkeypatch.setenv(name, build["env"][name])
    again = type(buildozer)("buildozer.spec")
    assert again.config.getbooldefault("app", "android.accept_sdk_license", False)


def test_a_tag_builds_the_apk_and_attaches_it() -> None:
    workflow = read(ROOT / ".github/workflows/apk.yml")
    assert workflow["on"] == {"push": {"tags": ["v*"]}}
    assert workflow["permissions"] == {"contents": "write"}
    steps = workflow["jobs"]["apk"]["steps"]
    [java] = [one for one in steps if "setup-java" in one.get("uses", "")]
    assert java["with"]["java-version"] == "17"
    runs = [one["run"] for one in steps if "run" in one]
    assert "aarch64-linux-android x86_64-linux-android" in "".join(runs)
    assert runs[-2].splitlines()[-1] == "make apk"
    assert "gh release create" in runs[-1]
    assert "bin/*.apk" in runs[-1]
