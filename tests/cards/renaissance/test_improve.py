"""Improve goes wrong in which cards it may trash, and when: those that Clean-up is about to discard from play."""

from tests.bed import bed
from tests.cards.renaissance.owning import own

CARD = "Improve"


def test_an_action_in_play() -> None:
    """At the start of Clean-up you may trash an Action you have in play, to gain a card that costs exactly $1 more."""
    t = bed(hand="Improve, Village", deck="6 Copper", actions=2, kingdom="Smithy, Remodel, Market")
    t.play("Improve")
    assert t.p1.coins == 2
    t.play("Village")
    t.clean_up(("resolve", "Improve"), ("trash", "Village"), ("gain", "Smithy"))
    assert t.trashed == "Village"
    assert t.p1.discard == "Improve, Smithy, Copper"


def test_a_card_of_any_type() -> None:
    """The card you gain may be of any type."""
    t = bed(hand="Improve, Smithy", actions=2, deck="8 Copper", kingdom="Market")
    t.play("Improve")
    t.play("Smithy")
    t.clean_up(("resolve", "Improve"), ("trash", "Smithy"), ("gain", "Duchy"))
    assert "Duchy" in t.p1.discard


def test_exactly_one_more() -> None:
    """If you trash a card you must gain one if you can; if no card costs exactly $1 more, you gain none."""
    t = bed(hand="Improve, Smithy", actions=2, deck="8 Copper", text="pile Duchy: 0")
    t.play("Improve")
    t.play("Smithy")
    t.clean_up(("resolve", "Improve"), ("trash", "Smithy"))
    assert t.trashed == "Smithy"
    assert len(t.game.gained_cards(0)) == 0


def test_optional() -> None:
    """You need not trash a card."""
    t = bed(hand="Improve", kingdom="Smithy")
    t.play("Improve")
    t.clean_up(("resolve", ""))
    assert t.trashed == ""


def test_itself() -> None:
    """You may choose the Improve itself."""
    t = bed(hand="Improve", deck="9 Copper", kingdom="Smithy")
    t.play("Improve")
    t.clean_up(("resolve", "Improve"))
    assert t.trashed == "Improve"
    assert t.p1.discard == "Smithy"


def test_no_card_that_stays() -> None:
    """It must be a card that would be discarded this turn: no Duration that stays, but one that has done its work."""
    t = bed(hand="Improve, Wharf", deck="12 Copper", actions=2, kingdom="Smithy")
    t.play("Improve")
    t.play("Wharf")
    t.clean_up(("resolve", "Improve"))
    assert t.trashed == "Improve"
    t = bed(hand="Wharf", deck="2 Copper, Improve, 14 Copper", kingdom="Village", text="pile Gold: 9")
    t.play("Wharf")
    t.end_turn()
    t.end_turn()
    t.play("Improve")
    t.clean_up(("resolve", "Improve"), ("trash", "Wharf"))
    assert t.trashed == "Wharf"


def test_no_treasure() -> None:
    """A card in play that is no Action cannot be chosen."""
    t = bed(hand="Improve, Silver", kingdom="Smithy")
    t.play("Improve")
    t.play("Silver")
    t.clean_up(("resolve", "Improve"))
    assert t.trashed == "Improve"


def test_not_in_play() -> None:
    """Only cards in play: an Action left in your hand is none of them, nor one that has left play."""
    t = bed(hand="Improve, Village, Acting Troupe", actions=2, kingdom="Smithy")
    t.play("Improve")
    t.play("Acting Troupe")
    t.clean_up(("resolve", "Improve"))
    assert t.trashed == "Acting Troupe, Improve"


def test_changed_cards() -> None:
    """An Action that Capitalism has made a Treasure as well is an Action still: it may be chosen."""
    t = bed(hand="Improve, Militia", p2="3 Copper", kingdom="Market", landscapes="Capitalism", text="turn: p1 treasure")
    own(t, "Capitalism")
    t.step(("treasures", "Improve, Militia"))
    t.clean_up(("resolve", "Improve"), ("trash", "Militia"), ("gain", "Market"))
    assert t.trashed == "Militia"


def test_twice() -> None:
    """Played several times you may do it as many times, with different cards."""
    t = bed(hand="Throne Room, Improve", deck="9 Copper", kingdom="Market", text="pile Duchy: 0\npile Throne Room: 0")
    t.play("Throne Room", ("play card", "Improve"))
    t.clean_up(("resolve", "Improve"), ("trash", "Throne Room"), ("resolve", "Improve"))  # fmt: skip
    assert t.trashed == "Throne Room, Improve"
    assert t.p1.discard == "Market"


def test_when_discarded_does_not_happen() -> None:
    """The card is not discarded: what it does when discarded does not happen, such as the exchange of a Page."""
    t = bed(hand="Improve, Page", deck="8 Copper", actions=2, kingdom="Village")
    t.play("Improve")
    t.play("Page")
    t.clean_up(("resolve", "Improve"), ("trash", "Page"), ("gain", "Village"))
    assert t.trashed == "Page"
    assert "Treasure Hunter" not in t.p1.discard


def test_cost_reductions() -> None:
    """Cost reductions of this turn, and of cards still in play, apply: Peddler's own does not, the Buy phase being over."""
    t = bed(hand="Improve, Bridge", deck="9 Copper", actions=2, kingdom="Smithy, Village")
    t.play("Improve")
    t.play("Bridge")
    t.clean_up(("resolve", "Improve"), ("trash", "Bridge"))
    assert "Duchy" in t.p1.discard
    t = bed(hand="Improve, Peddler", deck="9 Copper", actions=2, kingdom="Smithy", text="colonies: yes")
    t.play("Improve")
    t.play("Peddler")
    t.clean_up(("resolve", "Improve"), ("trash", "Peddler"))
    assert "Platinum" in t.p1.discard


def test_lost_track() -> None:
    """If you trash an Alchemist or a Walled Village, its own ability cannot put it onto your deck any more."""
    t = bed(hand="Improve, Alchemist", deck="8 Copper", text="p1 play: Potion", actions=2, kingdom="Smithy")
    t.play("Improve")
    t.play("Alchemist")
    t.clean_up(("resolve", "Improve"), ("trash", "Alchemist"), ("resolve", ""))
    assert t.trashed == "Alchemist"
    t = bed(hand="Improve, Walled Village", deck="8 Copper", actions=2, kingdom="Market")
    t.play("Improve")
    t.play("Walled Village")
    t.clean_up(("resolve", "Improve"), ("trash", "Walled Village"), ("gain", "Market"),
               ("resolve", "Walled Village"))  # fmt: skip
    assert t.trashed == "Walled Village"
    assert t.p1.hand == "5 Copper"


def test_discarded_in_clean_up() -> None:
    """A card that you discard through what you gain is discarded in Clean-up: a Tunnel earns nothing then."""
    t = bed(hand="Improve, Lackeys, Tunnel", deck="9 Copper", actions=2, landscapes="Innovation", kingdom="Oasis")
    own(t, "Innovation")
    t.play("Improve")
    t.play("Lackeys")
    t.clean_up(("resolve", "Improve"), ("trash", "Lackeys"), ("gain", "Oasis"), ("resolve", "Innovation"),
               ("discard", "Tunnel"))  # fmt: skip
    assert "Gold" not in t.p1.discard


def test_another_improve_at_the_start_of_clean_up() -> None:
    """If you play another Improve at the start of Clean-up (through Innovation), you may trash another card with that."""
    t = bed(hand="Improve, Lackeys", deck="8 Copper", actions=2, landscapes="Innovation", kingdom="Village, Smithy")
    own(t, "Innovation")
    t.play("Improve")
    t.play("Lackeys")
    t.clean_up(("resolve", "Improve"), ("trash", "Lackeys"), ("gain", "Improve"), ("resolve", "Innovation"),
               ("resolve", "Improve"), ("trash", "Improve"))  # fmt: skip
    assert t.trashed == "Lackeys, Improve"
    assert t.p1.discard == "Smithy, Improve, 2 Copper"


def test_a_throne_room_that_stays() -> None:
    """A throne room that stays in play with a Duration cannot be chosen either."""
    t = bed(hand="Improve, Throne Room, Wharf", deck="12 Copper", actions=2, kingdom="Smithy")
    t.play("Improve")
    t.play("Throne Room", ("play card", "Wharf"))
    t.clean_up(("resolve", "Improve"), ("gain", "Smithy"))
    assert t.trashed == "Improve"


def test_everything_discarded_in_clean_up() -> None:
    """None of Faithful Hound, Trail, Village Green and Weaver does anything if it is discarded then."""
    for name in ("Faithful Hound", "Trail", "Village Green", "Weaver"):
        t = bed(hand=f"Improve, Lackeys, {name}", deck="9 Copper", actions=2, landscapes="Innovation", kingdom="Oasis")
        own(t, "Innovation")
        t.play("Improve")
        t.play("Lackeys")
        t.clean_up(("resolve", "Improve"), ("trash", "Lackeys"), ("gain", "Oasis"), ("resolve", "Innovation"),
                   ("discard", name))  # fmt: skip
        assert name in t.p1.discard
