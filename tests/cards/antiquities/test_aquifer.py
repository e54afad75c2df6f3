"""Aquifer goes wrong when the played one costs an Action, and when gaining is no choice with an empty pile."""

from tests.bed import bed

CARD = "Aquifer"


def test_plays_another() -> None:
    """+1 Card and +$1; then you may play an Aquifer from your hand, also the one just drawn. It takes no Action."""
    t = bed(hand="Aquifer", deck="Aquifer, Copper, Gold")
    t.play("Aquifer", ("option", "play an Aquifer"), ("play card", "Aquifer"), ("option", "gain an Aquifer"))
    assert t.p1.in_play == "2 Aquifer"
    assert t.p1.coins == 2
    assert t.p1.actions == 0
    assert t.p1.hand == "Copper"
    assert t.p1.discard == "Aquifer"


def test_playing_is_optional() -> None:
    """Having chosen to play one you still need not."""
    t = bed(hand="2 Aquifer", deck="Copper")
    t.play("Aquifer", ("option", "play an Aquifer"), ("play card", ""))
    assert t.p1.hand == "Aquifer, Copper"


def test_only_an_aquifer() -> None:
    """No other Action can be played."""
    t = bed(hand="Aquifer, Village", deck="Copper")
    t.play("Aquifer", ("option", "play an Aquifer"))
    assert t.p1.hand == "Village, Copper"


def test_gains_one() -> None:
    """Or gain an Aquifer from the Supply, to your discard pile; the one in your hand is not played."""
    t = bed(hand="2 Aquifer", deck="Copper", text="pile Aquifer: 3")
    t.play("Aquifer", ("option", "gain an Aquifer"))
    assert t.p1.discard == "Aquifer"
    assert t.left("Aquifer") == 2
    assert t.p1.hand == "Aquifer, Copper"


def test_gaining_from_an_empty_pile() -> None:
    """You can choose to gain one even if there are none left: then you do nothing."""
    t = bed(hand="2 Aquifer", deck="Copper", text="pile Aquifer: 0")
    t.play("Aquifer", ("option", "gain an Aquifer"))
    assert t.p1.in_play == "Aquifer"
    assert t.p1.discard == "-"
