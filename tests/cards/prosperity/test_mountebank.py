"""Mountebank goes wrong when one of its piles is empty, and by forcing a player to discard a Curse."""

from tests.bed import bed

CARD = "Mountebank"


def test_curse_and_copper() -> None:
    """Each other player who does not discard a Curse gains a Curse and a Copper."""
    t = bed(hand="Mountebank", p2="Curse", p3="Curse", p4="Gold")
    t.play("Mountebank", ("p2", "discard", "Curse"), ("p3", "discard", ""))
    assert t.p1.coins == 2
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse, Copper"
    assert t.p4.discard == "Curse, Copper"


def test_with_an_empty_pile() -> None:
    """If one of the two piles is empty the other card is gained all the same."""
    t = bed(hand="Mountebank", p2="", text="pile Curse: 0")
    t.play("Mountebank")
    assert t.p2.discard == "Copper"
    t = bed(hand="Mountebank", p2="", text="pile Copper: 0")
    t.play("Mountebank")
    assert t.p2.discard == "Curse"


def test_the_curse_comes_first() -> None:
    """The Curse is gained first, with all that it triggers, then the Copper."""
    t = bed(hand="Mountebank", p2="Watchtower")
    t.play(
        "Mountebank", ("p2", "resolve", "Watchtower"), ("p2", "option", "topdeck"),
        ("p2", "resolve", "Watchtower"), ("p2", "option", "topdeck"),
    )  # fmt: skip
    assert t.p2.deck == "Copper, Curse"


def test_one_curse_and_moat() -> None:
    """One Curse is discarded, no more; who shows a Moat is spared."""
    t = bed(hand="Mountebank", p2="2 Curse", p3="Moat, Curse")
    t.play("Mountebank", ("p3", "resolve", "Moat"), ("p2", "discard", "Curse"))
    assert (t.p2.hand, t.p2.discard) == ("Curse", "Curse")
    assert (t.p3.hand, t.p3.discard) == ("Moat, Curse", "")
