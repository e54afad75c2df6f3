"""Cavalry goes wrong in the way back to the Action phase: whose turn it is, which phase, what triggers again."""

from freehold.rules.vocab import ACTION_PHASE, BUY_PHASE, DECK, NIGHT_PHASE, TREASURE_PHASE
from tests.bed import bed

CARD = "Cavalry"


def test_gains_two_horses_when_played() -> None:
    """Played, it gains 2 Horses; it draws nothing and gives no Buy."""
    t = bed(hand="Cavalry", deck="2 Gold")
    t.play("Cavalry")
    assert t.p1.discard == "2 Horse"
    assert t.p1.hand == ""
    assert t.p1.buys == 1


def test_gained_in_the_buy_phase() -> None:
    """When you gain it in your Buy phase you draw 2 cards, get a Buy, and are back in your Action phase."""
    t = bed(deck="Gold, Village, Copper", kingdom="Cavalry", coins=4)
    t.buy("Cavalry")
    assert t.p1.hand == "Gold, Village"
    assert t.p1.buys == 1
    assert t.game.phase == ACTION_PHASE


def test_pools_persist() -> None:
    """Coming back you have the Actions, Buys and coins that you had left, and no new Action."""
    t = bed(deck="Village, Copper", kingdom="Cavalry", coins=7, buys=2, actions=0)
    t.buy("Cavalry")
    assert (t.p1.actions, t.p1.buys, t.p1.coins) == (0, 2, 3)


def test_several_times_in_a_turn() -> None:
    """You can go back to your Action phase several times in one turn."""
    t = bed(deck="8 Copper", kingdom="Cavalry", coins=8)
    for _ in range(2):
        t.buy("Cavalry")
        assert t.game.phase == ACTION_PHASE
        assert t.p1.buys == 1
    assert t.p1.hand == "4 Copper"


def test_start_of_buy_phase_comes_again() -> None:
    """When your Buy phase begins again, abilities for its start trigger again."""
    t = bed(deck="4 Village", kingdom="Cavalry", landscapes="Family of Inventors", coins=4, favors=2)
    t.to_phase(TREASURE_PHASE, ("pile", ""))
    t.buy("Cavalry")
    assert t.game.phase == ACTION_PHASE
    t.to_phase(TREASURE_PHASE, ("play", ""), ("pile", ""))


def test_gained_onto_the_deck_it_is_drawn() -> None:
    """If you gain it onto your deck you draw it."""
    t = bed(deck="2 Gold", kingdom="Cavalry")
    t.gain("Cavalry", to=DECK)
    assert t.p1.hand == "Cavalry, Gold"


def test_may_be_shuffled_in() -> None:
    """If you must shuffle to draw, the Cavalry you have gained is shuffled in."""
    t = bed(discard="Copper", kingdom="Cavalry")
    t.gain("Cavalry")
    assert t.p1.hand == "Cavalry, Copper"


def test_on_another_players_turn() -> None:
    """On another player's turn you draw 2 cards, but the Buy is of no use and no phase changes."""
    t = bed(p2_deck="3 Gold", kingdom="Cavalry")
    t.to_phase(BUY_PHASE)
    t.gain("Cavalry", seat=1)
    assert t.p2.hand == "2 Gold"
    assert t.game.phase == BUY_PHASE
    assert t.p1.buys == 1


def test_no_return_from_the_night() -> None:
    """Gained in your Night phase it does not take you back to an Action phase."""
    t = bed(deck="3 Gold", kingdom="Cavalry", text="turn: p1 night")
    t.gain("Cavalry")
    assert t.p1.hand == "2 Gold"
    assert t.game.phase == NIGHT_PHASE


def test_what_was_going_on_is_completed() -> None:
    """You can return to your Action phase in the middle of an ability; everything that was triggered is still resolved."""
    t = bed(hand="Livery", deck="3 Copper", kingdom="Cavalry", coins=1)
    t.play("Livery")
    t.buy("Cavalry", ("resolve", "Cavalry"))
    assert t.game.phase == ACTION_PHASE
    assert t.p1.discard == "Cavalry, Horse"


def test_draws_a_reaction_to_its_own_gain() -> None:
    """What you draw by gaining it may react to the same gain."""
    t = bed(deck="Sheepdog, 3 Copper", kingdom="Cavalry")
    t.gain("Cavalry", ("resolve", "Sheepdog"))
    assert t.p1.hand == "3 Copper"
    assert t.p1.in_play == "Sheepdog"


def test_the_buy_phase_ends() -> None:
    """Going back ends your Buy phase: abilities for its end, such as Treasury's, come then, after the 2 cards are drawn."""
    t = bed(hand="Treasury", deck="Copper, Gold, Silver, Estate", kingdom="Cavalry", coins=4)
    t.play("Treasury")
    t.buy("Cavalry", ("resolve", "Treasury"))
    assert t.game.phase == ACTION_PHASE
    assert t.p1.hand == "Copper, Gold, Silver"
    assert t.p1.deck == "Treasury, Estate"


def test_peddlers_price_changes_at_once() -> None:
    """Once you are back in your Action phase what depends on the Buy phase changes: Peddler costs $8 again."""
    t = bed(hand="Village", deck="9 Copper", kingdom="Cavalry, Peddler", coins=4)
    t.play("Village")
    t.to_phase(BUY_PHASE)
    assert t.cost("Peddler") == 6
    t.buy("Cavalry")
    assert t.cost("Peddler") == 8


def test_with_rocks_from_charm() -> None:
    """Rocks gained with it by Charm, once you are back in your Action phase, give a Silver to your hand, not your deck."""
    t = bed(hand="Charm", deck="3 Copper", kingdom="Cavalry, Rocks", coins=4, text="turn: p1 buy\ntop Catapult/Rocks: Rocks")
    t.play("Charm", ("option", "gain another card"))
    t.buy("Cavalry", ("resolve", "Cavalry"), ("gain", "Rocks"))
    assert t.game.phase == 1
    assert t.p1.hand == "2 Copper, Silver"
    assert t.p1.deck == "Copper"


def test_first_printing_rocks_from_charm() -> None:
    """Before 2022, Charm gained the Rocks when you bought: still in your Buy phase, so the Silver is on the deck you draw."""
    t = bed(hand="Charm", deck="3 Copper", kingdom="Cavalry, Rocks", coins=4, ruleset="first printing",
            text="turn: p1 buy\ntop Catapult/Rocks: Rocks")  # fmt: skip
    t.play("Charm", ("option", "gain another card"))
    t.buy("Cavalry", ("gain", "Rocks"))
    assert t.p1.hand == "Silver, Copper"
    assert t.p1.deck == "2 Copper"
