"""Way of the Mouse goes wrong in what stays in play for what it played, and in which card may be set aside."""

import pytest

from freehold.table.position import PositionError
from tests.bed import Bed, bed

CARD = "Way of the Mouse"
WAY = ("resolve", "Way of the Mouse")


def mouse(aside: str, hand: str = "", deck: str = "", *, p2: str = "", p2_deck: str = "", p3: str | None = None,
          kingdom: str = "Smithy", text: str = "", ruleset: str = "current", coins: int = 0) -> Bed:  # fmt: skip
    return bed(hand, deck, p2=p2, p2_deck=p2_deck, p3=p3, kingdom=kingdom, landscapes="Way of the Mouse",
               text=f"{text}\nextra Way of the Mouse: {aside}", ruleset=ruleset, coins=coins)  # fmt: skip


def test_plays_the_set_aside_card() -> None:
    """You play the card that was set aside, leaving it there, instead of following your card's instructions."""
    t = mouse("Village", hand="Smithy", deck="3 Gold")
    t.play("Smithy", WAY)
    assert t.p1.hand == "Gold"
    assert t.p1.actions == 2
    assert t.p1.in_play == "Smithy"
    assert t.game.name(t.game.cards_in(2)[0]) == "Village"


def test_what_may_be_set_aside() -> None:
    """The set-aside card is an unused Action costing $2 or $3 that is no Duration (so the present wording says)."""
    for name in ("Smithy", "Enchantress", "Bauble"):
        with pytest.raises(PositionError):
            mouse(name, kingdom="Market")
    with pytest.raises(PositionError):
        mouse("Village", kingdom="Village")


def test_chosen_at_random() -> None:
    """If nothing else is said, the card is chosen at random from the unused ones."""
    t = bed(hand="Smithy", landscapes="Way of the Mouse")
    aside = t.game.kind(t.game.cards_in(2)[0])
    assert aside.cost in (2, 3)
    assert aside.types & 1


def test_duration_does_not_stay_when_the_mouse_card_does_not() -> None:
    """If you play a Duration using this Way and the Mouse card is none, the Duration does not stay in play."""
    t = mouse("Village", hand="Gatekeeper", deck="9 Gold")
    t.play("Gatekeeper", WAY)
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert t.p1.coins == 0


def test_first_printing_stays_for_a_duration() -> None:
    """With the first wording the Mouse card may be a Duration: then the card played stays in play for it."""
    t = mouse("Enchantress", hand="Smithy", deck="12 Gold", ruleset="first printing")
    t.play("Smithy", WAY)
    t.end_turn()
    assert t.p1.in_play == "Smithy"
    t.end_turn()
    assert len(t.p1.hand) == 7
    t.end_turn()
    assert t.p1.in_play == ""


def test_first_printing_on_another_players_turn() -> None:
    """On another player's turn a Duration's "next turn" is your own next turn."""
    t = mouse("Enchantress", p2="Sheepdog", p2_deck="12 Gold", ruleset="first printing")
    t.gain("Copper", ("p2", "resolve", "Sheepdog"), ("p2", "resolve", "Way of the Mouse"), seat=1)
    t.end_turn()
    assert t.p2.in_play == "Sheepdog"
    assert t.p2.hand == "2 Gold"
    t.end_turn()
    assert t.p2.in_play == ""


def test_reactions_play_it_at_any_time() -> None:
    """With a Reaction that plays itself the Mouse card may be played in the middle of a gain, on anybody's turn."""
    t = mouse("Village", hand="Copper", p2="Black Cat", p2_deck="3 Gold")
    t.gain("Estate", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Way of the Mouse"))
    assert t.p2.hand == "Gold"
    assert t.p1.discard == "Estate"


def test_order_of_players_begins_with_the_current_one() -> None:
    """When it's not your turn, a card that affects the others begins with the player whose turn it is."""
    t = mouse("Black Cat", p2="Copper", p3="Falconer", text="pile Curse: 1", kingdom="Moat")
    t.gain("Moat", ("p3", "resolve", "Falconer"), ("p3", "resolve", "Way of the Mouse"))
    assert t.p1.discard == "Moat, Curse"
    assert t.p2.discard == ""


def test_before_the_gained_cards_own_ability() -> None:
    """Reacting to your own gain, you may play the Mouse card before the gained card's ability is resolved."""
    t = mouse("Village", hand="Sheepdog", deck="Gold, Silver, Copper", kingdom="Cavalry")
    t.gain("Cavalry", ("resolve", "Sheepdog"), WAY)
    assert t.p1.hand == "Gold, Silver, Copper"


def test_a_when_gain_ability_played_in_time() -> None:
    """What is played in reaction to a gain may itself trigger on that gain: Village Green's discarding does not matter."""
    t = mouse("Cellar", hand="Sheepdog, Estate", deck="Sheepdog, 4 Copper")
    t.gain("Copper", ("resolve", "Sheepdog"), WAY, ("discard", "Estate"), ("resolve", "Sheepdog"), ("resolve", ""))
    assert t.p1.hand == "2 Copper"


def test_when_discarding() -> None:
    """A Reaction that plays itself when discarded lets you play the Mouse card in the middle of an ability."""
    t = mouse("Village", hand="Old Map, Village Green", deck="Copper, Silver, Gold, Curse")
    t.play("Old Map", ("resolve", ""), ("discard", "Village Green"), ("resolve", "Village Green"), WAY, ("may", "no"))
    assert t.p1.hand == "Copper, Silver, Gold"
    assert t.p1.in_play == "Old Map, Village Green"


def test_at_the_start_of_your_turn() -> None:
    """It may play a card at the start of your turn, if you gain a card then and react."""
    t = mouse("Village", hand="Village Green", deck="4 Copper, Sheepdog, 6 Gold", kingdom="Smithy")
    t.play("Village Green", ("resolve", ""), ("option", "next turn"))
    t.end_turn()
    t.end_turn()
    assert t.game.current == 0
    t.gain("Copper", ("resolve", "Sheepdog"), WAY)
    assert t.p1.actions == 5


def test_the_card_is_not_in_the_supply() -> None:
    """The Mouse card is not in the Supply: it can be neither bought nor gained."""
    t = mouse("Village", coins=9)
    assert not t.on_offer("Village")
    assert t.game.pile_named("Village") < 0


def test_another_way_for_the_mouse_card() -> None:
    """If there are two Ways you may use the other one when you play the Mouse card."""
    t = bed(hand="Smithy", deck="3 Gold", kingdom="Smithy", landscapes="Way of the Mouse, Way of the Sheep",
            text="extra Way of the Mouse: Village")  # fmt: skip
    t.play("Smithy", WAY, ("resolve", "Way of the Sheep"))
    assert t.p1.coins == 2
    assert t.p1.hand == ""


def test_vassal_as_the_mouse_card() -> None:
    """If the Mouse card is Vassal, an Action of your deck can be played in the middle of somebody else's gain."""
    t = mouse("Vassal", p2="Black Cat", p2_deck="Smithy, 3 Gold")
    t.gain("Estate", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Way of the Mouse"), ("p2", "play card", "Smithy"),
           ("p2", "resolve", ""))  # fmt: skip
    assert t.p2.hand == "3 Gold"
    assert t.p2.in_play == "Black Cat, Smithy"


def test_reacting_to_an_attack_strikes_the_attackers_hand() -> None:
    """Reacting to an Attack you may change the attacker's hand, before the Attack has them do something with it."""
    t = mouse("Urchin", hand="Replace, Gold, 3 Copper, Estate", deck="Silver", p2="Caravan Guard", p2_deck="2 Copper")
    t.play("Replace", ("p2", "resolve", "Caravan Guard"), ("p2", "resolve", "Way of the Mouse"), ("p1", "discard", "Gold"),
           ("resolve", ""), ("trash", "Estate"), ("gain", "Silver"))  # fmt: skip
    assert t.p1.hand == "3 Copper"
    assert t.p1.deck == "2 Silver"
    assert t.p2.hand == "Copper"


def test_first_printing_enchants_the_attack_it_reacts_to() -> None:
    """With the first wording a Reaction to an Attack may play Enchantress, so that the Attack itself is enchanted."""
    t = mouse("Enchantress", hand="Militia", deck="Gold", p2="Caravan Guard, 4 Copper", ruleset="first printing")
    t.play("Militia", ("p2", "resolve", "Caravan Guard"), ("p2", "resolve", "Way of the Mouse"), ("resolve", "Enchantress"))
    assert t.p1.coins == 0
    assert t.p1.hand == "Gold"
    assert t.p2.hand == "4 Copper"


def test_first_printing_monkey_for_the_gain_it_reacts_to() -> None:
    """With the first wording a Reaction to a gain may play a Monkey, which draws for that very gain."""
    t = mouse("Monkey", p2="Black Cat", p2_deck="9 Gold", ruleset="first printing")
    t.gain("Estate", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Way of the Mouse"))
    assert t.p2.hand == "Gold"


def test_calls_a_duplicate_for_the_gain_it_reacts_to() -> None:
    """A card that the Mouse card puts on your Tavern mat is there for the gain you reacted to."""
    t = mouse("Cellar", hand="Sheepdog, Estate", deck="2 Copper", text="p1 tavern: Duplicate")
    t.gain("Silver", ("resolve", "Sheepdog"), WAY, ("discard", "Estate"), ("resolve", "Duplicate"))
    assert t.p1.discard == "Estate, 2 Silver"


def test_herb_gatherer_as_the_mouse_card() -> None:
    """If the Mouse card is Herb Gatherer, any Treasure of your deck can be played in the middle of somebody else's gain."""
    t = mouse("Herb Gatherer", p2="Black Cat", p2_deck="Smithy, Gold, Copper")
    t.gain("Estate", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Way of the Mouse"), ("p2", "play card", "Gold"))
    assert t.p2.in_play == "Black Cat, Gold"
    assert t.p2.discard == "Smithy, Copper"


def test_first_printing_a_duration_that_set_up_nothing() -> None:
    """On another player's turn, a Duration that sets up nothing leaves the card to be discarded in that turn's Clean-up."""
    for answer, left, coins in (("yes", "Sheepdog", 3), ("no", "", 0)):
        t = mouse("Secret Cave", p2="Sheepdog, 2 Estate", p2_deck="20 Gold", ruleset="first printing")
        t.gain("Copper", ("p2", "resolve", "Sheepdog"), ("p2", "resolve", "Way of the Mouse"), ("p2", "discard", answer),
               seat=1)  # fmt: skip
        t.end_turn()
        assert t.p2.in_play == left
        assert t.p2.coins == coins


def test_with_sleigh() -> None:
    """With a Sleigh set aside any Action may be used to gain 2 Horses."""
    t = bed(hand="Smithy", landscapes="Way of the Mouse", text="extra Way of the Mouse: Sleigh")
    t.play("Smithy", ("resolve", "Way of the Mouse"))
    assert t.p1.discard == "2 Horse"
