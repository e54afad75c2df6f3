"""Menagerie."""

from freehold.cards.menagerie import cards, events, ways

__all__ = ["cards", "events", "ways"]
