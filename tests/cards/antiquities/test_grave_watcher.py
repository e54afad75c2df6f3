"""Grave Watcher goes wrong when the attack comes without a Curse, and in who gets a Copper."""

from tests.bed import bed

CARD = "Grave Watcher"


def test_gains_a_curse() -> None:
    """+$2. You may gain a Curse: if you did, +1 Action and +$1 more."""
    t = bed(hand="Grave Watcher")
    t.play("Grave Watcher", ("gain", "Curse"))
    assert t.p1.discard == "Curse"
    assert (t.p1.actions, t.p1.coins) == (1, 3)
    t = bed(hand="Grave Watcher")
    t.play("Grave Watcher", ("gain", ""))
    assert (t.p1.actions, t.p1.coins) == (0, 2)


def test_no_curses_left() -> None:
    """Without Curses in the Supply you cannot choose to gain one."""
    t = bed(hand="Grave Watcher", text="pile Curse: 0")
    t.play("Grave Watcher")
    assert (t.p1.actions, t.p1.coins) == (0, 2)


def test_curse_not_gained() -> None:
    """If something else happens instead of the gain, there is no +1 Action and no +$1 for it."""
    t = bed(hand="Grave Watcher, Trader", ruleset="first printing")
    t.play("Grave Watcher", ("gain", "Curse"), ("resolve", "Trader"))
    assert t.p1.discard == "Silver"
    assert (t.p1.actions, t.p1.coins) == (0, 2)


def test_attack() -> None:
    """Then you may discard a Curse from your hand. If you do, each other player reveals their hand, discards a Treasure that
    you choose, and gains a Copper to their hand."""
    t = bed(hand="Grave Watcher, Curse", p2="Gold, Silver, Estate", p3="Copper, Duchy")
    t.play("Grave Watcher", ("gain", ""), ("discard", "Curse"), ("discard", "Gold"))
    assert t.p1.discard == "Curse"
    assert t.p2.hand == "Silver, Estate, Copper"
    assert t.p2.discard == "Gold"
    assert t.p3.hand == "Duchy, Copper"
    assert t.p3.discard == "Copper"


def test_no_attack_without_the_curse() -> None:
    """If you discard none, or gained the Curse only now (to your discard pile), nobody is attacked."""
    t = bed(hand="Grave Watcher, Curse", p2="Gold")
    t.play("Grave Watcher", ("gain", ""), ("discard", ""))
    assert t.p2.hand == "Gold"
    t = bed(hand="Grave Watcher", p2="Gold")
    t.play("Grave Watcher", ("gain", "Curse"))
    assert t.p2.hand == "Gold"


def test_hand_without_treasures() -> None:
    """Who reveals no Treasure still gains a Copper."""
    t = bed(hand="Grave Watcher, Curse", p2="2 Estate")
    t.play("Grave Watcher", ("gain", ""), ("discard", "Curse"))
    assert t.p2.hand == "2 Estate, Copper"


def test_few_coppers() -> None:
    """If there are not enough Coppers, they go round from the player to your left."""
    t = bed(hand="Grave Watcher, Curse", p2="Estate", p3="Estate", text="pile Copper: 1")
    t.play("Grave Watcher", ("gain", ""), ("discard", "Curse"))
    assert t.p2.hand == "Estate, Copper"
    assert t.p3.hand == "Estate"


def test_moat() -> None:
    """Who is unaffected reveals, discards and gains nothing."""
    t = bed(hand="Grave Watcher, Curse", p2="Moat, Gold")
    t.play("Grave Watcher", ("p2", "resolve", "Moat"), ("gain", ""), ("discard", "Curse"))
    assert t.p2.hand == "Moat, Gold"
