"""Freehold: the card game Dominion on your own machine. Unofficial."""

__version__ = "0.1.0"
