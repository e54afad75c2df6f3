"""Bad Omens goes wrong when putting the deck into the discard pile counts as discarding."""

from tests.cards.nocturne.fates_bed import hexed

CARD = "Bad Omens"


def test_two_coppers_stay() -> None:
    """Your deck goes to your discard pile; then 2 Coppers from it go onto your deck."""
    t = hexed(CARD, hand="Gold", deck="Silver, Copper, Estate", discard="2 Copper")
    assert t.p1.deck == "2 Copper"
    assert t.p1.discard == "Silver, Copper, Estate"
    assert t.p1.hand == "Gold"


def test_not_a_discard() -> None:
    """Putting the deck into the discard pile is not discarding: nothing is triggered."""
    t = hexed(CARD, deck="Faithful Hound, 2 Copper")
    assert t.p1.discard == "Faithful Hound"


def test_too_few_coppers() -> None:
    """With one Copper you put that onto your deck; if you have fewer than two, you reveal your discard pile."""
    t = hexed(CARD, deck="Copper, Estate")
    assert t.p1.deck == "Copper"
    t = hexed(CARD, deck="Silver, Estate")
    assert t.p1.deck == "-"
    assert t.p1.discard == "Silver, Estate"


def test_it_is_revealed() -> None:
    """Everybody sees which cards the revealed discard pile has; with two Coppers it is not revealed."""
    t = hexed(CARD, deck="Silver, Copper, Estate")
    card = t.card("Estate", 0, "discard")
    assert all(t.game.known[card & 4095] >> seat & 1 for seat in (0, 1))
    t = hexed(CARD, deck="Silver, 2 Copper, Estate")
    card = t.card("Silver", 0, "discard")
    assert not t.game.known[card & 4095] >> 1 & 1
