"""Settings out of the environment: `ARKADEN_*`, and `DATABASE_URL` as everybody calls it."""

import os
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AliasChoices, Field, ValidationError, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

PREFIX = "ARKADEN_"
_ROOT = Path(__file__).resolve().parents[2]


class SettingsError(Exception):
    """The environment holds a setting that is unknown or has a wrong value; the message says which."""


class Settings(BaseSettings):
    """Everything that can be set, with its default. Read with `load_settings`."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid", frozen=True, populate_by_name=True)

    database_url: str | None = Field(
        default=None,
        validation_alias=AliasChoices("ARKADEN_DATABASE_URL", "DATABASE_URL"),
        description="PostgreSQL to use; without it an embedded one in the data directory",
    )
    data_dir: Path = Field(default=Path(".data"), description="where the embedded PostgreSQL keeps its data")
    host: str = Field(default="127.0.0.1", description="address to listen on")
    port: int = Field(default=8000, ge=0, le=65535, description="port to listen on")
    processes: int = Field(default=1, ge=1, le=64, description="web processes of `arkaden serve`")
    workers: int = Field(default=1, ge=0, le=64, description="workers beside them, which play the bots")
    migrate: bool = Field(default=True, description="bring the database schema up to date at the start")
    static_dir: Path = Field(default=_ROOT / "frontend" / "dist", description="the built client")
    cookie_secure: Literal["auto", "always", "never"] = Field(
        default="auto", description="mark cookies Secure; auto: if the request came by https"
    )
    trusted_origins: Annotated[tuple[str, ...], NoDecode] = Field(
        default=(), description="other origins, comma-separated, whose pages may use this server"
    )
    log_format: Literal["console", "json"] = Field(default="console", description="how log lines look")
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="what is logged"
    )
    pool_size: int = Field(
        default=8, ge=2, le=100, description="database connections of one process, at most"
    )
    bot_processes: int = Field(
        default=0, ge=0, le=64, description="processes in which a worker's bots think; 0: half the processors"
    )
    bot_seconds: float = Field(
        default=2, gt=0, le=60, description="seconds that a bot may think about a turn"
    )
    cached_games: int = Field(default=500, ge=1, description="games that a process keeps in memory")
    connections_per_identity: int = Field(default=20, ge=1, description="live connections of one identity")
    connections_per_address: int = Field(
        default=100, ge=1, description="live connections of visitors without identity from one address"
    )
    message_rate: float = Field(
        default=20, gt=0, description="live messages per second of one identity, lasting"
    )
    message_burst: int = Field(default=100, ge=1, description="live messages of one identity at once")
    call_rate: float = Field(
        default=20, gt=0, description="changing REST calls per second of one caller, lasting"
    )
    call_burst: int = Field(default=100, ge=1, description="changing REST calls of one caller at once")

    @field_validator("database_url")
    @classmethod
    def _postgresql(cls, value: str | None) -> str | None:
        if value is None:
            return None
        try:
            url = make_url(value)
        except ArgumentError as error:
            raise ValueError("is no database address such as postgresql://user:password@host/name") from error
        if url.drivername not in {"postgres", "postgresql", "postgresql+psycopg"}:
            raise ValueError("must be a PostgreSQL address such as postgresql://user:password@host/name")
        return url.set(drivername="postgresql+psycopg").render_as_string(hide_password=False)

    @field_validator("trusted_origins", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return tuple(part.strip().rstrip("/") for part in value.split(",") if part.strip())
        return value

    @field_validator("trusted_origins")
    @classmethod
    def _origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        for origin in value:
            scheme, _, rest = origin.partition("://")
            if scheme not in {"http", "https"} or not rest or "/" in rest:
                raise ValueError(f"{origin!r} is no origin such as https://games.example.org")
        return value


def load_settings(**given: Any) -> Settings:
    """The settings of this process' environment; `given` ones go before it.

    Raises SettingsError for unknown names and wrong values.
    """
    known = {f"{PREFIX}{name}".upper() for name in Settings.model_fields}
    unknown = sorted(name for name in os.environ if name.startswith(PREFIX) and name not in known)
    if unknown:
        raise SettingsError(f"unknown setting {', '.join(unknown)}")
    try:
        return Settings(**given)
    except ValidationError as error:
        raise SettingsError("; ".join(_explain(one["loc"], one["msg"]) for one in error.errors())) from error


def _explain(location: tuple[int | str, ...], message: str) -> str:
    name = str(location[0]).upper() if location else "settings"
    known_by = name if name.endswith("DATABASE_URL") else f"{PREFIX}{name}"
    return f"{known_by}: {message.removeprefix('Value error, ')}"
