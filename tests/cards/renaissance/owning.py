"""Projects, Artifacts and States in front of the players of a test table."""

from tests.bed import Bed


def own(t: Bed, name: str, *seats: int) -> None:
    """Only these seats (by default the first) have their cube on the Project, or the Artifact or State."""
    t.game.set_held(t.game.kind_named(name), sum(1 << seat for seat in seats or (0,)))


def has(t: Bed, name: str, seat: int = 0) -> bool:
    return t.game.holds(seat, t.game.kind_named(name))
