"""Witch's Hut goes wrong when one Action is enough, or when the cards are looked at after they have moved."""

from tests.bed import bed

CARD = "Witch's Hut"


def test_two_actions() -> None:
    """+4 Cards; discard 2 cards, revealed. If both are Actions, each other player gains a Curse."""
    t = bed(hand="Witch's Hut, 2 Village", deck="5 Gold", p3="")
    t.play("Witch's Hut", ("discard", "2 Village"))
    assert "(2 to 2 of" in t.asked[0]
    assert t.p1.hand == "4 Gold"
    assert t.p2.discard == "Curse"
    assert t.p3.discard == "Curse"


def test_only_one_action() -> None:
    """If one of them is no Action, nobody gains a Curse."""
    t = bed(hand="Witch's Hut, Village, Estate", deck="4 Gold")
    t.play("Witch's Hut", ("discard", "Village, Estate"))
    assert t.p2.discard == ""


def test_too_few_cards() -> None:
    """You discard even if you could not draw; a single Action is not both."""
    t = bed(hand="Witch's Hut, Village")
    t.play("Witch's Hut")
    assert t.p1.discard == "Village"
    assert t.p2.discard == ""


def test_revealed_before_discarding() -> None:
    """The cards are revealed before they are discarded: it does not matter where playing a Trail sends the other card."""
    t = bed(hand="Witch's Hut, Trail, Village")
    t.play("Witch's Hut", ("resolve", "Trail"))
    assert t.p1.hand == "Village"
    assert t.p2.discard == "Curse"


def test_a_patron_is_revealed() -> None:
    """A Patron that you discard is revealed: it gives +1 Coffers."""
    t = bed(hand="Witch's Hut, Patron, Copper", deck="4 Estate")
    t.play("Witch's Hut", ("discard", "Patron, Copper"))
    assert t.p1.coffers == 1


def test_both_are_seen() -> None:
    """You reveal the two cards: the others see both, though one lies under the other on your discard pile."""
    t = bed(hand="Witch's Hut, Estate, Gold, Copper", deck="Silver")
    t.play("Witch's Hut", ("discard", "Estate, Gold"))
    view = t.game.players[1].view
    assert all(view.kind(card) is not None for card in t.game.players[0].discards)


def test_moat() -> None:
    """Who shows a Moat gains no Curse."""
    t = bed(hand="Witch's Hut, 2 Village", p2="Moat")
    t.play("Witch's Hut", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""


def test_actions_of_several_types() -> None:
    """A card of several types is an Action if one of them is."""
    t = bed(hand="Witch's Hut, Great Hall, Village")
    t.play("Witch's Hut")
    assert t.p2.discard == "Curse"
