"""Ways (CR IV): something else to do instead of an Action's instructions, whenever and by whomever it is played."""

from freehold.rules.vocab import ACTION_TOKEN, TREASURE_PHASE
from tests.bed import bed


def test_any_action_whenever_it_is_played() -> None:
    """Whenever you play an Action card you may resolve the Way instead of its instructions; you need not."""
    t = bed(hand="2 Smithy", deck="9 Gold", landscapes="Way of the Sheep", actions=2)
    t.play("Smithy", ("resolve", "Way of the Sheep"))
    assert t.p1.hand == "Smithy"
    assert t.p1.coins == 2
    t.play("Smithy", ("resolve", ""))
    assert t.p1.hand == "3 Gold"


def test_for_all_players() -> None:
    """A Way is there for all players."""
    t = bed(p2="Smithy", p2_deck="3 Gold", landscapes="Way of the Sheep")
    t.end_turn()
    t.play("Smithy", ("resolve", "Way of the Sheep"))
    assert t.p2.coins == 2


def test_not_for_other_cards() -> None:
    """Cards that are no Actions cannot be played using a Way."""
    t = bed(hand="Copper, Bauble", landscapes="Way of the Sheep")
    t.to_phase(TREASURE_PHASE)
    t.step(("treasures", "Copper, Bauble"), ("option", "+$1, +1 Buy"))
    assert t.p1.coins == 2


def test_also_when_it_is_not_your_turn() -> None:
    """You can use a Way for an Action that you play on another player's turn."""
    t = bed(p2="Black Cat", p2_deck="3 Gold", landscapes="Way of the Pig")
    t.gain("Estate", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Way of the Pig"))
    assert t.p2.hand == "Gold"
    assert t.p1.discard == "Estate"


def test_a_duration_sets_nothing_up() -> None:
    """A Duration played using a Way sets nothing up and is discarded in Clean-up."""
    t = bed(hand="Gatekeeper", deck="12 Copper", landscapes="Way of the Sheep")
    t.play("Gatekeeper", ("resolve", "Way of the Sheep"))
    t.gain("Gold", seat=1)
    assert t.p2.exile == ""
    t.end_turn()
    assert t.p1.in_play == ""
    t.end_turn()
    assert t.p1.coins == 0


def test_the_card_does_not_move_itself() -> None:
    """Cards that would leave play by their instructions stay in play."""
    t = bed(hand="Horse", landscapes="Way of the Sheep")
    t.play("Horse", ("resolve", "Way of the Sheep"))
    assert t.p1.in_play == "Horse"


def test_other_abilities_of_the_card_remain() -> None:
    """Only what the card does when played is replaced: a Traveller may still be exchanged."""
    t = bed(hand="Page", deck="9 Copper", landscapes="Way of the Sheep")
    t.play("Page", ("resolve", "Way of the Sheep"))
    t.end_turn(("resolve", "Page"))
    assert "Treasure Hunter" in t.p1.discard


def test_before_play_abilities_come_first() -> None:
    """You choose when you would follow the instructions: after tokens on the pile and other players' Reactions."""
    t = bed(hand="Militia", deck="3 Gold", p2="Moat, 4 Copper", kingdom="Peasant", landscapes="Way of the Sheep")
    t.p1.player.token_at[ACTION_TOKEN] = t.game.pile_named("Militia")
    t.play("Militia", ("p2", "resolve", "Moat"), ("resolve", "Way of the Sheep"))
    assert t.p1.actions == 1
    assert [line.split()[0] for line in t.asked] == ["p2", "p1"]


def test_after_play_abilities_still_trigger() -> None:
    """What happens after playing a card still happens, such as calling Royal Carriage to play it again."""
    t = bed(hand="Smithy", deck="9 Gold", landscapes="Way of the Sheep", text="p1 tavern: Royal Carriage")
    t.play("Smithy", ("resolve", "Way of the Sheep"), ("resolve", "Royal Carriage"), ("resolve", ""))
    assert t.p1.coins == 2
    assert t.p1.hand == "3 Gold"


def test_each_time_anew() -> None:
    """If a card is played several times you choose each time."""
    t = bed(hand="Throne Room, Smithy", deck="9 Gold", landscapes="Way of the Sheep")
    t.play("Throne Room", ("resolve", ""), ("play card", "Smithy"), ("resolve", "Way of the Sheep"), ("resolve", ""))
    assert t.p1.coins == 2
    assert t.p1.hand == "3 Gold"


def test_a_duration_stays_if_played_normally_once() -> None:
    """A throne room's Duration stays in play if it was played normally at least once, and the throne room with it."""
    t = bed(hand="Throne Room, Gatekeeper", deck="12 Copper", landscapes="Way of the Sheep")
    t.play("Throne Room", ("resolve", ""), ("play card", "Gatekeeper"), ("resolve", "Way of the Sheep"), ("resolve", ""))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Gatekeeper"
    t.end_turn()
    assert t.p1.coins == 3


def test_only_one_of_two() -> None:
    """With two Ways in the game you may use either, but only one for each play."""
    t = bed(hand="2 Smithy", deck="9 Gold", landscapes="Way of the Sheep, Way of the Ox", actions=2)
    t.play("Smithy", ("resolve", "Way of the Ox"))
    t.play("Smithy", ("resolve", "Way of the Sheep"))
    assert (t.p1.actions, t.p1.coins) == (2, 2)
