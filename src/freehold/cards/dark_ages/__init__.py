"""Dark Ages: the Kingdom cards, the Knights, and the Ruins, Shelters and other cards that come with them."""

from freehold.cards.dark_ages import kingdom, knights, more, rubble

__all__ = ["kingdom", "knights", "more", "rubble"]
