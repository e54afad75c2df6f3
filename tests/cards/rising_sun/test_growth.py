"""Growth goes wrong when the chain stops, or when it is optional."""

from tests.bed import bed

CARD = "Growth"


def test_chain() -> None:
    """When you gain a Treasure you must gain a cheaper card; that may go on."""
    t = bed(kingdom="Poet", landscapes="Growth", text="p1 holds: Growth")
    t.gain("Gold", ("gain", "Silver"), ("gain", "Estate"))
    assert t.p1.discard == "Gold, Silver, Estate"
    assert "(1 to 1 of" in t.asked[0]
