"""HAProxy, and the configuration of docs/deploy for processes on this computer."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

HAPROXY = shutil.which("haproxy") or shutil.which("haproxy", path="/usr/sbin:/usr/local/sbin")
"""Its path; None where it is not installed."""
_CONFIG = Path(__file__).parents[2] / "docs" / "deploy" / "haproxy.cfg"


def configuration(
    front: int, ports: list[int], *, spread: int | None = None, control: Path | None = None
) -> str:
    """Return the configuration of docs/deploy with these ports, without certificates.

    At the port ``spread``, lines go to one process after the other, whatever their table is. At the
    socket ``control``, the proxy takes commands.
    """
    given = _CONFIG.read_text(encoding="utf-8")
    visitors = re.sub(r"  bind :443 .*\n  http-request redirect scheme .*\n", "", given)
    visitors = visitors.replace("  user haproxy\n  group haproxy\n", "")  # it may be no root's
    visitors = visitors.replace("bind :80\n", f"bind 127.0.0.1:{front}\n")
    visitors = visitors.replace("X-Forwarded-Proto https", "X-Forwarded-Proto http")
    visitors = visitors.replace("maxconn 20000", "maxconn 1000")  # what a machine of tests allows
    head = re.sub(r"  server .*\n", "", visitors)
    assert "bind 127.0.0.1" in head
    servers = "".join(f"  server s{port} 127.0.0.1:{port}\n" for port in ports)
    if control is not None:
        head = head.replace("global\n", f"global\n  stats socket {control} level admin\n")
    if spread is None:
        return head + servers
    there = f"frontend spread\n  bind 127.0.0.1:{spread}\n  default_backend spread\n"
    there += "  http-request set-header X-Forwarded-Proto http\n"
    backend = "backend spread" + head.partition("\nbackend companion")[2]
    backend = backend.replace("balance hash var(txn.table)", "balance roundrobin")
    backend = backend.replace("  hash-type consistent\n", "")
    return f"{head}{servers}\n{there}\n{backend}{servers}"
