"""Antiquities, the fan expansion."""
