"""Riverboat goes wrong in which card may be set aside, and in how long it stays in play."""

import pytest

from freehold.cards import load_all
from freehold.rules.setup import Kingdom, Setup
from freehold.table.position import PositionError
from tests.bed import Bed, bed

CARD = "Riverboat"


def boat(aside: str, **more: str) -> Bed:
    text = f"extra Riverboat: {aside}\n" + more.pop("text", "")
    return bed(text=text, kingdom="Riverboat, " + more.pop("kingdom", ""), **more)  # type: ignore[arg-type]


def test_plays_the_card_next_turn() -> None:
    """When your next turn starts, the set-aside card is played; it stays where it lies."""
    t = boat("Laboratory", hand="Riverboat", deck="9 Copper")
    t.play("Riverboat")
    assert t.p1.hand == "-"
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "7 Copper"
    assert t.p1.actions == 2
    assert t.p1.in_play == "Riverboat"
    assert t.game.name(t.game.cards_in(2)[0]) == "Laboratory"


def test_discarded_after_that_turn() -> None:
    """It is discarded in that turn's Clean-up."""
    t = boat("Market", hand="Riverboat", deck="20 Copper")
    t.play("Riverboat")
    t.end_turn()
    assert t.p1.in_play == "Riverboat"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "-"


def test_the_card_cannot_be_moved() -> None:
    """What would move the played card does not: it stays set aside."""
    t = boat("Pillage", hand="Riverboat", deck="20 Copper", p2="5 Silver", p2_deck="9 Estate")
    t.play("Riverboat")
    t.end_turn()
    t.end_turn()
    assert t.game.name(t.game.cards_in(2)[0]) == "Pillage"
    assert t.trashed == "-"
    assert "Spoils" not in t.p1.discard


def test_stays_with_what_it_played() -> None:
    """It stays in play as long as the card it played would: with a Crown used on a Duration as long as that."""
    t = boat("Crown", hand="Riverboat", deck="Wharf, 30 Copper")
    t.play("Riverboat")
    t.end_turn()
    t.end_turn(("p1", "play card", "Wharf"))
    t.end_turn()
    assert t.p1.in_play == "Riverboat, Wharf"
    t.end_turn()
    t.end_turn()
    assert t.p1.in_play == "-"


def test_several() -> None:
    """Two Riverboats play the card twice, one after the other."""
    t = boat("Market", hand="2 Riverboat", deck="20 Copper", text="p1: actions=2")
    t.play("Riverboat")
    t.play("Riverboat")
    t.end_turn()
    t.end_turn()
    assert t.p1.coins == 2
    assert t.p1.actions == 3


def test_attack() -> None:
    """A set-aside Attack is played as such when it is played: the others may react then."""
    t = boat("Witch", hand="Riverboat", deck="20 Copper", p2="Moat, Copper", p2_deck="20 Silver")
    t.play("Riverboat")
    t.end_turn()
    t.end_turn()
    assert "Curse" in t.p2.discard


def test_which_card() -> None:
    """At set-up an Action card that costs exactly $5, is no Duration, and is not used otherwise is chosen."""
    load_all()
    ten = ["Riverboat", "Militia", "Smithy", "Village", "Market", "Moat", "Mine", "Cellar", "Gardens", "Festival"]
    chosen = set()
    for seed in range(6):
        setup = Setup(Kingdom(ten), seed=seed)
        (_, kind), = setup.aside_kinds
        assert kind.cost == 5
        assert kind.types & 1
        assert not kind.types & (1 << 6)
        assert kind.name not in ten
        chosen.add(kind.name)
    assert len(chosen) > 1
    for name in ("Wharf", "Smithy", "Duchy", "Market"):
        with pytest.raises(PositionError, match="cannot be chosen"):
            boat(name, kingdom="Market")


def test_set_up_of_that_card() -> None:
    """If the card needs something at set-up, that is done too."""
    t = boat("Cultist", hand="Riverboat")
    assert t.left("Ruins") == 10


def test_throne_room() -> None:
    """Played twice, it plays the card twice, and the Throne Room stays in play with it."""
    t = boat("Market", hand="Throne Room, Riverboat", deck="20 Copper")
    t.play("Throne Room", ("play card", "Riverboat"))
    t.end_turn()
    assert t.p1.in_play == "Throne Room, Riverboat"
    t.end_turn()
    assert t.p1.coins == 2
