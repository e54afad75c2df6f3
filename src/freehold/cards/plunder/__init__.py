"""Plunder: the Loot pile, the Kingdom cards, the Events and the Traits."""

from freehold.cards.plunder import kingdom, landscapes, last, loot, more

__all__ = ["kingdom", "landscapes", "last", "loot", "more"]
