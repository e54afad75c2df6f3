"""Archive goes wrong on its third turn, with fewer than three cards, and when several sets of cards are mixed up."""

from tests.bed import bed

CARD = "Archive"


def test_a_card_each_turn() -> None:
    """+1 Action. You set the top 3 cards aside and put one into your hand now and on each of your next two turns."""
    t = bed(hand="Archive", deck="Gold, Silver, Estate, 20 Copper", p2_deck="20 Copper")
    t.play("Archive", ("take", "Gold"))
    assert t.p1.hand == "Gold"
    assert t.p1.facedown == "Silver, Estate"
    assert t.p1.actions == 1
    t.end_turn()
    assert t.p1.in_play == "Archive"
    t.end_turn(("take", "Estate"))
    assert t.p1.hand == "5 Copper, Estate"
    t.end_turn()
    assert t.p1.in_play == "Archive"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Silver"
    assert t.p1.facedown == ""
    t.end_turn()
    assert t.p1.in_play == ""


def test_fewer_than_three_cards() -> None:
    """If you cannot set aside 3 cards, set aside what you can; Archive stays in play only while it has cards."""
    t = bed(hand="Archive", deck="Gold, Silver", p2_deck="20 Copper")
    t.play("Archive", ("take", "Gold"))
    t.end_turn()
    assert t.p1.in_play == "Archive"
    t.end_turn()
    assert "Silver" in t.p1.hand
    t.end_turn()
    assert t.p1.in_play == ""


def test_a_single_card_does_not_keep_it() -> None:
    """With one card only it is in your hand at once, and Archive is discarded this turn."""
    t = bed(hand="Archive", deck="Gold")
    t.play("Archive")
    assert t.p1.hand == "Gold"
    t.end_turn()
    assert t.p1.in_play == ""


def test_separate_sets() -> None:
    """Several Archives, or one played twice, keep separate sets of cards: you take one from each set each turn."""
    t = bed(hand="Throne Room, Archive", deck="Gold, Silver, Copper, Estate, Duchy, Curse, 20 Copper", p2_deck="20 Copper")
    t.play("Throne Room", ("play card", "Archive"), ("take", "Gold"), ("take", "Estate"))
    assert t.p1.hand == "Gold, Estate"
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Archive"
    t.end_turn(("resolve", "Archive"), ("take", "Silver"), ("take", "Duchy"))
    assert t.p1.hand == "5 Copper, Silver, Duchy"


def test_only_the_owner_knows_the_cards() -> None:
    """The cards are set aside face down: only you may look at them."""
    t = bed(hand="Archive", deck="Gold, Silver, Estate")
    t.play("Archive", ("take", "Gold"))
    for card in t.p1.player.zone(5):
        assert t.game.known[card & 4095] == 1
