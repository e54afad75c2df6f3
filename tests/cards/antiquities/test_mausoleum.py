"""Mausoleum goes wrong when only some of the cards move or are played, and when its mat is taken for another."""

from tests.bed import bed

CARD = "Mausoleum"
STORE, PLAY = "from your hand onto the mat", "play from the mat"


def test_onto_the_mat() -> None:
    """+2 Cards. Name an Action card; then you may reveal your hand: all cards in it of that name go onto your Memory mat."""
    t = bed(hand="Mausoleum, Village, Smithy, Copper", deck="Village, Gold, Silver")
    t.play("Mausoleum", ("name", "Village"), ("option", STORE))
    assert t.p1.zone("memory") == "2 Village"
    assert t.p1.hand == "Smithy, Copper, Gold"
    assert all(t.game.known[card & 4095] == -1 for card in t.p1.player.hand)


def test_plays_from_the_mat() -> None:
    """Or you play all cards of that name that are on your mat, from earlier Mausoleums; it takes no Actions. You cannot leave
    some of them there."""
    t = bed(hand="Mausoleum, Village", deck="5 Copper, 3 Gold", text="p1 memory: 3 Village, Smithy")
    t.play("Mausoleum", ("name", "Village"), ("option", PLAY))
    assert t.p1.in_play == "Mausoleum, 3 Village"
    assert t.p1.zone("memory") == "Smithy"
    assert t.p1.actions == 6
    assert t.p1.hand == "Village, 5 Copper"


def test_both() -> None:
    """You may do both, in that order: then the cards just put there are played too."""
    t = bed(hand="Mausoleum, Village", deck="2 Copper, 5 Gold", text="p1 memory: Village")
    t.play("Mausoleum", ("name", "Village"), ("option", f"{PLAY}, {STORE}"))
    assert t.p1.in_play == "Mausoleum, 2 Village"
    assert t.p1.actions == 4
    assert t.p1.zone("memory") == "-"


def test_no_such_card() -> None:
    """You can name a card of which there is none in the game; then nothing happens."""
    t = bed(hand="Mausoleum, Village", deck="2 Copper", text="p1 memory: Smithy")
    t.play("Mausoleum", ("name", "Witch"), ("option", f"{STORE}, {PLAY}"))
    assert t.p1.hand == "Village, 2 Copper"
    assert t.p1.zone("memory") == "Smithy"


def test_only_actions() -> None:
    """Only Action cards can be named."""
    t = bed(hand="Mausoleum, Village", deck="2 Copper")
    t.play("Mausoleum", ("name", "Crown"), ("option", STORE))
    assert ", Silver," not in t.asked[0]
    assert ", Pyramid," in t.asked[0]


def test_one_after_the_other() -> None:
    """They are played one after the other, and are not in your hand meanwhile: Pyramids on the mat cannot trash each other."""
    t = bed(hand="Mausoleum", deck="Copper, Estate", text="p1 memory: 2 Pyramid")
    t.play("Mausoleum", ("name", "Pyramid"), ("option", PLAY), ("trash", "yes"))
    assert t.trashed == "Copper, Estate"
    assert t.p1.coins == 10
    assert t.p1.in_play == "Mausoleum, 2 Pyramid"


def test_another_mausoleum() -> None:
    """A Mausoleum on the mat can be played so, and do its own in between."""
    t = bed(hand="Mausoleum", deck="2 Copper, Village, Silver, Gold", text="p1 memory: Mausoleum")
    t.play("Mausoleum", ("name", "Mausoleum"), ("option", PLAY), ("name", "Village"), ("option", f"{STORE}, {PLAY}"))
    assert t.p1.in_play == "2 Mausoleum, Village"


def test_island_has_its_own_mat() -> None:
    """Cards on the Island mat are not on the Memory mat, and the other way round."""
    t = bed(hand="Mausoleum, Village", deck="2 Copper", text="p1 mat: Village, Island")
    t.play("Mausoleum", ("name", "Village"), ("option", f"{STORE}, {PLAY}"))
    assert t.p1.mat == "Village, Island"
    assert t.p1.in_play == "Mausoleum, Village"


def test_each_player_has_a_mat() -> None:
    """Each player has a mat of their own; the cards on it are theirs at the end of the game."""
    t = bed(hand="Mausoleum", deck="2 Copper", text="p2 memory: 2 Village, Great Hall")
    t.play("Mausoleum", ("name", "Village"), ("option", PLAY))
    assert t.p2.zone("memory") == "2 Village, Great Hall"
    assert t.p2.points == 1


def test_treasures_that_are_actions() -> None:
    """While Treasures are Actions too, a Treasure can be named."""
    t = bed(hand="Mausoleum", deck="2 Copper, Gold", landscapes="Enlightenment", kingdom="Poet",
            text="p1 holds: Enlightenment\np2 holds: Enlightenment")  # fmt: skip
    t.play("Mausoleum", ("name", "Copper"), ("option", f"{STORE}, {PLAY}"))
    assert t.p1.in_play == "Mausoleum, 2 Copper"
    assert t.p1.hand == "Gold"
