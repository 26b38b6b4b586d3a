"""Which Regalia card came, and what is left of her deck (R7.3)."""

from collections.abc import Iterator

from companion.rules import inputs
from companion.rules.boss_sight import regalia_deck
from companion.rules.notation import EFFECTS
from companion.rules.questions import RegaliaCard
from companion.ui.presenter.acts import Act
from companion.ui.presenter.panel import Advance
from companion.ui.presenter.question_view import Deck, Face, Faces, Part, QuestionView
from companion.ui.presenter.questions.frame import Asked
from companion.ui.presenter.stop_view import Sign
from companion.ui.theme import EFFECTS as ICONS
from companion.wording.language import Language
from companion.wording.names import capital, effect_name


def regalia_card(question: RegaliaCard, asked: Asked) -> tuple[QuestionView, Advance]:
    table, language = asked.table, asked.language
    known = regalia_deck(table)
    if known is None:
        faces = tuple(_face(effect, language) for effect in EFFECTS)
        parts: tuple[Part, ...] = (Faces(faces, 2),)
    else:
        faces = tuple(_face(one.effect, language, one.left, one.total) for one in known)
        left, total = sum(one.left for one in known), sum(one.total for one in known)
        words = language.gettext("{left} of {total} left", left=left, total=total)
        parts = (Faces(faces, 2), Deck(left, total, words))
    hint = " ".join(_hints(asked, any(face.spent for face in faces)))
    return asked.view(question, parts, hint), Advance(language.gettext("Tap the card"))


def _face(effect: str, language: Language, left: int = 0, total: int = 0) -> Face:
    note = ""
    if total:
        note = language.gettext("{left} of {total} left", left=left, total=total)
        if not left:
            note = language.gettext("all have come")
    act = Act("enter", inputs.Answer(effect))
    words = capital(effect_name(effect, language))
    return Face(words, act, signs=(Sign(ICONS[effect]),), note=note, left=left, total=total)


def _hints(asked: Asked, spent: bool) -> Iterator[str]:
    """The players' deck is right: also a card that the app believes to be drawn can come."""
    if spent:
        yield asked.language.gettext("If one comes again, the deck was shuffled: tap it all the same.")
