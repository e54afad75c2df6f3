"""Moat goes wrong when it is asked too late (after the Attack has begun), protects others, or protects only once."""

from freehold.rules.question import Question
from freehold.rules.view import View
from tests import bed as bed_module
from tests.bed import bed

CARD = "Moat"


def test_draws_two_when_played() -> None:
    """You can play Moat on your turn for +2 Cards."""
    t = bed(hand="Moat", deck="Gold, Silver, Copper")
    t.play("Moat")
    assert t.p1.hand == "Gold, Silver"


def test_unaffected_when_revealed() -> None:
    """When another player plays an Attack you may reveal Moat; then the Attack does nothing to you."""
    t = bed(hand="Witch", p2="Moat")
    t.play("Witch", ("p2", "resolve", "Moat"))
    assert t.p2.discard == ""
    assert t.left("Curse") == 10


def test_revealing_is_optional() -> None:
    """You need not reveal Moat; then the Attack hits you."""
    t = bed(hand="Witch", p2="Moat")
    t.play("Witch", ("p2", "resolve", ""))
    assert t.p2.discard == "Curse"


def test_protects_only_its_owner() -> None:
    """Moat stops neither what the Attack does to the others nor what it does for the player of the Attack."""
    t = bed(hand="Witch", deck="Gold, Silver", p2="Moat", p3="Copper")
    t.play("Witch", ("p2", "resolve", "Moat"))
    assert t.p1.hand == "Gold, Silver"
    assert t.p2.discard == ""
    assert t.p3.discard == "Curse"


def test_revealed_before_the_attack_does_anything() -> None:
    """You reveal Moat before anything of the Attack happens, what it gives its player included."""
    t = bed(hand="Militia", p2="Moat, 4 Copper")
    coins: list[int] = []

    def look(view: View, question: Question) -> None:
        coins.append(t.p1.coins)

    bed_module.WATCHERS.append(look)
    try:
        t.play("Militia", ("p2", "resolve", "Moat"))
    finally:
        bed_module.WATCHERS.remove(look)
    assert coins == [0]
    assert t.p1.coins == 2
    assert t.p2.hand == "Moat, 4 Copper"


def test_stays_in_hand_for_every_attack() -> None:
    """Moat stays in your hand: you may reveal it to each Attack, and still play it on your turn."""
    t = bed(hand="Militia, Witch", p2="Moat, 3 Estate", p2_deck="4 Gold", deck="5 Copper", actions=2)
    t.play("Militia", ("p2", "resolve", "Moat"))
    t.play("Witch", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 3 Estate"
    t.end_turn()
    t.play("Moat")
    assert t.p2.hand == "3 Estate, 2 Gold"


def test_each_playing_of_an_attack_counts() -> None:
    """If an Attack is played twice, Moat protects you only from the playing it was revealed to."""
    t = bed(hand="Throne Room, Witch", p2="Moat")
    t.play("Throne Room", ("play card", "Witch"), ("p2", "resolve", ""), ("p2", "resolve", "Moat"))
    assert t.p2.discard == "Curse"


def test_only_attacks_of_other_players() -> None:
    """Moat does not answer to Actions that are no Attacks, nor to your own Attacks."""
    t = bed(hand="Council Room, Witch, Moat", p2="Moat", p2_deck="2 Copper", actions=2)
    t.play("Council Room")
    assert t.p2.hand == "Moat, Copper"
    t.play("Witch", ("p2", "resolve", "Moat"))
    assert len(t.asked) == 1


def test_one_moat_is_enough() -> None:
    """Once you are unaffected there is no use in revealing another Moat, and you are not asked again."""
    t = bed(hand="Witch", p2="2 Moat")
    t.play("Witch", ("p2", "resolve", "Moat"))
    assert len(t.asked) == 1


def test_attack_that_lasts() -> None:
    """Revealed when an Attack is played that waits until later, Moat protects you from all of what it waits for."""
    t = bed(hand="Enchantress", p2="Moat, Smithy", p2_deck="9 Copper", deck="9 Copper")
    t.play("Enchantress", ("p2", "resolve", "Moat"))
    t.end_turn()
    t.play("Smithy")
    assert t.p2.hand == "Moat, 3 Copper"


def test_moat_drawn_by_another_reaction() -> None:
    """If another Reaction to the Attack makes you draw a Moat, you may still reveal that Moat."""
    t = bed(hand="Witch", p2="Diplomat, 4 Copper", p2_deck="Moat, Estate")
    t.play("Witch", ("p2", "resolve", "Diplomat"), ("p2", "discard", "2 Copper, Estate"), ("p2", "resolve", "Moat"))
    assert t.p2.discard == "2 Copper, Estate"
    assert t.left("Curse") == 10


def test_attack_played_where_it_lies() -> None:
    """An Attack that is played while it stays in the Supply is an Attack that is played."""
    t = bed(hand="Captain", kingdom="Militia", p2="Moat, 4 Copper")
    t.play("Captain", ("play card", "Militia"), ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat, 4 Copper"
