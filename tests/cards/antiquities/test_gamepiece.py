"""Gamepiece goes wrong in when its Reaction works: only in your own Action or Buy phase."""

from tests.bed import bed

CARD = "Gamepiece"


def test_takes_the_card() -> None:
    """A Treasure worth $1. Look at your top card; you may put it into your hand; then discard a card, that one or another."""
    t = bed(hand="Gamepiece, Estate", deck="Gold, Copper")
    t.play("Gamepiece", ("take", "Gold"), ("discard", "Estate"))
    assert t.p1.coins == 1
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Estate"
    assert t.p1.deck == "Copper"


def test_leaves_the_card() -> None:
    """If you do not take it, it goes back onto your deck, and you discard nothing."""
    t = bed(hand="Gamepiece, Estate", deck="Gold, Copper")
    t.play("Gamepiece", ("take", ""))
    assert t.p1.hand == "Estate"
    assert t.p1.deck == "Gold, Copper"
    assert t.p1.discard == "-"


def test_no_card() -> None:
    """With no cards to look at nothing happens."""
    t = bed(hand="Gamepiece, Estate")
    t.play("Gamepiece")
    assert t.p1.hand == "Estate"


def test_coin_when_discarded() -> None:
    """When you discard it in your Action phase you may reveal it for +$1, also out of several cards discarded unseen."""
    t = bed(hand="Inscription, Gamepiece, Estate", deck="4 Copper")
    t.play("Inscription", ("discard", "Gamepiece, Estate"), ("resolve", "Gamepiece"))
    assert t.p1.coins == 1
    t = bed(hand="Inscription, Gamepiece, Estate", deck="4 Copper")
    t.play("Inscription", ("discard", "Gamepiece, Estate"), ("resolve", ""))
    assert t.p1.coins == 0


def test_revealed() -> None:
    """For that you have to reveal it."""
    t = bed(hand="Inscription, Gamepiece, Estate", deck="4 Copper")
    t.game.log = []
    t.play("Inscription", ("discard", "Gamepiece, Estate"), ("resolve", "Gamepiece"))
    assert [t.game.kinds[entry.kinds[0]].name for entry in t.game.log if entry.word == "reveal"] == ["Gamepiece"]


def test_moved_first() -> None:
    """If something else moves it first, it can no longer be revealed: here a Trail, discarded with it, draws it."""
    t = bed(hand="Cellar, Trail, Gamepiece")
    t.play("Cellar", ("discard", "Trail, Gamepiece"), ("resolve", "Trail"), ("resolve", "Gamepiece"))
    assert t.p1.hand == "Gamepiece"
    assert t.p1.coins == 0


def test_in_the_buy_phase() -> None:
    """Also in your Buy phase, as when another Gamepiece makes you discard it."""
    t = bed(hand="2 Gamepiece", deck="Gold", text="turn: p1 treasure")
    t.step(("treasures", "Gamepiece"), ("take", "Gold"), ("discard", "Gamepiece"), ("resolve", "Gamepiece"))
    assert t.p1.coins == 2


def test_from_deck_or_aside() -> None:
    """Discarded from the deck it works too."""
    t = bed(hand="Archaeologist", deck="Gamepiece, 5 Copper")
    t.play("Archaeologist", ("take", "3 Copper"), ("option", "discard the rest"), ("resolve", "Gamepiece"))
    assert t.p1.coins == 1


def test_not_on_others_turns() -> None:
    """Not on another player's turn."""
    t = bed(hand="Militia", p2="Gamepiece, 3 Copper")
    t.play("Militia", ("p2", "discard", "Gamepiece"))
    assert t.p2.coins == 0


def test_not_in_other_phases() -> None:
    """Not in the Night phase, and not in Clean-up."""
    t = bed(hand="Gamepiece", text="turn: p1 night")
    t.discard("Gamepiece")
    assert t.p1.coins == 0
    t = bed(hand="2 Gamepiece", deck="5 Copper", text="turn: p1 treasure")
    t.step(("treasures", "Gamepiece"), ("take", ""))
    t.clean_up()
    assert t.p1.discard == "2 Gamepiece"


def test_putting_is_not_discarding() -> None:
    """Not when it is gained, nor when the whole deck is put into the discard pile."""
    t = bed(hand="Stronghold (Antiquities)", deck="Gamepiece, Copper, Estate")
    t.play("Stronghold (Antiquities)", ("trash", "Estate"), ("take", "Copper"))
    t.gain("Gamepiece")
    assert t.p1.coins == 0
    assert t.p1.discard == "2 Gamepiece"
