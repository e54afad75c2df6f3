"""Adventures."""

from freehold.cards.adventures import cards, events

__all__ = ["cards", "events"]
