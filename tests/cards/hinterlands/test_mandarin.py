"""Mandarin goes wrong when Treasures in the hand go onto the deck, or when the $ made with them are lost."""

from tests.bed import bed

CARD = "Mandarin"


def test_play() -> None:
    """+$3; put a card from your hand onto your deck."""
    t = bed(hand="Mandarin, Gold, Estate", deck="Copper")
    t.play("Mandarin", ("topdeck", "Gold"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.p1.coins == 3
    assert t.p1.deck == "Gold, Copper"


def test_empty_hand() -> None:
    """With no card to put, you still get +$3."""
    t = bed(hand="Mandarin")
    t.play("Mandarin")
    assert t.p1.coins == 3


def test_when_gained() -> None:
    """When you gain it, all Treasures you have in play go onto your deck in any order. The $ they made remain."""
    t = bed(hand="Gold, Silver, Copper, Copper", kingdom="Mandarin", text="turn: p1 treasure", deck="Estate")
    t.step(("treasures", "Gold, Silver, Copper"))
    t.buy("Mandarin", ("topdeck", "Silver, Gold, Copper"))
    assert t.p1.deck == "Silver, Gold, Copper, Estate"
    assert t.p1.hand == "Copper"
    assert t.p1.coins == 1
    assert t.p1.discard == "Mandarin"


def test_gained_onto_the_deck() -> None:
    """If it was gained onto your deck, the Treasures cover it, and nothing else can move it then."""
    t = bed(hand="Trader", kingdom="Mandarin", text="p1 play: Gold")
    t.gain("Mandarin", ("resolve", "Mandarin"), to=1)
    assert t.p1.deck == "Gold, Mandarin"


def test_only_treasures() -> None:
    """Other cards in play stay."""
    t = bed(kingdom="Mandarin", text="p1 play: Village, Gold")
    t.gain("Mandarin")
    assert t.p1.in_play == "Village"
    assert t.p1.deck == "Gold"


def test_with_royal_seal() -> None:
    """A Royal Seal in play is triggered too: the Mandarin may go onto your deck before or after the Treasures."""
    t = bed(kingdom="Mandarin", text="p1 play: Royal Seal, Gold")
    t.gain("Mandarin", ("resolve", "Royal Seal"), ("topdeck", "Gold, Royal Seal"))
    assert t.p1.deck == "Gold, Royal Seal, Mandarin"
    t = bed(kingdom="Mandarin", text="p1 play: Royal Seal, Gold")
    t.gain("Mandarin", ("resolve", "Mandarin"), ("topdeck", "Gold, Royal Seal"), ("resolve", "Royal Seal"))
    assert t.p1.deck == "Mandarin, Gold, Royal Seal"


def test_cargo_ship_before_it_is_covered() -> None:
    """Gained onto your deck, it may be set aside (Cargo Ship) before the Treasures cover it."""
    t = bed(hand="Cargo Ship", kingdom="Mandarin", text="p1 play: Silver")
    t.play("Cargo Ship")
    t.gain("Mandarin", ("resolve", "Cargo Ship"), to=1)
    assert t.p1.aside == "Mandarin"
    assert t.p1.deck == "Silver"
    t = bed(hand="Cargo Ship", kingdom="Mandarin", text="p1 play: Silver")
    t.play("Cargo Ship")
    t.gain("Mandarin", ("resolve", "Mandarin"), to=1)
    assert t.p1.aside == ""
    assert t.p1.deck == "Silver, Mandarin"


def test_treasures_played_while_gaining_it() -> None:
    """Treasures that you play as you gain it, before it takes its turn, go onto your deck too: with Capitalism even itself."""
    t = bed(kingdom="Mandarin, Mining Road", landscapes="Capitalism", hand="Mining Road", coins=3,
            text="p1 holds: Capitalism")  # fmt: skip
    t.play("Mining Road")
    t.buy("Mandarin", ("resolve", "Mining Road"), ("topdeck", "Mandarin, Mining Road"))
    assert t.p1.deck == "Mandarin, Mining Road"
