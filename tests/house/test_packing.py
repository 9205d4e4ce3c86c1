"""What `docker compose up` relies on, as far as it can be shown without a Docker engine."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.house import dockerfile
from tests.house.commands import ROOT
from tests.house.serving import serving


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = YAML(typ="safe").load(ROOT / "docker-compose.yml")
    return loaded


def argument(instruction: str) -> Any:
    """The JSON list that the last instruction of this name holds."""
    line = next(line for line in reversed(dockerfile.instructions()) if line.startswith(instruction))
    return json.loads(line[line.index("[") :])


@pytest.mark.parametrize("name", ["docker-compose.yml", "docker-compose.scale.yml"])
def test_the_compose_files_are_valid_by_the_compose_specification(name: str) -> None:
    checked = subprocess.run(
        [
            *(sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"),
            ROOT / name,
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout


def test_the_application_waits_for_a_healthy_database_whose_data_outlives_it(compose: dict[str, Any]) -> None:
    app, database = compose["services"]["app"], compose["services"]["database"]
    assert app["depends_on"]["database"]["condition"] == "service_healthy"
    assert database["healthcheck"]["test"][1] == "pg_isready"
    assert int(database["image"].removeprefix("postgres:")) >= 18, (
        "before 18 the image kept its data elsewhere"
    )
    assert database["volumes"] == ["database:/var/lib/postgresql"]
    assert "database" in compose["volumes"]


def test_nobody_but_the_application_reaches_the_database(compose: dict[str, Any]) -> None:
    database = compose["services"]["database"]
    assert "ports" not in database
    assert database["networks"] == ["inside"]
    assert compose["networks"]["inside"]["internal"] is True


def test_the_image_runs_as_an_unprivileged_user_who_owns_nothing() -> None:
    words = [line.split()[0] for line in dockerfile.instructions()]
    assert words.index("USER") > max(index for index, word in enumerate(words) if word in {"RUN", "COPY"})
    assert "--chown" not in (ROOT / "Dockerfile").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.timeout(400)
def test_the_images_steps_give_a_server_that_is_healthy(tmp_path: Path, database_url: str) -> None:
    stage = dockerfile.build(tmp_path / "image")
    program, *arguments = argument("CMD")
    assert arguments == ["serve", "--host", "0.0.0.0", "--port", "8000"]
    command = [stage.programs / program, "serve", "--host", "127.0.0.1"]
    with serving({"DATABASE_URL": database_url}, command, stage.inside(".")) as server:
        assert "<title>" in server.get("/")
        python, *check = argument("HEALTHCHECK")
        check = [part.replace("http://127.0.0.1:8000", server.url) for part in check]
        assert server.url in check[-1]
        subprocess.run([stage.programs / python, *check], check=True)
        assert server.stop()[0] == 0
