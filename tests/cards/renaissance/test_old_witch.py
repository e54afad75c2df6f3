"""Old Witch goes wrong when the trashing depends on the Curse that came, or when all gain before anybody trashes."""

from tests.bed import bed

CARD = "Old Witch"


def test_curse_and_trash() -> None:
    """+3 Cards. Each other player gains a Curse and may then trash a Curse from their hand."""
    t = bed(hand="Old Witch", deck="3 Gold", p2="2 Curse, Copper")
    t.play("Old Witch", ("p2", "trash", "Curse"))
    assert t.p1.hand == "3 Gold"
    assert t.p2.discard == "Curse"
    assert t.p2.hand == "Curse, Copper"
    assert t.trashed == "Curse"


def test_optional() -> None:
    """They need not trash a Curse; one that is in their discard pile they cannot trash."""
    t = bed(hand="Old Witch", p2="Curse", p3="Copper")
    t.play("Old Witch", ("p2", "trash", ""))
    assert t.trashed == ""
    assert t.p3.discard == "Curse"


def test_one_after_the_other() -> None:
    """In turn order, each player gains their Curse and decides about trashing before the next one gains theirs."""
    t = bed(hand="Old Witch", p2="Curse", p3="Curse", text="pile Curse: 1")
    t.play("Old Witch", ("p2", "trash", "Curse"), ("p3", "trash", "Curse"))
    assert t.p2.discard == "Curse"
    assert t.p3.discard == ""


def test_an_empty_curse_pile() -> None:
    """If the Curse pile is empty they may still trash a Curse from their hand."""
    t = bed(hand="Old Witch", p2="Curse", text="pile Curse: 0")
    t.play("Old Witch", ("p2", "trash", "Curse"))
    assert t.trashed == "Curse"


def test_unaffected() -> None:
    """A player who is unaffected by Attacks neither gains a Curse nor may trash one."""
    t = bed(hand="Old Witch", p2="Moat, Curse")
    t.play("Old Witch", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, Curse"
    assert t.p2.discard == ""
    t = bed(hand="Guardian", deck="4 Copper, Curse", p2="Old Witch", p2_deck="9 Copper", text="turn: p1 night")
    t.play("Guardian")
    t.end_turn()
    t.play("Old Witch")
    assert t.p1.hand == "4 Copper, Curse"
    assert t.p1.discard == ""


def test_what_the_gain_triggers_comes_first() -> None:
    """What gaining the Curse triggers comes before the trashing: they may draw cards, or take the Curse into hand."""
    t = bed(hand="Old Witch", p2="Sheepdog", p2_deck="Curse, Gold")
    t.play("Old Witch", ("p2", "resolve", "Sheepdog"), ("p2", "trash", "Curse"))
    assert t.p2.hand == "Gold"
    assert t.p2.discard == "Curse"


def test_the_curse_taken_into_hand() -> None:
    """If they put the gained Curse into their hand (Sleigh), they may trash that one."""
    t = bed(hand="Old Witch", p2="Sleigh")
    t.play("Old Witch", ("p2", "resolve", "Sleigh"), ("p2", "option", "hand"), ("p2", "trash", "Curse"))
    assert t.trashed == "Curse"
    assert t.p2.discard == "Sleigh"
