"""Changeling goes wrong in what can be exchanged, and when the gained card has moved."""

from tests.bed import bed

CARD = "Changeling"


def test_copy_of_a_card_in_play() -> None:
    """You trash it and gain a copy of any card you have in play."""
    t = bed(hand="Changeling", text="turn: p1 night\np1 play: Silver, Village, Church")
    t.play("Changeling", ("choose", "Village"), ("resolve", ""))
    assert t.trashed == "Changeling"
    assert "Silver, Village, Church" in t.asked[0]
    assert "Village" in t.p1.discard


def test_no_copy_in_the_supply() -> None:
    """You may choose any card in play, but gain a copy only if there is one in the Supply."""
    for name in ("Goat", "Will-o'-Wisp", "Village"):
        t = bed(hand="Changeling", text="turn: p1 night\np1 play: Goat, Will-o'-Wisp, Village\npile Village: 0",
                kingdom="Pixie")  # fmt: skip
        t.play("Changeling", ("choose", name))
        assert t.p1.discard == ""
        assert t.trashed == "Changeling"


def test_first_trash_then_gain() -> None:
    """It is trashed first, so it is no longer in play: it cannot copy itself."""
    t = bed(hand="Changeling", text="turn: p1 night")
    t.play("Changeling")
    assert t.trashed == "Changeling"
    assert t.p1.discard == ""


def test_exchange_a_gained_card() -> None:
    """When you gain a card costing $3 or more, you may exchange it: it goes back to its pile, you take a Changeling."""
    t = bed(kingdom="Changeling, Village")
    t.gain("Village", ("resolve", "Changeling"))
    assert t.p1.discard == "Changeling"
    assert t.left("Village") == 10
    t.gain("Village", ("resolve", ""))
    assert t.p1.discard == "Changeling, Village"
    t.gain("Estate")
    assert "Estate" in t.p1.discard


def test_on_any_turn() -> None:
    """Also on another player's turn."""
    t = bed(kingdom="Changeling, Village")
    t.gain("Village", ("p2", "resolve", "Changeling"), seat=1)
    assert t.p2.discard == "Changeling"


def test_from_the_trash_and_to_other_places() -> None:
    """Wherever the card came from or went, it returns to its pile, and the Changeling goes to your discard pile."""
    t = bed(hand="Treasurer", kingdom="Changeling", text="trash: Gold")
    t.play("Treasurer", ("option", "gain a Treasure from the trash"), ("resolve", "Changeling"))
    assert t.p1.hand == ""
    assert t.p1.discard == "Changeling"
    assert t.trashed == ""
    assert t.left("Gold") == 30


def test_moved_by_something_else() -> None:
    """If another ability moves the gained card first, it cannot be exchanged."""
    t = bed(hand="Watchtower", kingdom="Changeling, Village")
    t.gain("Village", ("resolve", "Watchtower"), ("option", "topdeck"))
    assert t.p1.deck == "Village"
    assert t.p1.discard == ""


def test_the_card_was_gained() -> None:
    """The card was gained even if you exchange it, with all that this triggers; the Changeling was not gained."""
    t = bed(kingdom="Changeling, Cursed Village", text="hexes: Plague")
    t.gain("Cursed Village", ("resolve", "Changeling"))
    assert t.p1.discard == "Changeling"
    assert t.p1.hand == "Curse"
    assert [t.game.name(card) for card in t.game.gained_cards(0)] == ["Cursed Village", "Curse"]


def test_cards_of_other_piles() -> None:
    """A card from outside the Kingdom can be exchanged if it belongs to a pile."""
    t = bed(kingdom="Changeling")
    t.gain("Gold", ("resolve", "Changeling"))
    assert t.p1.discard == "Changeling"


def test_cards_without_a_pile() -> None:
    """A card that belongs to no pile (an Heirloom, a Zombie, one from the Black Market deck) cannot be exchanged."""
    t = bed(kingdom="Changeling, Necromancer", text="trash: Zombie Spy")
    t.game.players[0].gain(t.game.cards_in(1)[0])
    assert t.p1.discard == "Zombie Spy"


def test_no_changeling_left() -> None:
    """With no Changeling left nothing can be exchanged."""
    t = bed(kingdom="Changeling, Village", text="pile Changeling: 0")
    t.gain("Village")
    assert t.p1.discard == "Village"


def test_the_cost_when_gained() -> None:
    """What counts is the cost when you gained the card: with Canal a $3 card cannot be exchanged."""
    t = bed(kingdom="Changeling, Village, Smithy", landscapes="Canal")
    t.game.set_held(t.game.kind_named("Canal"), 1)
    t.gain("Village")
    assert t.p1.discard == "Village"
    t.gain("Smithy", ("resolve", "Changeling"))
    assert t.p1.discard == "Village, Changeling"


def test_other_parts_of_a_cost() -> None:
    """Only the $ in the cost counts: at least $3, with or without a Potion."""
    t = bed(kingdom="Changeling, Familiar, Transmute")
    t.gain("Familiar", ("resolve", "Changeling"))
    t.gain("Transmute")
    assert t.p1.discard == "Changeling, Transmute"


def test_not_from_the_black_market_deck() -> None:
    """A Changeling in the Black Market deck does nothing for what you gain."""
    t = bed(kingdom="Black Market, Village", text="extra Black Market: Changeling")
    t.gain("Village")
    assert t.p1.discard == "Village"


def test_exchange_before_or_after() -> None:
    """It is one of the abilities of the gain: you choose what comes first, and the Hex comes in either case."""
    t = bed(kingdom="Changeling, Cursed Village", text="hexes: Plague")
    t.gain("Cursed Village", ("resolve", "Cursed Village"), ("resolve", "Changeling"))
    assert t.p1.discard == "Changeling"
    assert t.p1.hand == "Curse"


def test_a_cost_that_falls_at_once() -> None:
    """A Destrier gained for $3 may be exchanged, though it costs $2 as soon as you have gained it."""
    t = bed(kingdom="Changeling, Destrier")
    for _ in range(3):
        t.gain("Copper")
    assert t.cost("Destrier") == 3
    t.gain("Destrier", ("resolve", "Changeling"))
    assert t.cost("Destrier") == 2
    assert t.p1.discard == "3 Copper, Changeling"
