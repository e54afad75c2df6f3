"""Patient goes wrong when the cards cost Actions, or are set aside after the hand was discarded."""

from tests.bed import bed

CARD = "Patient"


def test_played_next_turn() -> None:
    """At the start of your Clean-up you may set aside Patient cards from your hand; at the start of your next turn they
    are played, which uses no Actions and is not optional then."""
    t = bed(hand="3 Smithy, Copper", deck="20 Copper", p2_deck="5 Copper", landscapes="Patient", kingdom="Smithy",
            text="extra Patient: Smithy")  # fmt: skip
    t.end_turn(("set aside", "2 Smithy"))
    assert t.p1.aside == "2 Smithy"
    assert t.p1.discard == "Smithy, Copper"
    t.end_turn(("p1", "play card", "Smithy"))
    assert t.p1.in_play == "2 Smithy"
    assert t.p1.hand == "11 Copper"
    assert t.p1.actions == 1


def test_treasures_in_the_action_phase() -> None:
    """A Patient Treasure is so played in your Action phase."""
    t = bed(hand="Farm", deck="20 Copper", p2_deck="5 Copper", landscapes="Patient", kingdom="Farm",
            text="extra Patient: Farm")  # fmt: skip
    t.end_turn(("set aside", "Farm"))
    t.end_turn()
    assert t.p1.coins == 2
    assert t.p1.in_play == "Farm"


def test_any_order() -> None:
    """You play them in any order; those not yet played are still set aside, not in your hand."""
    t = bed(hand="Encampment, Plunder", deck="20 Estate".replace("20 Estate", "20 Copper"), p2_deck="5 Copper",
            landscapes="Patient", kingdom="Encampment/Plunder", text="extra Patient: Encampment/Plunder")  # fmt: skip
    t.end_turn(("set aside", "Encampment, Plunder"))
    t.end_turn(("p1", "play card", "Encampment"))
    assert t.p1.vp == 1
    assert t.p1.coins == 2


def test_drawn_at_the_start_of_clean_up() -> None:
    """A Patient card that comes into your hand at the start of Clean-up can still be set aside."""
    t = bed(hand="Copper", deck="Smithy, 6 Copper", p2_deck="5 Copper", landscapes="Patient, Friendly",
            kingdom="Smithy, Rats, Village", text="extra Patient: Smithy\nextra Friendly: Village")  # fmt: skip
    t.p1.player.pull(t.p1.player.zone(1)[-1], 0)
    t.end_turn(("set aside", "Smithy"))
    assert t.p1.aside == "Smithy"


def test_one_ability() -> None:
    """Playing them is one ability: no other start-of-turn ability comes between two Patient cards."""
    t = bed(hand="2 Smithy", deck="30 Copper", p2_deck="5 Copper", landscapes="Patient", kingdom="Smithy",
            text="extra Patient: Smithy\np1 play: Wharf")  # fmt: skip
    wharf = t.card("Wharf", 0, "play")
    t.p1.player.play_again(wharf, None)
    t.end_turn(("set aside", "2 Smithy"))
    t.end_turn(("p1", "resolve", "Patient"), ("p1", "play card", "Smithy"))
    verbs = [entry.split("'")[1] for entry in t.asked]
    assert [verb for verb in verbs if verb not in ("play", "treasures", "buy")] == ["set aside", "resolve", "play card"]
    assert t.p1.hand == "13 Copper"


def test_victory_card_without_instructions() -> None:
    """A Patient Territory is played, though it else cannot be: it goes into play and does nothing, but a token on its pile
    works."""
    t = bed(hand="Territory", deck="20 Copper", p2_deck="5 Copper", landscapes="Patient", kingdom="Clashes, Peasant",
            text="extra Patient: Clashes\np1 tokens: +1 Action on Clashes")  # fmt: skip
    t.end_turn(("set aside", "Territory"))
    t.end_turn()
    assert t.p1.in_play == "Territory"
    assert t.p1.hand == "5 Copper"
    assert t.p1.actions == 2
