"""The command `freehold`."""

import argparse
import sys
from collections.abc import Sequence

from freehold import build_info


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="freehold", description="The card game Dominion on your own machine. Unofficial."
    )
    top.add_argument("--version", action="store_true", help="print version, compiled or interpreted, and path")
    return top


def main(argv: Sequence[str] | None = None) -> int:
    top = parser()
    arguments = top.parse_args(argv)
    stale = build_info.faults()
    for fault in stale:
        print(f"freehold: {fault}", file=sys.stderr)
    if arguments.version:
        print(build_info.describe())
        return 1 if stale else 0
    top.print_help()
    return 0


if __name__ == "__main__":
    sys.exit(main())
