"""Stronghold goes wrong when its parts are optional, and when it stays in play after another player's Attack."""

from tests.bed import bed

CARD = "Stronghold (Antiquities)"
NAME = "Stronghold (Antiquities)"


def test_trash_and_take() -> None:
    """Put your deck into your discard pile. Look through it: you must trash a card from it and then put a card from it into
    your hand."""
    t = bed(hand=NAME, deck="Gold, Estate", discard="Copper, Curse")
    t.play(NAME, ("trash", "Curse"), ("take", "Gold"))
    assert t.p1.deck == "-"
    assert t.p1.discard == "Copper, Estate"
    assert t.p1.hand == "Gold"
    assert t.trashed == "Curse"
    assert "0 to" not in t.asked[0] + t.asked[1]


def test_no_deck() -> None:
    """With no deck you just use the discard pile; with a single card there you trash that."""
    t = bed(hand=NAME, discard="Copper")
    t.play(NAME)
    assert t.trashed == "Copper"
    assert t.p1.hand == "-"
    t = bed(hand=NAME)
    t.play(NAME)
    assert t.p1.in_play == NAME


def test_putting_is_not_discarding() -> None:
    """Putting the deck there does not discard the cards."""
    t = bed(hand=NAME, deck="Tunnel, Copper, Estate")
    t.play(NAME, ("trash", "Estate"), ("take", "Copper"))
    assert t.p1.discard == "Tunnel"


def test_after_an_attack() -> None:
    """Right after another player has played an Attack you may play it from your hand. It is resolved, and then discarded at
    once."""
    t = bed(hand="Militia", p2=f"{NAME}, 2 Copper", p2_deck="Gold, Estate")
    t.play("Militia", ("p2", "resolve", NAME), ("p2", "trash", "Estate"))
    assert t.p2.hand == "2 Copper, Gold"
    assert t.p2.discard == NAME
    assert t.p2.in_play == "-"


def test_after_it_was_resolved() -> None:
    """The Attack comes first."""
    t = bed(hand="Militia", p2=f"{NAME}, 4 Copper", p2_deck="Gold, Estate")
    t.play("Militia", ("p2", "discard", "2 Copper"), ("p2", "resolve", NAME), ("p2", "trash", "Copper"), ("p2", "take", "Gold"))
    assert t.p2.hand == "2 Copper, Gold"
    t = bed(hand="Militia", p2=f"{NAME}, 4 Copper", p2_deck="Gold, Estate")
    t.play("Militia", ("p2", "discard", f"{NAME}, Copper"))
    assert t.p2.hand == "3 Copper"


def test_optional() -> None:
    """You need not."""
    t = bed(hand="Militia", p2=f"{NAME}, 2 Copper", p2_deck="Gold")
    t.play("Militia", ("p2", "resolve", ""))
    assert t.p2.deck == "Gold"


def test_not_after_your_own_attack() -> None:
    """Not after your own Attack, nor after other Actions."""
    t = bed(hand=f"Militia, {NAME}", deck="Gold")
    t.play("Militia")
    assert t.p1.deck == "Gold"
    t = bed(hand="Village", p2=NAME)
    t.play("Village")
    assert t.p2.hand == NAME


def test_though_unaffected() -> None:
    """It does not matter whether the Attack affected you."""
    t = bed(hand="Militia", p2=f"{NAME}, Moat, 2 Copper", p2_deck="Gold, Estate")
    t.play("Militia", ("p2", "resolve", "Moat"), ("p2", "resolve", NAME), ("p2", "trash", "Estate"))
    assert t.p2.hand == "Moat, 2 Copper, Gold"


def test_several() -> None:
    """With several you may play one after the other; one that comes back into your hand so can be played again."""
    t = bed(hand="Militia", p2=f"2 {NAME}, Copper", p2_deck="Gold, Estate, Curse")
    t.play("Militia", ("p2", "resolve", NAME), ("p2", "trash", "Curse"), ("p2", "take", "Gold"), ("p2", "resolve", NAME),
           ("p2", "trash", "Estate"), ("p2", "resolve", ""))  # fmt: skip
    assert t.trashed == "Curse, Estate"
    assert t.p2.hand == f"Copper, Gold, {NAME}"
