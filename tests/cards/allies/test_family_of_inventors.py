"""Family of Inventors goes wrong about which piles may have tokens, and whose costs they lower."""

from freehold.rules.vocab import TREASURE_PHASE
from tests.bed import bed

CARD = "Family of Inventors"


def test_tokens_lower_costs_for_all() -> None:
    """You may put a Favor on a pile; each token there makes its cards $1 cheaper for everybody, for the rest of the game."""
    t = bed(hand="Smithy", deck="9 Copper", p2="Smithy", landscapes="Family of Inventors", favors=2)
    t.to_phase(TREASURE_PHASE, ("pile", "Smithy"))
    assert t.p1.favors == 1
    assert t.cost("Smithy") == 3
    assert t.game.cost(t.card("Smithy", 1)) == 3
    t.end_turn()
    assert t.cost("Smithy") == 3
    assert t.cost("Silver") == 3


def test_several_tokens() -> None:
    """Tokens add up over the turns; costs do not fall below $0."""
    t = bed(deck="30 Copper", kingdom="Moat", landscapes="Family of Inventors", favors=3)
    for _ in range(3):
        t.to_phase(TREASURE_PHASE, ("pile", "Moat"))
        t.end_turn()
        t.end_turn()
    assert t.cost("Moat") == 0
    assert t.p1.favors == 0


def test_one_a_turn_and_optional() -> None:
    """You may do it once at the start of each of your Buy phases, or not."""
    t = bed(deck="30 Copper", kingdom="Moat", landscapes="Family of Inventors", favors=3)
    t.to_phase(TREASURE_PHASE, ("pile", ""))
    assert t.p1.favors == 3


def test_split_piles() -> None:
    """A token on a split pile makes all its cards cheaper, the one on top and those below."""
    t = bed(hand="Elder", deck="9 Copper", landscapes="Family of Inventors", favors=1)
    t.to_phase(TREASURE_PHASE, ("play", ""), ("pile", "Town Crier"))
    assert t.cost("Town Crier") == 1
    assert t.game.cost(t.card("Elder")) == 4


def test_only_piles_that_are_not_victory_piles() -> None:
    """Only non-Victory piles may have tokens; the Odysseys may, though Distant Shore is a Victory card."""
    t = bed(deck="9 Copper", kingdom="Odysseys", landscapes="Family of Inventors", favors=1)
    for _ in range(3):
        t.game.rotate(int(t.game.pile_named("Odysseys")))
    t.to_phase(TREASURE_PHASE, ("pile", "Distant Shore"))
    assert t.cost("Distant Shore") == 5
    assert "Province" not in t.asked[0]


def test_without_favors() -> None:
    """Without a Favor you cannot use it."""
    t = bed(deck="9 Copper", landscapes="Family of Inventors", favors=0)
    t.to_phase(TREASURE_PHASE)
    assert t.asked == []
