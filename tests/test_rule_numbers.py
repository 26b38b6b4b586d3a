"""Every rule is named by a test: in a function's name (r5_3), its docstring or its decorators."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
DIGEST = TESTS.parent.parent / "shared" / "rules.md"  # not part of the repository

HOW_MANY = {1: 9, 2: 6, 3: 1, 4: 4, 5: 7, 6: 21, 7: 7, 8: 3, 9: 8}
RULES = {f"R{section}.{rule + 1}" for section, count in HOW_MANY.items() for rule in range(count)} | {
    "R7.5a",
    "R7.6a",
}

IN_A_NAME = re.compile(r"(?<![a-z0-9])r([1-9])_([0-9]+a?)(?![a-z0-9])")
IN_TEXT = re.compile(r"\bR[1-9]\.[0-9]+a?\b")


def named_by(function: ast.FunctionDef) -> set[str]:
    named = {f"R{section}.{rule}" for section, rule in IN_A_NAME.findall(function.name)}
    said = [ast.get_docstring(function) or "", *(ast.unparse(one) for one in function.decorator_list)]
    return named.union(*(IN_TEXT.findall(text) for text in said))


def rules_named() -> set[str]:
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= named_by(node)
    return found


def test_every_rule_is_named_by_a_test() -> None:
    assert sorted(RULES - rules_named()) == []


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert sorted(rules_named() - RULES) == []


def test_the_list_of_rules_is_the_digests() -> None:
    if not DIGEST.exists():
        pytest.skip("the digest is not beside this checkout")
    text = DIGEST.read_text(encoding="utf-8")
    assert set(re.findall(r"^(?:New )?(R[1-9]\.[0-9]+a?) ", text, re.MULTILINE)) == RULES
