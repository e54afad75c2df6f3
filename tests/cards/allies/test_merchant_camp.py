"""Merchant Camp goes wrong when it returns to the deck from a hand, or after something else has moved it."""

from tests.bed import bed

CARD = "Merchant Camp"


def test_play() -> None:
    """+2 Actions and +$1."""
    t = bed(hand="Merchant Camp")
    t.play("Merchant Camp")
    assert t.p1.actions == 2
    assert t.p1.coins == 1


def test_onto_the_deck() -> None:
    """When you discard it from play, before you draw your new hand, you may put it onto your deck."""
    t = bed(hand="Merchant Camp", deck="9 Copper")
    t.play("Merchant Camp")
    t.clean_up(("resolve", "Merchant Camp"))
    assert t.p1.hand == "Merchant Camp, 4 Copper"
    assert t.p1.discard == ""


def test_as_many_as_you_like() -> None:
    """If you have several in play, you decide for each of them."""
    t = bed(hand="3 Merchant Camp", deck="9 Copper")
    for _ in range(3):
        t.play("Merchant Camp")
    t.clean_up(("resolve", "Merchant Camp"), ("resolve", ""), ("resolve", "Merchant Camp"))
    assert t.p1.hand == "2 Merchant Camp, 3 Copper"
    assert t.p1.discard == "Merchant Camp"


def test_not_from_the_hand() -> None:
    """Discarded from your hand, in Clean-up or before, it goes to your discard pile."""
    t = bed(hand="2 Merchant Camp", deck="9 Copper")
    t.discard("Merchant Camp")
    t.clean_up()
    assert t.p1.hand == "5 Copper"
    assert t.p1.discard == "2 Merchant Camp"


def test_played_where_it_lies() -> None:
    """Played by a card that leaves it where it is, it is never discarded from play."""
    t = bed(hand="Captain", deck="9 Copper", kingdom="Merchant Camp")
    t.play("Captain")
    assert t.p1.coins == 1
    t.clean_up()
    assert t.p1.hand == "5 Copper"
    assert t.left("Merchant Camp") == 10


def test_another_ability_moves_it() -> None:
    """If another ability that moves the discarded card comes first (Scheme, Tireless), this one has lost track of it; and the
    other way round."""
    t = bed(hand="Scheme, Merchant Camp", deck="12 Copper")
    t.play("Scheme")
    t.play("Merchant Camp")
    t.clean_up(("order", "Merchant Camp, Scheme"), ("resolve", "Scheme"))
    assert t.p1.discard == "Scheme, Copper"
    assert "Merchant Camp" in t.p1.hand
    for first, where in (("Tireless", "deck"), ("Merchant Camp", "hand")):
        t = bed(hand="Merchant Camp", deck="12 Copper", landscapes="Tireless", kingdom="Merchant Camp",
                text="extra Tireless: Merchant Camp")  # fmt: skip
        t.play("Merchant Camp")
        t.clean_up(("resolve", first))
        assert "Merchant Camp" in (t.p1.deck if where == "deck" else t.p1.hand)
