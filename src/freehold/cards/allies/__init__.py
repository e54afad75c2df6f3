"""Allies: the Allies in `landscapes`, the Liaisons, the piles of four different cards, the other Kingdom cards."""

from freehold.cards.allies import kingdom, landscapes, liaisons, piles

__all__ = ["kingdom", "landscapes", "liaisons", "piles"]
