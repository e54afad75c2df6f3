"""Plunder: the Loot pile, the Kingdom cards, the Events and the Traits."""

from freehold.cards.plunder import kingdom, landscapes, loot, more

__all__ = ["kingdom", "landscapes", "loot", "more"]
