"""What goes wrong with opponents."""


class BotError(Exception):
    """There is no such opponent, or it cannot be made: one line that says what to do."""
