"""Something that has to be decided before anything else: frozen data for the dialog."""

from dataclasses import dataclass

from companion.ui.presenter.acts import Act, Answer
from companion.wording.language import Language


@dataclass(frozen=True, slots=True)
class DialogView:
    heading: str
    words: str
    answers: tuple[Answer, ...]  # the first is what most will want


def crash_dialog(language: Language) -> DialogView:
    say = language.gettext
    return DialogView(
        say("The app has failed"),
        say(
            "It had to close. Everything you entered is kept. A report of what went wrong helps to mend it, "
            "and says nothing about you."
        ),
        (
            Answer(say("Share the report"), Act("share-report"), icon="share-variant"),
            Answer(say("Discard it"), Act("discard-report"), icon="close"),
        ),
    )
