"""Journey goes wrong when the hand is kept too, when the cards in play do something again, or on a third turn in a row."""

from tests.bed import bed

CARD = "Journey"


def test_cards_stay_and_an_extra_turn() -> None:
    """You discard no cards from play in this turn's Clean-up (but your hand), and take an extra turn after this one. The
    cards in play do nothing special in it, and are discarded at its end."""
    t = bed(hand="Copper, Estate", deck="12 Silver", p2_deck="5 Copper", landscapes="Journey", coins=3)
    t.play("Copper")
    t.buy("Journey")
    t.end_turn()
    assert t.game.current == 0
    assert t.p1.in_play == "Copper"
    assert t.p1.coins == 0
    assert t.p1.hand == "5 Silver"
    assert t.p1.discard == "Estate"
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == "-"


def test_not_a_third_turn() -> None:
    """Not a third turn in a row: bought in the extra turn, it still keeps your cards in play, but gives no turn."""
    t = bed(hand="Copper", deck="12 Silver", p2_deck="5 Copper", landscapes="Journey", coins=4)
    t.buy("Journey")
    t.end_turn()
    t.p1.player.coins = 4
    t.play("Silver")
    t.buy("Journey")
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == "Silver"


def test_bought_twice() -> None:
    """Bought twice in a turn, you still take one extra turn only."""
    t = bed(deck="12 Silver", p2_deck="5 Copper", landscapes="Journey", coins=8, buys=2)
    t.buy("Journey")
    t.buy("Journey")
    t.end_turn()
    assert t.game.current == 0
    t.end_turn()
    assert t.game.current == 1


def test_while_in_play() -> None:
    """What works while a card is in play goes on, and Durations that would have stayed work as usual."""
    t = bed(hand="Wharf", deck="12 Silver", p2_deck="5 Copper", landscapes="Journey", coins=4)
    t.play("Wharf")
    t.buy("Journey")
    t.end_turn()
    assert t.p1.hand == "7 Silver"
    assert t.p1.in_play == "Wharf"


def test_first_printing() -> None:
    """In the first printing it could be bought once in a turn, and did nothing if the turn before was yours as well."""
    t = bed(hand="Copper", deck="12 Silver", p2_deck="5 Copper", landscapes="Journey", coins=8, buys=2,
            ruleset="first printing")  # fmt: skip
    t.buy("Journey")
    assert not t.on_offer("Journey")
    t.end_turn()
    assert t.game.current == 0
    t.p1.player.coins = 4
    t.play("Silver")
    t.buy("Journey")
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == "-"


def test_improve_finds_nothing() -> None:
    """No card would be discarded from play on that turn: Improve can trash none. A Walled Village may still return."""
    t = bed(hand="Improve, Walled Village", deck="20 Copper", actions=2, landscapes="Journey", coins=2)
    t.play("Improve")
    t.play("Walled Village")
    t.buy("Journey")
    t.clean_up(("resolve", "Walled Village"))
    assert t.trashed == ""
    assert t.p1.in_play == "Improve"


def test_start_of_clean_up_but_no_discarding() -> None:
    """What waits for the start of Clean-up (Alchemist) happens; what waits for a discard from play (Scheme) does not."""
    t = bed(hand="Scheme, Alchemist", deck="4 Copper, 9 Silver", text="p1 play: Potion", landscapes="Journey", coins=4,
            actions=2)  # fmt: skip
    t.play("Scheme")
    t.play("Alchemist")
    t.buy("Journey")
    t.clean_up(("resolve", "Alchemist"))
    assert t.p1.in_play == "Potion, Scheme"
    assert "Alchemist" in t.p1.hand
