"""Mastermind goes wrong in which cards go under the deck, when, and when it is played as a Reaction without an Action."""

from tests.bed import bed

CARD = "Mastermind (Antiquities)"


def test_two_cards_under_the_deck() -> None:
    """+1 Action, +1 Card. When Clean-up starts you may choose one or two cards you have in play; when you discard them from
    play, they go under your deck, before you draw your new hand."""
    t = bed(hand="Mastermind (Antiquities), Village, Gold", deck="Copper, Estate, 3 Silver")
    t.play("Mastermind (Antiquities)")
    assert t.p1.actions == 1
    assert t.p1.hand == "Village, Gold, Copper"
    t.play("Village")
    t.play("Gold")
    t.clean_up(("choose", "Village, Gold"), ("order", "Gold, Village"))
    assert t.p1.hand == "3 Silver, Gold, Village"
    assert t.p1.discard == "Mastermind (Antiquities), Copper, Estate"


def test_in_any_order() -> None:
    """They go there in any order."""
    for order in ("Gold, Village", "Village, Gold"):
        t = bed(hand="Mastermind (Antiquities), Village, Gold", deck="Copper, Estate, 8 Silver")
        t.play("Mastermind (Antiquities)")
        t.play("Village")
        t.play("Gold")
        t.clean_up(("choose", "Village, Gold"), ("order", order))
        assert t.p1.deck == f"3 Silver, {order}"


def test_one_or_none() -> None:
    """One card is enough, also this Mastermind; or none."""
    t = bed(hand="Mastermind (Antiquities)", deck="8 Copper")
    t.play("Mastermind (Antiquities)")
    t.clean_up(("choose", "Mastermind (Antiquities)"))
    assert t.p1.deck == "2 Copper, Mastermind (Antiquities)"
    t = bed(hand="Mastermind (Antiquities)", deck="8 Copper")
    t.play("Mastermind (Antiquities)")
    t.clean_up(("choose", ""))
    assert t.p1.discard == "Mastermind (Antiquities), Copper"


def test_cards_that_stay() -> None:
    """A card that is not discarded, as a Duration, stays in play though it was chosen."""
    t = bed(hand="Mastermind (Antiquities), Wharf", deck="20 Copper")
    t.play("Mastermind (Antiquities)")
    t.play("Wharf")
    t.clean_up(("choose", "Wharf"))
    assert t.p1.in_play == "Wharf"
    assert "Wharf" not in t.p1.deck


def test_played_twice() -> None:
    """Played twice (or two of them): choose twice, other cards each time."""
    t = bed(hand="Throne Room, Mastermind (Antiquities), 2 Gold", deck="20 Copper")
    t.play("Throne Room", ("play card", "Mastermind (Antiquities)"))
    t.play("Gold")
    t.play("Gold")
    t.clean_up(("choose", "2 Gold"), ("choose", "Throne Room"),
               ("order", "Gold, Gold, Throne Room"))  # fmt: skip
    assert t.p1.deck.endswith("Copper, 2 Gold, Throne Room")
    second = [asked for asked in t.asked if "'choose'" in asked][1]
    assert "Gold" not in second


def test_only_this_turn() -> None:
    """The next turn's cards are discarded as usual."""
    t = bed(hand="Mastermind (Antiquities)", deck="20 Copper")
    t.play("Mastermind (Antiquities)")
    t.end_turn(("choose", ""))
    t.end_turn()
    t.end_turn()
    assert t.game.current == 1


def test_after_an_action() -> None:
    """Right after you have resolved an Action you may discard another card from your hand to play it. That takes no Action:
    with its own +1 Action you have one more than before."""
    t = bed(hand="Village, Mastermind (Antiquities), Estate", deck="2 Copper, 5 Silver")
    t.play("Village", ("resolve", "Mastermind (Antiquities)"), ("discard", "Estate"))
    assert t.p1.in_play == "Village, Mastermind (Antiquities)"
    assert t.p1.actions == 3
    assert t.p1.discard == "Estate"
    assert t.p1.hand == "2 Copper"


def test_declined() -> None:
    """You need not."""
    t = bed(hand="Village, Mastermind (Antiquities), Estate", deck="2 Copper, 5 Silver")
    t.play("Village", ("resolve", ""))
    assert t.p1.in_play == "Village"


def test_needs_another_card() -> None:
    """The card discarded must be another one: as the only card in hand it cannot be played so."""
    t = bed(hand="Smithy, Mastermind (Antiquities)")
    t.play("Smithy")
    assert t.p1.hand == "Mastermind (Antiquities)"


def test_only_after_actions() -> None:
    """Not after a Treasure."""
    t = bed(hand="Gold, Mastermind (Antiquities), Estate")
    t.play("Gold")
    assert t.p1.in_play == "Gold"


def test_one_after_the_other() -> None:
    """A Mastermind so played is an Action that was resolved: another may follow it."""
    t = bed(hand="Village, 2 Mastermind (Antiquities), 2 Estate", deck="5 Copper")
    t.play("Village", ("resolve", "Mastermind (Antiquities)"), ("discard", "Estate"),
           ("resolve", "Mastermind (Antiquities)"), ("discard", "Estate"))  # fmt: skip
    assert t.p1.in_play == "Village, 2 Mastermind (Antiquities)"


def test_drawn_by_the_action() -> None:
    """The Mastermind may have been drawn by the Action."""
    t = bed(hand="Smithy, Estate", deck="Mastermind (Antiquities), 5 Copper")
    t.play("Smithy", ("resolve", "Mastermind (Antiquities)"), ("discard", "Estate"))
    assert t.p1.in_play == "Smithy, Mastermind (Antiquities)"


def test_on_another_players_turn() -> None:
    """It can be played on another player's turn, after your Stronghold. Then you choose among your cards in play when that
    turn's Clean-up starts."""
    t = bed(hand="Militia", deck="9 Copper", p2="Stronghold (Antiquities), Mastermind (Antiquities), Estate",
            p2_deck="Gold, Silver, Copper")  # fmt: skip
    t.play("Militia", ("p2", "resolve", "Stronghold (Antiquities)"), ("p2", "trash", "Copper"), ("p2", "take", "Silver"),
           ("p2", "resolve", "Mastermind (Antiquities)"), ("p2", "discard", "Estate"))  # fmt: skip
    assert t.p2.in_play == "Mastermind (Antiquities)"
    assert t.p2.discard == "Stronghold (Antiquities)"
    deck = t.p2.deck
    t.clean_up(("p2", "choose", "Mastermind (Antiquities)"))
    assert t.p2.in_play == "-"
    assert t.p2.deck == f"{deck}, Mastermind (Antiquities)" or t.p2.deck == "Mastermind (Antiquities)"


def test_while_it_may_not_be_played() -> None:
    """While it may not be played from the hand, as a fourth card on the turn of a Voyage, you cannot discard a card for it."""
    t = bed(hand="Voyage", deck="3 Village, Mastermind (Antiquities), 20 Copper")
    t.play("Voyage")
    t.end_turn()
    assert t.is_extra_turn()
    t.play("Village", ("resolve", ""))
    t.play("Village", ("resolve", ""))
    t.play("Village")
    assert "Mastermind (Antiquities)" in t.p1.hand
