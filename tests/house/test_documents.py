"""The documents keep up with what there is."""

import re
from pathlib import Path

import pytest

from arkaden.settings import Settings
from tests.house.commands import ROOT

DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_into_the_repository_leads_somewhere(document: Path) -> None:
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8"))
    missing = [
        target
        for target in targets
        if not target.startswith(("http://", "https://")) and not (document.parent / target).exists()
    ]
    assert missing == []


@pytest.mark.parametrize("name", [name for name in Settings.model_fields if name != "database_url"])
def test_every_setting_is_told_to_hosts_with_its_default(name: str) -> None:
    hosting = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = [
        line for line in hosting.splitlines() if line.startswith("|") and f"`ARKADEN_{name.upper()}`" in line
    ]
    assert len(rows) == 1
    default = Settings.model_fields[name].default
    if default not in ((), None):
        shown = str(default).removeprefix(f"{ROOT}/")
        assert f"`{shown.lower() if isinstance(default, bool) else shown}`" in rows[0]


def test_every_make_target_that_people_call_is_listed_by_make_help() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    listed = set(re.findall(r'@echo "make (\w+) ', makefile))
    told = set(re.findall(r"`make (\w+)", "".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)))
    targets = set(re.findall(r"^(\w+):", makefile, flags=re.MULTILINE))
    assert told <= listed <= targets
