"""Walled Village goes wrong in what counts as another Action in play, and when that is counted."""

from tests.bed import Bed, bed

CARD = "Walled Village"


def clean(hand: str, *answers: str, play: str = "", deck: str = "9 Copper") -> Bed:
    """Play Walled Villages, then clean up with these choices."""
    t = bed(hand=hand, deck=deck, text=f"p1 play: {play}")
    while "Walled Village" in t.p1.hand:
        t.play("Walled Village")
    t.expect(*(("resolve", each) for each in answers))
    t.clean_up()
    return t


def test_played() -> None:
    t = bed(hand="Walled Village", deck="2 Copper")
    t.play("Walled Village")
    assert t.p1.hand == "Copper"
    assert t.p1.actions == 2


def test_alone() -> None:
    """When your Clean-up starts, before anything is discarded, you may put it from play onto your deck."""
    t = clean("Walled Village", "Walled Village")
    assert "Walled Village" in t.p1.hand


def test_optional() -> None:
    """You need not."""
    t = clean("Walled Village", "")
    assert "Walled Village" in t.p1.discard


def test_with_one_other() -> None:
    """One other Action may be in play."""
    t = clean("Walled Village", "Walled Village", play="Smithy")
    assert "Walled Village" in t.p1.hand
    t = clean("Walled Village", play="Smithy, Village")
    assert "Walled Village" in t.p1.discard


def test_only_actions_count() -> None:
    """Only Actions in play count, no Treasures."""
    t = clean("Walled Village", "Walled Village", play="3 Gold, Smithy")
    assert "Walled Village" in t.p1.hand


def test_two_walled_villages() -> None:
    """If two Walled Villages are your only Actions in play, you may put one or both onto your deck."""
    t = clean("2 Walled Village", "Walled Village", "Walled Village")
    assert t.p1.hand == "2 Walled Village, 3 Copper"
    t = clean("2 Walled Village", "Walled Village", "")
    assert t.p1.hand == "Walled Village, 4 Copper"


def test_three_walled_villages() -> None:
    """With three none goes onto your deck."""
    t = clean("3 Walled Village")
    assert "Walled Village" not in t.p1.hand


def test_durations_count() -> None:
    """A Duration that is in play from the turn before counts, as does one that will leave play in this Clean-up."""
    t = clean("Walled Village", play="Fishing Village, Smithy")
    assert "Walled Village" in t.p1.discard


def test_actions_that_have_left_play() -> None:
    """Actions that were played this turn but have left play do not count."""
    t = bed(hand="Walled Village, Feast, Smithy", deck="9 Copper", kingdom="Village")
    t.play("Walled Village")
    t.play("Feast", ("gain", "Silver"))
    t.play("Smithy")
    t.clean_up(("resolve", "Walled Village"))
    assert "Walled Village" in t.p1.hand


def test_counted_when_resolved() -> None:
    """An Action that leaves play at the start of Clean-up makes room: an Alchemist put onto your deck no longer counts."""
    t = bed(hand="Walled Village, Alchemist, Smithy", deck="19 Copper", text="p1 play: Potion")
    t.play("Walled Village")
    t.play("Alchemist")
    t.play("Smithy")
    t.clean_up(("resolve", "Alchemist"), ("resolve", "Walled Village"))
    assert t.p1.hand == "Walled Village, Alchemist, 3 Copper"


def test_after_improve() -> None:
    """A card that Improve trashes at the start of Clean-up makes room as well: it no longer counts."""
    t = bed(hand="Improve, Walled Village, Village", deck="9 Copper", actions=3)
    t.play("Improve")
    t.play("Walled Village")
    t.play("Village")
    t.clean_up(("resolve", "Improve"), ("trash", "Village"), ("resolve", "Walled Village"))
    assert t.trashed == "Village"
    assert "Walled Village" in t.p1.hand


def test_on_a_turn_with_journey() -> None:
    """On a turn on which your cards stay in play (Journey), it still works, for it does so before anything is discarded."""
    t = bed(hand="Walled Village", deck="9 Copper", landscapes="Journey", coins=4)
    t.play("Walled Village")
    t.buy("Journey")
    t.clean_up(("resolve", "Walled Village"))
    assert "Walled Village" in t.p1.hand
