"""Hard interactions that the kernel must carry; the cards' own tests hold the details."""

from tests.bed import bed


def test_possession_takes_gains_and_returns_trash() -> None:
    t = bed(hand="Possession", p2="Cellar, Estate, 2 Gold", p2_deck="5 Copper, Silver", kingdom="Cellar, Smithy",
            deck="5 Estate")  # fmt: skip
    t.play("Possession")
    t.end_turn()
    assert t.game.current == 1
    assert t.game.players[1].controller == 0
    t.play("Cellar", ("discard", "Estate"))
    t.trash("Gold")
    t.to_phase(2)
    t.step(("treasures", "Gold, Copper"))
    t.buy("Smithy")
    assert t.p1.discard == "Possession, Smithy"
    t.end_turn()
    assert t.game.current == 1
    assert t.game.players[1].controller == 1
    assert "Gold" in t.p2.discard or "Gold" in t.p2.hand or "Gold" in t.p2.deck


def test_throne_room_enchantress_and_carriage() -> None:
    t = bed(hand="Enchantress", p2="Throne Room, Smithy, Village", p2_deck="10 Copper",
            text="p2 tavern: Royal Carriage")  # fmt: skip
    t.play("Enchantress")
    t.end_turn()
    t.play("Throne Room", ("resolve", ""))
    assert len(t.p2.hand) == 3  # +1 Card instead
    assert t.p2.actions == 1
    t.play("Smithy", ("resolve", "Royal Carriage"))
    assert len(t.p2.hand) == 1 + 1 + 6
    t.end_turn()
    assert t.p1.in_play == "Enchantress"
    t.end_turn()
    assert t.p1.in_play == ""


def test_captain_and_mouse_stay_for_what_they_played() -> None:
    t = bed(hand="Village", kingdom="Cellar, Captain", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Enchantress", deck="9 Copper", ruleset="first printing")  # fmt: skip
    t.play("Village", ("resolve", "Way of the Mouse"))
    t.end_turn()
    assert t.p1.in_play == "Village"
    t.end_turn()
    assert len(t.p1.hand) == 7
    t.end_turn()
    assert t.p1.in_play == ""


def test_chameleon_swaps() -> None:
    t = bed(hand="Militia, Smithy", landscapes="Way of the Chameleon", deck="6 Copper", p2="3 Copper", actions=2)
    t.play("Militia", ("resolve", "Way of the Chameleon"))
    assert t.p1.coins == 0
    assert len(t.p1.hand) == 3
    t.play("Smithy", ("resolve", "Way of the Chameleon"))
    assert t.p1.coins == 3


def test_inheritance() -> None:
    t = bed(hand="Estate", landscapes="Inheritance", kingdom="Smithy", deck="6 Copper", coins=7)
    t.buy("Inheritance")
    t.end_turn()
    t.end_turn()
    assert t.p1.aside == "Smithy"
    t = bed(hand="Estate", landscapes="Inheritance", kingdom="Smithy", deck="6 Copper", coins=7)
    t.buy("Inheritance")
    t.game.phase = 1
    t.play("Estate")
    assert t.p1.hand == "3 Copper"
    assert t.p1.in_play == "Estate"
