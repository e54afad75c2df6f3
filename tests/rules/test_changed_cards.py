"""Cards that are more than what is printed on them: another card while in play, or with the abilities of another kind."""

from freehold.rules import invariants
from freehold.rules.game import Game
from freehold.rules.setup import replace_kingdom
from freehold.rules.vocab import CARD_MASK, DISCARD, PLAY
from tests.bed import Bed, bed

OLD = "first printing"


def disguised() -> tuple[Bed, int]:
    """A table with a Band of Misfits in play that is a Fishing Village, and that card."""
    t = bed(hand="Band of Misfits", kingdom="Fishing Village", deck="20 Copper", ruleset=OLD)
    t.play("Band of Misfits")
    return t, t.game.cards_in(t.game.players[0].base + PLAY)[0] & CARD_MASK


def differs_after(t: Bed, change: str) -> bool:
    other: Game = t.game.clone()
    assert invariants.difference(t.game, other) == ""
    setattr(other, change, [])
    return invariants.difference(t.game, other) != ""


def test_kind_and_pile_while_in_play() -> None:
    t, card = disguised()
    game = t.game
    assert game.name(card) == "Fishing Village"
    assert game.home_of(card) == game.pile_named("Fishing Village")
    assert game.own_kind(card).name == "Band of Misfits"
    game.put(card, game.players[0].base + DISCARD)
    assert game.name(card) == "Band of Misfits"
    assert game.home_of(card) == game.pile_named("Band of Misfits")
    assert game.worn == []
    assert invariants.faults(game) == []


def test_copies_of_the_game_are_apart() -> None:
    t, card = disguised()
    other = t.game.clone()
    other.put(card, other.players[0].base + DISCARD)
    assert other.name(card) == "Band of Misfits"
    assert t.game.name(card) == "Fishing Village"
    assert invariants.difference(t.game, other) != ""


def test_copies_are_compared() -> None:
    t, _ = disguised()
    assert differs_after(t, "worn")
    t = bed(kingdom="Fortress", landscapes="Inheritance", coins=7, ruleset=OLD)
    t.buy("Inheritance")
    assert differs_after(t, "lent")


def test_a_new_kingdom() -> None:
    t, card = disguised()
    replace_kingdom(t.game, 10)
    assert t.game.name(card) == "Fishing Village"
    t.game.put(card, t.game.players[0].base + DISCARD)
    assert t.game.name(card) == "Band of Misfits"
    assert invariants.faults(t.game) == []


def test_becoming_one_card_after_another() -> None:
    t, card = disguised()
    t.game.wear(card, t.game.top_named("Gold"))
    assert t.game.name(card) == "Gold"
    t.game.take_off(card)
    assert t.game.name(card) == "Band of Misfits"
    assert t.game.worn == []
