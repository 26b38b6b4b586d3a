"""Finding a name by a few typed letters, whatever their case and accents."""

import unicodedata


def plain(text: str) -> str:
    """For comparing only."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def is_found(name: str, typed: str) -> bool:
    """Does each word that was typed stand somewhere in the name?"""
    return all(word in plain(name) for word in plain(typed).split())
