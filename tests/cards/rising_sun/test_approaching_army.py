"""Approaching Army goes wrong when it pays before it happened, or only if the Attack was followed."""

from freehold.cards import load_all
from freehold.rules.setup import Kingdom, Setup
from freehold.rules.vocab import ATTACK
from tests.bed import Bed, bed

CARD = "Approaching Army"


def active(**more: str) -> Bed:
    lands = "Approaching Army" + more.pop("landscapes", "")
    return bed(kingdom="Poet", landscapes=lands, text="extra Approaching Army: Witch\np1 holds: Approaching Army\n"
               "p2 holds: Approaching Army", **more)  # type: ignore[arg-type]  # fmt: skip


def test_attack_pile_added() -> None:
    """At set-up an Attack Kingdom pile is added to the Supply, an eleventh, even if there are Attacks already."""
    load_all()
    ten = ["Poet", "Militia", "Smithy", "Village", "Market", "Moat", "Mine", "Cellar", "Gardens", "Festival"]
    added = set()
    for seed in range(4):
        setup = Setup(Kingdom(ten, ["Approaching Army"]), seed=seed)
        kingdom = [pile for pile in setup.piles if pile.supply and pile.kingdom]
        assert len(kingdom) == 11
        assert kingdom[10].kind.types & ATTACK
        added.add(kingdom[10].name)
    assert len(added) > 1


def test_nothing_before_it_happens() -> None:
    """The pile is there in any case, but the +$1 only once the Prophecy has happened."""
    t = bed(hand="Witch", kingdom="Poet", landscapes="Approaching Army", text="extra Approaching Army: Witch")
    t.play("Witch")
    assert t.p1.coins == 0


def test_coin_after_attacks() -> None:
    """After you play an Attack card, +$1; not after other cards, nor after another player's."""
    t = active(hand="Militia, Poet", deck="Estate, Estate")
    t.play("Militia")
    assert t.p1.coins == 3
    assert t.p2.coins == 0
    t.p1.player.actions = 1
    t.play("Poet")
    assert t.p1.coins == 3


def test_treasure_attack() -> None:
    """Also for an Attack that is a Treasure."""
    t = active(hand="Sword")
    t.play("Sword")
    assert t.p1.coins == 4


def test_not_followed() -> None:
    """You get it even if you did not follow the instructions of the Attack, as with a Way."""
    t = active(hand="Witch", landscapes=", Way of the Ox")
    t.play("Witch", ("resolve", "Way of the Ox"))
    assert t.p1.coins == 1
    assert t.p1.actions == 2


def test_duration() -> None:
    """For a Duration Attack only on the turn it is played."""
    t = active(hand="Corsair", deck="12 Silver", p2_deck="12 Silver")
    t.play("Corsair")
    assert t.p1.coins == 3
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 0


def test_last_thing() -> None:
    """It is the last thing the Attack does: if its own +1 Sun was the last, you get the +$1 for it already."""
    t = bed(hand="Kitsune", kingdom="Kitsune", landscapes="Approaching Army",
            text="extra Approaching Army: Witch\ntokens Approaching Army: sun=1")  # fmt: skip
    t.play("Kitsune", ("option", "+$2, Curses"))
    assert t.p1.coins == 3
