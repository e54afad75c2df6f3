"""Nocturne: Boons, Hexes and States in `fates`; the Kingdom cards and what comes with them in `cards`."""

from __future__ import annotations

from freehold.cards.nocturne import cards, fates

__all__ = ["cards", "fates"]
