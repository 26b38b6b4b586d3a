"""The packs of saved games: each once, however many games and snapshots use it."""

import hashlib
import json

from companion.content.pack import Pack
from companion.content.reading import pack_from
from companion.game.rows import Rows


def keep_pack(pack: Pack, rows: Rows) -> str:
    """Its hash, by which it is found again. Inside a transaction."""
    body = pack.model_dump_json(exclude_none=True)
    digest = _hash(body)
    rows.connection.execute("INSERT OR IGNORE INTO packs VALUES (?, ?)", (digest, body))
    return digest


def kept_pack(digest: str, rows: Rows) -> Pack | None:
    """None when it is not there, or not what it was."""
    found = rows.select("SELECT body FROM packs WHERE hash = ?", digest)
    if not found or _hash(found[0][0]) != digest:
        return None
    return pack_from(json.loads(found[0][0]), "the pack of a saved game")


def _hash(body: str) -> str:
    return hashlib.sha256(body.encode("utf-8", "surrogatepass")).hexdigest()
