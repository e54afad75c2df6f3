"""Stash goes wrong when it can be placed above the remaining deck, or when a Stash that is not shuffled is placed."""

from tests.bed import bed

CARD = "Stash"


def test_place_it() -> None:
    """When you shuffle a Stash you may put it anywhere among the shuffled cards."""
    for depth in (0, 1, 3):
        t = bed(discard="Stash, 3 Copper", text="seed: 5")
        t.draw(0)
        t.expect(("place", "yes"), ("place", depth))
        cards = t.game.players[0].look(4)
        t.finish()
        assert [t.game.name(card) for card in cards].index("Stash") == depth


def test_optional() -> None:
    """You may leave it where the shuffling put it."""
    t = bed(discard="Stash, 3 Copper")
    t.draw(1, ("place", "no"))
    assert len(t.p1.hand) == 1


def test_only_a_stash_that_is_shuffled() -> None:
    """Only a Stash that is being shuffled can be placed, under the cards that are left in the deck."""
    t = bed(deck="Gold, Stash", discard="Silver, 3 Copper")
    t.draw(3)
    assert "Stash" in t.p1.hand
    t = bed(deck="Gold, Estate", discard="Stash, 3 Copper")
    t.expect(("place", "yes"), ("place", 0))
    cards = t.game.players[0].look(3)
    t.finish()
    assert [t.game.name(card) for card in cards] == ["Gold", "Estate", "Stash"]


def test_several() -> None:
    """Several Stashes can lie together or apart."""
    t = bed(discard="2 Stash, 3 Copper")
    t.expect(("place", "yes"), ("place", 4), ("place", "yes"), ("place", 1))
    cards = t.game.players[0].look(5)
    t.finish()
    assert [t.game.name(card) for card in cards] == ["Copper", "Stash", "Copper", "Copper", "Stash"]
    t = bed(discard="3 Stash, 2 Copper")
    t.expect(("place", "yes"), ("place", 0), ("place", "yes"), ("place", 1), ("place", "yes"), ("place", 2))
    cards = t.game.players[0].look(5)
    t.finish()
    assert [t.game.name(card) for card in cards] == ["Stash", "Stash", "Stash", "Copper", "Copper"]


def test_the_other_cards_stay_hidden() -> None:
    """You do not see the other cards that you shuffle; the cards left in your deck you may look at."""
    t = bed(deck="Gold", discard="Stash, 3 Copper")
    t.expect(("place", "yes"), ("place", 2))
    player = t.game.players[0]
    left = player.zone(1)[0]
    taken = player.look(2)
    t.finish()
    assert player.view.can_see(left)
    hidden = [card for card in player.zone(1) if t.game.name(card) == "Copper"]
    assert hidden
    assert not any(player.view.can_see(card) for card in hidden)
    assert len(taken) == 2


def test_shuffling_the_deck_itself() -> None:
    """When an ability makes you shuffle your deck, you may place a Stash in it as well."""
    t = bed(deck="4 Copper, Stash")
    t.expect(("place", "yes"), ("place", 0))
    t.game.players[0].shuffle_into_deck([])
    t.finish()
    assert t.p1.deck == "Stash, 4 Copper"


def test_shuffling_the_deck_shows_nothing() -> None:
    """If an ability makes you shuffle your deck itself, you may not look at any part of it."""
    t = bed(deck="4 Copper, Stash")
    player = t.game.players[0]
    t.expect(("place", "yes"), ("place", 0))
    player.shuffle_into_deck([])
    t.finish()
    assert not any(player.view.can_see(card) for card in player.zone(1) if t.game.name(card) == "Copper")
