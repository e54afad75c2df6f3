"""Choosing what to play with."""
