"""A rule in kv finds its classes by name, whatever their capitals: two of one name would get both rules."""

import re
from collections import Counter
from pathlib import Path

UI = Path(__file__).parents[2] / "companion" / "ui"
RULE = re.compile(r"^<([^>]+)>:", re.MULTILINE)
WIDGET = re.compile(r"^class (\w+)\((?!Protocol|Enum|NamedTuple)\w", re.MULTILINE)


def ruled() -> Counter[str]:
    names: Counter[str] = Counter()
    for file in UI.rglob("*.kv"):
        for rule in RULE.findall(file.read_text(encoding="utf-8")):
            names.update(name.split("@")[0].strip(" -+").lower() for name in rule.split(","))
    return names


def defined() -> Counter[str]:
    return Counter(
        name.lower()
        for file in UI.rglob("*.py")
        if "presenter" not in file.parts
        for name in WIDGET.findall(file.read_text(encoding="utf-8"))
    )


def test_no_rule_finds_two_classes() -> None:
    classes = defined()
    assert [name for name in ruled() if classes[name] > 1] == []


def test_the_rules_are_read() -> None:
    assert ruled()["answerkey"] == 1
    assert defined()["answerkey"] == 1
