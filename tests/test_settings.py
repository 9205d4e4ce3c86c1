"""Settings come out of the environment, and a wrong one stops the start with its name."""

import os

import pytest

from arkaden.app import create_app
from arkaden.settings import Settings, SettingsError, load_settings

URL = "postgresql://arkaden:secret@db.example/arkaden"


@pytest.fixture(autouse=True)
def clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("ARKADEN_") or name == "DATABASE_URL":
            monkeypatch.delenv(name)


def test_everything_has_a_default() -> None:
    settings = load_settings()
    assert (settings.host, settings.port, settings.database_url) == ("127.0.0.1", 8000, None)


@pytest.mark.parametrize("name", ["DATABASE_URL", "ARKADEN_DATABASE_URL"])
@pytest.mark.parametrize("scheme", ["postgresql", "postgres", "postgresql+psycopg"])
def test_the_database_is_named_as_everybody_names_it(
    monkeypatch: pytest.MonkeyPatch, name: str, scheme: str
) -> None:
    monkeypatch.setenv(name, URL.replace("postgresql", scheme))
    assert load_settings().database_url == URL.replace("postgresql", "postgresql+psycopg")


def test_settings_are_read_by_name_with_a_prefix(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARKADEN_PORT", "9000")
    monkeypatch.setenv("ARKADEN_TRUSTED_ORIGINS", "https://a.example, http://b.example:81/")
    settings = load_settings(host="0.0.0.0")
    assert (settings.port, settings.host) == (9000, "0.0.0.0")
    assert settings.trusted_origins == ("https://a.example", "http://b.example:81")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ARKADEN_COLOUR", "red"),
        ("ARKADEN_PROT", "8000"),
        ("ARKADEN_PORT", "eight"),
        ("ARKADEN_PORT", "70000"),
        ("ARKADEN_COOKIE_SECURE", "perhaps"),
        ("ARKADEN_LOG_FORMAT", "xml"),
        ("ARKADEN_TRUSTED_ORIGINS", "example.org"),
        ("ARKADEN_TRUSTED_ORIGINS", "https://example.org/page"),
        ("ARKADEN_POOL_SIZE", "0"),
        ("DATABASE_URL", "mysql://localhost/arkaden"),
        ("DATABASE_URL", "nonsense"),
    ],
)
def test_unknown_names_and_wrong_values_are_told_by_name(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(SettingsError, match=name):
        load_settings()


def test_all_wrong_values_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARKADEN_PORT", "eight")
    monkeypatch.setenv("ARKADEN_POOL_SIZE", "none")
    with pytest.raises(SettingsError, match=r"ARKADEN_PORT: .*; ARKADEN_POOL_SIZE: .*"):
        load_settings()


def test_the_application_needs_a_database() -> None:
    with pytest.raises(SettingsError, match="DATABASE_URL"):
        create_app(Settings())
