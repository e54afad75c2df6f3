"""Ghost goes wrong when nothing is found, and in how long it stays."""

from tests.bed import Bed, bed

CARD = "Ghost"


def night(deck: str, **more: str) -> Bed:
    return bed(hand="Ghost", deck=deck, text="turn: p1 night", **more)  # type: ignore[arg-type]


def test_play_it_twice_next_turn() -> None:
    """You dig for an Action, set it aside, discard the others, and play it twice at the start of your next turn."""
    t = night("Copper, Gold, Smithy, 30 Copper")
    t.play("Ghost")
    assert t.p1.aside == "Smithy"
    assert t.p1.discard == "Copper, Gold"
    t.end_turn()
    assert t.p1.in_play == "Ghost"
    t.end_turn()
    assert t.p1.hand == "11 Copper"
    assert t.p1.in_play == "Ghost, Smithy"
    t.end_turn()
    assert t.p1.in_play == ""


def test_no_action_found() -> None:
    """If you find no Action, Ghost is discarded this turn."""
    t = night("Copper, Gold")
    t.play("Ghost")
    assert t.p1.discard == "Copper, Gold"
    t.clean_up()
    assert t.p1.in_play == ""


def test_not_optional() -> None:
    """Playing the card is not optional."""
    t = night("Chapel, 9 Estate")
    t.play("Ghost")
    t.end_turn()
    t.end_turn(("p1", "trash", ""), ("p1", "trash", "Estate"))
    assert t.trashed == "Estate"


def test_a_duration() -> None:
    """If the card is a Duration, Ghost stays in play as long as the Duration does."""
    t = night("Church, 30 Copper")
    t.play("Ghost")
    t.end_turn()
    t.end_turn(("p1", "set aside", ""), ("p1", "set aside", ""))
    assert t.p1.actions == 3
    t.end_turn()
    assert t.p1.in_play == "Ghost, Church"
    t.end_turn(("p1", "trash", ""), ("p1", "trash", ""))
    t.end_turn()
    assert t.p1.in_play == ""


def test_nothing_in_between() -> None:
    """Playing it twice is one ability: no other start-of-turn ability comes between the two."""
    t = bed(hand="Ghost", deck="Smithy, 30 Copper", kingdom="Treasurer", text="turn: p1 night\np1 holds: Key")
    t.play("Ghost")
    t.end_turn()
    t.end_turn(("p1", "resolve", "Ghost"))
    assert len([line for line in t.asked if "'resolve'" in line]) == 1
    assert t.p1.hand == "11 Copper"
    assert t.p1.coins == 1


def test_a_card_that_leaves_play() -> None:
    """A card that leaves play when it is played is played a second time all the same."""
    t = night("Feast, 30 Copper", kingdom="Village")
    t.play("Ghost")
    t.end_turn()
    t.end_turn(("p1", "gain", "Village"), ("p1", "gain", "Village"))
    assert t.p1.discard == "2 Village"
    assert t.trashed == "Feast"


def test_cost() -> None:
    """It costs $4 for whatever asks, and is not in the Supply."""
    t = night("Copper")
    assert t.cost("Ghost") == 4
    assert not t.game.in_supply(t.game.top_named("Ghost"))
