"""Exchanging (CR IV): a card goes to its pile, another comes from its own; both must be possible, and it is no gain."""

from tests.bed import bed


def test_exchanging_is_not_gaining() -> None:
    """The card you take is not gained: nothing that waits for a gain happens."""
    t = bed(hand="Page", deck="9 Copper", text="p1 tavern: Duplicate")
    t.play("Page")
    t.clean_up(("resolve", "Page"))
    assert t.p1.tavern == "Duplicate"
    assert t.game.gained_cards(0) == []


def test_the_other_card_must_be_there() -> None:
    """You can only exchange if you can take the other card: not when its pile is empty."""
    t = bed(hand="Page", deck="9 Copper", text="pile Treasure Hunter: 0")
    t.play("Page")
    t.clean_up()
    assert "Page" in t.p1.discard


def test_the_last_card_goes_to_one_only() -> None:
    """Two Travellers cannot both be exchanged for one last card."""
    t = bed(hand="2 Page", deck="9 Copper", text="pile Treasure Hunter: 1", actions=2)
    t.play("Page")
    t.play("Page")
    t.clean_up(("resolve", "Page"))
    assert t.p1.discard == "2 Copper, Page, Treasure Hunter"


def test_only_when_discarded_from_play() -> None:
    """A Traveller is exchanged when it is discarded from play, not from your hand or deck."""
    t = bed(hand="Page, Peasant", deck="9 Copper")
    t.discard("Page")
    t.clean_up()
    assert t.p1.discard == "Page, Peasant"


def test_one_step_at_a_time() -> None:
    """What you take goes to your discard pile: it is not exchanged again on that turn."""
    t = bed(hand="Page", deck="9 Copper", kingdom="Page")
    t.play("Page")
    t.clean_up(("resolve", "Page"))
    assert t.p1.discard == "Copper, Treasure Hunter"


def test_upgrades_are_not_in_the_supply() -> None:
    """Cards that Travellers are exchanged for are not in the Supply: they cannot be bought, nor gained as Supply cards."""
    t = bed(hand="Engineer", kingdom="Page, Peasant", coins=20)
    assert not t.on_offer("Soldier")
    t.play("Engineer", ("gain", "Page"), ("trash", "no"))
    assert "Soldier" not in t.asked[0]
    assert "Treasure Hunter" not in t.asked[0]


def test_an_empty_pile_outside_the_supply_does_not_end_the_game() -> None:
    """A pile outside the Supply never counts as an empty Supply pile."""
    t = bed(kingdom="Page", text="pile Champion: 0\npile Hero: 0\npile Warrior: 0")
    assert t.game.empty_supply_piles() == 0
