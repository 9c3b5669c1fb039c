"""All commands of docs/deploy/README.md are run, in their order, in a sandbox."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, build_opener

import pytest
from sqlalchemy import make_url

from tests.cli.test_procfile import lay_a_table
from tests.deploy import sandbox
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
"""The programs that a stand-in replaces, and why; it gets the same arguments."""

CHECKS = rf"""
cd /shared
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
    """Return the page's code blocks of shell commands."""
    return re.findall(
        r"^```sh\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )


def is_complete(text: str) -> bool:
    """Whether a command is complete: bash waits for no further line of it."""
    done = subprocess.run(
        ["bash", "-n"], input=text, capture_output=True, encoding="utf-8", check=False
    )
    return done.returncode == 0 and not done.stderr and not text.endswith("\\\n")


def commands() -> list[str]:
    """Return the page's commands, some of which have several lines."""
    found = []
    for block in blocks():
        begun = ""
        for line in block.splitlines(keepends=True):
            begun += line
            if is_complete(begun):
                found.append(begun)
                begun = ""
        assert not begun, f"this command is not complete: {begun}"
    return found


def repository(folder: Path) -> Path:
    """Make a repository of the present files, for the page's ``git clone``."""
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
def test_all_commands_of_the_page_succeed_and_the_server_runs_then(
    tmp_path: Path,
) -> None:
    if (reason := sandbox.missing()) is not None:
        pytest.skip(reason)
    page = [each.replace("<this repository>", "/shared/repository") for each in commands()]
    ready = [
        f"echo 127.0.0.1 {NAME} >>/etc/hosts",
        f"export CURL_CA_BUNDLE=/etc/letsencrypt/live/{NAME}/fullchain.pem",
    ]
    steps = [*ready, *page, CHECKS]
    outcome = sandbox.run(tmp_path, steps, {"repository": repository(tmp_path)})
    failed = steps[outcome.finished : outcome.finished + 1]
    assert not failed, (failed, outcome.output[-1:], outcome.error)

    def read(name: str) -> str:
        return (outcome.shared / name).read_text(encoding="utf-8")

    # Visitors by http are redirected to https; only certbot's requests are passed on to certbot.
    assert read("redirect") == f"302 https://{NAME}/ABCDEF"
    assert read("challenge") == "503"
    code = re.fullmatch(rf"https://{NAME}/board/([A-Z]{{6}})", read("board"))
    assert code, read("board")
    # Both processes serve the table, and the proxy does.
    assert [read("status-8001"), read("status-8002")] == ["200", "200"]
    assert "<form" in read("page")
    for port in (18001, 18002):
        assert "companion_commit_seconds_count" in read(f"metrics-{port}")
    assert read("users").split() == ["companion", "haproxy"]
    logged = read("companion@8001.log") + read("companion@8002.log")
    lines = [json.loads(each) for each in logged.splitlines() if each.startswith("{")]
    assert "Traceback" not in logged, logged
    assert all({"level", "says"} <= set(each) for each in lines)
    assert (outcome.shared / "companion.dump").read_bytes().startswith(b"PGDMP")
    pairs = zip(steps, outcome.output, strict=True)
    (pruned,) = [output for step, output in pairs if "--dry-run" in step]
    assert "nothing would be deleted" in pruned
    if (outcome.shared / "verified").exists():
        assert "companion@" not in read("verified"), read("verified")


def test_each_program_with_a_stand_in_is_on_the_page() -> None:
    assert {each.name for each in sandbox.STAND_INS.iterdir()} == set(REPLACED)
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


@pytest.mark.slow
def test_a_platform_can_start_the_procfile_in_a_shell(postgresql: str) -> None:
    """Heroku's buildpacks and the like set PORT and an URL that begins with postgres://."""
    (line,) = re.findall(r"^web: (.+)$", (ROOT / "Procfile").read_text(), re.MULTILINE)
    url = make_url(postgresql).set(drivername="postgres")
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    port = free_port()
    process = subprocess.Popen(
        ["/bin/sh", "-c", f"exec {line}"],
        cwd=ROOT,
        env={
            "PATH": programs,
            "PORT": str(port),
            "DATABASE_URL": url.render_as_string(hide_password=False),
            "COMPANION_PROXIES": "1",
        },
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stderr is not None
    try:
        assert any("Listening at" in each for each in process.stderr)
        browser = build_opener(HTTPCookieProcessor(CookieJar()))
        assert lay_a_table(browser, f"http://127.0.0.1:{port}")
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)
