"""Cargo Ship goes wrong when it stays in play empty, takes the first card only, or takes a card that has moved on."""

from tests.bed import bed

CARD = "Cargo Ship"


def test_set_aside_and_taken_next_turn() -> None:
    """You may set aside a card that you gain this turn. At the start of your next turn it goes into your hand."""
    t = bed(hand="Cargo Ship", deck="5 Copper", coins=4)
    t.play("Cargo Ship")
    assert t.p1.coins == 6
    t.buy("Gold", ("resolve", "Cargo Ship"))
    assert t.p1.aside == "Gold"
    t.end_turn()
    assert t.p1.in_play == "Cargo Ship"
    assert t.p1.aside == "Gold"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold"
    t.clean_up()
    assert t.p1.in_play == ""


def test_any_one_card() -> None:
    """It need not be the first card that you gain, but it is one card only. You decide as you gain each card."""
    t = bed(hand="Cargo Ship", coins=10, buys=3)
    t.play("Cargo Ship")
    t.buy("Copper", ("resolve", ""))
    t.buy("Silver", ("resolve", "Cargo Ship"))
    t.buy("Gold")
    assert t.p1.aside == "Silver"
    assert t.p1.discard == "Copper, Gold"


def test_only_after_it_was_played() -> None:
    """It must be a card that you gain after you played Cargo Ship, on this turn."""
    t = bed(hand="Workshop, Cargo Ship", actions=2, kingdom="Village")
    t.play("Workshop", ("gain", "Silver"))
    t.play("Cargo Ship")
    assert t.p1.discard == "Silver"
    t.end_turn()
    t.gain("Gold", seat=0)
    assert t.p1.aside == ""


def test_empty_it_is_discarded() -> None:
    """If you set no card aside, Cargo Ship is discarded in the same turn's Clean-up."""
    t = bed(hand="Cargo Ship")
    t.play("Cargo Ship")
    t.clean_up()
    assert t.p1.in_play == ""


def test_twice() -> None:
    """If you play it twice, you may set aside two cards that you gain; a throne room stays in play with it."""
    t = bed(hand="Throne Room, Cargo Ship", deck="5 Copper", coins=10, buys=3)
    t.play("Throne Room", ("play card", "Cargo Ship"))
    t.buy("Gold", ("resolve", "Cargo Ship"))
    t.buy("Silver", ("resolve", "Cargo Ship"))
    t.buy("Copper")
    assert t.p1.aside == "Gold, Silver"
    t.clean_up()
    assert t.p1.in_play == "Throne Room, Cargo Ship"


def test_two_for_one_gain() -> None:
    """Only one of two Cargo Ships can set aside the same card; the other still waits."""
    t = bed(hand="2 Cargo Ship", actions=2, coins=5, buys=2)
    t.play("Cargo Ship")
    t.play("Cargo Ship")
    t.buy("Gold", ("resolve", "Cargo Ship"))
    t.buy("Silver", ("resolve", "Cargo Ship"))
    assert t.p1.aside == "Gold, Silver"


def test_a_card_that_was_moved() -> None:
    """A card that another ability has moved as you gained it cannot be set aside; the reverse holds as well."""
    t = bed(hand="Cargo Ship, Watchtower", coins=4)
    t.play("Cargo Ship")
    t.buy("Gold", ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.aside == ""
    assert t.p1.deck == "Gold"


def test_gained_to_another_place() -> None:
    """It does not matter where you gain the card to: one that goes to your hand or deck may be set aside too."""
    t = bed(hand="Cargo Ship, Sculptor", actions=2)
    t.play("Cargo Ship")
    t.play("Sculptor", ("gain", "Estate"), ("resolve", "Cargo Ship"))
    assert t.p1.aside == "Estate"
    assert t.p1.hand == ""


def test_remodelled_with_improve() -> None:
    """Empty it would be discarded in Clean-up: Improve may trash it. What you gain then may still be set aside with it."""
    t = bed(hand="Cargo Ship, Improve", deck="10 Copper", actions=2, kingdom="Village, Smithy")
    t.play("Improve")
    t.play("Cargo Ship")
    t.clean_up(("resolve", "Improve"), ("trash", "Cargo Ship"), ("resolve", "Cargo Ship"))
    assert t.trashed == "Cargo Ship"
    assert t.p1.aside == "Smithy"
    t.end_turn()
    t.end_turn()
    assert "Smithy" in t.p1.hand


def test_loaded_it_stays() -> None:
    """Once it has a card, Cargo Ship stays in play: Improve cannot trash it."""
    t = bed(hand="Cargo Ship, Improve", actions=2, coins=4, kingdom="Village, Smithy")
    t.play("Improve")
    t.play("Cargo Ship")
    t.buy("Gold", ("resolve", "Cargo Ship"))
    t.clean_up(("resolve", "Improve"))
    assert t.trashed == "Improve"
    assert t.p1.in_play == "Cargo Ship"


def test_played_in_the_middle_of_a_gain() -> None:
    """If a gain lets you play Cargo Ship (as Gondola's does), it may set aside that very card."""
    t = bed(hand="Cargo Ship", coins=4, kingdom="Gondola")
    t.buy("Gondola", ("play card", "Cargo Ship"), ("resolve", "Cargo Ship"))
    assert t.p1.aside == "Gondola"


def test_played_where_it_lies() -> None:
    """Played where it lies, it leaves the card that played it in play instead, once it has a card set aside."""
    t = bed(hand="Smithy", deck="12 Copper", landscapes="Way of the Mouse", coins=4, kingdom="Village",
            text="extra Way of the Mouse: Cargo Ship", ruleset="first printing")  # fmt: skip
    t.play("Smithy", ("resolve", "Way of the Mouse"))
    t.buy("Gold", ("resolve", "Cargo Ship"))
    t.end_turn()
    assert t.p1.in_play == "Smithy"
    t.end_turn()
    assert t.p1.hand == "5 Copper, Gold"
    t.clean_up()
    assert t.p1.in_play == ""


def test_aside_it_belongs_to_you() -> None:
    """If the game ends meanwhile, the card set aside counts as yours."""
    t = bed(hand="Cargo Ship", coins=6)
    t.play("Cargo Ship")
    t.buy("Province", ("resolve", "Cargo Ship"))
    assert t.p1.points == 6


def test_the_first_of_two_gains() -> None:
    """If the first of two cards, both gained onto your deck, is covered by the second, only the second can be set aside."""
    t = bed(hand="Cargo Ship", kingdom="Nomad Camp", text="p1 tavern: Duplicate")
    t.play("Cargo Ship")
    t.gain("Nomad Camp", ("resolve", "Duplicate"), ("resolve", ""), to=1)
    assert t.p1.deck == "2 Nomad Camp"
    t = bed(hand="Cargo Ship", kingdom="Nomad Camp", text="p1 tavern: Duplicate")
    t.play("Cargo Ship")
    t.gain("Nomad Camp", ("resolve", "Cargo Ship"), ("resolve", "Duplicate"), to=1)
    assert t.p1.aside == "Nomad Camp"
    assert t.p1.deck == "Nomad Camp"


def test_both_in_the_discard_pile() -> None:
    """If both go to your discard pile, the first one may still be set aside though the second covers it."""
    t = bed(hand="2 Cargo Ship", kingdom="Experiment", actions=2)
    t.play("Cargo Ship")
    t.play("Cargo Ship")
    t.gain("Experiment", ("resolve", "Experiment"), ("resolve", "Cargo Ship"), ("resolve", "Cargo Ship"))
    assert t.p1.aside == "2 Experiment"


def test_kiln() -> None:
    """A copy that Kiln lets you gain before Cargo Ship is resolved cannot be set aside with it yet."""
    t = bed(hand="Kiln, Cargo Ship", actions=2)
    t.play("Kiln")
    t.play("Cargo Ship", ("gain", "yes"))
    assert t.p1.discard == "Cargo Ship"
    assert t.p1.aside == ""
