"""Boons and Hexes: two decks for everybody, drawn from and shuffled anew; their cards belong to nobody."""

from tests.bed import Bed, bed

BOONS, BOONS_USED, HEXES, HEXES_USED = 4, 5, 6, 7


def names(t: Bed, zone: int) -> list[str]:
    return [t.game.name(card) for card in t.game.cards_in(zone)]


def test_only_with_cards_that_need_them() -> None:
    """The Boons are in a game with a Fate card, the Hexes in a game with a Doom card."""
    t = bed(kingdom="Pixie")
    assert len(names(t, BOONS)) == 12
    assert names(t, HEXES) == []
    t = bed(kingdom="Vampire")
    assert len(names(t, HEXES)) == 12
    assert names(t, BOONS) == []


def test_discarded_after_it_was_received() -> None:
    """A Boon or Hex is discarded to its own discard pile after it has been received."""
    t = bed(kingdom="Pixie, Vampire", text="boons: The Mountain's Gift\nhexes: Plague")
    player = t.game.players[0]
    player.receive_boon()
    player.receive_hex()
    assert names(t, BOONS_USED) == ["The Mountain's Gift"]
    assert names(t, HEXES_USED) == ["Plague"]
    assert len(names(t, BOONS)) == len(names(t, HEXES)) == 11


def test_an_empty_deck_is_shuffled_anew() -> None:
    """If one is needed and the deck is empty, the discarded ones are shuffled to make a new deck."""
    t = bed(kingdom="Pixie", text="boons: The Sea's Gift")
    player = t.game.players[0]
    for _ in range(11):
        player.discard_boon()
    assert names(t, BOONS_USED)[0] == "The Sea's Gift"
    player.discard_boon()
    assert names(t, BOONS) == []
    player.discard_boon()
    assert len(names(t, BOONS)) == 11
    assert len(names(t, BOONS_USED)) == 1


def test_kept_boons_are_not_shuffled_in() -> None:
    """A Boon that somebody keeps until Clean-up is not part of the new deck."""
    t = bed(kingdom="Pixie", text="boons: The Field's Gift")
    player = t.game.players[0]
    player.receive_boon()
    for _ in range(12):
        player.discard_boon()
    assert "The Field's Gift" not in names(t, BOONS) + names(t, BOONS_USED)


def test_one_hex_for_all() -> None:
    """When the other players receive a Hex, one is turned over; each receives it in turn order before it is discarded."""
    t = bed(hand="Werewolf", p2="4 Copper, Estate", p3="4 Copper, Estate", p4="2 Copper",
            text="turn: p1 night\nhexes: Poverty, Plague")  # fmt: skip
    t.play("Werewolf", ("p2", "discard", "2 Copper"), ("p3", "discard", "Copper, Estate"))
    assert t.p2.discard == "2 Copper"
    assert t.p3.discard == "Copper, Estate"
    assert t.p4.hand == "2 Copper"
    assert names(t, HEXES_USED) == ["Poverty"]


def test_the_decks_are_face_down() -> None:
    """Nobody may look at the next Boon or Hex."""
    t = bed(kingdom="Pixie, Vampire")
    view = t.game.players[0].view
    assert not any(view.can_see(card) for card in t.game.cards_in(BOONS) + t.game.cards_in(HEXES))


def test_they_belong_to_nobody() -> None:
    """Boons and Hexes are never cards of a player, nor in play, not even while a Boon is kept."""
    t = bed(kingdom="Pixie", text="boons: The Field's Gift")
    player = t.game.players[0]
    player.receive_boon()
    player.take_boon()
    assert player.all_cards() == []
    assert t.p1.in_play == ""
