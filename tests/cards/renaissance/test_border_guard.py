"""Border Guard goes wrong when it hands out an Artifact for too few cards, or when Lantern changes something else."""

from tests.bed import bed
from tests.cards.renaissance.owning import has, own

CARD = "Border Guard"


def test_one_to_the_hand_one_discarded() -> None:
    """You reveal 2 cards, put one of them into your hand and discard the other."""
    t = bed(hand="Border Guard", deck="Gold, Estate, Silver")
    t.play("Border Guard", ("take", "Gold"))
    assert (t.p1.hand, t.p1.discard, t.p1.deck) == ("Gold", "Estate", "Silver")
    assert t.p1.actions == 1


def test_with_the_lantern() -> None:
    """If you have the Lantern when you play it, you reveal 3 cards and discard 2 instead."""
    t = bed(hand="Border Guard", deck="Gold, Estate, Silver, Copper")
    own(t, "Lantern")
    t.play("Border Guard", ("take", "Silver"))
    assert (t.p1.hand, t.p1.discard, t.p1.deck) == ("Silver", "Gold, Estate", "Copper")


def test_two_actions_earn_an_artifact() -> None:
    """If both cards are Actions, you choose which to take: the Lantern or the Horn."""
    t = bed(hand="Border Guard", deck="Smithy, Village")
    t.play("Border Guard", ("take", "Smithy"), ("option", "take the Horn"))
    assert has(t, "Horn")
    assert not has(t, "Lantern")
    t = bed(hand="Border Guard", deck="Smithy, Village")
    t.play("Border Guard", ("take", "Smithy"), ("option", "take the Lantern"))
    assert has(t, "Lantern")


def test_with_the_lantern_all_three_must_be_actions() -> None:
    """With the Lantern all 3 cards must be Actions for an Artifact."""
    t = bed(hand="2 Border Guard", deck="Smithy, Village, Copper, Smithy, Village, Market", actions=2)
    own(t, "Lantern")
    t.play("Border Guard", ("take", "Smithy"))
    assert not has(t, "Horn")
    t.play("Border Guard", ("take", "Smithy"), ("option", "take the Horn"))
    assert has(t, "Horn")


def test_one_action_is_not_enough() -> None:
    """One Action among the revealed cards earns nothing, whichever card you keep."""
    t = bed(hand="Border Guard", deck="Smithy, Copper")
    t.play("Border Guard", ("take", "Smithy"))
    assert not has(t, "Horn")
    assert not has(t, "Lantern")


def test_too_few_cards() -> None:
    """If you have fewer than 2 cards to reveal (3 with the Lantern), even after shuffling, you take no Artifact."""
    t = bed(hand="Border Guard", deck="Smithy")
    t.play("Border Guard")
    assert not has(t, "Horn")
    t = bed(hand="Border Guard", deck="Smithy, Village")
    own(t, "Lantern")
    t.play("Border Guard", ("take", "Smithy"))
    assert not has(t, "Horn")


def test_a_single_card_goes_to_the_hand() -> None:
    """If you have only one card to reveal, put it into your hand."""
    t = bed(hand="Border Guard", deck="Estate")
    t.play("Border Guard")
    assert (t.p1.hand, t.p1.discard) == ("Estate", "")


def test_artifacts_are_taken_away() -> None:
    """There is only one of each Artifact: you take it even if another player has it."""
    t = bed(hand="Border Guard", deck="Smithy, Village")
    own(t, "Lantern", 1)
    t.play("Border Guard", ("take", "Smithy"), ("option", "take the Lantern"))
    assert has(t, "Lantern")
    assert not has(t, "Lantern", 1)


def test_no_choose() -> None:
    """Its text has no "choose": played by Elder it takes one Artifact only."""
    t = bed(hand="Elder, Border Guard", deck="2 Village")
    t.play("Elder", ("play card", "Border Guard"), ("option", "take the Lantern"))
    assert "1 to 1" in t.asked[-1]
