"""Dismantle goes wrong when a card without $ in its cost pays, or when the Gold comes first."""

from tests.bed import bed

CARD = "Dismantle"


def test_a_cheaper_card_and_a_gold() -> None:
    """You gain a card that costs less than the trashed one, then a Gold; both come from the Supply."""
    t = bed(hand="Dismantle, Duchy")
    t.play("Dismantle", ("gain", "Silver"))
    assert t.trashed == "Duchy"
    assert t.p1.discard == "Silver, Gold"
    assert "Gold" not in next(line for line in t.asked if "'gain'" in line)


def test_not_optional() -> None:
    """You must trash a card if you hold one."""
    t = bed(hand="Dismantle, Copper")
    t.play("Dismantle")
    assert t.trashed == "Copper"


def test_a_card_that_costs_nothing() -> None:
    """If the trashed card costs $0, you gain nothing."""
    t = bed(hand="Dismantle, Curse")
    t.play("Dismantle")
    assert t.trashed == "Curse"
    assert t.p1.discard == ""


def test_no_card_in_hand() -> None:
    """With no card to trash nothing happens."""
    t = bed(hand="Dismantle")
    t.play("Dismantle")
    assert t.p1.discard == ""


def test_a_cost_without_coins() -> None:
    """A card that costs only a Potion or only debt does not cost $1 or more."""
    for name in ("Transmute", "Engineer"):
        t = bed(hand=f"Dismantle, {name}", kingdom="Transmute, Engineer")
        t.play("Dismantle")
        assert t.trashed == name
        assert t.p1.discard == ""


def test_nothing_cheaper() -> None:
    """If there is no cheaper card, you still gain the Gold; if there is no Gold, still the cheaper card."""
    t = bed(hand="Dismantle, Estate", text="pile Copper: 0\npile Curse: 0")
    t.play("Dismantle")
    assert t.p1.discard == "Gold"
    t = bed(hand="Dismantle, Estate", text="pile Gold: 0")
    t.play("Dismantle", ("gain", "Copper"))
    assert t.p1.discard == "Copper"


def test_cost_after_trashing() -> None:
    """First you trash, then the cost is looked at: what trashing does comes before that."""
    t = bed(hand="Dismantle, Fortress", kingdom="Fortress")
    t.play("Dismantle", ("gain", "Silver"))
    assert t.p1.hand == "Fortress"
    assert t.p1.discard == "Silver, Gold"


def test_one_gain_after_the_other() -> None:
    """What the first card does when gained is done before you gain the Gold."""
    t = bed(hand="Dismantle, Gold", kingdom="Cache", text="pile Gold: 1")
    t.play("Dismantle", ("gain", "Cache"))
    assert t.p1.discard == "Cache, 2 Copper, Gold"
    names = [t.game.name(card) for card in t.game.players[0].discards]
    assert names == ["Cache", "Copper", "Copper", "Gold"]


def test_a_cost_of_one() -> None:
    """A card that costs $1 brings a cheaper one and a Gold. You trash one card, no more."""
    t = bed(hand="Dismantle, Poor House, Copper")
    t.play("Dismantle", ("trash", "Poor House"), ("gain", "Curse"))
    assert all("(1 to 1 of" in asked for asked in t.asked)
    assert t.p1.discard == "Curse, Gold"
