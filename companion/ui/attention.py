"""The device at the table: it stays awake, and each new stop is felt and heard, as the players chose."""

from companion.device.awake import keep_awake
from companion.device.vibration import vibrate
from companion.game.preferences import Preferences
from companion.ui.presenter.stop_view import StopView
from companion.ui.presenter.whole_view import WholeView
from companion.ui.voice import read_aloud, voice


class Attention:
    def __init__(self) -> None:
        self.preferences = Preferences()

    def at_table(self, preferences: Preferences, language: str) -> None:
        self.preferences = preferences
        keep_awake(preferences.awake)
        voice.use(language)

    def tell(self, view: StopView | WholeView) -> None:
        if self.preferences.vibration:
            vibrate()
        if self.preferences.speech:
            read_aloud(view)
        else:
            voice.hush()

    def rest(self) -> None:
        """Nobody looks: what is being said ends."""
        voice.hush()

    def leave_table(self) -> None:
        keep_awake(False)
        voice.close()
