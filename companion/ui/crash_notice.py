"""After a crash: the report is offered, to share or to discard, until one or the other is done."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from kivy.uix.floatlayout import FloatLayout

from companion.device import files
from companion.device.files import TEXT, Failure, Saved
from companion.game.reports import discard_report, kept_report
from companion.ui.presenter.acts import Act
from companion.ui.presenter.dialog import crash_dialog
from companion.ui.presenter.panel import Said
from companion.ui.widgets.dialog import Dialog
from companion.wording.language import Language

NAME: Final = "reckoners-companion-report.txt"


class CrashNotice:
    def __init__(self, folder: Path, stage: FloatLayout, say: Callable[[Said], None]) -> None:
        self._folder, self._stage, self._say = folder, stage, say
        self._language: Language | None = None
        self._dialog = Dialog(self._do)

    def offer(self, language: Language) -> None:
        self._language = language
        if kept_report(self._folder):
            self._dialog.ask(crash_dialog(language), self._stage)

    def close(self) -> bool:
        """For now: the next start offers it again."""
        return self._dialog.close()

    def _do(self, act: Act) -> None:
        match act.name:
            case "share-report":
                self._share(kept_report(self._folder))
            case "discard-report":
                discard_report(self._folder)
                self._dialog.close()

    def _share(self, report: str) -> None:
        """As a file where the device can, else as text, else into a file that the players have."""

        def otherwise(shared: bool) -> None:
            if not shared and not files.share_text(NAME, report):
                files.save_file(NAME, TEXT, report.encode(), self._tell)

        files.share_file(NAME, TEXT, report.encode(), otherwise)

    def _tell(self, found: Saved | Failure) -> None:
        assert self._language is not None
        if isinstance(found, Saved):
            self._say(Said(self._language.gettext("Saved: {file}", file=found.where)))
        elif found != "cancelled":
            self._say(Said(self._language.gettext("It could not be saved.")))
