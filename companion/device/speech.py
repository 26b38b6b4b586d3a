"""A voice that holds no frame up, and is known to be there before it is offered."""

import shutil
import subprocess
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty

from companion.device import is_android

PROGRAMS: Final = ("espeak-ng", "espeak")  # of a desktop; both read standard input and know our languages

Known = Callable[[bool], None]


class Engine(Protocol):
    """Says into `known`, from any thread, whether it speaks the language."""

    def say(self, sentences: Sequence[str]) -> None: ...
    def hush(self) -> None: ...
    def close(self) -> None: ...


def engine_for(language: str, known: Known) -> Engine | None:
    if is_android():
        from companion.device.android_speech import AndroidSpeech

        return AndroidSpeech(language, known)
    program = next((one for one in PROGRAMS if shutil.which(one)), None)
    return None if program is None else ProgramSpeech(program, language, known)


class Voice(EventDispatcher):
    """The device's voice for one language; `ready` as soon as it is known to have one."""

    ready = BooleanProperty(False)
    lacking = BooleanProperty(False)  # as soon as it is known to have none

    def __init__(self, make: Callable[[str, Known], Engine | None] = engine_for) -> None:
        super().__init__()
        self._make = make
        self._engine: Engine | None = None
        self.language = ""

    def use(self, language: str) -> None:
        if language == self.language:
            return
        self.close()
        self.language = language
        self._engine = self._make(language, lambda there: self._on_known(language, there))
        self.lacking = self._engine is None

    def _on_known(self, language: str, there: bool) -> None:
        Clock.schedule_once(lambda _: self._set_ready(language, there))

    def _set_ready(self, language: str, there: bool) -> None:
        if language == self.language:
            self.ready, self.lacking = there, not there

    def say(self, sentences: Sequence[str]) -> bool:
        """What was being said ends. False without a voice."""
        if not self.ready or self._engine is None:
            return False
        self._engine.say(sentences)
        return True

    def hush(self) -> None:
        if self._engine is not None:
            self._engine.hush()

    def close(self) -> None:
        if self._engine is not None:
            self._engine.close()
        self._engine, self.language = None, ""
        self.ready = self.lacking = False


class ProgramSpeech:
    """A desktop's program, in a process of its own."""

    def __init__(self, program: str, language: str, known: Known) -> None:
        self._command = [program, "-v", language]
        self._process: subprocess.Popen[bytes] | None = None
        known(True)

    def say(self, sentences: Sequence[str]) -> None:
        self.hush()
        self._process = subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        assert self._process.stdin is not None
        with self._process.stdin as words:  # a few sentences: less than a pipe holds
            words.write("\n".join(sentences).encode())

    def hush(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def close(self) -> None:
        self.hush()
