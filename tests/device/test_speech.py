"""The voice of a desktop's program and of Android."""

from collections.abc import Sequence
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from companion.device.speech import Engine, Known, Voice
from tests.device.conftest import LONGEST, Android, JavaException, Wait


class Fake:
    def __init__(self, language: str, known: Known) -> None:
        self.language, self.known = language, known
        self.said: list[tuple[str, ...]] = []
        self.hushed = self.closed = 0

    def say(self, sentences: Sequence[str]) -> None:
        self.said.append(tuple(sentences))

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        self.closed += 1


@pytest.fixture
def engines() -> list[Fake]:
    return []


@pytest.fixture
def voice(engines: list[Fake]) -> Voice:
    def make(language: str, known: Known) -> Engine | None:
        engines.append(Fake(language, known))
        return engines[-1]

    return Voice(make)


def test_it_is_not_ready_before_it_is_known(voice: Voice, engines: list[Fake], wait_for: Wait) -> None:
    voice.use("de")
    assert not voice.say(("Hallo.",))
    engines[0].known(True)
    assert not voice.ready  # it may have been said in another thread
    wait_for(lambda: voice.ready)
    assert voice.say(("Hallo.",))
    assert engines[0].said == [("Hallo.",)]
    voice.hush()
    voice.close()
    assert (engines[0].hushed, engines[0].closed) == (1, 1)
    assert not voice.ready
    assert not voice.say(("Hallo.",))


def test_another_language_is_another_engine(voice: Voice, engines: list[Fake], wait_for: Wait) -> None:
    voice.use("de")
    voice.use("de")
    voice.use("fr")
    assert [one.language for one in engines] == ["de", "fr"]
    assert engines[0].closed == 1
    engines[1].known(True)
    wait_for(lambda: voice.ready)
    engines[0].known(False)  # late, and about a language that nobody wants now
    engines[1].known(True)
    wait_for(lambda: voice.ready)
    voice.use("es")
    assert not voice.ready


def test_no_program_is_no_voice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = Voice()
    voice.use("en")
    assert not voice.ready
    assert not voice.say(("Hello.",))
    voice.hush()
    voice.close()


def test_a_program_speaks_and_is_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wait_for: Wait
) -> None:
    program, how, said = (tmp_path / name for name in ("espeak-ng", "how", "said"))
    program.write_text(f'#!/bin/sh\necho "$@" >{how}\n/bin/cat >{said}\nexec /bin/sleep 60\n')
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    voice = Voice()
    voice.use("de")
    wait_for(lambda: voice.ready)
    assert voice.say(("Zwei Schläger.", "Bevölkerung minus eins."))
    wait_for(lambda: said.exists() and said.read_text().endswith("eins."))
    assert said.read_text() == "Zwei Schläger.\nBevölkerung minus eins."
    assert how.read_text() == "-v de\n"
    voice.close()


# Android's


class TextToSpeech:
    SUCCESS, LANG_AVAILABLE, QUEUE_FLUSH, QUEUE_ADD = 0, 0, 0, 1
    status, known, broken = 0, frozenset({"de"}), False
    made: ClassVar[list[Any]] = []

    def __init__(self, _: Any, listener: Any) -> None:
        if self.broken:
            raise JavaException("no engine")
        self.spoken: list[tuple[str, int]] = []
        self.calls: list[str] = []
        self.made.append(self)
        listener.onInit(self.status)  # Android may say so in this very call

    def isLanguageAvailable(self, locale: Any) -> int:  # noqa: N802
        return 0 if locale.getLanguage() in self.known else -2

    def setLanguage(self, locale: Any) -> int:  # noqa: N802
        self.calls.append(locale.name)
        return 0

    @staticmethod
    def getMaxSpeechInputLength() -> int:  # noqa: N802
        return 20

    def speak(self, words: str, queue: int, _: None, name: str) -> None:
        assert name
        self.spoken.append((words, queue))

    def stop(self) -> None:
        self.calls.append("stop")

    def shutdown(self) -> None:
        self.calls.append("shutdown")


class Locale(SimpleNamespace):
    own: ClassVar[str] = "en_GB"

    def __init__(self, name: str) -> None:
        super().__init__(name=name)

    def getLanguage(self) -> str:  # noqa: N802
        return str(self.name).split("_")[0]

    @classmethod
    def getDefault(cls) -> "Locale":  # noqa: N802
        return cls(cls.own)


@pytest.fixture
def tablet(android: Android, monkeypatch: pytest.MonkeyPatch) -> type[TextToSpeech]:
    monkeypatch.setattr(TextToSpeech, "made", [])
    android.classes["android.speech.tts.TextToSpeech"] = TextToSpeech
    android.classes["java.util.Locale"] = Locale
    return TextToSpeech


def test_android_speaks_sentence_after_sentence(tablet: type[TextToSpeech], wait_for: Wait) -> None:
    voice = Voice()
    voice.use("de")
    wait_for(lambda: voice.ready)
    [engine] = tablet.made
    assert voice.say(("Eins.", "Zwei, und das ist sehr lang."))
    wait_for(lambda: len(engine.spoken) == 2)
    assert engine.spoken == [("Eins.", 0), ("Zwei, und das ist se", 1)]
    voice.hush()
    voice.close()
    wait_for(lambda: engine.calls[-1] == "shutdown")
    assert engine.calls == ["de", "stop", "shutdown"]


def test_it_speaks_as_they_do_where_the_device_is(
    tablet: type[TextToSpeech], monkeypatch: pytest.MonkeyPatch, wait_for: Wait
) -> None:
    monkeypatch.setattr(Locale, "own", "de_AT")
    voice = Voice()
    voice.use("de")
    wait_for(lambda: voice.ready)
    assert tablet.made[0].calls == ["de_AT"]
    voice.close()


@pytest.mark.parametrize("lack", [{"status": -1}, {"known": frozenset()}, {"broken": True}])
def test_a_device_without_that_voice_says_so(
    tablet: type[TextToSpeech], monkeypatch: pytest.MonkeyPatch, lack: dict[str, Any]
) -> None:
    from companion.device.android_speech import AndroidSpeech

    for name, value in lack.items():
        monkeypatch.setattr(tablet, name, value)
    said: SimpleQueue[bool] = SimpleQueue()
    engine = AndroidSpeech("de", said.put)
    assert said.get(timeout=LONGEST) is False
    engine.say(("Hallo.",))
    engine.hush()
    engine.close()
