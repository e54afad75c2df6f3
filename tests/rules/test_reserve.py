"""Reserve cards (CR IV): the Tavern mat, and calling, which is not playing."""

from freehold.rules.vocab import COIN_TOKEN
from tests.bed import bed


def test_calling_is_not_playing() -> None:
    """Calling a Reserve card moves it from your Tavern mat into play; it is not played and does nothing it does when played."""
    t = bed(hand="Smithy", text="p1 tavern: Coin of the Realm, Duplicate")
    played = t.game.played(0, -1)
    t.play("Smithy", ("resolve", "Coin of the Realm"))
    t.gain("Gold", ("resolve", "Duplicate"))
    assert t.game.played(0, -1) == played + 1  # Smithy alone
    assert t.p1.coins == 0
    assert t.p1.in_play == "Smithy, Coin of the Realm, Duplicate"


def test_calling_uses_no_action_and_triggers_nothing_before_or_after_a_play() -> None:
    """Calling uses no Action; what comes before or after playing a card does not come."""
    t = bed(hand="Smithy", kingdom="Peasant, Royal Carriage", text="p1 tavern: Royal Carriage, 2 Coin of the Realm",
            deck="9 Copper")  # fmt: skip
    t.p1.player.token_at[COIN_TOKEN] = t.game.pile_named("Royal Carriage")
    t.play("Smithy", ("resolve", "Royal Carriage"), ("resolve", "Coin of the Realm"), ("resolve", ""), ("resolve", ""))
    assert t.p1.actions == 2
    assert t.p1.coins == 0
    assert t.p1.tavern == "Coin of the Realm"


def test_discarded_in_clean_up() -> None:
    """A called card is discarded in that turn's Clean-up."""
    t = bed(hand="Smithy", deck="9 Copper", text="p1 tavern: 2 Coin of the Realm")
    t.play("Smithy", ("resolve", "Coin of the Realm"), ("resolve", ""))
    t.clean_up()
    assert "Coin of the Realm" in t.p1.discard
    assert t.p1.tavern == "Coin of the Realm"


def test_only_from_the_tavern_mat() -> None:
    """A Reserve card can only be called from your Tavern mat: not from your hand, and not by somebody else."""
    t = bed(hand="Smithy, Coin of the Realm", text="p2 tavern: Coin of the Realm\np1 play: Coin of the Realm")
    t.play("Smithy")
    assert t.p1.actions == 0
    assert t.p2.tavern == "Coin of the Realm"


def test_cards_on_the_mat_are_yours() -> None:
    """Cards on your Tavern mat are yours at the end of the game."""
    t = bed(landscapes="Obelisk", kingdom="Duplicate", text="extra Obelisk: Duplicate\np1 tavern: 2 Duplicate")
    assert t.p1.points == 4


def test_played_at_the_start_of_the_turn_it_may_be_called_at_once() -> None:
    """A Reserve card that comes to the mat at the start of your turn may still be called in that start of the turn."""
    t = bed(deck="9 Copper", kingdom="Peasant, Village", text="p1 tavern: Teacher, Teacher")
    t.end_turn()
    t.end_turn(("resolve", "Teacher"), ("option", "+$1"), ("pile", "Village"), ("resolve", "Teacher"),
               ("option", "+1 Card"))  # fmt: skip
    assert t.p1.tavern == ""
