"""Student goes wrong about where it goes: onto the deck only out of play, and only for a Treasure."""

from tests.bed import bed

CARD = "Student"


def test_trashed_treasure() -> None:
    """If the trashed card is a Treasure you get a Favor and the Student goes onto your deck; the Action stays yours."""
    t = bed(hand="Student, Copper, Estate", deck="Gold")
    t.play("Student", ("may", "no"), ("trash", "Copper"))
    assert t.trashed == "Copper"
    assert t.p1.favors == 1
    assert t.p1.deck == "Student, Gold"
    assert t.p1.in_play == ""
    assert t.p1.actions == 1


def test_trashed_other_card() -> None:
    """If it is no Treasure you get no Favor, and the Student stays in play."""
    t = bed(hand="Student, Copper, Estate", deck="Gold")
    t.play("Student", ("may", "no"), ("trash", "Estate"))
    assert t.p1.favors == 0
    assert t.p1.in_play == "Student"


def test_trashing_is_not_optional() -> None:
    """You must trash a card if you have any."""
    t = bed(hand="Student, Gold")
    t.play("Student", ("may", "no"))
    assert t.trashed == "Gold"


def test_nothing_to_trash() -> None:
    """With no cards in hand you still get the Action and may rotate the Wizards."""
    t = bed(hand="Student")
    t.play("Student", ("may", "yes"))
    assert t.top("Wizards") == "Conjurer"
    assert t.p1.actions == 1


def test_rotating_is_optional_and_first() -> None:
    """You may rotate the Wizards before you trash."""
    t = bed(hand="2 Student, Copper", actions=2)
    t.play("Student", ("may", "no"), ("trash", "Copper"))
    assert t.top("Wizards") == "Student"
    t.play("Student", ("may", "yes"))
    assert t.top("Wizards") == "Conjurer"


def test_played_where_it_lies() -> None:
    """Played without being moved into play, it does not go onto your deck; you do all the rest."""
    t = bed(hand="Copper, Estate", deck="Gold", kingdom="Wizards")
    t.expect(("may", "no"), ("trash", "Copper"))
    t.p1.player.play(t.game.top_named("Student"), leaving=True)
    t.finish()
    assert t.p1.favors == 1
    assert t.p1.deck == "Gold"
    assert t.left("Wizards") == 16


def test_throne_room_does_all_twice() -> None:
    """With a throne room you do everything twice, though it goes onto your deck only once."""
    t = bed(hand="Throne Room, Student, 2 Copper", deck="Gold")
    t.play("Throne Room", ("play card", "Student"), ("may", "no"), ("may", "no"))
    assert t.trashed == "2 Copper"
    assert t.p1.favors == 2
    assert t.p1.deck == "Student, Gold"
    assert t.p1.actions == 2
