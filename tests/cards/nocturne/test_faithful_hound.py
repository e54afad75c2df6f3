"""Faithful Hound goes wrong in which discards count, and when it comes back."""

from tests.bed import bed

CARD = "Faithful Hound"


def test_two_cards() -> None:
    """+2 Cards."""
    t = bed(hand="Faithful Hound", deck="2 Gold")
    t.play("Faithful Hound")
    assert t.p1.hand == "2 Gold"


def test_set_aside_until_the_end_of_turn() -> None:
    """When you discard it you may set it aside; at the end of the turn, after drawing, you put it into your hand."""
    t = bed(hand="Cellar, Faithful Hound", deck="Copper, 5 Silver")
    t.play("Cellar", ("discard", "Faithful Hound"), ("resolve", "Faithful Hound"))
    assert t.p1.aside == "Faithful Hound"
    t.clean_up()
    assert t.p1.hand == "5 Silver, Faithful Hound"


def test_optional() -> None:
    """You need not."""
    t = bed(hand="Cellar, Faithful Hound", deck="Copper")
    t.play("Cellar", ("discard", "Faithful Hound"), ("resolve", ""))
    assert t.p1.discard == "Faithful Hound"


def test_not_in_clean_up() -> None:
    """It does nothing when discarded in Clean-up, from your hand or from play."""
    t = bed(hand="Faithful Hound", text="p1 play: Faithful Hound", deck="5 Copper")
    t.clean_up()
    assert t.p1.discard == "2 Faithful Hound"


def test_on_another_players_turn() -> None:
    """Discarded on another player's turn, it comes back at the end of that turn."""
    t = bed(hand="Militia", p2="Faithful Hound, Gold, Silver, Copper, Estate")
    t.play("Militia", ("p2", "discard", "Faithful Hound, Estate"), ("p2", "resolve", "Faithful Hound"))
    assert t.p2.aside == "Faithful Hound"
    t.end_turn()
    assert t.p2.hand == "Faithful Hound, Gold, Silver, Copper"


def test_from_the_deck() -> None:
    """It need not be in your hand: it works when it is discarded from your deck."""
    t = bed(deck="Faithful Hound, Copper", kingdom="Pixie", text="boons: The Sun's Gift")
    t.expect(("discard", "Faithful Hound"), ("resolve", "Faithful Hound"))
    t.game.players[0].receive_boon()
    t.finish()
    assert t.p1.aside == "Faithful Hound"


def test_set_aside_instead_of_played() -> None:
    """If Vassal discards it and you set it aside, Vassal can no longer play it."""
    t = bed(hand="Vassal", deck="Faithful Hound, 2 Gold")
    t.play("Vassal", ("resolve", "Faithful Hound"))
    assert t.p1.aside == "Faithful Hound"
    assert t.p1.hand == ""


def test_shuffled_in() -> None:
    """If another discarded card makes you shuffle it in first, it cannot be set aside."""
    t = bed(hand="Cellar, Faithful Hound, Trail")
    t.play("Cellar", ("discard", "Faithful Hound, Trail"), ("resolve", "Trail"))
    assert t.p1.aside == ""
    assert t.p1.in_play == "Cellar, Trail"


def test_not_discarded() -> None:
    """Gaining it, or putting your deck into your discard pile, is not discarding it."""
    t = bed(deck="Faithful Hound", kingdom="Faithful Hound")
    t.gain("Faithful Hound")
    t.game.players[0].discard_deck()
    assert t.p1.discard == "2 Faithful Hound"
