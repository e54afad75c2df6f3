"""Mining Village goes wrong when it pays for being trashed a second time, or without having been in play."""

from tests.bed import bed

CARD = "Mining Village"


def test_trash_for_coins() -> None:
    """You may trash it for +$2, and keep the card and the two Actions."""
    t = bed(hand="Mining Village", deck="Gold")
    t.play("Mining Village", ("trash", "yes"))
    assert (t.p1.hand, t.p1.actions, t.p1.coins) == ("Gold", 2, 2)
    assert t.trashed == "Mining Village"
    assert t.p1.in_play == ""


def test_may_keep_it() -> None:
    """You need not trash it."""
    t = bed(hand="Mining Village", deck="Gold")
    t.play("Mining Village", ("trash", "no"))
    assert (t.p1.actions, t.p1.coins) == (2, 0)
    assert t.p1.in_play == "Mining Village"


def test_throne_room_pays_once() -> None:
    """With Throne Room you get +1 Card and +2 Actions both times, but it can be trashed for +$2 only once."""
    t = bed(hand="Throne Room, Mining Village", deck="2 Gold")
    t.play("Throne Room", ("play card", "Mining Village"), ("trash", "yes"))
    assert (t.p1.hand, t.p1.actions, t.p1.coins) == ("2 Gold", 4, 2)
    assert t.trashed == "Mining Village"


def test_throne_room_trash_the_second_time() -> None:
    """You may as well keep it the first time and trash it the second."""
    t = bed(hand="Throne Room, Mining Village", deck="2 Gold")
    t.play("Throne Room", ("play card", "Mining Village"), ("trash", "no"), ("trash", "yes"))
    assert (t.p1.actions, t.p1.coins) == (4, 2)


def test_not_when_played_where_it_lies() -> None:
    """If it is played without being moved into play, it cannot be trashed and gives no coins."""
    t = bed(hand="Captain", kingdom="Mining Village, Village", deck="Gold")
    t.play("Captain", ("play card", "Mining Village"))
    assert (t.p1.hand, t.p1.actions, t.p1.coins) == ("Gold", 2, 0)
    assert t.trashed == ""


def test_possessed_throne_room() -> None:
    """While possessed, a Mining Village that was trashed is set aside; it cannot be trashed again for more coins."""
    t = bed(hand="Possession", p2="Throne Room, Mining Village", p2_deck="9 Gold")
    t.play("Possession")
    t.end_turn()
    t.play("Throne Room", ("play card", "Mining Village"), ("trash", "yes"))
    assert t.p2.coins == 2
    assert t.trashed == ""


def test_draws_one_card() -> None:
    t = bed(hand="Mining Village", deck="2 Gold")
    t.play("Mining Village", ("trash", "no"))
    assert (t.p1.hand, t.p1.actions) == ("Gold", 2)
