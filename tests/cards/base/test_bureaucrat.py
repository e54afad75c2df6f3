"""Bureaucrat goes wrong with empty decks, empty Silver piles, and hands without Victory cards."""

from freehold.rules.vocab import CARD_MASK
from tests.bed import bed

CARD = "Bureaucrat"


def test_silver_onto_your_deck() -> None:
    """The Silver is gained onto your deck, not to your discard pile."""
    t = bed(hand="Bureaucrat", deck="Copper")
    t.play("Bureaucrat")
    assert t.p1.deck == "Silver, Copper"
    assert t.p1.discard == ""


def test_others_put_back_a_victory_card() -> None:
    """Each other player puts a Victory card of their choice from their hand onto their deck."""
    t = bed(hand="Bureaucrat", p2="Estate, Duchy, Gold", p2_deck="Copper", p3="Province")
    t.play("Bureaucrat", ("p2", "topdeck", "Duchy"))
    assert t.p2.hand == "Estate, Gold"
    assert t.p2.deck == "Duchy, Copper"
    assert t.p3.hand == ""


def test_empty_decks() -> None:
    """On an empty deck the card becomes the only card of the deck; nothing is shuffled."""
    t = bed(hand="Bureaucrat", discard="Gold", p2="Estate, Gold", p2_discard="Copper")
    t.play("Bureaucrat")
    assert t.p1.deck == "Silver"
    assert t.p1.discard == "Gold"
    assert t.p2.deck == "Estate"
    assert t.p2.discard == "Copper"


def test_hand_without_victory_cards() -> None:
    """A player without Victory cards in hand reveals the hand: everybody knows those cards then."""
    t = bed(hand="Bureaucrat", p2="Gold, Copper")
    t.play("Bureaucrat")
    assert t.p2.hand == "Gold, Copper"
    assert t.p2.deck == "-"
    assert all(t.game.known[card & 4095] == -1 for card in t.p2.player.hand)


def test_the_card_is_shown() -> None:
    """The Victory card is revealed: everybody knows that it lies on the deck."""
    t = bed(hand="Bureaucrat", p2="Estate, Gold", p2_deck="Copper")
    t.play("Bureaucrat")
    assert t.game.known[t.card("Estate", 1, "deck") & 4095] == -1


def test_without_silvers() -> None:
    """The others are attacked even if there are no Silvers left."""
    t = bed(hand="Bureaucrat", p2="Estate", text="pile Silver: 0")
    t.play("Bureaucrat")
    assert t.p1.deck == "-"
    assert t.p2.deck == "Estate"


def test_moat() -> None:
    """Whoever reveals Moat puts nothing back."""
    t = bed(hand="Bureaucrat", p2="Estate, Moat")
    t.play("Bureaucrat", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Estate, Moat"


def test_one_card_and_everybody_sees_it() -> None:
    """It is one Victory card, which is revealed, and it is not optional."""
    t = bed(hand="Bureaucrat", p2="2 Estate, Duchy")
    t.play("Bureaucrat", ("p2", "topdeck", "Estate"))
    assert "(1 to 1 of" in t.asked[0]
    assert t.game.known[t.card("Estate", 1, "deck") & CARD_MASK] == -1
