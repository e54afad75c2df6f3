"""Antiquities, the fan expansion: what is shuffled into piles, and the Kingdom cards."""

from freehold.cards.antiquities import kingdom, more, shuffled_in

__all__ = ["kingdom", "more", "shuffled_in"]
