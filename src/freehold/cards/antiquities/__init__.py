"""Antiquities, the fan expansion: what is shuffled into piles, and the Kingdom cards."""

from freehold.cards.antiquities import shuffled_in

__all__ = ["shuffled_in"]
