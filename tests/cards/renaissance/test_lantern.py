"""Lantern goes wrong when it looks at whose Border Guard it is rather than at who plays it."""

from tests.bed import bed
from tests.cards.renaissance.owning import has, own

CARD = "Lantern"


def test_for_a_border_guard_in_the_supply() -> None:
    """The Lantern works for any Border Guard that you play, also for one that stays in the Supply or the trash."""
    t = bed(hand="Captain", deck="Gold, Silver, Estate", kingdom="Border Guard, Village")
    own(t, "Lantern")
    t.play("Captain", ("play card", "Border Guard"), ("take", "Gold"))
    assert t.p1.hand == "Gold"
    assert t.p1.discard == "Silver, Estate"


def test_not_when_something_else_happens() -> None:
    """If a Border Guard's instructions are not followed (Enchantress, a Way), the Lantern does nothing."""
    t = bed(hand="Enchantress", p2="Border Guard", p2_deck="Gold, Silver, Estate")
    own(t, "Lantern", 1)
    t.play("Enchantress")
    t.end_turn()
    t.play("Border Guard")
    assert t.p2.hand == "Gold"
    assert t.p2.deck == "Silver, Estate"


def test_only_for_who_has_it() -> None:
    """Another player's Lantern does nothing for you."""
    t = bed(hand="Border Guard", deck="Gold, Silver, Estate")
    own(t, "Lantern", 1)
    t.play("Border Guard", ("take", "Gold"))
    assert t.p1.deck == "Estate"


def test_with_a_way() -> None:
    """With a Way in place of its instructions it does nothing; it does if the Way has you follow the instructions."""
    t = bed(hand="Border Guard", deck="Gold, Silver, Estate", kingdom="Village", landscapes="Way of the Mouse",
            text="extra Way of the Mouse: Moat")  # fmt: skip
    own(t, "Lantern")
    t.play("Border Guard", ("resolve", "Way of the Mouse"))
    assert t.p1.hand == "Gold, Silver"
    t = bed(hand="Border Guard", deck="Gold, Silver, Estate", landscapes="Way of the Chameleon")
    own(t, "Lantern")
    t.play("Border Guard", ("resolve", "Way of the Chameleon"), ("take", "Gold"))
    assert t.p1.discard == "Silver, Estate"


def test_first_printing_only_for_your_own() -> None:
    """Before 2019 it changes your own Border Guards only: not one that you play in the Supply, or in the trash."""
    t = bed(hand="Border Guard", deck="Gold, Silver, Estate", ruleset="first printing")
    own(t, "Lantern")
    t.play("Border Guard", ("take", "Gold"))
    assert t.p1.discard == "Silver, Estate"
    t = bed(hand="Captain", deck="Gold, Silver, Estate", kingdom="Border Guard, Village", ruleset="first printing")
    own(t, "Lantern")
    t.play("Captain", ("play card", "Border Guard"), ("take", "Gold"))
    assert t.p1.discard == "Silver"
    assert t.p1.deck == "Estate"


def test_first_printing_is_taken_as_now() -> None:
    """Before 2019 it is taken in the same way."""
    t = bed(hand="Border Guard", deck="Village, Smithy", ruleset="first printing")
    t.play("Border Guard", ("take", "Village"), ("option", "take the Lantern"))
    assert has(t, "Lantern")
