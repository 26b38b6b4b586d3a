"""Where the app keeps things (formats.md, section 4)."""

import os
from pathlib import Path
from typing import Final

APP: Final = "reckoners-companion"


def home() -> Path:
    """COMPANION_HOME, else the platform's folder for app data."""
    chosen = os.environ.get("COMPANION_HOME")
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False)
