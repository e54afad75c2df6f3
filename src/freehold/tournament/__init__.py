"""Tournaments of people and bots: rounds, seating, points, tie-breaks."""
