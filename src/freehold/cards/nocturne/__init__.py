"""Nocturne: Boons, Hexes and States in `fates`; the cards, with all that comes with them, in `cards`, `day` and `night`."""

from __future__ import annotations

from freehold.cards.nocturne import cards, day, fates, night

__all__ = ["cards", "day", "fates", "night"]
