"""Processes that end with the one that started them, however that one ended."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def end_with_parent() -> None:
    """Watch over the parent from a thread; when it is gone this process is killed.

    For processes started by multiprocessing. A parent that ends in good order tells its children before.
    """
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGKILL)

    threading.Thread(target=watch, daemon=True, name="parent watch").start()
