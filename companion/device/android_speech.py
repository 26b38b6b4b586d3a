"""Android's TextToSpeech. Each call waits for another process, so all of them are made in one thread."""

from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any

import jnius
from jnius import JavaException, PythonJavaClass, autoclass, java_method

from companion.device.android import activity, characters


class _Listener(PythonJavaClass):
    __javainterfaces__ = ("android/speech/tts/TextToSpeech$OnInitListener",)

    def __init__(self, begun: Callable[[int], None]) -> None:
        super().__init__()
        self.begun = begun

    @java_method("(I)V")
    def onInit(self, status: int) -> None:  # noqa: N802 - Java's name
        self.begun(status)


class AndroidSpeech:
    def __init__(self, language: str, known: Callable[[bool], None]) -> None:
        self._language, self._known = language, known
        self._calls: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        # Java finds a class of the app only from the app's own thread; there too, the listener stays alive.
        self._kind, self._locale = autoclass("android.speech.tts.TextToSpeech"), autoclass("java.util.Locale")
        self._listener = _Listener(lambda status: self._calls.put(lambda: self._begin(status)))
        self._speech: Any = None
        context = activity()
        self._calls.put(lambda: self._open(context))
        Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        try:
            while (call := self._calls.get()) is not None:
                call()
        except JavaException:  # an engine that fails is none
            self._known(False)
        finally:
            jnius.detach()

    def _open(self, context: Any) -> None:
        self._speech = self._kind(context, self._listener)

    def _begin(self, status: int) -> None:
        locale = self._wanted_locale()
        there = (
            status == self._kind.SUCCESS
            and self._speech.isLanguageAvailable(locale) >= self._kind.LANG_AVAILABLE
            and self._speech.setLanguage(locale) >= self._kind.LANG_AVAILABLE
        )
        self._known(there)

    def _wanted_locale(self) -> Any:
        """The device's own, if it is of this language: it speaks as they do there."""
        own = self._locale.getDefault()
        return own if own.getLanguage() == self._language else self._locale(self._language)

    def say(self, sentences: Sequence[str]) -> None:
        self._calls.put(lambda: self._say(tuple(sentences)))

    def _say(self, sentences: tuple[str, ...]) -> None:
        for index, sentence in enumerate(sentences):
            queue = self._kind.QUEUE_ADD if index else self._kind.QUEUE_FLUSH
            words = sentence[: self._kind.getMaxSpeechInputLength()]
            self._speech.speak(characters(words), queue, None, f"sentence {index}")

    def hush(self) -> None:
        self._calls.put(self._hush)

    def _hush(self) -> None:
        self._speech.stop()

    def close(self) -> None:
        self._calls.put(self._close)
        self._calls.put(None)

    def _close(self) -> None:
        self._speech.shutdown()
