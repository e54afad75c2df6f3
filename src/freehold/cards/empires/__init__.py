"""Empires."""

from freehold.cards.empires import cards, landscapes

__all__ = ["cards", "landscapes"]
