"""Chapter II: the phases of a turn, what they allow, and what is left of it afterwards."""

from freehold.rules.vocab import ACTION_PHASE, BUY_PHASE, TREASURE_PHASE
from tests.bed import bed


def test_start_of_a_turn() -> None:
    """You start each turn with 1 Action, 1 Buy and no coins; nothing is left of the turn before."""
    t = bed(hand="Festival, Festival, Gold", deck="5 Copper", p2="Copper")
    t.play("Festival")
    t.end_turn()
    assert t.game.current == 1
    assert (t.p2.actions, t.p2.buys, t.p2.coins) == (1, 1, 0)
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (0, 0, 0)
    t.end_turn()
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (1, 1, 0)


def test_one_action_for_each_action() -> None:
    """Playing an Action uses up one Action; without any left you can play no more."""
    t = bed(hand="2 Smithy, Moat", deck="9 Estate")
    t.step(("play", "Smithy"))
    assert t.p1.actions == 0
    t.step()
    assert t.game.phase == TREASURE_PHASE
    assert t.p1.in_play == "Smithy"


def test_more_actions_let_you_play_more() -> None:
    """+Actions add to what you may play, after the card that gave them is done."""
    t = bed(hand="Village, 2 Militia", deck="Copper")
    t.step(("play", "Village"))
    assert t.p1.actions == 2
    t.step(("play", "Militia"))
    t.step(("play", "Militia"))
    assert t.p1.actions == 0
    assert t.p1.coins == 4


def test_actions_are_optional() -> None:
    """You need not play an Action that you could."""
    t = bed(hand="Smithy, Copper", deck="3 Copper")
    t.step(("play", ""))
    assert t.game.phase == TREASURE_PHASE
    assert t.p1.hand == "Smithy, Copper"


def test_actions_come_before_treasures() -> None:
    """In the Buy phase you can play Treasures but no more Actions, even with Actions left."""
    t = bed(hand="Smithy, Copper", deck="3 Copper")
    t.step(("play", ""))
    t.step(("treasures", "Copper"))
    assert "Smithy" not in t.asked[-1]
    assert t.p1.actions == 1


def test_treasures_come_before_buying() -> None:
    """Once you have bought a card you can play no more Treasures."""
    t = bed(hand="Gold, Copper", deck="9 Curse", buys=2)
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Gold"))
    t.step(("treasures", ""))
    assert t.game.phase == BUY_PHASE
    t.step(("buy", "Silver"))
    assert t.p1.hand == "Copper"
    t.step(("buy", "Copper"))
    assert not any("treasures" in asked for asked in t.asked[2:])
    assert t.p1.coins == 0


def test_treasures_in_several_goes() -> None:
    """You may play Treasures one after the other, in any order, and keep some back."""
    t = bed(hand="Gold, Silver, Copper")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Silver"))
    t.step(("treasures", "Gold"))
    t.step(("treasures", ""))
    assert t.p1.coins == 5
    assert t.p1.hand == "Copper"


def test_buying_splits_the_coins() -> None:
    """Each purchase takes a Buy and its cost; with what is left you may buy again."""
    t = bed(coins=6, buys=2)
    t.buy("Silver")
    assert (t.p1.buys, t.p1.coins) == (1, 3)
    t.buy("Silver")
    assert (t.p1.buys, t.p1.coins) == (0, 0)
    assert t.p1.discard == "2 Silver"


def test_buying_needs_the_coins_and_the_card() -> None:
    """You can buy only what costs no more than you have, and only from the Supply, where a card must be left."""
    t = bed(coins=5, text="pile Duchy: 0\ntrash: Silver")
    assert not t.on_offer("Gold")
    assert not t.on_offer("Duchy")
    assert t.on_offer("Silver")
    assert t.on_offer("Curse")


def test_buying_is_optional() -> None:
    """You need not buy anything."""
    t = bed(hand="5 Gold", deck="5 Copper")
    t.end_turn()
    assert t.p1.discard == "5 Gold"


def test_actions_and_coins_of_the_action_phase_last() -> None:
    """Coins and Buys from the Action phase can be used in the Buy phase; Actions cannot be bought with."""
    t = bed(hand="Festival, Copper", deck="9 Curse")
    t.step(("play", "Festival"))
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Copper"))
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (2, 2, 3)


def test_clean_up() -> None:
    """In Clean-up you discard everything in play and in hand, then draw 5 cards."""
    t = bed(hand="Village, Estate, Copper", deck="Gold, Silver, 5 Copper")
    t.step(("play", "Village"))
    t.clean_up()
    assert t.p1.in_play == ""
    assert t.p1.discard == "Village, Estate, Copper, Gold"
    assert t.p1.hand == "Silver, 4 Copper"
    assert t.p1.deck == "Copper"


def test_clean_up_of_other_players() -> None:
    """Cards that other players have in play on your turn are discarded in your Clean-up too."""
    t = bed(text="p2 play: Moat")
    t.clean_up()
    assert t.p2.in_play == ""
    assert t.p2.discard == "Moat"


def test_clean_up_keeps_other_hands() -> None:
    """Other players keep their hands in your Clean-up and draw nothing."""
    t = bed(hand="Copper", p2="Estate", p2_deck="Gold")
    t.clean_up()
    assert t.p2.hand == "Estate"


def test_turns_go_round() -> None:
    """After the last player the first is on turn again."""
    t = bed(p3="Copper")
    order = []
    for _ in range(4):
        t.end_turn()
        order.append(t.game.current)
    assert order == [1, 2, 0, 1]


def test_played_card_is_finished_first() -> None:
    """A card is resolved completely before anything else is played, bought or ended."""
    t = bed(hand="Cellar, Village", deck="Gold, Silver")
    t.step(("play", "Cellar"), ("discard", ""))
    assert t.game.phase == ACTION_PHASE
    assert [asked.split("'")[1] for asked in t.asked] == ["play", "discard"]


def test_actions_that_cannot_do_everything() -> None:
    """You may play a card even if you cannot do all or any of what it says; you do as much as you can."""
    t = bed(hand="Remodel, Militia", p2="Copper", actions=2)
    t.step(("play", "Militia"))
    assert t.p2.hand == "Copper"
    t.step(("play", "Remodel"))
    assert t.p1.in_play == "Remodel, Militia"
    t = bed(hand="Smithy", deck="Gold")
    t.step(("play", "Smithy"))
    assert t.p1.hand == "Gold"


def test_coins_of_a_card_that_left_play_stay() -> None:
    """What a card has given is not lost when the card is trashed or moves."""
    t = bed(hand="Throne Room, Feast, Moneylender, Copper", actions=2)
    t.step(("play", "Moneylender"), ("trash", "Copper"))
    assert t.p1.coins == 3
    assert t.trashed == "Copper"


def test_pools_of_the_others_end_with_the_turn() -> None:
    """What a player gets on somebody else's turn is gone when that turn is over, on a third player's turn as well."""
    t = bed(hand="Militia, Cellar", p3="Trail, 3 Copper, Estate", deck="9 Copper", text="p3 deck: 9 Gold", kingdom="Nomads")
    t.gain("Nomads", seat=2)
    assert t.p3.coins == 2
    t.end_turn()
    assert t.game.current == 1
    assert t.p3.coins == 0
