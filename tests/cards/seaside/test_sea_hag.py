"""Sea Hag goes wrong in its order: the top card is discarded before the Curse takes its place."""

from tests.bed import bed

CARD = "Sea Hag"


def test_curse_onto_the_deck() -> None:
    """Each other player discards the top card of their deck, then gains a Curse onto their deck."""
    t = bed(hand="Sea Hag", p2_deck="Gold, Silver", p3="", text="p3 deck: Copper")
    t.play("Sea Hag")
    assert t.p2.deck == "Curse, Silver"
    assert t.p2.discard == "Gold"
    assert t.p3.deck == "Curse"
    assert t.p3.discard == "Copper"


def test_discards_without_curses() -> None:
    """They discard even if there are no Curses left."""
    t = bed(hand="Sea Hag", p2_deck="Gold, Silver", text="pile Curse: 0")
    t.play("Sea Hag")
    assert t.p2.deck == "Silver"
    assert t.p2.discard == "Gold"


def test_empty_deck() -> None:
    """Who has an empty deck shuffles to discard; who has no cards at all only gains the Curse."""
    t = bed(hand="Sea Hag", p2_discard="Gold", p3="")
    t.play("Sea Hag")
    assert t.p2.deck == "Curse"
    assert t.p2.discard == "Gold"
    assert t.p3.deck == "Curse"


def test_each_player_in_turn() -> None:
    """A player discards and gains before the next one does: the last Curse goes to the first."""
    t = bed(hand="Sea Hag", p2_deck="Gold", p3="", text="p3 deck: Copper\npile Curse: 1")
    t.play("Sea Hag")
    assert t.p2.deck == "Curse"
    assert t.p3.deck == "-"
    assert t.p3.discard == "Copper"


def test_moat() -> None:
    """Who shows a Moat discards nothing and gains no Curse."""
    t = bed(hand="Sea Hag", p2="Moat", p2_deck="Gold")
    t.play("Sea Hag", ("p2", "resolve", "Moat"))
    assert (t.p2.deck, t.p2.discard) == ("Gold", "")
