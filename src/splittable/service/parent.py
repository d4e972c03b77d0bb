"""A worker process ends with the process that started it, however that ended."""

import multiprocessing
import os
import signal
import threading


def end_with_parent() -> None:
    """End this process as soon as its parent is gone, also if that was killed."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return

    def wait() -> None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, name="parent", daemon=True).start()
