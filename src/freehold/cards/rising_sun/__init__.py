"""Rising Sun: Omens and Prophecies, Shadow cards, Debt, and the Events."""

from freehold.cards.rising_sun import more, omens

__all__ = ["more", "omens"]
