"""Devil's Workshop goes wrong when the player may choose, or when what it gains itself is not counted for the next."""

from tests.bed import bed

CARD = "Devil's Workshop"
NIGHT = "turn: p1 night"


def test_by_the_number_of_gains() -> None:
    """With no card gained this turn you gain a Gold; with one, a card costing up to $4; with two or more, an Imp."""
    t = bed(hand="Devil's Workshop", kingdom="Village", text=NIGHT)
    t.play("Devil's Workshop")
    assert t.p1.discard == "Gold"
    t = bed(hand="Devil's Workshop", kingdom="Village, Market", text=NIGHT)
    t.gain("Curse")
    t.play("Devil's Workshop", ("gain", "Village"))
    assert t.p1.discard == "Curse, Village"
    assert "Market" not in t.asked[0]
    t = bed(hand="Devil's Workshop", text=NIGHT)
    t.gain("Curse")
    t.gain("Curse")
    t.play("Devil's Workshop")
    assert t.p1.discard == "2 Curse, Imp"


def test_the_next_one_counts_what_the_first_gained() -> None:
    """Each counts when it is played: a second one also counts the card that the first gained."""
    t = bed(hand="3 Devil's Workshop", kingdom="Village", text=NIGHT)
    t.play("Devil's Workshop")
    t.play("Devil's Workshop", ("gain", "Village"))
    t.play("Devil's Workshop")
    assert t.p1.discard == "Gold, Village, Imp"


def test_only_your_own_gains() -> None:
    """Cards that others gained this turn do not count."""
    t = bed(hand="Devil's Workshop", text=NIGHT)
    t.gain("Curse", seat=1)
    t.play("Devil's Workshop")
    assert t.p1.discard == "Gold"


def test_an_exchange_is_no_gain() -> None:
    """A card that you took in exchange was not gained."""
    t = bed(hand="Devil's Workshop, Vampire", kingdom="Market, Village", text=NIGHT + "\nhexes: Greed")
    t.play("Vampire", ("gain", "Market"))
    t.play("Devil's Workshop", ("gain", "Village"))
    assert t.p1.discard == "Market, Bat, Village"


def test_an_empty_pile() -> None:
    """If the pile is empty you gain nothing; you cannot take one of the others instead."""
    t = bed(hand="Devil's Workshop", text=NIGHT + "\npile Gold: 0")
    t.play("Devil's Workshop")
    assert t.p1.discard == ""


def test_the_pile_of_imps() -> None:
    """The 13 Imps are in games with it, outside the Supply."""
    t = bed(kingdom="Devil's Workshop", coins=9)
    assert t.left("Imp") == 13
    assert not t.on_offer("Imp")


def test_no_more_than_4() -> None:
    """After one gain the card costs at most $4, and may cost as much."""
    t = bed(hand="Devil's Workshop", kingdom="Smithy, Market", text="turn: p1 night")
    t.gain("Copper")
    t.play("Devil's Workshop", ("gain", "Smithy"))
    assert "Market" not in t.asked[0]
