"""The Wi-Fi's name as each system tells it, and the code that joins it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest
import segno.helpers

from companion.network import qr, wifi

WINDOWS = """
There is 1 interface on the system:

    Name                   : Wi-Fi
    State                  : connected
    SSID                   : Pension Zur M\u00fchle
    BSSID                  : 11:22:33:44:55:66
"""


def answers(**by_program: str) -> wifi.RunProgram:
    """Return what programs print; the others are not there."""

    def run(command: Sequence[str]) -> str:
        return by_program.get(command[0], "")

    return run


@pytest.mark.parametrize(
    "system, run, name",
    [
        ("Linux", answers(iwgetid="The Olive Tree\n"), "The Olive Tree"),
        ("Linux", answers(nmcli="no:Neighbours\nyes:The Olive Tree\n"), "The Olive Tree"),
        ("Linux", answers(), ""),
        ("Windows", answers(netsh=WINDOWS.replace("\n", "\r\n")), "Pension Zur M\u00fchle"),
        ("Windows", answers(netsh="There is no wireless interface on the system.\r\n"), ""),
        (
            "Darwin",
            answers(networksetup="Current Wi-Fi Network: The Olive Tree\n"),
            "The Olive Tree",
        ),
        (
            "Darwin",
            answers(
                networksetup="You are not associated with an AirPort network.\n",
                ipconfig="  BSSID : 1:2\n  SSID : The Olive Tree\n",
            ),
            "The Olive Tree",
        ),
        ("Darwin", answers(ipconfig="  SSID : <redacted>\n"), ""),
        ("Windows", answers(netsh=WINDOWS.replace("\u00fc", "\ufffd")), ""),
        ("Plan 9", answers(iwgetid="The Olive Tree"), ""),
    ],
)
def test_the_name_is_read_from_what_the_system_prints(
    system: str, run: wifi.RunProgram, name: str
) -> None:
    assert wifi.find_name(system, run) == name


def test_a_program_that_is_not_there_says_nothing() -> None:
    assert wifi.run_program(["no-such-program-of-any-system"]) == ""


def test_what_a_program_prints_is_read_in_the_systems_encoding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    command = [sys.executable, "-c", r"import os; os.write(1, b'M\x81hle')"]
    monkeypatch.setattr(wifi, "ENCODING", "cp850")  # of a German console
    assert wifi.run_program(command) == "M\u00fchle"
    monkeypatch.setattr(wifi, "ENCODING", "utf-8")
    assert wifi.run_program(command) == "M\ufffdhle"


def test_the_code_holds_name_and_password() -> None:
    told = segno.helpers.make_wifi_data('Ana "5;G"', "top se:cret", "WPA")
    assert told == r"WIFI:T:WPA;S:Ana \"5\;G\";P:top se\:cret;;"
    drawn = wifi.qr_code('Ana "5;G"', "top se:cret")
    assert drawn == qr.svg(told, title='QR code that joins the Wi-Fi Ana "5;G"')
    assert "se:cret" not in drawn


def test_without_a_password_it_is_an_open_wifi() -> None:
    drawn = wifi.qr_code("Guests", "")
    assert drawn == qr.svg("WIFI:S:Guests;;", title="QR code that joins the Wi-Fi Guests")


@pytest.mark.parametrize(
    "name, password", [("", "password"), ("n" * 33, ""), ("ok", "p" * 64), ("ok", "p" * 7)]
)
def test_what_no_wifi_can_have_is_refused(name: str, password: str) -> None:
    with pytest.raises(ValueError, match="no such Wi-Fi"):
        wifi.qr_code(name, password)
