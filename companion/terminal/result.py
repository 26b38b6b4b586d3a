"""The result of a scenario as plain data (formats.md, section 3)."""

import re
from dataclasses import fields
from typing import Any

from companion.game.game import Game
from companion.game.summary import question_entry
from companion.rules.board import board_of
from companion.rules.instructions import Told
from companion.rules.table import NOWHERE, Table
from companion.wording.instructions import say
from companion.wording.language import Language
from companion.wording.names import source_name


def result_of(game: Game, told: list[Told], language: Language) -> dict[str, Any]:
    table = game.table
    return {
        "board": board_of(table),
        "phase": table.phase,
        "outcome": table.outcome,
        "question": None if table.question is None else question_entry(table.question, table),
        "instructions": [instruction_entry(one, table, language) for one in told],
    }


def instruction_entry(told: Told, table: Table, language: Language) -> dict[str, Any]:
    entry: dict[str, Any] = {"kind": kind_of(told)}
    for field in fields(told.instruction):
        value = getattr(told.instruction, field.name)
        if field.name in ("district", "origin"):
            value = None if value == NOWHERE else table.districts[value].name
        entry[field.name] = list(value) if isinstance(value, tuple) else value
    source = source_name(told.cause.source, table, language)
    if source:
        entry["source"] = source
    if told.cause.symbol:
        entry["symbol"] = told.cause.symbol
    entry["text"] = say(told, table, language)
    return entry


def kind_of(told: Told) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(told.instruction).__name__).lower()
