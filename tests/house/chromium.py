"""The browser that the web tests drive; `python -m tests.house.chromium` gets one if there is none.

Looked for, in this order: what CHROMIUM names, a Chromium or Chrome on the path (not Ubuntu's snap, whose
confinement keeps it from the profiles that tests make), the usual places of macOS, and Playwright's own.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MAC_APPLICATIONS = ("Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome")


def find_chromium() -> Path | None:
    """The browser's program, None if there is none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named)
    on_path = [Path(found) for name in NAMES if (found := shutil.which(name))]
    on_mac = [Path("/Applications", program) for program in MAC_APPLICATIONS]
    candidates = [path for path in on_path if not _is_snap(path)] + on_mac
    return next((path for path in candidates if path.exists()), None) or _playwrights_own()


def _is_snap(program: Path) -> bool:
    """Whether the program is, or is a script that starts, one out of a snap."""
    if "snap" in program.resolve().parts:
        return True
    with program.open("rb") as file:
        start = file.read(4096)
    return start.startswith(b"#!") and b"/snap/" in start


def _playwrights_own() -> Path | None:
    with sync_playwright() as playwright:
        program = Path(playwright.chromium.executable_path)
    return program if program.exists() else None


def install() -> bool:
    """Install a browser: Debian's as root on Debian, else Playwright's (with its libraries if root may do that)."""
    apt = os.geteuid() == 0 and shutil.which("apt-get") is not None
    if apt and "ID=debian" in Path("/etc/os-release").read_text().split():
        commands = [["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", "chromium"]]
    else:
        libraries = ["--with-deps"] if apt else []
        commands = [[sys.executable, "-m", "playwright", "install", *libraries, "chromium"]]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    return all(subprocess.run(command, env=environment, check=False).returncode == 0 for command in commands)


def main() -> int:
    if find_chromium() or (install() and find_chromium()):
        return 0
    print(
        "The web tests need Chromium and none could be installed: install it (Debian: apt install chromium; macOS:"
        " brew install --cask chromium), or name one with CHROMIUM=/path/to/chromium.",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
