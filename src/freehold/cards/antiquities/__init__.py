"""Antiquities, the fan expansion: what is shuffled into piles, and the Kingdom cards."""

from freehold.cards.antiquities import kingdom, shuffled_in

__all__ = ["kingdom", "shuffled_in"]
