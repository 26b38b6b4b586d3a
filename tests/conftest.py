"""For every test: the same examples in every run, and a home of its own for what the app keeps.

What a test measured (`record_property`) is said at the end of the run.
"""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house", deadline=None, derandomize=True, max_examples=150, suppress_health_check=list(HealthCheck)
)
settings.load_profile("house")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name}: {value}")


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test sees or touches the games of whoever runs it."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("COMPANION_HOME", str(folder))
    return folder
