"""Pieces that come into a district and leave it."""

from typing import assert_never

from companion.rules.instructions import Place, Remove
from companion.rules.table import Table
from companion.wording.language import Language
from companion.wording.names import district_name

PieceInstruction = Place | Remove


def say_piece(one: PieceInstruction, table: Table, language: Language) -> str:
    district = district_name(one.district, table)
    match one:
        case Place():
            return _place(one, district, language)
        case Remove():
            return _remove(one, district, language)
        case _:
            assert_never(one)


def _place(one: Place, district: str, language: Language) -> str:
    match one.piece:
        case "enforcement":
            return language.ngettext(
                "Place *{count} Enforcement* in {district}",
                "Place *{count} Enforcement* in {district}",
                one.count,
                district=district,
            )
        case "barricade":
            return language.ngettext(
                "Place *{count} Barricade* in {district}",
                "Place *{count} Barricades* in {district}",
                one.count,
                district=district,
            )
        case "red-shield":
            return language.ngettext(
                "Place *{count} red Shield* in {district}",
                "Place *{count} red Shields* in {district}",
                one.count,
                district=district,
            )
        case "blue-shield":
            return language.ngettext(
                "Place *{count} blue Shield* in {district}",
                "Place *{count} blue Shields* in {district}",
                one.count,
                district=district,
            )
        case _:
            return language.ngettext(
                "Place *{count} Copy token* in {district}",
                "Place *{count} Copy tokens* in {district}",
                one.count,
                district=district,
            )


def _remove(one: Remove, district: str, language: Language) -> str:
    match one.piece:
        case "enforcement":
            return language.ngettext(
                "Take *{count} Enforcement* out of {district}",
                "Take *{count} Enforcement* out of {district}",
                one.count,
                district=district,
            )
        case "barricade":
            return language.ngettext(
                "Take *{count} Barricade* out of {district}",
                "Take *{count} Barricades* out of {district}",
                one.count,
                district=district,
            )
        case "red-shield":
            return language.ngettext(
                "Take *{count} red Shield* out of {district}",
                "Take *{count} red Shields* out of {district}",
                one.count,
                district=district,
            )
        case "blue-shield":
            return language.ngettext(
                "Take *{count} blue Shield* out of {district}",
                "Take *{count} blue Shields* out of {district}",
                one.count,
                district=district,
            )
        case _:
            return language.ngettext(
                "Take *{count} Copy token* out of {district}",
                "Take *{count} Copy tokens* out of {district}",
                one.count,
                district=district,
            )


def counted_pieces(piece: str, count: int, language: Language) -> str:
    match piece:
        case "enforcement":
            return language.ngettext("{count} Enforcement", "{count} Enforcement", count)
        case "barricade":
            return language.ngettext("{count} Barricade", "{count} Barricades", count)
        case "red-shield":
            return language.ngettext("{count} red Shield", "{count} red Shields", count)
        case "blue-shield":
            return language.ngettext("{count} blue Shield", "{count} blue Shields", count)
        case _:
            return language.ngettext("{count} Copy token", "{count} Copy tokens", count)
