"""Elder goes wrong about which choices it reaches: only those of the card it plays, now, of options to choose."""

from tests.bed import bed

CARD = "Elder"


def test_plays_an_action() -> None:
    """You get +$2 and may play an Action from your hand; this uses no Action."""
    t = bed(hand="Elder, Smithy", deck="4 Gold")
    t.play("Elder", ("play card", "Smithy"))
    assert t.p1.coins == 2
    assert t.p1.actions == 0
    assert t.p1.hand == "3 Gold"
    t = bed(hand="Elder, Smithy", deck="4 Gold")
    t.play("Elder", ("play card", ""))
    assert t.p1.hand == "Smithy"


def test_one_more_option() -> None:
    """When the card tells you to choose among options you may choose one more, different from the others."""
    t = bed(hand="Elder, Town Crier")
    t.play("Elder", ("play card", "Town Crier"), ("option", "+$2, gain a Silver"), ("may", "no"))
    assert t.p1.coins == 4
    assert t.p1.discard == "Silver"


def test_choose_first_then_do_in_order() -> None:
    """You choose all the options first, then do them in the order of the card, however you named them."""
    t = bed(hand="Elder, Blacksmith", deck="20 Gold")
    t.play("Elder", ("play card", "Blacksmith"), ("option", "+2 Cards, draw up to 6"))
    assert len(t.p1.hand) == 8


def test_need_not_take_the_extra_option() -> None:
    """You need not take the extra option; with two choices on a card you decide for each."""
    t = bed(hand="Elder, Count, 2 Estate", deck="Gold")
    t.play("Elder", ("play card", "Count"), ("option", "topdeck a card, gain a Copper"),
           ("option", "+$3"))  # fmt: skip
    assert t.p1.coins == 5
    assert t.p1.discard == "Copper"
    assert t.p1.deck == "Estate, Gold"


def test_not_for_other_choices() -> None:
    """Choices that are no "choose" among options are not touched: Village Green's "either" allows one."""
    t = bed(hand="Elder, Village Green", deck="4 Gold")
    t.play("Elder", ("play card", "Village Green"), ("option", "now"))
    assert "1 to 1" in t.asked[1]


def test_only_this_turn() -> None:
    """Only what you choose this turn counts: Amulet's choice of next turn is as normal."""
    t = bed(hand="Elder, Amulet", deck="20 Copper")
    t.play("Elder", ("play card", "Amulet"), ("option", "+$1, gain a Silver"))
    assert "1 to 2" in t.asked[1]
    t.end_turn()
    t.end_turn(("p1", "option", "+$1"))
    assert "1 to 1" in t.asked[-1]


def test_courtier_gets_one_extra() -> None:
    """With Courtier you get one extra option, not one for each type of the card revealed."""
    t = bed(hand="Elder, Courtier, Village Green")
    t.play("Elder", ("play card", "Courtier"), ("option", "+1 Action, +1 Buy, +$3, gain a Gold"))
    assert "3 to 4" in t.asked[-1]
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 2, 5)


def test_cards_left_where_they_are() -> None:
    """A card that the chosen card plays, leaving it where it is, gets no extra option."""
    t = bed(hand="Elder, Captain", kingdom="Townsfolk")
    t.play("Elder", ("play card", "Captain"), ("option", "+$2"), ("may", "no"))
    assert t.p1.coins == 4


def test_cards_played_by_the_chosen_card() -> None:
    """What a throne room plays is not the card that Elder plays."""
    t = bed(hand="Elder, Throne Room, Town Crier")
    t.play("Elder", ("play card", "Throne Room"), ("play card", "Town Crier"), ("option", "+$2"), ("may", "no"),
           ("option", "gain a Silver"), ("may", "no"))  # fmt: skip
    assert t.p1.coins == 4


def test_not_when_replayed() -> None:
    """If you replay the card with Royal Carriage, Elder has no effect that time."""
    t = bed(hand="Elder, Town Crier", text="p1 tavern: Royal Carriage")
    t.play("Elder", ("play card", "Town Crier"), ("option", "+$2, gain a Silver"), ("may", "no"),
           ("resolve", "Royal Carriage"), ("option", "+$2"), ("may", "no"))  # fmt: skip
    assert "1 to 1" in [line for line in t.asked if "option" in line][-1]
    assert t.p1.coins == 6


def test_not_with_a_way() -> None:
    """If you use a Way for the chosen card, Elder has no effect on it."""
    t = bed(hand="Elder, Town Crier", landscapes="Way of the Sheep")
    t.play("Elder", ("resolve", ""), ("play card", "Town Crier"), ("resolve", "Way of the Sheep"))
    assert t.p1.coins == 4


def test_catacombs_with_both_options() -> None:
    """With Catacombs you may take the 3 cards and discard them too: they come to your hand and go from there."""
    t = bed(hand="Elder, Catacombs", deck="3 Gold, 3 Silver, Copper")
    t.play("Elder", ("play card", "Catacombs"), ("option", "put into your hand, discard, +3 Cards"))
    assert t.p1.hand == "3 Silver"
    assert t.p1.discard == "3 Gold"


def test_scrap_gets_one_extra() -> None:
    """With Scrap you may choose one option more than the trashed card cost: one even for a card of $0, none without a card."""
    t = bed(hand="Elder, Scrap, Estate", deck="Gold")
    t.play("Elder", ("play card", "Scrap"), ("option", "+1 Buy, +$1, gain a Horse"))
    assert (t.p1.coins, t.p1.buys, t.p1.discard) == (3, 2, "Horse")
    t = bed(hand="Elder, Scrap, Copper", deck="Gold")
    t.play("Elder", ("play card", "Scrap"), ("option", "+1 Card"))
    assert t.p1.hand == "Gold"
    t = bed(hand="Elder, Scrap", deck="Gold")
    t.play("Elder", ("play card", "Scrap"))
    assert t.p1.hand == ""


def test_barge_is_no_such_choice() -> None:
    """With Barge you still choose either now or your next turn."""
    t = bed(hand="Elder, Barge", deck="4 Gold")
    t.play("Elder", ("play card", "Barge"), ("option", "now"))
    assert "1 to 1" in t.asked[-1]
    assert t.p1.hand == "3 Gold"
