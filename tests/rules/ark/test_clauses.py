"""Every clause of docs/rules/ark.md has a test that names it."""

import re
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "ark.md"


def clauses() -> set[str]:
    """``5.3`` for the third clause of the fifth section."""
    found: set[str] = set()
    section = ""
    for line in RULES.read_text().splitlines():
        if heading := re.match(r"## (\d+)\. ", line):
            section = heading[1]
        elif section and (clause := re.match(r"(\d+)\. ", line)):
            found.add(f"{section}.{clause[1]}")
    return found


def named_by_tests() -> set[str]:
    text = "\n".join(path.read_text() for path in HERE.glob("test_*.py"))
    return {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", text)}


def test_every_clause_of_the_rules_is_tested_by_name() -> None:
    assert len(clauses()) > 40
    assert clauses() - named_by_tests() == set()


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert named_by_tests() - clauses() == set()
