"""Structured logs: one event a line, with the request or connection it belongs to.

Secrets are not logged: no tokens, seeds, invites, bodies or views; callers pass ids, codes and numbers.
"""

import logging
import sys
from typing import Any

import structlog

from arkaden.settings import Settings


def configure(settings: Settings) -> None:
    """Send everything, the server's own messages included, through one format to standard error."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(_level(settings)),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    renderers: list[Any] = (
        [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
        if settings.log_format == "json"
        # Tracebacks without the values of variables, which may be secrets.
        else [
            structlog.dev.ConsoleRenderer(
                colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
            )
        ]
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *renderers],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(_level(settings))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
    # Requests are logged by the middleware, with their ids; connections by the live protocol.
    logging.getLogger("uvicorn.access").disabled = True
    for chatty in ("uvicorn.error", "alembic", "psycopg", "sqlalchemy"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, _level(settings)))


def _level(settings: Settings) -> int:
    return logging.getLevelNamesMapping()[settings.log_level.upper()]
