"""Destrier goes wrong about whose gains count, and when."""

from tests.bed import bed

CARD = "Destrier"


def test_cheaper_for_each_gain_of_the_turn() -> None:
    """On your turn it costs $1 less for each card you have gained this turn, never less than $0."""
    t = bed(hand="Destrier", kingdom="Destrier", deck="3 Copper")
    assert t.cost("Destrier") == 6
    t.gain("Copper")
    t.gain("Silver")
    assert t.cost("Destrier") == 4
    for _ in range(6):
        t.gain("Copper")
    assert t.cost("Destrier") == 0


def test_only_the_current_players_gains() -> None:
    """Only what the player whose turn it is has gained counts."""
    t = bed(kingdom="Destrier")
    t.gain("Copper", seat=1)
    assert t.cost("Destrier") == 6
    t.gain("Copper")
    assert t.cost("Destrier") == 5
    t.end_turn()
    assert t.cost("Destrier") == 6


def test_all_destriers() -> None:
    """All Destriers have the changed cost, also those in hands and decks, whoever has them."""
    t = bed(hand="Destrier", p2="Destrier")
    t.gain("Copper")
    assert t.game.cost(t.card("Destrier")) == 5
    assert t.game.cost(t.card("Destrier", 1)) == 5


def test_changes_in_the_middle_of_an_ability() -> None:
    """The cost may change in the middle of an ability: while two Horses come, it falls by $2."""
    t = bed(hand="Cavalry", kingdom="Destrier", deck="Copper")
    t.play("Cavalry")
    assert t.cost("Destrier") == 4


def test_before_when_gain_abilities() -> None:
    """The cost is lower already when abilities that trigger on the gain are resolved."""
    t = bed(hand="Falconer", kingdom="Destrier, Moat")
    t.gain("Copper")
    t.gain("Moat", ("resolve", "Falconer"), ("gain", "Destrier"))
    assert t.p1.hand == "Destrier"


def test_plays() -> None:
    """You draw 2 cards and get an Action."""
    t = bed(hand="Destrier", deck="3 Gold")
    t.play("Destrier")
    assert t.p1.hand == "2 Gold"
    assert t.p1.actions == 1


def test_horses_count() -> None:
    """Horses are cards gained, too: after a Sleigh's two it costs $4, and a Workshop can gain it."""
    t = bed(hand="Sleigh, Workshop", kingdom="Destrier", actions=2)
    t.play("Sleigh")
    t.play("Workshop", ("gain", "Destrier"))
    assert t.p1.discard == "2 Horse, Destrier"
