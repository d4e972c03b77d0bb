"""HAProxy with the very file of `deploy/`, in front of some processes."""

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from room.people import PATIENCE, Server

HAPROXY = shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"


def _adapted(port: int, workers: Sequence[Server]) -> str:
    """The file for other ports, and for whoever runs the tests."""
    text = re.sub(r"^ +(user|group) haproxy\n", "", CONFIGURATION.read_text(), flags=re.MULTILINE)
    text = text.replace("bind :80\n", f"bind 127.0.0.1:{port}\n").replace("maxconn 50000", "maxconn 500")
    written = re.findall(r"server room-(\d+) ", text)
    for name, worker in zip(dict.fromkeys(written), workers, strict=False):
        text = text.replace(f"127.0.0.1:{name}", f"127.0.0.1:{worker.port}").replace(f"room-{name}", f"ours-{name}")
    return re.sub(r"^ +server room-.*\n", "", text, flags=re.MULTILINE)


@contextmanager
def running_proxy(folder: Path, workers: Sequence[Server]) -> Iterator[Server]:
    """Where the proxy serves, as if it were the room."""
    assert HAPROXY is not None
    proxy = Server("", folder / "haproxy.log")
    configuration = folder / "haproxy.cfg"
    configuration.write_text(_adapted(proxy.port, workers))
    with proxy.log.open("ab") as log:
        proxy.process = subprocess.Popen([HAPROXY, "-db", "-f", str(configuration)], stdout=log, stderr=log)
    try:
        proxy.wait()
        yield proxy
    finally:
        proxy.process.terminate()
        proxy.process.wait(PATIENCE)
