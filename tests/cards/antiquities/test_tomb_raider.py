"""Tomb Raider goes wrong when a discarded Attack that is a Treasure counts as revealed, and in where the copy comes from."""

from tests.bed import bed

CARD = "Tomb Raider"


def test_discards_an_attack() -> None:
    """+1 Action. Each other player discards an Attack card from their hand, of their choice."""
    t = bed(hand="Tomb Raider", p2="Militia, Witch, Gold")
    t.play("Tomb Raider", ("p2", "discard", "Militia"))
    assert t.p1.actions == 1
    assert t.p2.discard == "Militia"
    assert t.p1.discard == "-"


def test_copy_of_a_revealed_treasure() -> None:
    """Who has none reveals their hand. Once all have, you may gain a copy of a Treasure in one of the revealed hands, from the
    Supply."""
    t = bed(hand="Tomb Raider", p2="Gold, Estate", p3="Silver, Village", p4="Militia, Platinum", text="pile Gold: 5")
    t.play("Tomb Raider", ("gain", "Gold"))
    assert t.p1.discard == "Gold"
    assert t.left("Gold") == 4
    assert t.p2.hand == "Gold, Estate"
    assert t.p4.discard == "Militia"
    assert "Platinum" not in t.asked[0]
    assert "Silver" in t.asked[0]


def test_optional() -> None:
    """You need not gain one."""
    t = bed(hand="Tomb Raider", p2="Gold")
    t.play("Tomb Raider", ("gain", ""))
    assert t.p1.discard == "-"


def test_no_copy_left() -> None:
    """If there is no copy in the Supply you gain none."""
    t = bed(hand="Tomb Raider", p2="Gold", text="pile Gold: 0")
    t.play("Tomb Raider")
    assert t.p1.discard == "-"


def test_attack_and_treasure() -> None:
    """An Attack that is a Treasure as well is discarded, not revealed."""
    t = bed(hand="Tomb Raider", p2="Relic, Gold")
    t.play("Tomb Raider")
    assert t.p2.discard == "Relic"
    assert t.p1.discard == "-"


def test_moat() -> None:
    """Who is unaffected neither discards nor reveals."""
    t = bed(hand="Tomb Raider", p2="Moat, Gold")
    t.play("Tomb Raider", ("p2", "resolve", "Moat"))
    assert t.p1.discard == "-"
