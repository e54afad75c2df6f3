"""Which Freehold is running: compiled or interpreted, from where, and whether its compiled modules match their sources.

Python prefers a compiled module to the source beside it, so an edit can go unnoticed. The compile step therefore
records the hash of every source it has read (`tools/compile.py` writes the record, this module reads it).
"""

import hashlib
import importlib.util
import json
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
RECORD = "_compiled_from.json"


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    spec = importlib.util.find_spec("freehold.rules.game")
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


def source_hashes(package: Path) -> dict[str, str]:
    """The hash of each Python source below `package`, by its path relative to it."""
    return {
        path.relative_to(package).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(package.rglob("*.py"))
    }


def faults(package: Path = PACKAGE) -> list[str]:
    """One line for each compiled module that is not what its source says; empty when all is well."""
    binaries = [path for suffix in EXTENSION_SUFFIXES for path in package.rglob(f"*{suffix}")]
    if not binaries:
        return []
    record = package / RECORD
    if not record.exists():
        names = sorted({path.relative_to(package).as_posix() for path in binaries})
        return [f"{name} is compiled from an unknown source and hides the .py beside it: delete it" for name in names]

    written = json.loads(record.read_text(encoding="utf-8"))
    compiled_from: dict[str, str] = written["sources"]
    found = _differences(compiled_from, package, package)
    if not found and written["origin"] is not None:
        # The copy in build/compiled is whole in itself; what people edit is the tree it was copied from.
        origin = (package / written["origin"]).resolve()
        if origin.is_dir():
            found = _differences(compiled_from, origin, package)
    return found


def describe() -> str:
    """The answer to `freehold --version`, in one line."""
    from freehold import __version__

    return f"freehold {__version__}, {'compiled' if compiled() else 'interpreted'}, {PACKAGE}"


def _differences(compiled_from: dict[str, str], sources: Path, package: Path) -> list[str]:
    now = source_hashes(sources)
    changed = sorted(name for name in compiled_from.keys() | now.keys() if compiled_from.get(name) != now.get(name))
    return [f"{sources / name} is not what was compiled into {package}: run `make compile`" for name in changed]
