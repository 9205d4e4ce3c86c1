"""What is generated and kept in the repository is what `make types` would write now."""

import subprocess
from pathlib import Path

from tests.house.commands import ROOT, arkaden


def test_the_kept_openapi_description_is_that_of_the_server() -> None:
    printed = arkaden("openapi")
    assert printed.returncode == 0, printed.stderr
    assert printed.stdout == (ROOT / "docs" / "openapi.json").read_text(encoding="utf-8")


def test_the_clients_types_are_those_of_the_description(tmp_path: Path) -> None:
    made = tmp_path / "schema.d.ts"
    subprocess.run(
        [
            "node_modules/.bin/openapi-typescript",
            "../docs/openapi.json",
            "--default-non-nullable=false",
            "-o",
            made,
        ],
        cwd=ROOT / "frontend",
        check=True,
        capture_output=True,
    )
    kept = ROOT / "frontend" / "src" / "api" / "schema.d.ts"
    assert made.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")
