"""Cellar goes wrong in two ways: drawing before discarding, and counting cards that never left the hand."""

from tests.bed import bed

CARD = "Cellar"


def test_draws_as_many_as_were_discarded() -> None:
    """You draw only after discarding, as many cards as you really discarded."""
    t = bed(hand="Cellar, 2 Estate, Copper", deck="Gold, Silver, Curse")
    t.play("Cellar", ("discard", "2 Estate"))
    assert t.p1.hand == "Copper, Gold, Silver"
    assert t.p1.discard == "2 Estate"
    assert t.p1.deck == "Curse"
    assert t.p1.actions == 1


def test_discards_are_shuffled_in() -> None:
    """If you must shuffle to draw, the cards you have just discarded are shuffled in."""
    t = bed(hand="Cellar, 2 Estate")
    t.play("Cellar", ("discard", "2 Estate"))
    assert t.p1.hand == "2 Estate"
    assert t.p1.discard == ""


def test_none_is_a_number() -> None:
    """You may discard no cards at all."""
    t = bed(hand="Cellar, Estate", deck="Gold")
    t.play("Cellar", ("discard", ""))
    assert t.p1.hand == "Estate"


def test_cannot_discard_itself() -> None:
    """The Cellar you play is in play when you discard: it is not among your cards to discard."""
    t = bed(hand="Cellar", deck="Gold")
    t.play("Cellar")
    assert t.p1.in_play == "Cellar"


def test_reactions_before_drawing() -> None:
    """What discarding triggers is resolved before you draw; a card that moved away then still counts as discarded."""
    t = bed(hand="Cellar, Faithful Hound, Estate", deck="Gold, Silver, Curse")
    t.play("Cellar", ("discard", "Faithful Hound, Estate"), ("resolve", "Faithful Hound"))
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.aside == "Faithful Hound"


def test_first_printing_gives_plus_cards() -> None:
    """With Way of the Chameleon the first printing, which says "+1 Card" for each, gives coins; the current one draws."""
    for ruleset, coins, hand in (("first printing", 2, "Copper"), ("current", 0, "Copper, Gold, Silver")):
        t = bed(hand="Cellar, 2 Estate, Copper", deck="Gold, Silver", landscapes="Way of the Chameleon", ruleset=ruleset)
        t.play("Cellar", ("resolve", "Way of the Chameleon"), ("discard", "2 Estate"))
        assert t.p1.coins == coins
        assert t.p1.hand == hand
    t = bed(hand="Cellar, 2 Estate", deck="Gold, Silver, Curse", ruleset="first printing")
    t.play("Cellar", ("discard", "2 Estate"))
    assert t.p1.hand == "Gold, Silver"
    assert t.p1.actions == 1
