"""A table as plain data and back, at any question, with everything that is still to do."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from companion.rules import questions
from companion.rules.board import board_of, table_from
from companion.rules.box import Box
from companion.rules.causes import NO_TRACK, Copied, Last, Link, Per, Tokens, Transformed
from companion.rules.notation import Action, parse_action
from companion.rules.questions import Question
from companion.rules.setup import Setup
from companion.rules.table import Course, Held, Table

_QUESTIONS: Final[dict[str, type[Question]]] = {
    kind.kind: kind
    for kind in (
        questions.MovementDie,
        questions.AbilityDie,
        questions.PowerDice,
        questions.RegaliaCard,
        questions.NewEpic,
        questions.ChooseReckoner,
        questions.ChooseEquipment,
        questions.Content,
    )
}
_LINKS: Final[dict[str, Callable[..., Link]]] = {
    kind.__name__.casefold(): kind for kind in (Copied, Transformed, Per, Tokens, Last)
}
_HIDDEN: Final = (
    "phase",
    "actor",
    "pace",
    "paused",
    "outcome",
    "regalia_drawn",
    "acting",
    "transforming",
    "symbol",
    "reply",
)
_LISTS: Final = ("rewards", "pending", "copying", "ending")


def save_table(table: Table) -> dict[str, Any]:
    return {
        "board": board_of(table),
        "fresh": [one.fresh[:] for one in table.reckoners],
        "regained": [one.regained[:] for one in table.reckoners],
        **{name: _plain(getattr(table, name)) for name in (*_HIDDEN, *_LISTS)},
        "held": [
            [
                _plain(one.action),
                one.here,
                list(one.copying),
                list(one.ending),
                one.transforming,
                list(one.track),
                one.symbol,
                _save_links(one.links),
            ]
            for one in table.held
        ],
        "hits": {str(symbol): names[:] for symbol, names in table.hits.items()},
        "source": list(table.source),
        "track": list(table.track),
        "links": _save_links(table.links),
        "course": _save_course(table.course),
        "question": None if table.question is None else save_question(table.question),
    }


def load_table(saved: Mapping[str, Any], setup: Setup, box: Box) -> Table:
    table = table_from(saved["board"], setup, box)
    for reckoner, fresh, regained in zip(table.reckoners, saved["fresh"], saved["regained"], strict=True):
        reckoner.fresh = list(fresh)
        reckoner.regained = list(regained)
        del reckoner.effects[len(reckoner.effects) - len(fresh) :]
    for name in _HIDDEN:
        setattr(table, name, saved[name])
    for name in _LISTS:
        setattr(table, name, list(_frozen(saved[name])))
    table.held = [_load_held(*one) for one in saved["held"]]
    table.hits = {int(symbol): list(names) for symbol, names in saved["hits"].items()}
    table.source = (saved["source"][0], saved["source"][1])
    kind, key = saved.get("track", NO_TRACK)
    table.track = (kind, key)
    table.links = _load_links(saved.get("links", ()))
    table.course = _load_course(saved.get("course"), table)
    table.question = None if saved["question"] is None else _load_question(saved["question"])
    return table


def _save_links(links: tuple[Link, ...]) -> list[list[Any]]:
    return [
        [type(link).__name__.casefold(), *(_plain(getattr(link, field.name)) for field in fields(link))]
        for link in links
    ]


def _load_links(saved: Any) -> tuple[Link, ...]:
    return tuple(_LINKS[kind](*(_frozen(value) for value in values)) for kind, *values in saved)


def _save_course(course: Course | None) -> list[Any] | None:
    return None if course is None else [course.phase, course.origin, list(course.empty)]


def _load_course(saved: Any, table: Table) -> Course | None:
    if saved is not None:
        return Course(*_frozen(saved))
    within = table.phase in ("prologue", "epic")  # games saved before there was one
    return Course(table.phase, table.boss.district) if within else None


def _load_held(*saved: Any) -> Held:
    known, links = saved[:7], saved[7:]  # rules 1 kept the first five
    return Held(*_frozen(list(known)), *(_load_links(one) for one in links))


def save_question(question: Question) -> dict[str, Any]:
    return {
        "kind": question.kind,
        **{field.name: _plain(getattr(question, field.name)) for field in fields(question)},
    }


def _load_question(saved: Mapping[str, Any]) -> Question:
    kind = _QUESTIONS[saved["kind"]]
    return kind(**{key: _frozen(value) for key, value in saved.items() if key != "kind"})


def _plain(value: Any) -> Any:
    if isinstance(value, Action):
        return {"action": value.text}
    if isinstance(value, tuple | list):
        return [_plain(part) for part in value]
    return dict(value) if isinstance(value, Mapping) else value


def _frozen(value: Any) -> Any:
    if isinstance(value, Mapping):
        return parse_action(value["action"])
    if isinstance(value, list):
        return tuple(_frozen(part) for part in value)
    return value
