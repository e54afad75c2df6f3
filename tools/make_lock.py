"""Write the lock files from pyproject.toml (`make lock`): the exact versions that set-up installs.

pip is asked, not uv, because it reads the same configuration as the set-up that follows.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = {"requirements.lock": "dev", "requirements-play.lock": "web", "requirements-docs.lock": "docs"}


def resolve(extra: str) -> dict[str, str]:
    """The versions pip would choose today for Freehold with `extra`, by distribution name."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    answer = subprocess.run([*command, f"{ROOT}[{extra}]"], check=True, capture_output=True, text=True)
    chosen = [entry["metadata"] for entry in json.loads(answer.stdout)["install"]]
    return {entry["name"].lower(): entry["version"] for entry in chosen if entry["name"] != "freehold"}


def main() -> int:
    for file, extra in LOCKS.items():
        versions = resolve(extra)
        lines = [f"# Written by tools/make_lock.py from pyproject.toml, extra {extra!r}. Do not edit: run `make lock`."]
        lines += [f"{name}=={version}" for name, version in sorted(versions.items())]
        (ROOT / file).write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(f"{file}: {len(versions)} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
