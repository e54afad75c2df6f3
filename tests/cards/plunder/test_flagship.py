"""Flagship goes wrong when it replays what was already being played, or another card than the first one played."""

from tests.bed import bed

CARD = "Flagship"


def test_replays_the_next_action() -> None:
    """+$2. The next non-Command Action card you play is played again after it was resolved; this is not optional."""
    t = bed(hand="Flagship, Smithy, Village", deck="12 Copper", actions=3)
    t.play("Flagship")
    assert t.p1.coins == 2
    t.play("Smithy")
    assert t.p1.hand == "Village, 6 Copper"
    t.play("Village")
    assert t.p1.hand == "7 Copper"


def test_waits_over_turns() -> None:
    """It stays in play until you play such a card, and is discarded in that turn's Clean-up."""
    t = bed(hand="Flagship", deck="5 Copper, Smithy, 20 Copper", p2_deck="12 Copper")
    t.play("Flagship")
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "Flagship"
    t.end_turn()
    t.end_turn()
    t.play("Smithy")
    assert t.p1.hand == "10 Copper"
    t.end_turn()
    assert t.p1.in_play == "-"


def test_on_another_players_turn() -> None:
    """The next Action may be one that you play on another player's turn."""
    t = bed(hand="Flagship, Caravan Guard", deck="12 Copper", p2="Witch", p2_deck="12 Copper", actions=1)
    t.play("Flagship")
    t.game.phase = 0
    t.end_turn()
    t.play("Witch", ("p1", "resolve", "Caravan Guard"))
    assert t.p1.in_play == "Flagship, Caravan Guard"
    assert t.p1.hand == "2 Copper"


def test_played_twice() -> None:
    """Played several times before, it replays the card as many times: with Throne Room it is played three times."""
    t = bed(hand="Throne Room, Flagship, Smithy", deck="12 Copper", actions=2)
    t.play("Throne Room", ("play card", "Flagship"))
    assert t.p1.coins == 4
    t.play("Smithy")
    assert t.p1.hand == "9 Copper"


def test_two_flagships() -> None:
    """Two Flagships both replay the next card, so that a Village gives +6 Actions in all."""
    t = bed(hand="2 Flagship, Village", deck="12 Copper", actions=3)
    t.play("Flagship")
    t.play("Flagship")
    t.play("Village")
    assert t.p1.actions == 6
    assert t.p1.hand == "3 Copper"


def test_not_commands() -> None:
    """Command cards are not replayed; it goes on waiting."""
    t = bed(hand="2 Flagship", actions=2)
    t.play("Flagship")
    t.play("Flagship")
    assert t.p1.coins == 4


def test_card_played_by_a_command() -> None:
    """After Band of Misfits it replays the card that Band of Misfits plays, still where it lies."""
    t = bed(hand="Flagship, Band of Misfits", deck="12 Copper", actions=2, kingdom="Smithy, Village")
    t.play("Flagship")
    t.play("Band of Misfits", ("play card", "Smithy"))
    assert t.p1.hand == "6 Copper"
    assert t.left("Smithy") == 10


def test_the_card_that_plays_it() -> None:
    """A card that plays a Flagship is not replayed by it: the next time is not this time."""
    t = bed(hand="Herald, Smithy", deck="Copper, Flagship, 12 Estate", actions=1)
    t.play("Herald")
    assert t.p1.in_play == "Herald, Flagship"
    assert t.p1.hand == "Smithy, Copper"
    t.play("Smithy")
    assert t.p1.hand == "Copper, 6 Estate"


def test_first_announced() -> None:
    """A card counts as played before it is resolved: with Urchin in play and a Sheepdog that reacts to the Mercenary, the
    Attack that was played first is the one that is replayed."""
    t = bed(hand="Flagship, Militia, Sheepdog", deck="12 Copper", p2="5 Copper", actions=2,
            text="p1 play: Urchin")  # fmt: skip
    t.play("Flagship")
    t.play("Militia", ("resolve", "Urchin"), ("resolve", "Sheepdog"))
    assert t.p2.hand == "3 Copper"
    assert t.p1.coins == 2 + 2 + 2
    assert t.p1.hand == "2 Copper"


def test_stays_with_a_duration() -> None:
    """If it replays a Duration card it stays in play with it."""
    t = bed(hand="Flagship, Wharf", deck="20 Copper", p2_deck="5 Copper", actions=2)
    t.play("Flagship")
    t.play("Wharf")
    t.end_turn()
    assert t.p1.in_play == "Flagship, Wharf"
    t.end_turn()
    assert t.p1.hand == "9 Copper"
    t.end_turn()
    assert t.p1.in_play == "-"


def test_replays_a_card_that_left() -> None:
    """It replays the card even if it has left play."""
    t = bed(hand="Flagship, Mining Village", deck="5 Copper", actions=2)
    t.play("Flagship")
    t.play("Mining Village", ("trash", "yes"))
    assert t.trashed == "Mining Village"
    assert t.p1.hand == "2 Copper"
    assert t.p1.coins == 2 + 2
