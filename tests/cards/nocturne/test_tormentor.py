"""Tormentor goes wrong in which cards count as other cards in play."""

from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Tormentor"
PLAGUE = "hexes: Plague"


def test_an_imp_if_alone() -> None:
    """+$2. If you have no other cards in play, you gain an Imp, and nobody receives a Hex."""
    t = bed(hand="Tormentor", text=PLAGUE)
    t.play("Tormentor")
    assert t.p1.coins == 2
    assert t.p1.discard == "Imp"
    assert t.p2.hand == ""


def test_a_hex_if_not() -> None:
    """Otherwise every other player receives the next Hex."""
    t = bed(hand="Tormentor", p3="", text=PLAGUE + "\np1 play: Copper")
    t.play("Tormentor")
    assert t.p1.discard == ""
    assert t.p2.hand == "Curse"
    assert t.p3.hand == "Curse"


def test_what_is_in_play() -> None:
    """Another Tormentor counts, and so does a card left from an earlier turn; a card that left play does not."""
    t = bed(hand="2 Tormentor", text=PLAGUE, actions=2)
    t.play("Tormentor")
    t.play("Tormentor")
    assert t.p1.discard == "Imp"
    assert t.p2.hand == "Curse"
    t = bed(hand="Tormentor", text=PLAGUE + "\np1 play: Wharf")
    t.play("Tormentor")
    assert t.p2.hand == "Curse"
    t = bed(hand="Pixie, Tormentor", deck="9 Copper", text=PLAGUE + "\nboons: The Sea's Gift")
    t.play("Pixie", ("trash", "yes"))
    t.play("Tormentor")
    assert t.p1.discard == "Imp"


def test_throne_room() -> None:
    """A Throne Room that plays it is another card in play."""
    t = bed(hand="Throne Room, Tormentor", text="hexes: Plague, Greed")
    t.play("Throne Room", ("play card", "Tormentor"))
    assert t.p1.coins == 4
    assert t.p1.discard == ""
    assert t.p2.hand == "Curse"
    assert t.p2.deck == "Copper"


def test_reactions_come_first() -> None:
    """The others use Reactions before the Hex is turned over; it is an Attack even if it only gains an Imp."""
    t = bed(hand="2 Tormentor", p2="Moat", text=PLAGUE, actions=2)
    t.play("Tormentor", ("p2", "resolve", "Moat"))
    assert cards_of(t, 7) == []
    t.play("Tormentor", ("p2", "resolve", "Moat"))
    assert cards_of(t, 7) == ["Plague"]
    assert t.p2.hand == "Moat"


def test_the_pile_of_imps() -> None:
    """The 13 Imps are in games with it."""
    assert bed(kingdom="Tormentor").left("Imp") == 13
