"""Buried Treasure goes wrong when it is not played on gaining, or pays on another player's turn."""

from tests.bed import bed

CARD = "Buried Treasure"


def test_played_when_gained() -> None:
    """When you gain it you play it; +1 Buy and +$3 come at the start of your next turn."""
    t = bed(deck="12 Copper", p2_deck="5 Silver", kingdom="Buried Treasure", coins=5)
    t.buy("Buried Treasure")
    assert t.p1.in_play == "Buried Treasure"
    assert t.p1.coins == 0
    t.end_turn()
    assert t.p1.in_play == "Buried Treasure"
    t.end_turn()
    assert (t.p1.buys, t.p1.coins) == (2, 3)
    t.end_turn()
    assert t.p1.in_play == "-"


def test_on_another_players_turn() -> None:
    """Played on another player's turn, it pays when it is your turn."""
    t = bed(deck="5 Copper", p2_deck="12 Silver", kingdom="Buried Treasure")
    t.gain("Buried Treasure", seat=1)
    t.end_turn()
    assert (t.p2.buys, t.p2.coins) == (2, 3)
    t.end_turn()
    assert t.p2.in_play == "-"


def test_moved_before() -> None:
    """If you moved it with Watchtower first, it is not played."""
    t = bed(hand="Watchtower", deck="Copper", kingdom="Buried Treasure")
    t.gain("Buried Treasure", ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Buried Treasure, Copper"
    assert t.p1.in_play == "-"


def test_played_before() -> None:
    """If you play it first, Watchtower can do nothing with it."""
    t = bed(hand="Watchtower", deck="Copper", kingdom="Buried Treasure")
    t.gain("Buried Treasure", ("resolve", "Buried Treasure"))
    assert t.p1.in_play == "Buried Treasure"


def test_one_more_card_in_play() -> None:
    """Gained in the middle of an ability it is in play for the rest of it: for Leprechaun it makes the seventh card."""
    t = bed(hand="Leprechaun", kingdom="Buried Treasure", landscapes="Architects' Guild", favors=2,
            text="p1 play: 5 Copper\nhexes: Greed")  # fmt: skip
    t.play("Leprechaun", ("resolve", "Architects' Guild"), ("gain", "Buried Treasure"))
    assert t.p1.in_play == "5 Copper, Leprechaun, Buried Treasure"
    assert t.p1.discard == "Gold, Wish"
