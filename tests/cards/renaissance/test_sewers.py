"""Sewers goes wrong when it feeds on itself, or when several cards trashed at once count as one."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Sewers"


def test_trash_one_more() -> None:
    """When you trash a card you may also trash any card from your hand; that does not trigger Sewers again."""
    t = bed(hand="Remodel, Copper, Estate, Curse", landscapes="Sewers")
    own(t, "Sewers")
    t.play("Remodel", ("trash", "Copper"), ("resolve", "Sewers"), ("trash", "Estate"), ("gain", "Estate"))
    assert t.trashed == "Copper, Estate"
    assert t.p1.hand == "Curse"


def test_optional() -> None:
    """You need not trash another card."""
    t = bed(hand="Chapel, Copper, Estate", landscapes="Sewers")
    own(t, "Sewers")
    t.play("Chapel", ("trash", "Copper"), ("resolve", ""))
    assert t.trashed == "Copper"


def test_on_another_players_turn() -> None:
    """It works on other players' turns too: if an Attack makes you trash a card, you may trash another."""
    t = bed(hand="Swindler", p2="Curse, Gold", p2_deck="Silver", landscapes="Sewers")
    own(t, "Sewers", 1)
    t.play("Swindler", ("p2", "resolve", "Sewers"), ("p2", "trash", "Curse"), ("p1", "choose", "Silver"))
    assert t.trashed == "Silver, Curse"


def test_from_the_supply() -> None:
    """Trashing a card from the Supply triggers it as well; the card you trash with Sewers is one from your hand."""
    t = bed(hand="Lurker, Curse, Copper", kingdom="Village", landscapes="Sewers")
    own(t, "Sewers")
    t.play("Lurker", ("option", "trash from the Supply"), ("trash", "Village"), ("resolve", "Sewers"), ("trash", "Curse"))
    assert t.trashed == "Village, Curse"


def test_once_for_each_card() -> None:
    """If you trash several cards at once, Sewers is triggered once for each, one after the other."""
    t = bed(hand="Chapel, 2 Copper, Estate, Curse, Gold", landscapes="Sewers")
    own(t, "Sewers")
    t.play("Chapel", ("trash", "2 Copper"), ("resolve", "Sewers"), ("trash", "Estate"), ("resolve", "Sewers"),
           ("trash", "Curse"))  # fmt: skip
    assert t.trashed == "2 Copper, Estate, Curse"
    assert t.p1.hand == "Gold"


def test_what_sewers_triggers_comes_first() -> None:
    """A card trashed with Sewers does what it does when trashed before the next Sewers is resolved."""
    t = bed(hand="Chapel, 2 Copper, Cultist", deck="Curse, Gold, Silver", landscapes="Sewers")
    own(t, "Sewers")
    t.play("Chapel", ("trash", "2 Copper"), ("resolve", "Sewers"), ("resolve", "Sewers"), ("trash", "Curse"))
    assert t.trashed == "2 Copper, Cultist, Curse"
    assert t.p1.hand == "Gold, Silver"


def test_nothing_trashed_nothing_triggered() -> None:
    """If you are told to trash a card but trash none, Sewers is not triggered."""
    t = bed(hand="Remodel", landscapes="Sewers")
    own(t, "Sewers")
    t.play("Remodel")
    assert t.trashed == ""
