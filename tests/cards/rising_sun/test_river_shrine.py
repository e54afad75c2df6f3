"""River Shrine goes wrong when gains of the Action phase count, or when trashing is a condition."""

from tests.bed import bed

CARD = "River Shrine"


def test_gains_at_clean_up() -> None:
    """You may trash up to 2 cards. At the start of Clean-up, if you gained no card in your Buy phase, you gain one costing
    up to $4, whether or not you trashed."""
    t = bed(hand="River Shrine, 2 Copper", deck="6 Estate", landscapes="Great Leader", kingdom="Smithy")
    t.play("River Shrine", ("trash", "2 Copper"))
    t.end_turn(("gain", "Smithy"))
    assert t.trashed == "2 Copper"
    assert "Smithy" in t.p1.discard
    t = bed(hand="River Shrine, Copper", deck="6 Estate", landscapes="Great Leader", kingdom="Smithy")
    t.play("River Shrine", ("trash", ""))
    t.end_turn(("gain", "Smithy"))
    assert "Smithy" in t.p1.discard


def test_action_phase_does_not_matter() -> None:
    """Cards gained in your Action phase do not matter."""
    t = bed(hand="River Shrine, Workshop", deck="6 Estate", landscapes="Great Leader", kingdom="Smithy", actions=2)
    t.play("River Shrine", ("trash", ""))
    t.play("Workshop", ("gain", "Silver"))
    t.end_turn(("gain", "Smithy"))
    assert "Smithy" in t.p1.discard


def test_bought_something() -> None:
    """A card gained in the Buy phase means that you gain none."""
    t = bed(hand="River Shrine", deck="6 Estate", landscapes="Great Leader", coins=3)
    t.play("River Shrine")
    t.end_turn(("buy", "Silver"))
    assert t.p1.discard == "River Shrine, Silver"


def test_several() -> None:
    """Several River Shrines each gain a card."""
    t = bed(hand="2 River Shrine", deck="6 Estate", landscapes="Great Leader", kingdom="Smithy", actions=2)
    t.play("River Shrine", ("trash", ""))
    t.play("River Shrine")
    t.end_turn(("gain", "Smithy"), ("gain", "Silver"))
    assert t.p1.discard == "2 River Shrine, Smithy, Silver"


def test_several_buy_phases() -> None:
    """A card gained in any Buy phase of the turn counts, also in one before you played River Shrine."""
    t = bed(hand="River Shrine", deck="9 Estate", landscapes="Great Leader", kingdom="Cavalry", coins=4)
    t.buy("Cavalry")
    t.play("River Shrine", ("trash", ""))
    t.end_turn()
    assert t.p1.discard == "River Shrine, Cavalry, 2 Estate"
