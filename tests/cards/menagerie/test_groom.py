"""Groom goes wrong with cards of several types and with cards that were not gained."""

from tests.bed import bed

CARD = "Groom"


def test_action() -> None:
    """If you gain an Action you also gain a Horse."""
    t = bed(hand="Groom", kingdom="Smithy")
    t.play("Groom", ("gain", "Smithy"))
    assert t.p1.discard == "Smithy, Horse"


def test_treasure() -> None:
    """If you gain a Treasure you also gain a Silver."""
    t = bed(hand="Groom")
    t.play("Groom", ("gain", "Copper"))
    assert t.p1.discard == "Copper, Silver"


def test_victory() -> None:
    """If you gain a Victory card you get +1 Card and +1 Action."""
    t = bed(hand="Groom", deck="Gold")
    t.play("Groom", ("gain", "Estate"))
    assert t.p1.discard == "Estate"
    assert (t.p1.hand, t.p1.actions) == ("Gold", 1)


def test_several_types_in_order() -> None:
    """A card of several types gives each bonus, in the printed order: for a Mill the Horse is gained before you draw."""
    t = bed(hand="Groom", kingdom="Mill")
    t.play("Groom", ("gain", "Mill"))
    assert len(t.p1.hand) == 1
    assert sorted([t.p1.hand, t.p1.deck]) == ["Horse", "Mill"]
    assert t.p1.actions == 1


def test_costs_up_to_4() -> None:
    t = bed(hand="Groom", kingdom="Market, Smithy")
    t.play("Groom", ("gain", "Smithy"))
    assert "Market" not in t.asked[0]


def test_nothing_without_the_card() -> None:
    """The bonus is for the card that you gained: if none was gained there is no bonus."""
    t = bed(hand="Groom", p2="Copper", text="pile Copper: 0\npile Silver: 0\npile Estate: 0\npile Curse: 0\npile Groom: 0")
    t.play("Groom")
    assert t.p1.discard == ""


def test_moved_away() -> None:
    """A card that you moved as you gained it still counts."""
    t = bed(hand="Groom, Watchtower", kingdom="Smithy")
    t.play("Groom", ("gain", "Smithy"), ("resolve", "Watchtower"), ("option", "trash"), ("resolve", ""))
    assert t.p1.discard == "Horse"
    assert t.trashed == "Smithy"


def test_one_after_the_other() -> None:
    """The cards are gained one after the other: what you play on gaining the first applies to the second.

    A Bauble gained and played at once, with a Mining Road, lets you put the Silver onto your deck.
    """
    t = bed(hand="Mining Road, Groom", kingdom="Bauble", actions=2)
    t.play("Mining Road")
    t.play("Groom", ("gain", "Bauble"), ("resolve", "Mining Road"), ("option", "+$1, gains onto your deck"),
           ("resolve", "Bauble"))  # fmt: skip
    assert t.p1.deck == "Silver"


def test_a_tracker_played_on_the_way() -> None:
    """So too a Tracker that Innovation plays: the Horse that comes after it may go onto your deck."""
    t = bed(hand="Groom", kingdom="Tracker", landscapes="Innovation", text="p1 holds: Innovation\nboons: The Field's Gift")
    t.play("Groom", ("gain", "Tracker"), ("resolve", "Innovation"), ("resolve", "Tracker"))
    assert t.p1.in_play == "Groom, Tracker"
    assert t.p1.deck == "Horse"
