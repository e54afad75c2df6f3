"""The game itself: no input or output, no clock, no global random generator, and no card's name."""
