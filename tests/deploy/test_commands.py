"""Every command of docs/deploy/README.md is run, in its order, on a copy of this machine that forgets it all."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, build_opener, urlopen

import pytest
from sqlalchemy import make_url

from tests.cli.test_procfile import lay_a_table
from tests.deploy import box
from tests.patience import PATIENCE
from tests.servers.program import free_port

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "deploy"
PAGE = FOLDER / "README.md"
NAME = "play.example.org"

REPLACED = {
    "apt": "nothing is fetched: the packages have to exist, and PostgreSQL is set up as its package does it",
    "systemctl": "no systemd runs there: the units' commands are started as they say, and the units verified",
    "certbot": "nobody vouches for that name: a certificate is made, and the hook run, as certbot does both",
    "python3": "the one that runs the tests, so that pip finds what Companion needs without a network",
}
"""The programs that are not run themselves, and why: the rest of each line is given to the stand-in as it is."""

CHECKS = rf"""
cd /given
curl -sS -o /dev/null -w '%{{http_code}} %{{redirect_url}}' http://{NAME}/ABCDEF >redirect
curl -sS -o /dev/null -w '%{{http_code}}' http://{NAME}/.well-known/acme-challenge/x >challenge
for port in 18001 18002; do curl -sS http://127.0.0.1:$port/metrics >metrics-$port; done
curl -sS -c jar -o /dev/null https://{NAME}/
curl -sS -b jar -o /dev/null -w '%{{redirect_url}}' -X POST -H 'Origin: https://{NAME}' https://{NAME}/tables >board
code=$(sed 's,.*/,,' board)
for port in 8001 8002; do
  curl -sS -o page-$port -w '%{{http_code}}' -H 'Host: {NAME}' http://127.0.0.1:$port/$code >status-$port
done
curl -sS https://{NAME}/$code >page
proxy=$(cat /run/proxy.pid)
stat -c %U /proc/$(cat /run/companion@8001.pid) /proc/$(cat /proc/$proxy/task/$proxy/children) >users
cp /var/log/companion@800?.log /var/lib/postgresql/companion.dump .
if command -v systemd-analyze >/dev/null; then
  systemd-analyze verify /etc/systemd/system/companion@.service >verified 2>&1 || echo failed >>verified
fi
"""


def blocks() -> list[str]:
    """Return what stands in the page's blocks of shell."""
    return re.findall(
        r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


def whole(text: str) -> bool:
    """Whether bash needs no further line."""
    done = subprocess.run(
        ["bash", "-n"], input=text, capture_output=True, encoding="utf-8", check=False
    )
    return done.returncode == 0 and not done.stderr and not text.endswith("\\\n")


def commands() -> list[str]:
    """Return the page's commands, each as it stands there: some go over several lines."""
    found = []
    for block in blocks():
        begun = ""
        for line in block.splitlines(keepends=True):
            begun += line
            if whole(begun):
                found.append(begun)
                begun = ""
        assert not begun, f"this is no whole command: {begun}"
    return found


def repository(folder: Path) -> Path:
    """Make a repository of the files that are here now, for the page's ``git clone``."""
    made = folder / "repository"
    environ = {
        "PATH": os.environ["PATH"],
        "GIT_DIR": str(made),
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "HOME": str(folder),
    }
    left_out = folder / "left-out"  # links to folders elsewhere, which .gitignore does not name
    left_out.write_text(".venv\nnode_modules\n", encoding="utf-8")
    here = (
        f"--work-tree={ROOT}",
        "-c",
        "core.compression=0",
        "-c",
        f"core.excludesFile={left_out}",
    )
    who = ("-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "gc.auto=0")
    for arguments in (
        ("init", "-q"),
        (*here, "add", "-A"),
        (*here, *who, "commit", "-q", "-m", "As it is"),
        ("config", "core.bare", "true"),
    ):
        subprocess.run(["git", *arguments], env=environ, cwd=ROOT, check=True)
    return made


@pytest.mark.slow
def test_every_command_of_the_page_works_in_its_order_and_the_server_is_there_then(
    tmp_path: Path,
) -> None:
    if (reason := box.lacking()) is not None:
        pytest.skip(reason)
    page = [each.replace("<this repository>", "/given/repository") for each in commands()]
    ready = [
        f"echo 127.0.0.1 {NAME} >>/etc/hosts",
        f"export CURL_CA_BUNDLE=/etc/letsencrypt/live/{NAME}/fullchain.pem",
    ]
    steps = [*ready, *page, CHECKS]
    said, given, besides = box.run(tmp_path, steps, {"repository": repository(tmp_path)})
    done = (given / "done").read_text().split() if (given / "done").exists() else []
    assert len(done) == len(steps), (steps[len(done)], said[-1:], besides)

    def of(name: str) -> str:
        return (given / name).read_text(encoding="utf-8")

    # Whoever comes by http is sent to https; certbot alone is let through to where it listens.
    assert of("redirect") == f"302 https://{NAME}/ABCDEF"
    assert of("challenge") == "503"
    code = re.fullmatch(rf"https://{NAME}/board/([A-Z]{{6}})", of("board"))
    assert code, of("board")
    # A table is there for both processes, and for visitors.
    assert [of("status-8001"), of("status-8002")] == ["200", "200"]
    assert "<form" in of("page")
    for port in (18001, 18002):
        assert "companion_commit_seconds_count" in of(f"metrics-{port}")
    assert of("users").split() == ["companion", "haproxy"]
    logged = of("companion@8001.log") + of("companion@8002.log")
    lines = [json.loads(each) for each in logged.splitlines() if each.startswith("{")]
    assert "Traceback" not in logged
    assert all({"level", "says"} <= set(each) for each in lines)
    assert (given / "companion.dump").read_bytes().startswith(b"PGDMP")
    (pruned,) = [words for step, words in zip(steps, said, strict=True) if "--dry-run" in step]
    assert "No table would be deleted" in pruned
    if (given / "verified").exists():
        assert "companion@" not in of("verified"), of("verified")


def test_what_is_replaced_is_in_the_page_and_said_why() -> None:
    assert {each.name for each in box.STAND_INS.iterdir()} == set(REPLACED)
    programs = " ".join(commands())
    for name in REPLACED:
        assert re.search(rf"(^|\s|; ){name} ", programs), name


def test_the_page_names_what_the_program_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "postgres" in project["optional-dependencies"]
    assert any(each.startswith("gunicorn") for each in project["dependencies"])


@pytest.mark.parametrize("name", ["companion@.service", "haproxy.cfg", "new-certificate"])
def test_each_file_beside_the_page_is_linked_and_used(name: str) -> None:
    assert f"]({name})" in PAGE.read_text(encoding="utf-8")
    assert any(f"docs/deploy/{name}" in each for each in commands())


def test_the_units_ports_are_those_of_the_proxy_and_of_prometheus() -> None:
    started = set(re.findall(r"companion@(\d+)", " ".join(commands())))
    proxy = (FOLDER / "haproxy.cfg").read_text(encoding="utf-8")
    assert started == set(re.findall(r"server \w+ 127\.0\.0\.1:(80\d\d)\n", proxy))
    page = PAGE.read_text(encoding="utf-8")
    assert {f"1{port}" for port in started} == set(re.findall(r'"127\.0\.0\.1:(\d+)"', page))
    unit = (FOLDER / "companion@.service").read_text(encoding="utf-8")
    assert "COMPANION_METRICS=1%i" in unit


def test_the_unit_starts_what_the_procfile_starts() -> None:
    unit = re.search(r"ExecStart=\S*/gunicorn (.*)", (FOLDER / "companion@.service").read_text())
    line = re.fullmatch(r"web: gunicorn (.*)\n", (ROOT / "Procfile").read_text())
    assert unit
    assert line
    plain = line[1].replace("'", "").replace("0.0.0.0:${PORT:-8000}", "127.0.0.1:%i")
    assert unit[1] == plain


class Platform:
    """Starts each line of the Procfile as a platform does: by a shell, with a port of its own and the database's address."""

    def __init__(self, database: str) -> None:
        given = make_url(database)
        # Platforms say postgres, and often leave the port or the password out.
        self._database = given.set(drivername="postgres").render_as_string(hide_password=False)
        lines = (ROOT / "Procfile").read_text(encoding="utf-8").splitlines()
        self.lines = [re.fullmatch(r"(\w+): (.+)", each) for each in lines]
        self._started: list[subprocess.Popen[str]] = []

    def start(self) -> str:
        """Start the line for the web, and return its address when it listens."""
        (line,) = [each[2] for each in self.lines if each and each[1] == "web"]
        port = free_port()
        ways = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        process = subprocess.Popen(
            ["/bin/sh", "-c", f"exec {line}"],
            cwd=ROOT,
            env={
                "PATH": ways,
                "PORT": str(port),
                "DATABASE_URL": self._database,
                "COMPANION_PROXIES": "1",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )
        self._started.append(process)
        assert process.stderr is not None
        assert any("Listening at" in each for each in process.stderr)
        return f"http://127.0.0.1:{port}"

    def close(self) -> None:
        """End them all, as a platform does."""
        for each in self._started:
            each.terminate()
        for each in self._started:
            each.communicate(timeout=PATIENCE)


@pytest.fixture
def platform(postgresql: str) -> Iterator[Platform]:
    it = Platform(postgresql)
    yield it
    it.close()


@pytest.mark.slow
def test_a_platform_starts_the_procfile_twice_and_a_table_is_there_for_both(
    platform: Platform,
) -> None:
    assert all(platform.lines)
    one, two = platform.start(), platform.start()
    code = lay_a_table(build_opener(HTTPCookieProcessor(CookieJar())), one)
    with urlopen(f"{two}/{code}") as page:  # noqa: S310  # our own address
        assert code in page.read().decode()
