"""Enchantress goes wrong in which play she replaces, in what of a card she replaces, and in what still comes after it."""

from freehold.rules.vocab import BUY_PHASE, COIN_TOKEN, PLAY, TREASURE_PHASE
from tests.bed import bed

CARD = "Enchantress"


def test_two_cards_on_your_next_turn() -> None:
    """At the start of your next turn you get +2 Cards."""
    t = bed(hand="Enchantress", deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "7 Copper"
    assert t.p1.in_play == "Enchantress"
    t.end_turn()
    assert t.p1.in_play == ""


def test_the_first_action_of_each_other_player() -> None:
    """Until then, the first Action each other player plays on their turn gives +1 Card and +1 Action instead."""
    t = bed(hand="Enchantress", p2="2 Smithy", p2_deck="9 Copper", p3="Smithy", deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Smithy")
    assert t.p2.hand == "Smithy, Copper"
    assert t.p2.actions == 1
    t.play("Smithy")
    assert t.p2.hand == "4 Copper"
    t.end_turn()
    t.play("Smithy")
    assert t.p3.actions == 1


def test_ends_when_your_next_turn_starts() -> None:
    """It ends when your next turn starts, before anything else of that turn."""
    t = bed(hand="Enchantress", deck="9 Copper", p2_deck="Smithy, 12 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.end_turn()
    t.end_turn()
    t.play("Smithy")
    assert len(t.p2.hand) == 7


def test_treasures_are_not_affected() -> None:
    """Only Action cards are affected: a Treasure is played as always, and the next Action is still the first."""
    t = bed(hand="Enchantress", p2="Gold, Smithy", p2_deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Gold")
    assert t.p2.coins == 3
    t.play("Smithy")
    assert t.p2.hand == "Copper"


def test_other_abilities_of_the_card_still_work() -> None:
    """Only what the card does when played is replaced: an enchanted Traveller may still be exchanged."""
    t = bed(hand="Enchantress", p2="Peasant", p2_deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Peasant")
    assert t.p2.coins == 0
    t.clean_up(("resolve", "Peasant"))
    assert "Soldier" in t.p2.discard


def test_what_was_set_up_before_is_not_affected() -> None:
    """Abilities of cards played on earlier turns, and Reserve cards that are called, are not affected."""
    t = bed(hand="Enchantress", p2="Archive", p2_deck="Gold, Curse, Estate, Smithy, 12 Copper", kingdom="Village",
            text="p2 tavern: Teacher\nturn: p2 action\np2: actions=1")  # fmt: skip
    t.play("Archive", ("take", "Curse"))
    t.end_turn()
    t.play("Enchantress")
    t.end_turn(("p2", "resolve", "Teacher"), ("p2", "option", "+$1"), ("p2", "pile", "Village"), ("p2", "take", "Gold"))
    assert t.p2.hand == "Smithy, 4 Copper, Gold"
    t.play("Smithy")  # the first Action played
    assert len(t.p2.hand) == 6


def test_an_enchanted_duration_sets_nothing_up() -> None:
    """An enchanted Duration card sets nothing up and is discarded in Clean-up."""
    t = bed(hand="Enchantress", p2="Archive", p2_deck="12 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Archive")
    assert t.p2.facedown == ""
    t.end_turn()
    assert t.p2.in_play == ""


def test_an_enchanted_reserve_card_stays_in_play() -> None:
    """A card that would leave play, such as a Reserve card, stays in play."""
    t = bed(hand="Enchantress", p2="Royal Carriage", p2_deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Royal Carriage")
    assert t.p2.in_play == "Royal Carriage"
    assert t.p2.tavern == ""


def test_an_action_in_the_buy_phase() -> None:
    """If the first Action of a turn is played in the Buy phase, as a Crown can be, that one is enchanted."""
    t = bed(hand="Enchantress", p2="Crown, Gold", p2_deck="9 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.game.phase = TREASURE_PHASE
    t.step(("treasures", "Crown"))
    assert t.p2.hand == "Gold, Copper"
    assert t.p2.actions == 2


def test_on_extra_turns_too() -> None:
    """If an opponent takes an extra turn, the first Action of that turn is enchanted as well."""
    t = bed(hand="Enchantress", p2="2 Smithy", p2_deck="Smithy, 14 Copper", landscapes="Mission")
    t.play("Enchantress")
    t.end_turn()
    t.play("Smithy")
    t.p2.player.coins = 4
    t.buy("Mission")
    t.end_turn()
    assert t.game.current == 1
    hand = len(t.p2.hand)
    t.p2.player.gain_named("Smithy", 0)
    t.play("Smithy")
    assert len(t.p2.hand) == hand + 1


def test_replaying_the_card_follows_its_instructions() -> None:
    """The card itself is not changed: a Royal Carriage may replay it, and then its own instructions are followed."""
    t = bed(hand="Enchantress", p2="Smithy", p2_deck="9 Copper", text="p2 tavern: Royal Carriage")
    t.play("Enchantress")
    t.end_turn()
    t.play("Smithy", ("resolve", "Royal Carriage"))
    assert t.p2.hand == "4 Copper"


def test_what_replayed_an_enchanted_duration_stays() -> None:
    """If the enchanted card is a Duration card that was replayed, what replayed it stays in play with it."""
    t = bed(hand="Enchantress", p2="Archive", p2_deck="12 Copper", text="p2 tavern: Royal Carriage")
    t.play("Enchantress")
    t.end_turn()
    t.play("Archive", ("resolve", "Royal Carriage"))
    t.end_turn()
    assert t.p2.in_play == "Archive, Royal Carriage"


def test_abilities_after_playing_still_come() -> None:
    """What comes after playing an Action card, such as calling a Coin of the Realm, still comes."""
    t = bed(hand="Enchantress", p2="Smithy", p2_deck="9 Copper", text="p2 tavern: Coin of the Realm")
    t.play("Enchantress")
    t.end_turn()
    t.play("Smithy", ("resolve", "Coin of the Realm"))
    assert t.p2.actions == 3


def test_several_are_not_cumulative() -> None:
    """With several Enchantresses the others still get only +1 Card and +1 Action once, for one Action card."""
    t = bed(hand="2 Enchantress", p2="2 Smithy", p2_deck="9 Copper", actions=2)
    t.play("Enchantress")
    t.play("Enchantress")
    t.end_turn()
    t.play("Smithy")
    assert t.p2.hand == "Smithy, Copper"
    assert t.p2.actions == 1
    t.play("Smithy")
    assert t.p2.hand == "4 Copper"


def test_what_comes_before_resolving_comes_first() -> None:
    """Reactions to an enchanted Attack come before, as do tokens on its pile: she replaces only the resolving."""
    t = bed(hand="Enchantress", deck="Moat, 9 Copper", p2="Militia", p2_deck="9 Copper", kingdom="Peasant")
    t.play("Enchantress")
    t.p2.player.token_at[COIN_TOKEN] = t.game.pile_named("Militia")
    t.end_turn()
    t.play("Militia", ("p1", "resolve", "Moat"))
    assert t.p2.coins == 1
    assert t.p2.hand == "Copper"
    assert len(t.p1.hand) == 5


def test_a_way_may_be_chosen_instead() -> None:
    """A Way replaces the resolving too: the player chooses which comes first, and the other then does nothing."""
    t = bed(hand="Enchantress", p2="2 Village", p2_deck="9 Copper", landscapes="Way of the Butterfly", kingdom="Smithy")
    t.play("Enchantress", ("resolve", ""))
    t.end_turn()
    t.play("Village", ("resolve", "Way of the Butterfly"), ("may", "yes"))
    assert t.p2.discard == "Smithy"
    assert t.p2.hand == "Village"
    assert t.p2.actions == 0
    t = bed(hand="Enchantress", p2="2 Village", p2_deck="9 Copper", landscapes="Way of the Butterfly", kingdom="Smithy")
    t.play("Enchantress", ("resolve", ""))
    t.end_turn()
    t.play("Village", ("resolve", "Enchantress"))
    assert t.p2.in_play == "Village"
    assert t.p2.hand == "Village, Copper"


def test_played_too_late() -> None:
    """An Enchantress that is played on their own turn, after their first Action, enchants nothing on that turn."""
    t = bed(hand="Enchantress", p2="Village, Smithy", p2_deck="9 Copper", text="turn: p2 action")
    t.play("Village", seat=1)
    t.p1.player.play(t.card("Enchantress", 0))
    t.game.players[1].actions = 2
    t.play("Smithy", seat=1)
    assert t.p2.hand == "4 Copper"


def test_not_on_your_own_turn() -> None:
    """Your own Actions are never affected, nor are Actions others play outside their own turn."""
    t = bed(hand="Enchantress, Smithy", deck="9 Copper", actions=2)
    t.play("Enchantress")
    t.play("Smithy")
    assert t.p1.hand == "3 Copper"
    assert t.game.phase != BUY_PHASE
    t = bed(hand="Enchantress, Militia", p2="Caravan Guard, 2 Estate", p2_deck="9 Copper", actions=2)
    t.play("Enchantress", ("p2", "resolve", ""))
    t.play("Militia", ("p2", "resolve", "Caravan Guard"))
    t.end_turn()
    assert t.p2.coins == 1  # the Guard did what it says on it


def test_unaffected() -> None:
    """A player who was unaffected by the Attack is not enchanted."""
    t = bed(hand="Enchantress", p2="Moat, Smithy", p2_deck="9 Copper")
    t.play("Enchantress", ("p2", "resolve", "Moat"))
    t.end_turn()
    t.play("Smithy")
    assert t.p2.hand == "Moat, 3 Copper"


def test_played_again_by_scepter() -> None:
    """A Scepter that plays the enchanted card again has its own instructions followed; it stays with a Duration."""
    t = bed(hand="Enchantress", p2="Wharf, Scepter", p2_deck="20 Copper", deck="5 Copper")
    t.play("Enchantress")
    t.end_turn()
    t.play("Wharf")
    assert t.p2.hand == "Scepter, Copper"
    t.to_phase(2)
    t.step(("treasures", "Scepter"), ("option", "play an Action again"))
    assert t.p2.buys == 2
    t.clean_up()
    assert t.p2.in_play == "Wharf, Scepter"


def test_played_before_it_is_resolved() -> None:
    """The first Action is the one first played, even if another is played before it is resolved, as by a Reaction."""
    t = bed(hand="Enchantress", deck="20 Copper", p2="Urchin, Militia, Sheepdog", p2_deck="9 Gold")
    t.play("Enchantress")
    t.end_turn()
    t.p2.player.move_to(t.card("Urchin"), PLAY)
    t.play("Militia", ("resolve", "Urchin"), ("resolve", "Sheepdog"))
    assert t.trashed == "Urchin"
    assert t.p2.coins == 0
    assert t.p2.hand == "3 Gold"
    assert t.p2.actions == 1


def test_an_enchanted_wish_stays_in_play() -> None:
    """So does a Wish, which is not returned and gains nothing."""
    t = bed(hand="Enchantress", p2="Wish", p2_deck="9 Copper", kingdom="Leprechaun")
    t.play("Enchantress")
    t.end_turn()
    t.play("Wish")
    assert t.p2.in_play == "Wish"
    assert t.p2.hand == "Copper"
