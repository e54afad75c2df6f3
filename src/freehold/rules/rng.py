"""The game's own dice: small, seeded, and the same numbers compiled and interpreted (no step exceeds 63 bits)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


def spread(x: i64) -> i64:
    """Mix the bits of a 32-bit number."""
    x = x & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return x ^ (x >> 16)


def first_word(seed: int) -> i64:
    """The first word of the state that a seed of any size and sign makes; neighbours do not resemble each other."""
    low: i64 = seed & WORD
    high: i64 = (seed >> 32) & WORD
    return spread(low + spread(high + 0x2545F491))


def second_word(seed: int, first: i64) -> i64:
    high: i64 = (seed >> 32) & WORD
    return spread(first + 0x1B873593 + high) | 1


class Rng:
    """xoroshiro64 with a multiplied output: two 32-bit words of state."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = first_word(seed)
        self.b: i64 = second_word(seed, self.a)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        a = self.a
        b = self.b
        b ^= a
        self.a = (((a << 26) & 0xFFFFFFFF) | (a >> 6)) ^ b ^ ((b << 9) & 0xFFFFFFFF)
        self.b = ((b << 13) & 0xFFFFFFFF) | (b >> 19)
        return (((a * 0x4C957F2D) & 0xFFFFFFFF) * n) >> 32

    def clone(self) -> Rng:
        other = Rng(0)
        other.a = self.a
        other.b = self.b
        return other
