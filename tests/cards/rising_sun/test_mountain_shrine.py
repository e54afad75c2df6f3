"""Mountain Shrine goes wrong when only its own trashing counts, or with its cost in Debt."""

from tests.bed import bed

CARD = "Mountain Shrine"


def test_costs_debt() -> None:
    """It costs 5 Debt: you take 5 tokens when you buy it, and it does not cost up to any number of coins."""
    t = bed(hand="Workshop", kingdom="Mountain Shrine", landscapes="Great Leader", coins=0)
    assert "Mountain Shrine" not in [t.game.name(card) for card in t.p1.player.supply(up_to=10)]
    t.buy("Mountain Shrine")
    assert t.p1.debt == 5


def test_no_action_in_the_trash() -> None:
    """+$2, and you may trash a card from your hand. No cards if there is no Action in the trash."""
    t = bed(hand="Mountain Shrine, Estate", deck="3 Gold", landscapes="Great Leader")
    t.play("Mountain Shrine", ("trash", "Estate"))
    assert t.p1.coins == 2
    assert t.trashed == "Estate"
    assert t.p1.hand == "-"


def test_action_just_trashed() -> None:
    """The Action may be the card you have just trashed."""
    t = bed(hand="Mountain Shrine, Village", deck="3 Gold", landscapes="Great Leader")
    t.play("Mountain Shrine", ("trash", "Village"))
    assert t.p1.hand == "2 Gold"


def test_action_trashed_before() -> None:
    """Or one that anybody trashed at any time; you need not trash anything yourself."""
    t = bed(hand="Mountain Shrine, Estate", deck="3 Gold", landscapes="Great Leader", text="trash: Village")
    t.play("Mountain Shrine", ("trash", ""))
    assert t.p1.hand == "Estate, 2 Gold"
