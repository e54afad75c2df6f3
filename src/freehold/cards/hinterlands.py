"""Hinterlands."""
