"""Hideout goes wrong when the trashing may be declined, or when a Curse counts as a Victory card."""

from tests.bed import bed

CARD = "Hideout"


def test_must_trash() -> None:
    """+1 Card, +2 Actions; then you trash a card from your hand. You must."""
    t = bed(hand="Hideout, Copper", deck="Gold")
    t.play("Hideout", ("trash", "Copper"))
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2
    assert t.trashed == "Copper"


def test_a_victory_card_brings_a_curse() -> None:
    """If you trash a Victory card, you gain a Curse. Other cards bring none, and a Curse is no Victory card."""
    t = bed(hand="Hideout, Estate", deck="Gold")
    t.play("Hideout", ("trash", "Estate"))
    assert t.p1.discard == "Curse"
    t = bed(hand="Hideout, Curse", deck="Gold")
    t.play("Hideout", ("trash", "Curse"))
    assert t.p1.discard == ""


def test_several_types() -> None:
    """A card that is a Victory card besides other things brings the Curse as well."""
    t = bed(hand="Hideout, Nobles", deck="Gold")
    t.play("Hideout", ("trash", "Nobles"))
    assert t.p1.discard == "Curse"


def test_trashed_before_the_curse() -> None:
    """What the trashing triggers happens before you gain the Curse: a Feodum first gives its Silvers."""
    t = bed(hand="Hideout, Feodum", deck="Gold")
    t.play("Hideout", ("trash", "Feodum"))
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == ["Silver", "Silver", "Silver", "Curse"]
