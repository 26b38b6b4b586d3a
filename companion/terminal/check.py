"""`check`: is this a good pack, and how much does it know?"""

from pathlib import Path

from companion.content.pack import Pack
from companion.content.reading import PackError, read_pack
from companion.rules.notation import UNKNOWN
from companion.terminal.run import Wrong


def check(files: list[str]) -> None:
    for file in files:
        try:
            pack = read_pack(Path(file))
        except PackError as error:
            raise Wrong(str(error)) from error
        print(f"{file}: {pack.name} ({pack.kind})")
        for line in _counts(pack):
            print(f"  {line}")


def _counts(pack: Pack) -> list[str]:
    known = sum(epic.track is not None and UNKNOWN not in epic.track for epic in pack.epics)
    priced = sum(one.price is not None for one in pack.equipment)
    return [
        f"Epics: {len(pack.epics)}, {known} with their whole track",
        f"boss boards: {len(pack.bosses)}",
        f"districts: {len(pack.districts)}, Newcago cards: {len(pack.newcago_cards)}",
        f"Equipment: {len(pack.equipment)}, {priced} with their price",
    ]
