from importlib.machinery import EXTENSION_SUFFIXES

from tests.architecture.sources import FREEHOLD, ROOT

SEARCHED = ("src", "tests", "tools", "web", "benchmarks")
NOT_OURS = {"node_modules", "dist", "__pycache__"}
MOST_LINES = 1000


def test_no_file_is_too_long_to_read() -> None:
    patterns = ("*.py", "*.ts", "*.svelte")
    files = (path for top in SEARCHED for pattern in patterns for path in (ROOT / top).rglob(pattern))
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in files
        if not NOT_OURS & set(path.parts)
    }
    long = {name: length for name, length in lengths.items() if length > MOST_LINES}

    assert not long, f"over {MOST_LINES} lines; a set that grows past it becomes a package: {long}"


def test_no_compiled_module_hides_a_source() -> None:
    found = [path for suffix in EXTENSION_SUFFIXES for path in FREEHOLD.rglob(f"*{suffix}")]

    assert not found, f"compiled in place, `make clean` removes them: {found}"
