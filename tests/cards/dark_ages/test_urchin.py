"""Urchin goes wrong when it counts itself as the other Attack, or grows up after the Attack instead of before."""

from tests.bed import bed

CARD = "Urchin"


def test_play() -> None:
    """+1 Card, +1 Action; each other player discards down to 4 cards."""
    t = bed(hand="Urchin", deck="Copper, Gold", p2="4 Copper, Estate", p3="4 Copper")
    t.play("Urchin", ("p2", "discard", "Estate"))
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 1
    assert t.p2.hand == "4 Copper"
    assert t.p3.hand == "4 Copper"


def test_grows_up_before_the_other_attack() -> None:
    """When you play another Attack with it in play, you may trash it to gain a Mercenary, before that Attack does anything."""
    t = bed(hand="Urchin, Militia", p2="4 Copper")
    t.play("Urchin")
    t.play("Militia", ("resolve", "Urchin"))
    assert t.trashed == "Urchin"
    assert t.p1.discard == "Mercenary"
    assert t.left("Mercenary") == 9


def test_need_not_grow_up() -> None:
    """You need not trash it."""
    t = bed(hand="Urchin, Militia")
    t.play("Urchin")
    t.play("Militia", ("resolve", ""))
    assert t.p1.in_play == "Urchin, Militia"


def test_other_urchin() -> None:
    """Another Urchin is another Attack: the first may be trashed then."""
    t = bed(hand="2 Urchin", deck="2 Copper")
    t.play("Urchin")
    t.play("Urchin", ("resolve", "Urchin"))
    assert t.p1.in_play == "Urchin"
    assert t.p1.discard == "Mercenary"


def test_same_urchin_twice() -> None:
    """Playing the same Urchin twice is no other Attack."""
    t = bed(hand="Throne Room, Urchin", deck="2 Copper")
    t.play("Throne Room", ("play card", "Urchin"))
    assert t.p1.in_play == "Throne Room, Urchin"


def test_trashed_otherwise() -> None:
    """If it is trashed in any other way, you gain no Mercenary."""
    t = bed(hand="Urchin")
    t.trash("Urchin")
    assert t.p1.discard == ""


def test_attacks_of_others() -> None:
    """Attacks that other players play do not matter."""
    t = bed(hand="Militia", p2="2 Copper", text="p2 play: Urchin")
    t.play("Militia")
    assert t.p2.in_play == "Urchin"


def test_gains_nothing_without_mercenaries() -> None:
    """If no Mercenary is left, it can still be trashed."""
    t = bed(hand="Urchin, Militia", text="pile Mercenary: 0")
    t.play("Urchin")
    t.play("Militia", ("resolve", "Urchin"))
    assert t.trashed == "Urchin"
    assert t.p1.discard == ""


def test_trashes_before_gaining() -> None:
    """It is trashed first, with all that brings, and then the Mercenary is gained."""
    t = bed(hand="Urchin, Militia, Market Square", actions=2)
    t.play("Urchin")
    t.play("Militia", ("resolve", "Urchin"), ("resolve", "Market Square"))
    assert t.p1.discard == "Market Square, Gold, Mercenary"
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == ["Gold", "Mercenary"]


def test_before_or_after_a_token() -> None:
    """With a +1 Card token on the other Attack's pile, you may gain the Mercenary before or after drawing for it."""
    for order in ([("resolve", "Urchin")], [("resolve", "Pile tokens"), ("resolve", "Urchin")]):
        t = bed(hand="Urchin, Militia", kingdom="Peasant", deck="Copper, Gold, Silver")
        t.game.players[0].token_at[0] = t.game.pile_named("Militia")
        t.play("Urchin")
        t.play("Militia", *order)
        assert t.p1.hand == "Copper, Gold"
        assert t.p1.discard == "Mercenary"


def test_only_another_attack() -> None:
    """Another card that is no Attack does not matter."""
    t = bed(hand="Urchin, Village", p2="")
    t.play("Urchin")
    t.play("Village")
    assert t.p1.in_play == "Urchin, Village"


def test_mercenary_played_at_once() -> None:
    """If you play the Mercenary as you gain it (Innovation), it strikes before the Attack that you were playing."""
    t = bed(hand="Militia, 2 Copper", p2="5 Silver", kingdom="Urchin", landscapes="Innovation",
            text="p1 play: Urchin\np1 holds: Innovation")  # fmt: skip
    t.play("Militia", ("resolve", "Urchin"), ("resolve", "Innovation"), ("option", "trash 2 cards"))
    assert t.p1.in_play == "Militia, Mercenary"
    assert t.p1.coins == 4
    assert t.p2.hand == "3 Silver"


def test_before_what_the_other_attack_sets_up() -> None:
    """The Mercenary, itself an Attack, is gained before a Skirmisher's instructions are followed: it strikes nobody."""
    t = bed(hand="Urchin, Skirmisher", deck="3 Copper", actions=2, p2="4 Copper")
    t.play("Urchin")
    t.play("Skirmisher", ("resolve", "Urchin"))
    assert t.p1.discard == "Mercenary"
    assert t.p2.hand == "4 Copper"


def test_moat() -> None:
    """Who shows a Moat keeps the hand."""
    t = bed(hand="Urchin", p2="Moat, 4 Copper")
    t.play("Urchin", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
