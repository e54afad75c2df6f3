"""Voyage goes wrong with third turns in a row, with its limit, and with when it leaves play."""

from tests.bed import bed

CARD = "Voyage"


def test_extra_turn() -> None:
    """You take an extra turn after this one; Voyage is discarded in the Clean-up of that turn."""
    t = bed(hand="Voyage", deck="30 Copper")
    t.play("Voyage")
    assert t.p1.actions == 1
    t.end_turn()
    assert t.game.current == 0
    assert t.game.extra_turn
    assert t.p1.in_play == "Voyage"
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == ""


def test_three_cards_of_all_types() -> None:
    """On the extra turn you can play only 3 cards from your hand, Treasures included."""
    t = bed(hand="Voyage", deck="Village, 4 Copper, 9 Silver")
    t.play("Voyage")
    t.end_turn()
    t.step(("play", "Village"))
    t.to_phase(2)
    t.step(("treasures", "4 Copper"))
    assert t.p1.coins == 2
    assert t.p1.hand == "2 Copper, Silver"
    t.end_turn()
    assert t.game.current == 1


def test_the_turn_itself_is_free() -> None:
    """The turn on which you play it is not limited, nor is your next normal turn."""
    t = bed(hand="Voyage, 4 Copper", deck="5 Gold, 5 Copper")
    t.play("Voyage")
    t.to_phase(2)
    t.step(("treasures", "4 Copper"))
    assert t.p1.coins == 4
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "5 Copper"))
    assert t.p1.coins == 5


def test_throne_room_counts() -> None:
    """A card that a throne room plays from your hand counts; playing it again does not."""
    t = bed(hand="Voyage", deck="Throne Room, Village, 3 Copper, 9 Silver")
    t.play("Voyage")
    t.end_turn()
    t.step(("play", "Throne Room"), ("play card", "Village"))
    t.to_phase(2)
    t.step(("treasures", "Silver, Copper"))
    assert t.p1.coins == 2
    assert t.p1.in_play == "Voyage, Throne Room, Village, Silver"


def test_told_to_play_a_fourth() -> None:
    """Being told to play a card from your hand does not help: it cannot be the fourth."""
    t = bed(hand="Voyage", deck="2 Village, Throne Room, Smithy, Copper, 9 Silver")
    t.play("Voyage")
    t.end_turn()
    t.step(("play", "Village"))
    t.step(("play", "Village"))
    t.step(("play", "Throne Room"))
    assert "Smithy" in t.p1.hand


def test_cards_from_elsewhere_do_not_count() -> None:
    """Cards that are not played from your hand do not count: here one from the discard pile, with Vassal."""
    t = bed(hand="Voyage", deck="Vassal, 4 Copper, Smithy, 9 Silver")
    t.play("Voyage")
    t.end_turn()
    t.step(("play", "Vassal"), ("play card", "Smithy"))
    assert t.game.played_from_hand(0) == 1
    t.to_phase(2)
    t.step(("treasures", "4 Copper"))
    assert t.p1.coins == 4
    assert t.p1.hand == "2 Copper, 3 Silver"


def test_reactions_count_as_from_the_hand() -> None:
    """A Reaction that you play from your hand counts as well."""
    t = bed(hand="Voyage", deck="Sheepdog, 4 Copper, 9 Silver")
    t.play("Voyage")
    t.end_turn()
    t.gain("Curse", ("resolve", "Sheepdog"))
    t.to_phase(2)
    t.step(("treasures", "4 Copper"))
    assert t.p1.coins == 2


def test_no_third_turn() -> None:
    """Played on your second turn in a row it gives no third."""
    t = bed(hand="Voyage", deck="Voyage, 30 Copper")
    t.play("Voyage")
    t.end_turn()
    t.play("Voyage")
    t.end_turn()
    assert t.game.current == 1


def test_several_give_one_turn() -> None:
    """Several Voyages on one turn: only the first extra turn is taken, as the next would be a third in a row.

    The one that failed is discarded in the next Clean-up.
    """
    t = bed(hand="2 Voyage", deck="30 Copper")
    t.play("Voyage")
    t.play("Voyage")
    t.end_turn()
    assert t.game.extra_turn
    t.end_turn()
    assert t.game.current == 1
    t.end_turn()
    assert t.p1.in_play == ""


def test_with_other_extra_turns() -> None:
    """With an extra turn from elsewhere that allows a third, take the Voyage turn first and you get both."""
    t = bed(hand="Voyage", deck="30 Copper", landscapes="Seize the Day", coins=4)
    t.play("Voyage")
    t.buy("Seize the Day")
    t.end_turn(("turn", "Voyage"))
    t.end_turn()
    assert t.game.current == 0
    t.end_turn()
    assert t.game.current == 1


def test_first_printing_several_turns() -> None:
    """The first wording looked at the previous turn when played: each Voyage gave a turn, and left play after its own."""
    t = bed(hand="2 Voyage", deck="40 Copper", ruleset="first printing")
    t.play("Voyage")
    t.play("Voyage")
    t.end_turn()
    assert t.p1.in_play == "2 Voyage"
    t.end_turn()
    assert t.game.current == 0
    assert t.p1.in_play == "Voyage"
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == ""


def test_first_printing_not_after_your_own_turn() -> None:
    """The first wording does nothing if the previous turn was yours; then Voyage is discarded at once."""
    t = bed(hand="Voyage", deck="Voyage, 40 Copper", ruleset="first printing")
    t.play("Voyage")
    t.end_turn()
    t.play("Voyage")
    t.end_turn()
    assert t.game.current == 1
    assert t.p1.in_play == ""


def test_first_printing_throne_room_stays() -> None:
    """With Throne Room and the first wording you get two turns; both cards stay until both are done."""
    t = bed(hand="Throne Room, Voyage", deck="40 Copper", ruleset="first printing")
    t.play("Throne Room")
    t.end_turn()
    t.end_turn()
    assert t.game.current == 0
    assert t.p1.in_play == "Throne Room, Voyage"
    t.end_turn()
    assert t.p1.in_play == ""
