"""The whole database in one file, and back: a zip of PostgreSQL's own COPY text, one member a table.

It is independent of PostgreSQL's version and of tools beside the server, and names the revision of the schema it was
written at, so that a later Arkaden reads it too.
"""

import json
import zipfile
from pathlib import Path
from typing import Any

import psycopg
from alembic.util.exc import CommandError
from psycopg import sql
from sqlalchemy import create_engine, make_url

from arkaden.store.migrate import is_current, upgrade
from arkaden.store.models import Base

FORMAT = "arkaden-backup/1"
_MANIFEST = "manifest.json"
_CHUNK = 1024 * 1024


class BackupError(Exception):
    """A backup cannot be made or read; the message says why."""


def write_backup(url: str, file: Path) -> int:
    """Write everything to a new file, as of one moment, also while games are played; how many rows.

    Raises BackupError, and what the database and the file system raise.
    """
    engine = create_engine(make_url(url).set(drivername="postgresql+psycopg"))
    try:
        with engine.connect() as connection:
            if not is_current(connection):
                raise BackupError("the database is not at this version's schema: run `arkaden migrate` first")
    finally:
        engine.dispose()
    rows = 0
    with (
        psycopg.connect(_libpq(url)) as connection,
        zipfile.ZipFile(file, "x", zipfile.ZIP_DEFLATED) as archive,
    ):
        connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        connection.read_only = True
        (revision,) = _one(connection, "SELECT version_num FROM alembic_version")
        tables: dict[str, list[str]] = {}
        for table in Base.metadata.sorted_tables:
            tables[table.name] = columns = [column.name for column in table.columns]
            with archive.open(table.name, "w", force_zip64=True) as member, connection.cursor() as cursor:
                with cursor.copy(_copy(table.name, columns, sql.SQL("TO STDOUT"))) as copy:
                    for part in copy:
                        member.write(part)
                rows += cursor.rowcount
        archive.writestr(_MANIFEST, json.dumps({"format": FORMAT, "revision": revision, "tables": tables}))
    return rows


def read_backup(url: str, file: Path, *, replace: bool) -> None:
    """Put everything back that is in a backup, and bring it up to date.

    A database that holds anything is refused unless it is to be ``replace``d. Nothing is touched before the file was
    found whole. Raises BackupError, and what the database and the file system raise.
    """
    try:
        with zipfile.ZipFile(file) as archive:
            if archive.testzip() is not None:
                raise BackupError("the file is damaged")
            manifest = json.loads(archive.read(_MANIFEST))
            if manifest["format"] != FORMAT:
                raise BackupError(f"the file is a {manifest['format']}, not a {FORMAT}")
            _restore(url, archive, manifest, replace=replace)
    except (zipfile.BadZipFile, KeyError, ValueError) as error:
        raise BackupError("the file is no backup of Arkaden") from error


def _restore(url: str, archive: zipfile.ZipFile, manifest: dict[str, Any], *, replace: bool) -> None:
    with psycopg.connect(_libpq(url), autocommit=True) as connection:
        (used,) = _one(connection, "SELECT to_regclass('identities') IS NOT NULL")
        if used and _one(connection, "SELECT EXISTS (SELECT FROM identities)")[0] and not replace:
            raise BackupError(
                "the database is in use: only --replace puts a backup in the place of what it holds"
            )
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    try:
        upgrade(url, manifest["revision"])
    except CommandError as error:
        raise BackupError("the backup was written by a later version of Arkaden") from error
    with psycopg.connect(_libpq(url)) as connection:
        for table, columns in manifest["tables"].items():
            with (
                archive.open(table) as member,
                connection.cursor() as cursor,
                cursor.copy(_copy(table, columns, sql.SQL("FROM STDIN"))) as copy,
            ):
                while part := member.read(_CHUNK):
                    copy.write(part)
        _advance_counters(connection)
    upgrade(url)


def _advance_counters(connection: psycopg.Connection) -> None:
    """Numbers that the database gives out go on after the highest that is there."""
    counters = connection.execute(
        "SELECT table_name, column_name FROM information_schema.columns"
        " WHERE table_schema = 'public' AND is_identity = 'YES'"
    ).fetchall()
    for table, column in counters:
        connection.execute(
            sql.SQL(
                "SELECT setval(pg_get_serial_sequence({name}, {column_name}), coalesce(max({column}), 0) + 1, false)"
                " FROM {table}"
            ).format(
                name=sql.Literal(table),
                column_name=sql.Literal(column),
                column=sql.Identifier(column),
                table=sql.Identifier(table),
            )
        )


def _copy(table: str, columns: list[str], direction: sql.SQL) -> sql.Composed:
    names = sql.SQL(", ").join(map(sql.Identifier, columns))
    return sql.SQL("COPY {} ({}) {}").format(sql.Identifier(table), names, direction)


def _one(connection: psycopg.Connection, query: str) -> tuple[Any, ...]:
    found = connection.execute(query.encode()).fetchone()
    assert found is not None
    return found


def _libpq(url: str) -> str:
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
