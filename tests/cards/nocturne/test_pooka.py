"""Pooka goes wrong when a Cursed Gold may be trashed, or when it draws before what the trashing triggers."""

from tests.bed import bed

CARD = "Pooka"


def test_trash_a_treasure_for_four_cards() -> None:
    """You may trash a Treasure from your hand, for +4 Cards."""
    t = bed(hand="Pooka, Copper, Estate", deck="9 Silver")
    t.play("Pooka", ("trash", "Copper"))
    assert t.trashed == "Copper"
    assert t.p1.hand == "Estate, 4 Silver"
    assert t.p1.actions == 0


def test_optional() -> None:
    """If you trash none you draw nothing."""
    t = bed(hand="Pooka, Copper", deck="9 Silver")
    t.play("Pooka", ("trash", ""))
    assert t.p1.hand == "Copper"


def test_no_cursed_gold() -> None:
    """A Cursed Gold cannot be trashed for it."""
    t = bed(hand="Pooka, Cursed Gold, Gold", deck="9 Silver")
    t.play("Pooka", ("trash", "Gold"))
    assert "Cursed Gold" not in t.asked[0]
    t = bed(hand="Pooka, Cursed Gold", deck="9 Silver")
    t.play("Pooka")
    assert t.p1.hand == "Cursed Gold"


def test_what_the_trashing_triggers_comes_first() -> None:
    """First you trash, with what that triggers; then you draw."""
    t = bed(hand="Pooka, Haunted Mirror, Village", deck="2 Copper")
    t.play("Pooka", ("trash", "Haunted Mirror"), ("discard", "Village"))
    assert t.p1.hand == "2 Copper, Village, Ghost"


def test_cursed_gold() -> None:
    """In games with it each player starts with a Cursed Gold in place of a Copper."""
    t = bed(kingdom="Pooka")
    names = [kind.name for kind, _ in t.game.setup.starting_deck()]
    assert (names.count("Cursed Gold"), names.count("Copper")) == (1, 6)
