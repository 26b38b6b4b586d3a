"""The voice in use, as `skin` is the look: what offers to read aloud is bound to whether there is one."""

from companion.device.speech import Voice
from companion.ui.presenter.spoken import spoken
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.whole_view import WholeView
from companion.wording.language import Language

voice = Voice()


def read_aloud(view: StopView | WholeView) -> None:
    if voice.ready:
        voice.say(spoken(view, Language(voice.language)))
