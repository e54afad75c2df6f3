"""Obelisk goes wrong in which pile is chosen, and in which cards belong to it."""

from tests.bed import bed

CARD = "Obelisk"


def test_two_points_for_each_card_of_the_pile() -> None:
    """At the end each card you have from the chosen pile is worth 2 VP."""
    t = bed(hand="2 Village", deck="Village", discard="Smithy", landscapes="Obelisk", kingdom="Village",
            text="extra Obelisk: Village")  # fmt: skip
    assert t.p1.points == 6
    assert t.p2.points == 0


def test_every_card_of_a_split_pile() -> None:
    """Every card of the pile counts, whatever its name."""
    t = bed(hand="Patrician, 2 Emporium", landscapes="Obelisk", kingdom="Patrician",
            text="extra Obelisk: Patrician/Emporium")  # fmt: skip
    assert t.p1.points == 6


def test_an_action_pile_is_chosen() -> None:
    """The pile is an Action pile of the Supply, chosen at random: neither a basic pile nor one outside the Supply."""
    for seed in range(8):
        t = bed(kingdom="Village, Castles, Capital, Page", landscapes="Obelisk", text=f"seed: {seed}")
        pile = t.game.marked_pile(t.game.setup.landscapes[0])
        assert t.game.piles[pile].name in ("Village", "Page")
