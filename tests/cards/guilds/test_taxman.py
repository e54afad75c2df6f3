"""Taxman goes wrong with small hands, and when the gained Treasure goes to the discard pile."""

from tests.bed import bed

CARD = "Taxman"


def test_play() -> None:
    """Trash a Treasure; players with 5 or more cards discard a copy; gain a Treasure costing up to $3 more onto your deck."""
    t = bed(hand="Taxman, Silver", p2="4 Copper, Silver", p3="3 Copper, Silver", p4="5 Copper", deck="Estate")
    t.play("Taxman", ("trash", "Silver"), ("gain", "Gold"))
    assert t.trashed == "Silver"
    assert t.p1.deck == "Gold, Estate"
    assert t.p2.discard == "Silver"
    assert t.p3.discard == ""
    assert t.p4.discard == ""
    t = bed(hand="Taxman, Silver", kingdom="Bank")
    t.play("Taxman", ("trash", "Silver"), ("gain", "Gold"))
    assert "0 to 1" in t.asked[0]
    assert "Bank" not in t.asked[1]


def test_only_treasures() -> None:
    """Only a Treasure can be trashed, and only a Treasure gained."""
    t = bed(hand="Taxman, Copper, Estate", kingdom="Village")
    t.play("Taxman", ("trash", "Copper"), ("gain", "Silver"))
    assert not any("Estate" in asked or "Village" in asked for asked in t.asked)


def test_is_optional() -> None:
    """If you trash none, nothing else happens."""
    t = bed(hand="Taxman, Copper", p2="5 Copper")
    t.play("Taxman", ("trash", ""))
    assert t.p2.discard == ""
    assert t.p1.deck == "-"


def test_reactions_first() -> None:
    """Reactions to the Attack come before you trash."""
    t = bed(hand="Taxman, Copper", p2="Moat, 4 Copper")
    t.play("Taxman", ("p2", "resolve", "Moat"), ("trash", "Copper"), ("gain", "Silver"))
    assert t.p2.discard == ""


def test_without_a_copy() -> None:
    """Who holds 5 or more cards but no copy reveals the hand; who holds fewer does neither."""
    t = bed(hand="Taxman, Silver", p2="5 Copper", p3="Silver, 3 Copper", text="pile Gold: 0")
    t.game.log = []
    t.play("Taxman", ("trash", "Silver"), ("gain", "Copper"))
    assert t.p2.hand == "5 Copper"
    assert t.p3.hand == "Silver, 3 Copper"
    assert [entry.seat for entry in t.game.log if entry.word == "reveal"] == [1]


def test_one_copy_each() -> None:
    """Everybody discards only one copy, and you trash only one Treasure."""
    t = bed(hand="Taxman, 2 Silver", p2="5 Silver")
    t.play("Taxman", ("trash", "Silver"), ("gain", "Gold"))
    assert (t.p2.hand, t.p2.discard) == ("4 Silver", "Silver")
    assert t.p1.hand == "Silver"


def test_need_not_be_better() -> None:
    """The gained Treasure may cost the same or less, but you must gain one."""
    t = bed(hand="Taxman, Silver")
    t.play("Taxman", ("trash", "Silver"), ("gain", "Copper"))
    assert t.p1.deck == "Copper"
    assert "(1 to 1 of" in t.asked[-1]


def test_cards_of_several_types() -> None:
    """A card of several types is a Treasure if one of them is."""
    t = bed(hand="Taxman, Farm", p2="4 Copper, Farm")
    t.play("Taxman", ("trash", "Farm"), ("gain", "Gold"))
    assert t.p2.discard == "Farm"
