"""Ambassador goes wrong when it returns what is no copy, or hands out copies that are not there."""

from tests.bed import bed

CARD = "Ambassador"


def test_returns_up_to_two_copies() -> None:
    """You may return up to two copies of the revealed card, that card included; then the others gain one."""
    t = bed(hand="Ambassador, 3 Estate, Copper", text="pile Estate: 5")
    t.play("Ambassador", ("reveal", "Estate"), ("return", "2 Estate"))
    assert t.p1.hand == "Estate, Copper"
    assert t.left("Estate") == 6
    assert t.p2.discard == "Estate"
    assert any("'return' (0 to 2 of: Estate, Estate, Estate)" in asked for asked in t.asked)


def test_the_card_is_shown() -> None:
    """The card is revealed to all, whatever you return."""
    t = bed(hand="Ambassador, Estate")
    t.game.log = []
    t.play("Ambassador", ("return", ""))
    shown = [entry for entry in t.game.log if entry.word == "reveal"]
    assert [t.game.kinds[entry.kinds[0]].name for entry in shown] == ["Estate"]
    assert shown[0].audience == -1


def test_may_return_none_or_one() -> None:
    """You may return none or one; the others gain a copy anyway."""
    t = bed(hand="2 Ambassador, 2 Curse", actions=2)
    t.play("Ambassador", ("reveal", "Curse"), ("return", ""))
    assert t.p1.hand == "Ambassador, 2 Curse"
    assert t.p2.discard == "Curse"
    t.play("Ambassador", ("return", "Curse"))
    assert t.p1.hand == "Curse"
    assert t.p2.discard == "2 Curse"


def test_reactions_come_first() -> None:
    """The others react before you reveal a card; who is unaffected gains nothing."""
    t = bed(hand="Ambassador, Estate, Copper", p2="Moat")
    t.play("Ambassador", ("p2", "resolve", "Moat"), ("reveal", "Estate"), ("return", "Estate"))
    assert t.p2.discard == ""


def test_returned_cards_fill_an_empty_pile() -> None:
    """If the pile was empty, the others gain what you returned, in turn order, as far as it goes."""
    t = bed(hand="Ambassador, Curse", p3="", text="pile Curse: 0")
    t.play("Ambassador", ("return", "Curse"))
    assert t.p2.discard == "Curse"
    assert t.p3.discard == ""


def test_no_cards_in_hand() -> None:
    """With no card to reveal nothing happens."""
    t = bed(hand="Ambassador")
    t.play("Ambassador")
    assert t.p2.discard == ""


def test_only_supply_cards_can_be_returned() -> None:
    """A card that belongs to no Supply pile may be revealed, but neither returned nor gained by the others."""
    t = bed(hand="Ambassador, Spoils")
    left = t.left("Spoils")
    t.play("Ambassador")
    assert t.p1.hand == "Spoils"
    assert t.left("Spoils") == left
    assert t.p2.discard == ""
