"""Avanto goes wrong when the split pile offers it before the Saunas are gone."""

from tests.bed import bed

CARD = "Avanto"


def test_playing_a_sauna() -> None:
    """+3 Cards, then you may play a Sauna of your hand, also one just drawn; it need not be played."""
    t = bed(hand="Avanto", deck="Sauna, 2 Copper, Gold")
    t.play("Avanto", ("play card", "Sauna"))
    assert t.p1.hand == "2 Copper, Gold"
    assert t.p1.actions == 1
    t = bed(hand="Avanto, Sauna", deck="4 Copper")
    t.play("Avanto", ("play card", ""))
    assert t.p1.hand == "Sauna, 3 Copper"


def test_a_chain() -> None:
    """Sauna may play an Avanto that plays another Sauna, and so on."""
    t = bed(hand="2 Sauna, Avanto", deck="9 Copper")
    t.play("Sauna", ("play card", "Avanto"), ("play card", "Sauna"))
    assert t.p1.in_play == "2 Sauna, Avanto"
    assert t.p1.hand == "5 Copper"
    assert t.p1.actions == 2


def test_split_pile() -> None:
    """5 Saunas lie on 5 Avantos; an Avanto can only be had when it is on top."""
    t = bed(kingdom="Sauna", coins=5)
    assert t.left("Sauna/Avanto") == 10
    assert t.on_offer("Sauna")
    assert not t.on_offer("Avanto")
    for _ in range(5):
        t.gain("Sauna")
    assert t.on_offer("Avanto")
    assert not t.on_offer("Sauna")


def test_first_printing_plays_the_older_sauna() -> None:
    t = bed(hand="Avanto", deck="Sauna, 2 Copper, Gold", ruleset="first printing")
    t.play("Avanto", ("play card", "Sauna"))
    assert t.p1.in_play == "Avanto, Sauna"
