"""Discovery goes wrong when it stays in play after a purchase, or when turning it up brings no Gold or stops there."""

from tests.bed import Bed, bed

CARD = "Discovery"


def pile(t: Bed, name: str) -> list[str]:
    """The cards of a pile, top first."""
    zone = t.game.pile_zone(t.game.pile_named(name))
    return [t.game.name(card) for card in t.game.cards_in(zone)][::-1]


def test_worth() -> None:
    """Worth $2."""
    t = bed(hand="Discovery, Copper", text="turn: p1 treasure")
    t.step(("treasures", "Discovery, Copper"))
    assert t.p1.coins == 3


def test_shuffled_into_the_pile() -> None:
    """With a Discovery in play, when you buy a card the Discovery is shuffled into the rest of that pile, under the card you
    buy. So it may turn up at once."""
    for seed in range(3):
        t = bed(hand="Discovery", kingdom="Smithy", coins=4, text=f"pile Smithy: 6\nseed: {seed}")
        t.play("Discovery")
        t.buy("Smithy")
        assert t.p1.in_play == "-"
        if "Discovery" in t.p1.discard:
            assert t.p1.discard == "Smithy, Discovery, Gold"
            assert pile(t, "Smithy") == ["Smithy"] * 5
        else:
            assert sorted(pile(t, "Smithy")) == ["Discovery"] + ["Smithy"] * 5
            assert pile(t, "Smithy")[0] == "Smithy"


def test_only_on_buying() -> None:
    """Gaining a card without buying it does not move the Discovery."""
    t = bed(hand="Discovery")
    t.play("Discovery")
    t.gain("Silver")
    assert t.p1.in_play == "Discovery"


def test_last_card_of_a_pile() -> None:
    """If you buy the last card of a pile, the Discovery is all the rest of the pile: you turn it up and gain it, and a
    Gold; then the pile is empty."""
    t = bed(hand="Discovery", kingdom="Smithy", coins=4, text="pile Smithy: 1")
    t.play("Discovery")
    t.buy("Smithy")
    assert t.p1.discard == "Smithy, Discovery, Gold"
    assert t.left("Smithy") == 0
    assert t.game.empty_supply_piles() == 1


def test_several() -> None:
    """All Discoveries in play are shuffled in. If one turns up after another, you gain them all, with a Gold for each."""
    t = bed(hand="3 Discovery", kingdom="Smithy", coins=4, text="pile Smithy: 1")
    for _ in range(3):
        t.play("Discovery")
    t.buy("Smithy")
    assert t.p1.discard == "Smithy, 3 Discovery, 3 Gold"
    assert t.p1.in_play == "-"


def test_split_pile() -> None:
    """In a pile of two parts it is shuffled only among the cards of the top card's part."""
    for seed in range(4):
        t = bed(hand="Discovery", kingdom="Patrician/Emporium", coins=4, text=f"seed: {seed}")
        t.play("Discovery")
        t.buy("Patrician")
        assert pile(t, "Patrician")[-5:] == ["Emporium"] * 5


def test_lower_part() -> None:
    """If no card of the upper part is left, among those of the lower part."""
    places = set()
    for seed in range(4):
        t = bed(hand="Discovery", kingdom="Encampment/Plunder", coins=5, text=f"seed: {seed}")
        for _ in range(5):
            t.gain("Encampment", seat=1)
        t.play("Discovery")
        t.buy("Plunder")
        assert t.p1.in_play == "-"
        cards = pile(t, "Plunder")
        assert cards.count("Plunder") == 4
        places.add(cards.index("Discovery") if "Discovery" in cards else 0)
    assert len(places) > 1


def test_own_pile() -> None:
    """In the Discovery pile it is a card like the others: turning it up there does nothing."""
    t = bed(hand="Discovery", coins=2, kingdom="Discovery")
    t.play("Discovery")
    t.buy("Discovery")
    assert t.p1.discard == "Discovery"
    assert t.left("Discovery") == 9


def test_turned_up_by_whoever_gains() -> None:
    """Whoever gains or trashes the card above it, by any means, turns it up and gains it."""
    t = bed(hand="Discovery", kingdom="Smithy", coins=4, text="pile Smithy: 3\nseed: 1")
    t.play("Discovery")
    t.game.shuffle_into(t.card("Discovery", 0, "play"), t.game.pile_named("Smithy"))
    for _ in range(3):
        t.gain("Smithy", seat=1)
    assert t.p2.discard == "3 Smithy, Discovery, Gold"


def test_turned_up_by_trashing() -> None:
    """Trashing the card above it turns it up too."""
    t = bed(hand="Lurker, Discovery", kingdom="Smithy", text="pile Smithy: 1\npile Lurker: 0")
    t.game.shuffle_into(t.card("Discovery"), t.game.pile_named("Smithy"))
    t.play("Lurker", ("option", "trash from the Supply"))
    assert t.trashed == "Smithy"
    assert t.p1.discard == "Discovery, Gold"


def test_covered() -> None:
    """The pile lies face down from then on: only its top card can be seen."""
    t = bed(hand="Discovery", kingdom="Smithy", text="pile Smithy: 5")
    smithy = t.game.pile_named("Smithy")
    view = t.p2.player.view
    assert all(view.can_see(card) for card in t.game.cards_in(t.game.pile_zone(smithy)))
    t.game.shuffle_into(t.card("Discovery"), smithy)
    cards = t.game.cards_in(t.game.pile_zone(smithy))
    assert [view.can_see(card) for card in cards] == [False] * 5 + [True]
