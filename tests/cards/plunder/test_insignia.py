"""Insignia goes wrong when it works once only, or after the turn, or not on the gain during which it was played."""

from tests.bed import bed

CARD = "Insignia"


def test_each_gain_this_turn() -> None:
    """This turn, when you gain a card, you may put it onto your deck: each of them, any or none."""
    t = bed(hand="Insignia, Workshop", deck="Copper", actions=1)
    t.play("Workshop", ("gain", "Silver"))
    assert t.p1.discard == "Silver"
    t.play("Insignia")
    assert t.p1.coins == 3
    t.gain("Gold", ("resolve", "Insignia"))
    t.gain("Estate", ("resolve", ""))
    t.gain("Duchy", ("resolve", "Insignia"))
    assert t.p1.deck == "Duchy, Gold, Copper"
    assert t.p1.discard == "Silver, Estate"


def test_not_next_turn() -> None:
    """It lasts for the turn, whether or not it stays in play."""
    t = bed(hand="Insignia", deck="12 Copper")
    t.play("Insignia")
    t.end_turn()
    t.end_turn()
    t.gain("Gold")
    assert t.p1.discard == "Gold, Insignia"


def test_lost_track() -> None:
    """If something else moved the gained card, it is not put onto the deck."""
    t = bed(hand="Insignia, Watchtower", deck="Copper")
    t.play("Insignia")
    t.gain("Gold", ("resolve", "Watchtower"), ("option", "trash"))
    assert t.trashed == "Gold"
    assert t.p1.deck == "Copper"
