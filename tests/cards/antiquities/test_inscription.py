"""Inscription goes wrong in the phases in which it can be set aside, and in the draw at the end of the turn."""

from tests.bed import bed

CARD = "Inscription"


def test_discards_and_draws() -> None:
    """+1 Action. Discard any number of cards, then draw until you have 4 in hand."""
    t = bed(hand="Inscription, 2 Estate, Gold", deck="5 Copper")
    t.play("Inscription", ("discard", "2 Estate"))
    assert t.p1.actions == 1
    assert t.p1.hand == "Gold, 3 Copper"
    assert t.p1.discard == "2 Estate"


def test_four_or_more() -> None:
    """With 4 or more cards left you draw none."""
    t = bed(hand="Inscription, 5 Gold, Estate", deck="Copper")
    t.play("Inscription", ("discard", "Estate"))
    assert t.p1.hand == "5 Gold"


def test_shuffles() -> None:
    """If the deck runs out you shuffle your discard pile, with the cards just discarded; if all run out, draw what you can."""
    t = bed(hand="Inscription, Estate, Gold", deck="Copper")
    t.play("Inscription", ("discard", "Estate"))
    assert t.p1.hand == "Estate, Gold, Copper"
    assert t.p1.deck == "-"


def test_set_aside_for_a_card() -> None:
    """When you discard it in your Action phase you may reveal it and set it aside; when the turn ends, after drawing your new
    hand, you discard it for +1 Card."""
    t = bed(hand="2 Inscription", deck="10 Copper")
    t.play("Inscription", ("discard", "Inscription"), ("resolve", "Inscription"))
    assert t.p1.aside == "Inscription"
    t.end_turn()
    assert t.p1.hand == "6 Copper"
    assert t.p1.aside == "-"
    assert t.p1.discard == "Inscription, 4 Copper, Inscription"


def test_revealed() -> None:
    """It is revealed as you set it aside."""
    t = bed(hand="2 Inscription, Estate", deck="10 Copper")
    t.game.log = []
    t.play("Inscription", ("discard", "Inscription, Estate"), ("resolve", "Inscription"))
    assert [t.game.kinds[entry.kinds[0]].name for entry in t.game.log if entry.word == "reveal"] == ["Inscription"]


def test_moved_first() -> None:
    """If something else moves it first, it cannot be set aside: here a Trail, discarded with it, draws it."""
    t = bed(hand="Cellar, Trail, Inscription")
    t.play("Cellar", ("discard", "Trail, Inscription"), ("resolve", "Trail"))
    assert t.p1.hand == "Inscription"
    assert t.p1.aside == "-"


def test_optional() -> None:
    """You need not set it aside."""
    t = bed(hand="2 Inscription", deck="10 Copper")
    t.play("Inscription", ("discard", "Inscription"), ("resolve", ""))
    assert t.p1.discard == "Inscription"
    t.end_turn()
    assert t.p1.hand == "5 Copper"


def test_another_players_turn() -> None:
    """In another player's Action phase too: then you draw the card when that turn ends."""
    t = bed(hand="Militia", deck="5 Copper", p2="Inscription, 3 Estate", p2_deck="5 Silver")
    t.play("Militia", ("p2", "discard", "Inscription"), ("p2", "resolve", "Inscription"))
    assert t.p2.aside == "Inscription"
    t.clean_up()
    assert t.p2.hand == "3 Estate, Silver"
    assert t.p2.discard == "Inscription"


def test_from_the_deck() -> None:
    """It need not come from your hand."""
    t = bed(hand="Archaeologist", deck="Inscription, 5 Copper")
    t.play("Archaeologist", ("take", "3 Copper"), ("option", "discard the rest"), ("resolve", "Inscription"))
    assert t.p1.aside == "Inscription"


def test_other_phases() -> None:
    """In no other phase: discarded in the Buy phase or in Clean-up it stays in the discard pile."""
    t = bed(hand="Gamepiece, Inscription", deck="Gold, 5 Copper", text="turn: p1 treasure")
    t.step(("treasures", "Gamepiece"), ("take", "Gold"), ("discard", "Inscription"))
    assert t.p1.discard == "Inscription"
    t = bed(hand="Inscription", deck="5 Copper")
    t.end_turn()
    assert t.p1.discard == "Inscription"


def test_putting_is_not_discarding() -> None:
    """Not when it is gained, or put there with the whole deck."""
    t = bed(hand="Stronghold (Antiquities)", deck="Inscription, Copper, Estate")
    t.play("Stronghold (Antiquities)", ("trash", "Estate"), ("take", "Copper"))
    t.gain("Inscription")
    assert t.p1.discard == "2 Inscription"


def test_several() -> None:
    """Each of several can be set aside: +1 Card for each."""
    t = bed(hand="3 Inscription", deck="20 Copper")
    t.play("Inscription", ("discard", "2 Inscription"), ("resolve", "Inscription"), ("resolve", "Inscription"))
    t.end_turn()
    assert t.p1.hand == "7 Copper"
