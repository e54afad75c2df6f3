"""Crown goes wrong in the phase: what it plays depends on the phase, what it is does not."""

from freehold.rules.vocab import ACTION, NIGHT_PHASE, TREASURE, TREASURE_PHASE
from tests.bed import bed

CARD = "Crown"


def test_an_action_twice_in_the_action_phase() -> None:
    """In your Action phase you may play an Action card from your hand twice."""
    t = bed(hand="Crown, Smithy, Gold", deck="9 Copper")
    t.play("Crown", ("play card", "Smithy"))
    assert t.p1.hand == "6 Copper, Gold"


def test_a_treasure_twice_in_the_buy_phase() -> None:
    """In your Buy phase you may play a Treasure from your hand twice."""
    t = bed(hand="Crown, Smithy, Gold", deck="9 Copper", text="turn: p1 treasure")
    t.step(("treasures", "Crown"), ("play card", "Gold"))
    assert t.p1.coins == 6
    assert t.p1.hand == "Smithy"


def test_makes_no_coins_itself() -> None:
    """It is a Treasure that makes no $ by itself, and it need not play anything."""
    t = bed(hand="Crown, Gold", text="turn: p1 treasure")
    t.step(("treasures", "Crown"), ("play card", ""))
    assert t.p1.coins == 0


def test_both_types_always() -> None:
    """It is an Action and a Treasure in every phase: played in your Buy phase it still counts as an Action played."""
    t = bed(hand="Crown, Gold", deck="Copper", text="turn: p1 treasure\np1 tavern: Royal Carriage")
    assert t.types("Crown") == ACTION | TREASURE
    t.step(("treasures", "Crown"), ("play card", ""), ("resolve", "Royal Carriage"), ("play card", "Gold"))
    assert t.p1.coins == 6


def test_a_treasure_played_in_the_action_phase() -> None:
    """If an ability plays it in your Action phase, even as a Treasure, it plays an Action card twice."""
    t = bed(hand="Crown, Smithy, Gold", deck="9 Copper")
    t.expect(("play card", "Smithy"))
    t.p1.player.play(t.card("Crown"))
    t.finish()
    assert "Gold" not in t.asked[0]
    assert t.p1.hand == "6 Copper, Gold"


def test_through_a_throne_room() -> None:
    """Throne Room plays it twice; each time it plays an Action card twice, for you are still in your Action phase."""
    t = bed(hand="Throne Room, Crown, Smithy, Village", deck="12 Copper")
    t.play("Throne Room", ("play card", "Crown"), ("play card", "Village"), ("play card", "Smithy"))
    assert t.p1.actions == 4
    assert t.p1.hand == "8 Copper"


def test_through_a_crown_in_the_buy_phase() -> None:
    """In your Buy phase a Crown may play another Crown, as a Treasure, twice."""
    t = bed(hand="2 Crown, Gold, Silver", text="turn: p1 treasure")
    t.step(("treasures", "Crown"), ("play card", "Crown"), ("play card", "Gold"), ("play card", "Silver"))
    assert t.p1.coins == 10


def test_in_another_phase_nothing() -> None:
    """Played in another phase, or on another player's turn, it does nothing."""
    t = bed(hand="Crown, Smithy, Gold", deck="9 Copper")
    t.game.phase = NIGHT_PHASE
    t.p1.player.play(t.card("Crown"))
    assert t.p1.hand == "Smithy, Gold"
    t = bed(p2="Crown, Smithy, Gold", text="turn: p1 action")
    t.p2.player.play(t.card("Crown", 1))
    assert t.p2.hand == "Smithy, Gold"
    assert t.game.phase != TREASURE_PHASE


def test_stays_in_play_with_a_duration() -> None:
    """If it played a Duration card twice it stays in play with it."""
    t = bed(hand="Crown, Enchantress", deck="12 Copper")
    t.play("Crown", ("play card", "Enchantress"))
    t.end_turn()
    assert t.p1.in_play == "Crown, Enchantress"


def test_tokens_and_ways_in_the_buy_phase() -> None:
    """Being an Action too, in your Buy phase it has the bonus of tokens on its pile, and you may use a Way for it."""
    t = bed(hand="Crown, Gold", deck="3 Copper", kingdom="Crown", landscapes="Way of the Sheep, Pathfinding",
            text="p1 tokens: +1 Card on Crown")  # fmt: skip
    t.to_phase(2)
    t.step(("treasures", "Crown"), ("resolve", "Way of the Sheep"))
    assert t.p1.hand == "Gold, Copper"
    assert t.p1.coins == 2


def test_played_by_innovation_in_the_buy_phase() -> None:
    """Gained and played by Innovation in your Buy phase it may play a Treasure twice, though you have bought by then."""
    t = bed(hand="Gold", kingdom="Crown", landscapes="Innovation", text="p1 holds: Innovation\nturn: p1 buy", coins=5)
    t.buy("Crown", ("resolve", "Innovation"), ("play card", "Gold"))
    assert t.p1.coins == 6
    t = bed(hand="Gold", kingdom="Crown", landscapes="Innovation", text="p1 holds: Innovation\nturn: p1 night")
    t.gain("Crown", ("resolve", "Innovation"))
    assert t.p1.hand == "Gold"


def test_played_by_toil_in_the_buy_phase() -> None:
    """If an ability such as Toil plays it as an Action in your Buy phase, it still plays a Treasure twice."""
    t = bed(hand="Crown, Gold, Smithy", landscapes="Toil", coins=2)
    t.buy("Toil", ("play card", "Crown"), ("play card", "Gold"))
    assert t.p1.coins == 6
    assert t.p1.hand == "Smithy"
