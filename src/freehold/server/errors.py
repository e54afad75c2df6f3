"""What a client is told when something is refused: one line for people, never a trace."""

from __future__ import annotations


class Refused(Exception):
    """Nothing was changed. `problem` is the line for people, `status` the HTTP status that goes with it."""

    def __init__(self, problem: str, status: int = 400) -> None:
        super().__init__(problem)
        self.problem = problem
        self.status = status
