"""Serving: claim the port, get the database ready, serve, and leave nothing behind.

The first process loads no more than that takes: the others, which load the rest, start the sooner.
"""

import errno
import signal
import socket
import sys
from collections.abc import Callable
from types import FrameType

from arkaden.cli.company import Company, Role
from arkaden.cli.database import bring_up_to_date, open_database
from arkaden.cli.failure import CommandFailed
from arkaden.settings import Settings

BACKLOG = 2048


def run_server(settings: Settings) -> None:
    """Serve until SIGINT, SIGTERM or SIGHUP, each of which ends it in good order. Raises CommandFailed."""
    # SIGINT as well: a shell starts what it puts in the background with that one ignored.
    signal.signal(signal.SIGINT, _interrupt)
    signal.signal(signal.SIGTERM, _interrupt)
    # A closed terminal means the same, to whoever listens at that moment.
    signal.signal(signal.SIGHUP, lambda _number, _frame: signal.raise_signal(signal.SIGTERM))
    try:
        # The port comes first: whoever started a second server by mistake is told at once.
        with _claim(settings.host, settings.port) as listening, open_database(settings) as url:
            try:
                if settings.migrate:
                    bring_up_to_date(url)
                _serve_together(
                    settings.model_copy(update={"database_url": url, "migrate": False}), listening
                )
            finally:
                _stay_patient()
    except KeyboardInterrupt:
        pass  # asked to stop, and stopped


def _serve_together(settings: Settings, listening: socket.socket) -> None:
    """By as many web processes and workers as the settings ask for; a single web process is this one."""

    def invite() -> None:
        sys.stdout.write(_invitation(listening))
        sys.stdout.flush()

    if settings.processes == 1 and settings.workers == 0:
        be_web_process(settings, listening, invite)
        return
    web = Role("web process", be_web_process, (settings, listening))
    worker = Role("worker", be_worker, (settings,))
    company = Company([web] * settings.processes + [worker] * settings.workers)
    try:
        company.start()
        invite()
        company.watch()
    finally:
        _stay_patient()
        company.stop()


def be_web_process(settings: Settings, listening: socket.socket, ready: Callable[[], object]) -> None:
    """Answer calls until told to end. Raises CommandFailed."""
    from arkaden.cli.web import serve_web

    serve_web(settings, listening, ready)


def be_worker(settings: Settings, ready: Callable[[], object]) -> None:
    """Do a worker's duties until told to end."""
    from arkaden.worker.process import run_worker

    ready()
    run_worker(settings)


def _stay_patient() -> None:
    """Hear no further signal; what is still to be stopped would be left running."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def _claim(host: str, port: int) -> socket.socket:
    """A listening socket, so that nobody else can take the address from now on; early callers wait in its queue."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CommandFailed(f"cannot listen on {host}: {error.strerror}") from error
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise CommandFailed(
                f"port {port} is in use: stop the program that uses it, or choose another with ARKADEN_PORT"
            ) from error
        raise CommandFailed(f"cannot listen on {host} port {port}: {error.strerror}") from error
    return listening


def _invitation(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    everywhere = host in {"0.0.0.0", "::"}  # noqa: S104 (compared, not listened on)
    shown = "localhost" if everywhere or host in {"127.0.0.1", "::1"} else host
    lines = f"Arkaden is open at http://{f'[{shown}]' if ':' in shown else shown}:{port} (Ctrl-C stops it)\n"
    if everywhere and (address := _own_address()):
        lines += f"Others on your network reach it at http://{address}:{port}\n"
    return lines


def _own_address() -> str | None:
    """The address by which other machines see this one, if it has a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Chooses a route and sends nothing; the address is one kept for documentation (RFC 5737).
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
