"""Numbers that a tournament's seed gives: the same wherever and whenever they are asked for."""

from __future__ import annotations

import hashlib

SEEDS = 1 << 31


def number(seed: int, *what: object) -> int:
    """A number from 0 to SEEDS - 1 for one purpose."""
    text = "/".join(str(each) for each in (seed, *what))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS


def shuffled(names: list[str], seed: int, *what: object) -> list[str]:
    """Names in an order drawn by lot."""
    return sorted(names, key=lambda name: (number(seed, *what, name), name))
