"""Dig goes wrong in what a card counts for, in leaving play, and in its number of cards."""

from tests.bed import bed

CARD = "Dig"


def test_vp_for_what_was_revealed() -> None:
    """Reveal and discard the top 5 cards of your deck. You may set Dig aside: then +1 VP for each Action, +1 VP for each Copper
    and +2 VP for each other Treasure among them, nothing for other cards."""
    t = bed(hand="Dig", deck="Village, Copper, Gold, Estate, Curse, Silver")
    t.play("Dig", ("set aside", "yes"))
    assert t.p1.vp == 4
    assert t.p1.discard == "Village, Copper, Gold, Estate, Curse"
    assert t.p1.deck == "Silver"
    assert t.p1.aside == "Dig"


def test_not_set_aside() -> None:
    """If you do not set it aside it stays in play, and you get nothing."""
    t = bed(hand="Dig", deck="5 Gold")
    t.play("Dig", ("set aside", "no"))
    assert t.p1.in_play == "Dig"
    assert t.p1.vp == 0
    assert t.p1.discard == "5 Gold"


def test_action_and_treasure() -> None:
    """A card that is both an Action and a Treasure gives 3 VP."""
    t = bed(hand="Dig", deck="Crown, 4 Estate")
    t.play("Dig", ("set aside", "yes"))
    assert t.p1.vp == 3


def test_shuffles() -> None:
    """With fewer than 5 cards in the deck, shuffle your discard pile and go on; with fewer altogether, reveal those."""
    t = bed(hand="Dig", deck="Copper", discard="2 Copper, 5 Silver")
    t.play("Dig", ("set aside", "no"))
    assert len(t.p1.discard) == 5
    t = bed(hand="Dig", deck="Copper", discard="Silver")
    t.play("Dig", ("set aside", "yes"))
    assert t.p1.vp == 3


def test_aside_for_good() -> None:
    """Set aside, it stays there until the game ends; it is yours then, and worth nothing."""
    t = bed(hand="Dig", deck="5 Copper, 5 Estate")
    t.play("Dig", ("set aside", "yes"))
    t.end_turn()
    t.end_turn()
    assert t.p1.aside == "Dig"
    assert t.p1.points == 5 + 5
    assert len(t.p1.player.all_cards()) == 11


def test_played_twice() -> None:
    """Played twice by a Throne Room, it can be set aside only once; so if it was, the second time gives nothing."""
    t = bed(hand="Throne Room, Dig", deck="10 Copper")
    t.play("Throne Room", ("play card", "Dig"), ("set aside", "yes"))
    assert t.p1.vp == 5
    assert t.p1.discard == "10 Copper"
    t = bed(hand="Throne Room, Dig", deck="10 Copper")
    t.play("Throne Room", ("play card", "Dig"), ("set aside", "no"), ("set aside", "yes"))
    assert t.p1.vp == 5


def test_number_of_cards() -> None:
    """There are 12, and 8 with two players."""
    assert bed(kingdom="Dig").left("Dig") == 8
    assert bed(kingdom="Dig", p3="").left("Dig") == 12
