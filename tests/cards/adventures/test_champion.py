"""Champion goes wrong when its protection comes too late, or its +1 Action counts for itself."""

from tests.bed import bed

CARD = "Champion"


def test_you_first_get_an_action_for_each_action_card() -> None:
    """For the rest of the game you get +1 Action before each Action card you play is resolved."""
    t = bed(hand="Champion, 2 Smithy", deck="9 Copper", kingdom="Page")
    t.play("Champion")
    assert t.p1.actions == 1
    t.play("Smithy")
    t.play("Smithy")
    assert t.p1.actions == 1


def test_the_first_champion_gives_one_action_only() -> None:
    """The Champion you play gives its +1 Action, but is not itself an Action card played with Champion in effect."""
    t = bed(hand="Champion", kingdom="Page", actions=1)
    t.play("Champion")
    assert t.p1.actions == 1


def test_attacks_do_not_affect_you() -> None:
    """When another player plays an Attack it does not affect you."""
    t = bed(hand="Champion", p2="Militia", kingdom="Page", p3="5 Copper", deck="5 Copper")
    t.play("Champion")
    t.end_turn()
    t.play("Militia")
    assert len(t.p1.hand) == 5
    assert len(t.p3.hand) == 3


def test_an_attack_that_lasts() -> None:
    """An Attack that lasts until a later turn does not affect you if Champion was in effect when it was played."""
    t = bed(deck="Enchantress, 12 Copper", p2="Champion", p2_deck="5 Smithy, 12 Copper", kingdom="Page")
    t.end_turn()
    t.play("Champion")
    t.end_turn()
    t.play("Enchantress")
    t.end_turn()
    t.play("Smithy")
    assert len(t.p2.hand) == 7


def test_an_attack_from_before_still_does() -> None:
    """It does not protect you from an Attack that was played before it."""
    t = bed(hand="Enchantress", p2="Village, Champion", p2_deck="9 Copper", kingdom="Page")
    t.play("Enchantress")
    t.end_turn()
    t.play("Champion")
    assert t.p2.hand == "Village, Copper"
    assert t.p2.actions == 1
    t.play("Village")
    assert t.p2.actions == 2  # Champion's instructions were not followed: nothing was set up


def test_cumulative() -> None:
    """Played twice it gives +2 Actions for each Action card."""
    t = bed(hand="Throne Room, Champion, Smithy", deck="9 Copper", kingdom="Page")
    t.play("Throne Room", ("play card", "Champion"))
    assert t.p1.actions == 3  # its own +1 twice, and +1 first when it is played the second time
    t.play("Smithy")
    assert t.p1.actions == 4


def test_stays_in_play() -> None:
    """It stays in play for the rest of the game, and is exchanged for nothing."""
    t = bed(hand="Champion", kingdom="Page")
    t.play("Champion")
    for _ in range(4):
        t.end_turn()
    assert t.p1.in_play == "Champion"


def test_calling_a_reserve_card_is_not_playing() -> None:
    """You get nothing for a Reserve card that you call."""
    t = bed(hand="Champion, Smithy", deck="9 Copper", kingdom="Page", text="p1 tavern: Coin of the Realm")
    t.play("Champion", ("resolve", ""))
    t.play("Smithy", ("resolve", "Coin of the Realm"))
    assert t.p1.actions == 3
