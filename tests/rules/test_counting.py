"""What a seat may know by looking and by counting gains, through its view."""

from freehold.rules.view import OPEN_COUNTERS
from freehold.rules.vocab import DECK, HAND
from tests.bed import bed


def test_owned_and_points_of_both() -> None:
    """Gains are open, so a player who counts knows what everybody owns and what it is worth."""
    table = bed(hand="Province, Copper", deck="Duchy", p2="2 Estate", p2_deck="Curse")
    view = table.game.players[0].view
    estate = view.kind_named("Estate").id
    assert (view.owned_by(0, estate), view.owned_by(1, estate)) == (0, 2)
    assert (view.points(0), view.points(1)) == (9, 1)


def test_places() -> None:
    """One's own hand is known card by card; another's only by its size, and a deck not at all."""
    table = bed(hand="Province, Copper", deck="Duchy", p2="2 Estate")
    game = table.game
    view = game.players[0].view
    names = [view.kind_by_id(int(kind)).name for kind in view.zone_kinds(0, HAND)]
    assert names == ["Province", "Copper"]
    assert list(view.zone_kinds(0, DECK)) == [-1]
    assert list(view.zone_kinds(1, HAND)) == [-1, -1]
    mine, theirs = int(game.players[0].hand[0]), int(game.players[1].hand[0])
    assert (view.owner(mine), view.slot(mine)) == (0, HAND)
    assert (view.owner(theirs), view.slot(theirs)) == (-1, -1)


def test_counters_have_names() -> None:
    """The open numbers of a player come in the order of their names."""
    table = bed(hand="Copper")
    player = table.game.players[1]
    player.coffers, player.vp = 3, 7
    numbers = dict(zip(OPEN_COUNTERS, table.game.players[0].view.counters(1), strict=True))
    assert (numbers["coffers"], numbers["vp"], numbers["debt"]) == (3, 7, 0)


def test_gains_to_end() -> None:
    """The end is as near as the Provinces or the three smallest piles, empty ones included, allow."""
    table = bed(text="pile Province: 5\npile Estate: 0\npile Duchy: 1\npile Curse: 2")
    assert table.game.players[0].view.gains_to_end() == 3
    table = bed(text="pile Province: 2\npile Estate: 0\npile Duchy: 1\npile Curse: 2")
    assert table.game.players[0].view.gains_to_end() == 2
