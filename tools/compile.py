"""Compile the hot packages with mypyc into a directory of their own (`make compile`).

The result, build/compiled, holds a whole copy of the package with the compiled modules beside their sources; it is
used by putting it first on the path (`tools/compiled freehold --version`). Nothing is ever compiled in place: Python
prefers a compiled module, so one left in src/ would hide every later edit of its source.
"""

import argparse
import contextlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from freehold.build_info import RECORD, source_hashes  # noqa: E402  (the path must be set first)

SOURCE = ROOT / "src" / "freehold"
OUTPUT = ROOT / "build" / "compiled"
COMPARED = ROOT / "build" / "compared"
PLAIN, PROFILED, UNOPTIMISED = "plain", "profiled", "unoptimised"

PACKAGES = ("rules", "cards")
# Modules outside these packages that take part in the inner loop of a simulation. A missing one is passed over, so that
# a line may be written here before its module.
YARDSTICK = "lab/yardstick.py"  # compiled by itself and plainly: what the others are measured against
HOT_CARDS = ("cards/basic.py", "cards/base.py")  # in nearly every game
HOT = "freehold_rules"
CARDS = "freehold_cards"
HOT_MODULES = (
    "bots/agent.py",
    "bots/bench.py",
    "bots/book.py",
    "bots/conditions.py",
    "bots/generic.py",
    "bots/plan.py",
    "bots/priority.py",
    "bots/random.py",
    "bots/strategy.py",
    "lab/tally.py",
)


def missing() -> str | None:
    """What keeps this machine from compiling, as a sentence, or None."""
    wanted = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if not any(shutil.which(name) for name in (os.environ.get("CC", wanted).split()[0], "cc", "gcc", "clang")):
        return "no C compiler (on Debian: apt install gcc)"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return f"no {header} (on Debian: apt install python3-dev)"
    return None


def has_gcc() -> bool:
    """Is the compiler one whose profiles we know how to use?"""
    wanted = os.environ.get("CC", sysconfig.get_config_var("CC") or "cc").split()[0]
    try:
        version = subprocess.run([wanted, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return "Free Software Foundation" in version


def modules(package: Path) -> list[str]:
    """The modules to compile, relative to `package`, in a fixed order.

    `__init__.py` files stay as they are: they load and re-export once, so there is nothing to win.
    """
    found = {path for name in PACKAGES for path in (package / name).rglob("*.py") if path.name != "__init__.py"}
    found |= {package / name for name in HOT_MODULES if (package / name).exists()}
    return sorted(path.relative_to(package).as_posix() for path in found)


def build(output: Path, origin: str | None, how: str = PLAIN) -> list[Path]:
    """Copy the package to `output`, compile it there and return what that added: compiled files and their record.

    `how`: PLAIN, for any machine; PROFILED, for this one, with gcc's profile of sample games (twice the time), and the
    yardstick besides; UNOPTIMISED, soon made and slow, to see that compiled code does the same.

    `origin` is where the sources stay, relative to the copied package; None when they do not stay, as in a wheel.
    """
    from mypyc.build import mypycify
    from setuptools import setup

    # Made elsewhere and moved at the end: a compilation that fails must not leave the half, nor the last one.
    profile = how == PROFILED
    shutil.rmtree(output, ignore_errors=True)
    output.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=output.parent, prefix=".compile-") as temporary:
        work = Path(temporary) / "tree"
        package = work / "freehold"
        shutil.copytree(SOURCE, package, ignore=_not_ours)
        names = modules(package)
        if not names:
            raise SystemExit(f"compile: nothing to compile in {SOURCE}: neither {' nor '.join(PACKAGES)} has a module")
        objects = Path(temporary) / "o"

        def group(name: str, sources: list[str]) -> tuple[list[str], str]:
            return [f"freehold/{source}" for source in sources], name

        def make(flags: dict[str, list[str]]) -> None:
            """Compile and link; `flags` are more flags for the compiler and linker of a group."""
            for extension in extensions:
                more = next((each for name, each in flags.items() if extension.name.startswith(name)), [])
                extension.extra_compile_args = [*plain[extension.name], *more]
                extension.extra_link_args = more
            setup(
                name="freehold",
                ext_modules=extensions,
                script_args=["--quiet", "build_ext", "--inplace", "--force", "--parallel", str(os.cpu_count() or 1),
                             f"--build-temp={objects}"],
            )  # fmt: skip

        with _inside(work):
            # Calls within a group are C calls, and its C compiler sees all of it at once. The cards are many and are not
            # where the time goes: theirs is content with less.
            hot = [name for name in names if not name.startswith("cards/") or name in HOT_CARDS]
            cards = [name for name in names if name not in hot]
            groups = [group(HOT, hot), group(CARDS, cards)]
            if profile and (package / YARDSTICK).exists():
                groups.append(group("freehold_yardstick", [YARDSTICK]))
            extensions = mypycify(
                ["--config-file=", *(source for sources, _ in groups for source in sources)],
                opt_level="0" if how == UNOPTIMISED else "3",
                # 0: gcc's debug information doubles the size of the library and helps nobody here.
                debug_level="0",
                separate=[each for each in groups if each[0]],
                target_dir=str(Path(temporary) / "c"),
            )
            plain: dict[str, list[str]] = {}
            for extension in extensions:
                arguments = list(extension.extra_compile_args)
                if extension.name.startswith(CARDS):
                    arguments = ["-O1" if each == "-O3" else each for each in arguments]
                if extension.name.startswith((HOT, CARDS)) and has_gcc():
                    # Nobody replaces single functions of the library, so gcc may inline them as others do.
                    arguments.append("-fno-semantic-interposition")
                if profile and extension.name.startswith(HOT):
                    arguments.append("-march=native")  # this build is for this machine
                plain[extension.name] = arguments
            if profile:
                # Compiled twice: the first time to see on real games which branches are taken.
                make({HOT: ["-fprofile-generate", "-fprofile-update=single"]})
                train = "from freehold.lab.bench import train; train()"
                subprocess.run([sys.executable, "-c", train], env={**os.environ, "PYTHONPATH": str(work)}, check=True)
                make({HOT: ["-fprofile-use", "-fprofile-correction", "-fprofile-partial-training",
                            "-Wno-missing-profile", "-Wno-coverage-mismatch"]})
            else:
                make({})
        write_record(package, {"origin": origin, "how": how})
        for leftover in (work / "build", work / ".mypy_cache"):
            shutil.rmtree(leftover, ignore_errors=True)
        work.rename(output)
    return [*sorted(output.rglob(f"*{EXTENSION_SUFFIXES[0]}")), output / "freehold" / RECORD]


def write_record(package: Path, facts: dict[str, str | None]) -> None:
    text = json.dumps({**facts, "sources": source_hashes(package)}, indent=1, sort_keys=True)
    (package / RECORD).write_text(text + "\n", encoding="utf-8")


def refresh(output: Path, how: str) -> bool:
    """Bring `output` up to date without compiling, if no compiled module has changed since. Has it been done?"""
    package = output / "freehold"
    try:
        record = json.loads((package / RECORD).read_text(encoding="utf-8"))
    except OSError:
        return False
    before, now = record["sources"], source_hashes(SOURCE)
    compiled = {*modules(SOURCE), *(name for name in before if name.startswith(PACKAGES)), YARDSTICK}
    if record.get("how") != how or any(before.get(name) != now.get(name) for name in compiled):
        return False
    for name in before.keys() - now.keys():
        (package / name).unlink(missing_ok=True)
    shutil.copytree(SOURCE, package, ignore=_not_ours, dirs_exist_ok=True)
    write_record(package, {"origin": record["origin"], "how": how})
    return True


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--quick", action="store_true", help="compile once, without a profile of sample games")
    options.add_argument("--unoptimised", action="store_true", help=f"into {COMPARED.relative_to(ROOT)}: soon made, slow, "
                         "to compare with interpreted code")  # fmt: skip
    options.add_argument("--if-possible", action="store_true", help="without a C compiler, say so and succeed")
    arguments = options.parse_args()

    output = COMPARED if arguments.unoptimised else OUTPUT
    lack = missing()
    if lack is not None:
        shutil.rmtree(output, ignore_errors=True)
        print(f"compile: {lack}; Freehold runs interpreted, slower and otherwise the same", file=sys.stderr)
        return 0 if arguments.if_possible else 1
    how = UNOPTIMISED if arguments.unoptimised else PROFILED if not arguments.quick and has_gcc() else PLAIN
    if refresh(output, how):
        print(f"compile: no compiled module has changed; {output.relative_to(ROOT)} is up to date")
        return 0
    files = build(output, os.path.relpath(SOURCE, output / "freehold"), how)
    size = sum(path.stat().st_size for path in files) / 1e6
    print(f"compile: {len(modules(SOURCE))} modules, {size:.1f} MB in {output.relative_to(ROOT)}")
    return 0


def _not_ours(folder: str, names: list[str]) -> set[str]:
    """What a copy leaves behind: caches, and compiled files that somebody made in place."""
    return {name for name in names if name == "__pycache__" or name.endswith(tuple(EXTENSION_SUFFIXES))}


@contextlib.contextmanager
def _inside(folder: Path) -> Iterator[None]:
    """mypyc and setuptools name their outputs relative to the working directory."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


if __name__ == "__main__":
    sys.exit(main())
