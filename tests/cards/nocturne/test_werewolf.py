"""Werewolf goes wrong when it goes by how it is played rather than by the phase."""

from freehold.rules.vocab import ACTION, ATTACK, NIGHT
from tests.bed import bed
from tests.cards.nocturne.fates_bed import cards_of

CARD = "Werewolf"


def test_by_day() -> None:
    """Outside your Night phase: +3 Cards."""
    t = bed(hand="Werewolf", deck="4 Copper", text="hexes: Plague")
    t.play("Werewolf")
    assert t.p1.hand == "3 Copper"
    assert t.p2.hand == ""


def test_by_night() -> None:
    """In your Night phase each other player receives the next Hex."""
    t = bed(hand="Werewolf", deck="4 Copper", text="hexes: Plague\nturn: p1 night", p3="")
    t.step(("play", "Werewolf"))
    assert t.p1.hand == ""
    assert t.p2.hand == "Curse"
    assert t.p3.hand == "Curse"


def test_reactions_come_first() -> None:
    """The others use Reactions before the Hex is turned over."""
    t = bed(hand="Werewolf", p2="Moat", text="hexes: Plague\nturn: p1 night")
    t.play("Werewolf", ("p2", "resolve", "Moat"))
    assert t.p2.hand == "Moat"
    assert cards_of(t, 7) == ["Plague"]


def test_always_an_action() -> None:
    """It always has all its types: as an Action played at night it is replayed by Citadel."""
    t = bed(hand="Werewolf", text="hexes: Plague, Greed\nturn: p1 night", landscapes="Citadel")
    t.game.set_held(t.game.kind_named("Citadel"), 1)
    assert t.types("Werewolf") & ACTION
    assert t.types("Werewolf") & NIGHT
    t.play("Werewolf")
    assert t.p2.hand == "Curse"
    assert t.p2.deck == "Copper"


def test_enchanted_at_night() -> None:
    """Enchantress takes it if it is the first Action of the turn, also at night."""
    t = bed(hand="Enchantress", p2="Werewolf", p2_deck="Gold", deck="5 Copper", text="hexes: Plague")
    t.play("Enchantress")
    t.end_turn()
    t.game.phase = 4
    t.play("Werewolf")
    assert t.p2.hand == "Gold"
    assert "Curse" not in t.p1.hand


def test_always_an_attack() -> None:
    """It is an Attack also by day: the others may use Reactions though it does nothing to them."""
    t = bed(hand="Werewolf", p2="Moat", deck="4 Copper")
    assert t.types("Werewolf") & ATTACK
    t.play("Werewolf", ("p2", "resolve", "Moat"))
    assert t.p1.hand == "3 Copper"


def test_played_twice_by_day() -> None:
    """Played twice in the Action phase it draws twice; played in the Buy phase it draws too."""
    t = bed(hand="Throne Room, Werewolf", deck="9 Copper", text="hexes: Plague")
    t.play("Throne Room", ("play card", "Werewolf"))
    assert t.p1.hand == "6 Copper"
    t = bed(kingdom="Werewolf", deck="9 Copper", landscapes="Innovation", coins=5)
    t.game.set_held(t.game.kind_named("Innovation"), 1)
    t.buy("Werewolf", ("resolve", "Innovation"))
    assert t.p1.hand == "3 Copper"


def test_at_the_start_of_your_turn() -> None:
    """The start of your turn is part of your Action phase: played then, it draws."""
    t = bed(hand="Ghost", deck="Werewolf, 20 Copper", text="turn: p1 night\nhexes: Plague")
    t.play("Ghost")
    t.end_turn()
    t.end_turn()
    assert t.p1.hand == "11 Copper"
