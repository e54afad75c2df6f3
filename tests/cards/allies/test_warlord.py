"""Warlord goes wrong with cards that are not played from the hand, with Treasures, and with when it ends."""

from tests.bed import bed

CARD = "Warlord"


def test_next_turn() -> None:
    """+1 Action, and at the start of your next turn +2 Cards."""
    t = bed(hand="Warlord", deck="20 Copper", p2_deck="20 Copper")
    t.play("Warlord")
    assert t.p1.actions == 1
    t.end_turn()
    assert t.p1.in_play == "Warlord"
    t.end_turn()
    assert t.p1.hand == "7 Copper"
    t.end_turn()
    assert t.p1.in_play == ""


def test_third_copy() -> None:
    """Until then the others cannot play an Action from their hand of which they have two or more copies in play."""
    t = bed(hand="Warlord", deck="20 Copper", p2="3 Village, Smithy", p2_deck="20 Copper")
    t.play("Warlord")
    t.end_turn()
    t.step(("play", "Village"))
    t.step(("play", "Village"))
    t.step(("play", "Smithy"))
    assert "Village" not in t.asked[-1]
    assert t.p2.in_play == "2 Village, Smithy"


def test_only_actions() -> None:
    """It concerns Actions only: as many Coppers may be played as ever."""
    t = bed(hand="Warlord", deck="20 Copper", p2="4 Copper", p2_deck="20 Copper")
    t.play("Warlord")
    t.end_turn()
    t.to_phase(2)
    t.step(("treasures", "4 Copper"))
    assert t.p2.coins == 4


def test_not_you() -> None:
    """It does not concern yourself."""
    t = bed(hand="4 Warlord", deck="20 Copper")
    for _ in range(4):
        t.step(("play", "Warlord"))
    assert t.p1.in_play == "4 Warlord"


def test_ends_with_your_next_turn() -> None:
    """It ends when your next turn starts, before anything of that turn."""
    t = bed(hand="Warlord, Importer", deck="20 Copper", actions=2, kingdom="Wharf", p2="3 Stowaway", p2_deck="5 Stowaway")
    t.play("Warlord")
    t.play("Importer")
    t.end_turn()
    t.gain("Wharf", ("resolve", "Stowaway"), ("resolve", "Stowaway"))
    assert t.p2.in_play == "2 Stowaway"
    t.end_turn(("p1", "resolve", "Importer"), ("p1", "gain", "Wharf"), ("p2", "resolve", "Stowaway"), ("p2", "resolve", ""))
    assert t.p2.in_play == "3 Stowaway"


def test_throne_room() -> None:
    """A throne room cannot play a card from your hand of which you have two copies in play; a card of which you have one it
    plays, and then plays again though there are two in play by then."""
    t = bed(hand="Warlord", deck="20 Copper", p2="Throne Room, 2 Village, Smithy", p2_deck="20 Copper")
    t.play("Warlord")
    t.end_turn()
    t.step(("play", "Village"))
    t.step(("play", "Throne Room"), ("play card", "Village"))
    assert t.p2.actions == 5
    t = bed(hand="Warlord", deck="20 Copper", p2="Throne Room, 3 Village, Smithy", p2_deck="20 Copper")
    t.play("Warlord")
    t.end_turn()
    t.step(("play", "Village"))
    t.step(("play", "Village"))
    t.step(("play", "Throne Room"), ("play card", "Smithy"))
    assert "Village" not in t.asked[-1]


def test_from_elsewhere() -> None:
    """Cards that are not played from the hand are not stopped: Vassal plays a third Village from the deck, Golem two cards."""
    t = bed(hand="Warlord", deck="20 Copper", p2="2 Village, Vassal", p2_deck="2 Copper, Village, 20 Copper")
    t.play("Warlord")
    t.end_turn()
    t.step(("play", "Village"))
    t.step(("play", "Village"))
    t.step(("play", "Vassal"), ("play card", "Village"))
    assert t.p2.in_play == "3 Village, Vassal"


def test_told_to_play_from_the_hand() -> None:
    """Being told to play a card from your hand does not help: Market Towns cannot play the third one."""
    t = bed(hand="Warlord", deck="20 Copper", p2="3 Village, Smithy", p2_deck="20 Copper", landscapes="Market Towns")
    t.play("Warlord")
    t.end_turn()
    t.step(("play", "Village"))
    t.step(("play", "Village"))
    t.p2.player.get_favors(1)
    t.to_phase(2, ("play card", "Smithy"))
    assert "Village" not in t.asked[-1]
    assert t.p2.in_play == "2 Village, Smithy"


def test_gained_and_played() -> None:
    """Innovation and the like play a gained card from the discard pile, which is allowed; if it was gained to the hand, it
    would be played from there, and is not."""
    for to, in_play in ((2, "3 Village"), (0, "2 Village")):
        t = bed(hand="Warlord", deck="20 Copper", p2="2 Village", p2_deck="20 Copper", landscapes="City-state",
                kingdom="Village")  # fmt: skip
        t.play("Warlord")
        t.end_turn()
        t.step(("play", "Village"))
        t.step(("play", "Village"))
        t.p2.player.get_favors(2)
        t.gain("Village", ("resolve", "City-state"), to=to)
        assert t.p2.in_play == in_play


def test_on_your_own_turn() -> None:
    """It works at once, so that a Black Cat of another player is not played on your turn when two are in play already; but a
    Caravan Guard played before Warlord's instructions are followed is free."""
    t = bed(hand="Warlord", deck="20 Copper", kingdom="Caravan Guard", p2="3 Caravan Guard", p2_deck="9 Copper")
    t.play("Warlord", ("p2", "resolve", "Caravan Guard"), ("p2", "resolve", "Caravan Guard"),
           ("p2", "resolve", "Caravan Guard"))  # fmt: skip
    assert t.p2.in_play == "3 Caravan Guard"
    t = bed(hand="Warlord", deck="20 Copper", p2="3 Black Cat", p2_deck="9 Copper")
    t.play("Warlord")
    t.gain("Estate", ("p2", "resolve", "Black Cat"), ("p2", "resolve", "Black Cat"))
    assert t.p2.in_play == "2 Black Cat"
    assert "Black Cat" in t.p2.hand


def test_a_second_attack() -> None:
    """With Warlord in force a further Attack finds you with no Caravan Guard to play, if two are in play."""
    t = bed(hand="Warlord, Militia", deck="20 Copper", p2="3 Caravan Guard, 2 Copper", p2_deck="9 Copper")
    t.play("Warlord", ("p2", "resolve", "Caravan Guard"), ("p2", "resolve", "Caravan Guard"), ("p2", "resolve", ""))
    t.play("Militia", ("p2", "discard", "2 Copper"))
    assert t.p2.in_play == "2 Caravan Guard"


def test_moat() -> None:
    """Who reveals a Moat as it is played may play what they like."""
    t = bed(hand="Warlord", deck="20 Copper", p2="Moat, 3 Village", p2_deck="20 Copper")
    t.play("Warlord", ("p2", "resolve", "Moat"))
    t.end_turn()
    for _ in range(3):
        t.step(("play", "Village"))
    assert t.p2.in_play == "3 Village"
