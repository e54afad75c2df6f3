"""Opponents: everything that answers questions without a person."""
